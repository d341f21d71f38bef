import type { Vendor } from '../vendor.ts';

export const bandwidth: Vendor = {
  slug: 'bandwidth',
  name: 'Bandwidth',
  category: 'messaging',
  statusPageUrl: 'https://status.bandwidth.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.bandwidth.com' },
    { host: 'messaging.bandwidth.com' },
    { host: 'voice.bandwidth.com' },
    { host: 'dashboard.bandwidth.com' },
    { suffix: 'bandwidth.com' },
  ],
  packages: {
    hex: [{ name: 'bandwidth' }],
    golang: [{ module: 'github.com/Bandwidth/go-bandwidth' }],
    composer: [{ name: 'symfony/bandwidth-notifier', class: 'C' }, { name: 'bandwidth/sdk' }],
    gem: [{ name: 'ruby-bandwidth' }, { name: 'bandwidth-sdk' }],
    maven: [{ group: 'com.bandwidth.sdk' }, { name: 'com.bandwidth.sdk:bandwidth-sdk' }],
    npm: [
      { name: '@bandwidth/mfa' },
      { name: '@bandwidth/webrtc-browser' },
      { name: '@bandwidth/numbers' },
      { name: 'bandwidth', class: 'C' },
      { name: 'node-bandwidth' },
      { name: '@bandwidth/bw-webrtc-sdk' },
      { name: '@bandwidth/messaging' },
      { name: '@bandwidth/voice' },
      { name: 'bandwidth-sdk' },
    ],
    nuget: [{ name: 'Bandwidth.Standard' }, { name: 'Bandwidth.Sdk' }],
    pypi: [{ name: 'bandwidth-sdk' }],
  },
  sources: ['https://dev.bandwidth.com', 'https://status.bandwidth.com', 'known'],
};
