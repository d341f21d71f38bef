import type { Vendor } from '../vendor.ts';

export const ovhcloud: Vendor = {
  slug: 'ovhcloud',
  name: 'OVHcloud',
  category: 'cloud',
  statusPageUrl: 'https://www.status-ovhcloud.com',
  hosts: [
    { host: 'eu.api.kimsufi.com' },
    { host: 'ca.api.kimsufi.com' },
    { host: 'eu.api.soyoustart.com' },
    { host: 'ca.api.soyoustart.com' },
    { host: 'api.ovh.com' },
    { host: 'eu.api.ovh.com' },
    { host: 'ca.api.ovh.com' },
    { host: 'api.us.ovhcloud.com' },
    { suffix: 'cloud.ovh.net' },
    { suffix: 'cloud.ovh.us' },
    { suffix: 'ovh.com' },
    { suffix: 'ovhcloud.com' },
  ],
  packages: {
    docker: [{ name: 'certbot/dns-ovh', class: 'G' }],
    maven: [{ name: 'dev.langchain4j:langchain4j-ovh-ai', class: 'C' }],
    cargo: [{ name: 'ovh', class: 'C' }],
    generic: [
      { name: 'helm/cert-manager-webhook-ovh', class: 'G' },
      { prefix: 'ansible/ovh.', class: 'G' },
      { name: 'ansible/synthesio.ovh', class: 'G' },
      { prefix: 'env:OVHCLOUD_', class: 'B' },
    ],
    composer: [
      { name: 'ovh/php-ovh-sms' },
      { name: 'symfony/ai-ovh-platform', class: 'C' },
      { name: 'symfony/ovh-cloud-notifier', class: 'C' },
      { name: 'socialiteproviders/ovh', class: 'C' },
      { name: 'ovh/ovh' },
    ],
    golang: [{ module: 'github.com/ovh/go-ovh' }, { module: 'github.com/ovh/okms-sdk-go' }],
    npm: [{ name: 'ovh-api-services' }, { name: '@ovhcloud/node-ovh' }, { name: 'ovh' }],
    pypi: [
      { name: 'apache-airflow-provider-ovhcloud-ai', class: 'C' },
      { name: 'octodns-ovh', class: 'C' },
      { name: 'certbot-dns-ovh', class: 'C' },
      { name: 'llama-index-llms-ovhcloud', class: 'C' },
      { name: 'ovh' },
    ],
    terraform: [
      { name: 'hashicorp/ovh', class: 'G' },
      { name: 'ovh/ovh', class: 'G' },
    ],
  },
  sources: ['https://help.ovhcloud.com', 'https://www.status-ovhcloud.com', 'known'],
};
