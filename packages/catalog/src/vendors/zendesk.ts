import type { Vendor } from '../vendor.ts';

export const zendesk: Vendor = {
  slug: 'zendesk',
  name: 'Zendesk',
  category: 'business',
  statusPageUrl: 'https://status.zendesk.com',
  statusPage: { adapter: 'zendesk' },
  hosts: [
    { host: 'api.smooch.io' },
    { suffix: 'zendesk.com', tenant: true },
    { suffix: 'zdassets.com' },
    { host: 'api.zopim.com' },
    { suffix: 'smooch.io' },
    { suffix: 'zopim.com' },
  ],
  packages: {
    pub: [{ name: 'zendesk_messaging', class: 'C' }],

    swift: [
      { name: 'github.com/zendesk/messaging_sdk_ios' },
      { name: 'github.com/zendesk/sdk_messaging_ios' },
      { name: 'github.com/zendesk/support_sdk_ios' },
    ],
    generic: [{ prefix: 'env:ZENDESK_', class: 'B' }],
    cocoapods: [{ name: 'ZendeskSDKMessaging' }, { name: 'ZendeskChatSDK' }, { name: 'ZendeskSupportSDK' }],
    composer: [
      { name: 'huddledigital/zendesk-laravel', class: 'C' },
      { name: 'stevenmaguire/oauth2-zendesk', class: 'C' },
      { name: 'symfony/zendesk-notifier', class: 'C' },
      { name: 'laravel-notification-channels/zendesk', class: 'C' },
      { name: 'socialiteproviders/zendesk', class: 'C' },
      { name: 'zendesk/zendesk_api_client_php' },
    ],
    gem: [
      { name: 'zendesk_apps_support', class: 'G' },
      { name: 'omniauth-zendesk-oauth2', class: 'C' },
      { name: 'zendesk_api' },
    ],
    golang: [{ module: 'github.com/nukosuke/go-zendesk' }],
    maven: [
      { group: 'zendesk.messaging' },
      { name: 'com.cloudbees.thirdparty:zendesk-java-client' },
      { group: 'com.zendesk', except: ['com.zendesk:mysql-binlog-connector-java', 'com.zendesk:maxwell'] },
    ],
    npm: [
      { name: 'smooch', class: 'C' },
      { name: 'zendesk-sdk', class: 'C' },
      { name: '@zendesk/zcli', class: 'G' },
      { name: 'smooch-core' },
      { name: 'react-zendesk', class: 'C' },
      { name: 'zendesk-node-api', class: 'C' },
      { name: 'passport-zendesk', class: 'C' },
      { name: 'node-zendesk' },
    ],
    nuget: [{ name: 'ZendeskApi.Client', class: 'C' }, { name: 'ZendeskApi_v2' }],
    pypi: [
      { name: 'zendesk', class: 'C' },
      { name: 'tap-zendesk-chat', class: 'C' },
      { name: 'pipelinewise-tap-zendesk', class: 'C' },
      { name: 'tap-zendesk', class: 'C' },
      { name: 'llama-index-readers-zendesk', class: 'C' },
      { name: 'apache-airflow-providers-zendesk', class: 'C' },
      { name: 'zenpy' },
      { name: 'zdesk' },
    ],
  },
  sources: ['https://developer.zendesk.com', 'https://status.zendesk.com', 'known'],
};
