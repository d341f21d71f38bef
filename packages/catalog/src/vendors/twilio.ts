import type { Vendor } from '../vendor.ts';

export const twilio: Vendor = {
  slug: 'twilio',
  name: 'Twilio',
  category: 'messaging',
  statusPageUrl: 'https://status.twilio.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.twilio.com' }, { suffix: 'twilio.com' }],
  packages: {
    pub: [
      { name: 'twilio_flutter', class: 'C' },
      { name: 'twilio_programmable_video', class: 'C' },
    ],
    cocoapods: [{ name: 'TwilioConversationsClient' }, { name: 'TwilioVideo' }, { name: 'TwilioVoice' }],
    composer: [
      { name: 'symfony/twilio-notifier', class: 'C' },
      { name: 'laravel-notification-channels/twilio', class: 'C' },
      { name: 'twilio/sdk' },
    ],
    gem: [{ name: 'twilio-ruby' }],
    generic: [{ prefix: 'env:TWILIO_', class: 'B' }],
    golang: [{ module: 'github.com/kevinburke/twilio-go', class: 'C' }, { module: 'github.com/twilio/twilio-go' }],
    hex: [{ name: 'ex_twilio' }],
    maven: [{ name: 'com.twilio.sdk:twilio' }, { group: 'com.twilio' }],
    npm: [
      { name: 'twilio-sync' },
      { name: 'twilio-notifications' },
      { name: 'twilio-client' },
      { name: 'twilio-chat' },
      { name: 'twilio-video' },
      { name: 'nestjs-twilio', class: 'C' },
      { name: '@twilio/conversations' },
      { name: '@twilio/voice-react-native-sdk' },
      { name: '@twilio/voice-sdk' },
    ],
    nuget: [{ name: 'Twilio.AspNet.Core', class: 'C' }, { name: 'Twilio.AspNet.Mvc', class: 'C' }, { name: 'Twilio' }],
    pypi: [{ name: 'django-twilio', class: 'C' }],
    swift: [{ name: 'github.com/twilio/twilio-video-ios' }, { name: 'github.com/twilio/twilio-voice-ios' }],
    terraform: [{ name: 'twilio/twilio', class: 'G' }],
  },
  sources: ['https://www.twilio.com/docs', 'https://status.twilio.com', 'known'],
};
