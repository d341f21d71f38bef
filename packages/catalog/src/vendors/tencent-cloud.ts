import type { Vendor } from '../vendor.ts';

export const tencentCloud: Vendor = {
  slug: 'tencent-cloud',
  name: 'Tencent Cloud',
  category: 'cloud',
  statusPageUrl: 'https://status.tencentcloud.com',
  statusPage: { adapter: 'tencent' },
  hosts: [
    { suffix: 'tencentcloudapi.com' },
    { suffix: 'myqcloud.com' },
    { suffix: 'tencentcloud.com' },
    { suffix: 'cloud.tencent.com' },
  ],
  packages: {
    cocoapods: [{ name: 'QCloudCOSXML' }],
    gem: [{ name: 'tencentcloud-sdk-common', class: 'D' }],
    nuget: [{ name: 'Tencent.QCloud.Cos.Sdk' }, { name: 'TencentCloudSDK' }],
    generic: [
      { prefix: 'env:TENCENTCLOUD_', class: 'B' },
      { prefix: 'env:TENCENT_CLOUD_', class: 'B' },
    ],
    composer: [{ name: 'tencentcloud/tencentcloud-sdk-php', class: 'E' }, { name: 'qcloud/cos-sdk-v5' }],
    golang: [
      { module: 'github.com/go-acme/tencentedgdeone' },
      { module: 'github.com/go-acme/tencentclouddnspod' },
      { module: 'github.com/tencentcloud/tencentcloud-sdk-go', class: 'E' },
      { module: 'github.com/tencentyun/cos-go-sdk-v5' },
    ],
    maven: [{ group: 'com.tencentcloudapi' }, { name: 'com.qcloud:cos_api' }],
    npm: [
      { name: 'wx-server-sdk' },
      { name: '@cloudbase/js-sdk' },
      { name: '@cloudbase/node-sdk' },
      { name: '@tencent-sdk/capi' },
      { name: 'tencentcloud-sdk-nodejs', class: 'E' },
      { name: 'cos-nodejs-sdk-v5' },
      { name: 'cos-js-sdk-v5' },
    ],
    pypi: [
      { name: 'tcvectordb' },
      { name: 'tencentcloud-sdk-python-common' },
      { name: 'tencentcloud-sdk-python-cdb' },
      { name: 'tencentcloud-sdk-python-intl-en' },
      { name: 'tencentcloud-sdk-python', class: 'E' },
      { name: 'cos-python-sdk-v5' },
    ],
    terraform: [{ name: 'tencentcloudstack/tencentcloud', class: 'G' }],
  },
  sources: ['https://www.tencentcloud.com/document'],
};
