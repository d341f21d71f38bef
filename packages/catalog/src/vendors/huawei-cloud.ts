import type { Vendor } from '../vendor.ts';

export const huaweiCloud: Vendor = {
  slug: 'huawei-cloud',
  name: 'Huawei Cloud',
  category: 'cloud',
  statusPageUrl: null,
  hosts: [
    { host: 'account.cloud.huawei.com' },
    { host: 'oauth-login.cloud.huawei.com' },
    { host: 'api.rtc.huaweicloud.com' },
    { suffix: 'myhuaweicloud.com' },
  ],
  packages: {
    composer: [{ name: 'huaweicloud/huaweicloud-sdk-php' }, { name: 'obs/esdk-obs-php' }],
    nuget: [{ name: 'HuaweiCloud.SDK.Core', class: 'D' }],
    generic: [
      { prefix: 'env:HUAWEICLOUD_', class: 'B' },
      { prefix: 'env:HUAWEI_CLOUD_', class: 'B' },
    ],
    golang: [
      { module: 'github.com/huaweicloud/huaweicloud-sdk-go-v3', class: 'E' },
      { module: 'github.com/huaweicloud/huaweicloud-sdk-go-obs' },
    ],
    maven: [
      { name: 'com.huaweicloud:esdk-obs-java-bundle' },
      { group: 'com.huaweicloud.sdk' },
      { name: 'com.huaweicloud:esdk-obs-java' },
    ],
    npm: [{ name: 'esdk-obs-nodejs' }, { name: 'esdk-obs-browserjs' }],
    pypi: [
      { name: 'prefect-huaweicloud', class: 'C' },
      { name: 'dagster-huaweicloud', class: 'C' },
      { name: 'esdk-obs-python' },
    ],
    terraform: [{ name: 'huaweicloud/huaweicloud', class: 'G' }],
  },
  sources: ['https://support.huaweicloud.com/intl'],
};
