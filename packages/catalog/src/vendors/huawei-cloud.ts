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
    githubactions: [{ prefix: 'huaweicloud/', class: 'G' }],
    cargo: [{ name: 'huaweicloud-sdk-rust-obs', class: 'C' }],
    gem: [
      { name: 'fastlane-plugin-huawei_appgallery', class: 'G' },
      { name: 'fastlane-plugin-huawei_appgallery_connect', class: 'G' },
    ],
    cocoapods: [{ name: 'AGConnectCredential' }],

    composer: [
      { name: 'zing/flysystem-obs', class: 'C' },
      { name: 'huaweicloud/huaweicloud-sdk-php' },
      { name: 'obs/esdk-obs-php' },
    ],
    nuget: [
      { name: 'AspNet.Security.OAuth.Huawei', class: 'C' },
      { name: 'HuaweiCloud.SDK.Core', class: 'D' },
    ],
    generic: [
      { prefix: 'env:HUAWEICLOUD_', class: 'B' },
      { prefix: 'env:HUAWEI_CLOUD_', class: 'B' },
    ],
    golang: [
      { module: 'github.com/huaweicloud/golangsdk', class: 'C' },
      { module: 'github.com/huaweicloud/huaweicloud-sdk-go-v3', class: 'E' },
      { module: 'github.com/huaweicloud/huaweicloud-sdk-go-obs' },
    ],
    maven: [
      { name: 'org.apache.seatunnel:connector-file-obs', class: 'C' },
      { name: 'com.huawei.storage:esdk-obs-java' },
      { name: 'com.huaweicloud:esdk-obs-java-bundle' },
      { group: 'com.huaweicloud.sdk' },
      { name: 'com.huaweicloud:esdk-obs-java' },
    ],
    npm: [
      { name: '@huaweicloud/huaweicloud-sdk-core' },
      { name: '@huaweicloud/huaweicloud-sdk-swr' },
      { name: '@huaweicloud/huaweicloud-sdk-functiongraph' },
      { name: '@huaweicloud/huaweicloud-sdk-vpc' },
      { name: '@huaweicloud/huaweicloud-sdk-iam' },
      { name: '@huaweicloud/huaweicloud-sdk-ecs' },
      { name: 'esdk-obs-nodejs' },
      { name: 'esdk-obs-browserjs' },
    ],
    pypi: [
      { name: 'ya-obs', class: 'C' },
      { name: 'huaweicloud-sdk-python-dis', class: 'C' },
      { name: 'huaweicloudsdkexample' },
      { name: 'huaweicloudsdkcore' },
      { name: 'huaweicloudsdkall' },
      { name: 'prefect-huaweicloud', class: 'C' },
      { name: 'dagster-huaweicloud', class: 'C' },
      { name: 'esdk-obs-python' },
    ],
    terraform: [
      { name: 'hashicorp/huaweicloud', class: 'G' },
      { name: 'huaweicloud/huaweicloud', class: 'G' },
    ],
  },
  sources: ['https://support.huaweicloud.com/intl'],
};
