import type { Vendor } from '../vendor.ts';

export const crisp: Vendor = {
  slug: 'crisp',
  name: 'Crisp',
  category: 'business',
  statusPageUrl: 'https://status.crisp.chat',
  hosts: [{ host: 'api.crisp.chat' }, { host: 'client.crisp.chat' }, { suffix: 'crisp.chat' }],
  packages: {
    swift: [{ name: 'github.com/crisp-im/crisp-sdk-ios' }],
    pub: [
      { name: 'crisp_chat_sdk' },
      { name: 'flutter_crisp_chat' },
      { name: 'crisp_sdk' },
      { name: 'crisp' },
      { name: 'crisp_chat', class: 'C' },
    ],
    maven: [{ group: 'im.crisp' }, { name: 'im.crisp:crisp-sdk' }],
    cocoapods: [{ name: 'Crisp' }],
    composer: [{ name: 'crisp/php-crisp-api' }, { name: 'crispchat/php-crisp-api' }, { name: 'crisp/crisp-api' }],
    gem: [{ name: 'crisp-api' }],
    golang: [{ module: 'github.com/crisp-im/go-crisp-api' }],
    npm: [
      { name: 'crisp-status-reporter' },
      { name: '@dansmaculotte/vue-crisp-chat', class: 'C' },
      { name: '@capgo/capacitor-crisp', class: 'C' },
      { name: 'node-crisp-api', class: 'C' },
      { name: 'react-native-crisp-chat-sdk' },
      { name: 'crisp-api' },
      { name: 'crisp-sdk-web' },
    ],
    pypi: [{ name: 'crisp-api' }],
  },
  sources: ['https://docs.crisp.chat', 'https://status.crisp.chat', 'known'],
};
