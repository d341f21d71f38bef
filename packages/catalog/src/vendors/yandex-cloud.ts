import type { Vendor } from '../vendor.ts';

export const yandexCloud: Vendor = {
  slug: 'yandex-cloud',
  name: 'Yandex Cloud',
  category: 'cloud',
  statusPageUrl: 'https://status.yandex.cloud',
  statusPage: { adapter: 'yandex' },
  hosts: [
    { suffix: 'api.cloud.yandex.net' },
    { suffix: 'storage.yandexcloud.net' },
    { host: 'smartcaptcha.yandexcloud.net' },
    { host: 'smartcaptcha.cloud.yandex.ru' },
    { host: 'translate.yandex.net' },
    { host: 'translate.api.cloud.yandex.net' },
  ],
  packages: {
    docker: [{ prefix: 'cr.yandex/yc/', class: 'G' }],
    githubactions: [
      { prefix: 'yc-actions/', class: 'G' },
      { prefix: 'yandex-cloud/', class: 'G' },
    ],
    cocoapods: [{ name: 'YandexSpeechKit' }],
    cargo: [{ name: 'yandex-cloud', class: 'C' }],
    nuget: [{ name: 'Yandex.Cloud.SDK' }],
    maven: [{ name: 'com.yandex.cloud:java-sdk-services' }],
    generic: [
      { name: 'helm/cert-manager-webhook-yandex', class: 'G' },
      { prefix: 'env:YANDEXCLOUD_', class: 'B' },
      { prefix: 'env:YANDEX_CLOUD_', class: 'B' },
    ],
    golang: [
      { module: 'github.com/yandex-cloud/go-genproto' },
      { module: 'github.com/yandex-cloud/go-sdk', class: 'E' },
    ],
    npm: [
      { name: 'easy-yandex-s3', class: 'C' },
      { name: 'yandex-translate', class: 'C' },
      { name: '@yandex-cloud/sdk' },
      { name: 'yandex-cloud' },
      { name: '@yandex-cloud/nodejs-sdk', class: 'E' },
    ],
    pypi: [
      { name: 'yandex-cloud-ml-sdk' },
      { name: 'python-yandex-cloud-monitoring', class: 'C' },
      { name: 'apache-airflow-providers-yandex', class: 'C' },
      { name: 'ydb', class: 'F' },
      { name: 'yandex-query-client' },
      { name: 'tap-yandex-cloud', class: 'C' },
      { name: 'yandexcloud', class: 'E' },
    ],
    terraform: [
      { name: 'hashicorp/yandex', class: 'G' },
      { name: 'yandex-cloud/yandex', class: 'G' },
    ],
  },
  sources: ['https://yandex.cloud/en/docs'],
};
