import type { Vendor } from '../vendor.ts';

export const africastalking: Vendor = {
  slug: 'africastalking',
  name: "Africa's Talking",
  category: 'messaging',
  statusPageUrl: 'https://status.africastalking.com',
  hosts: [
    { host: 'api.africastalking.com' },
    { host: 'voice.africastalking.com' },
    { host: 'api.sandbox.africastalking.com' },
    { suffix: 'africastalking.com' },
  ],
  packages: {
    hex: [{ name: 'at_ex', class: 'C' }],
    generic: [{ prefix: 'env:AFRICASTALKING_', class: 'B' }],
    golang: [{ module: 'github.com/AfricasTalkingLtd/africastalking-go' }],
    composer: [
      { name: 'laravel-notification-channels/africastalking', class: 'C' },
      { name: 'africastalking/africastalking' },
    ],
    gem: [{ name: 'africastalking-ruby' }],
    maven: [{ name: 'com.africastalking:core' }],
    npm: [{ name: 'africastalking' }],
    nuget: [{ name: 'AfricasTalking.NET' }],
    pypi: [{ name: 'africastalking' }],
  },
  sources: ['https://developers.africastalking.com', 'https://status.africastalking.com', 'known'],
};
