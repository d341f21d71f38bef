import type { Vendor } from '../vendor.ts';

export const infobip: Vendor = {
  slug: 'infobip',
  name: 'Infobip',
  category: 'messaging',
  statusPageUrl: 'https://status.infobip.com',
  hosts: [{ host: 'api.infobip.com' }, { suffix: 'api.infobip.com' }, { suffix: 'infobip.com' }],
  packages: {
    swift: [
      { name: 'github.com/infobip/infobip-mobile-ui-ios' },
      { name: 'github.com/infobip/mobile-messaging-sdk-ios' },
      { name: 'github.com/infobip/infobip-rtc-ios' },
    ],
    cocoapods: [
      { name: 'MobileMessagingObjC' },
      { name: 'infobip_mobilemessaging' },
      { name: 'MobileMessagingNotificationExtension' },
      { name: 'InfobipMobileUI' },
      { name: 'InfobipRTC' },
      { name: 'MobileMessaging' },
    ],
    pub: [{ prefix: 'infobip_' }, { name: 'infobip_rtc', class: 'C' }, { name: 'infobip_mobilemessaging' }],
    generic: [{ prefix: 'env:INFOBIP_', class: 'B' }],
    composer: [
      { name: 'infobip/infobip-api-php-client' },
      { name: 'symfony/infobip-mailer', class: 'C' },
      { name: 'symfony/infobip-notifier', class: 'C' },
    ],
    golang: [{ module: 'github.com/infobip/infobip-api-go-client' }],
    maven: [
      { group: 'com.infobip' },
      { name: 'com.infobip:infobip-spring-boot-starter' },
      { name: 'com.infobip:infobip-rtc-ui' },
      { name: 'com.infobip:infobip-mobile-messaging-android-inbox-sdk' },
      { name: 'com.infobip:infobip-mobile-messaging-android-chat-sdk' },
      { name: 'com.infobip:infobip-mobile-messaging-android-sdk' },
      { name: 'com.infobip:infobip-api-java-client' },
    ],
    npm: [
      { name: 'com-infobip-plugins-mobilemessaging' },
      { name: 'infobip' },
      { name: 'infobip-rtc' },
      { name: '@infobip-api/sdk' },
    ],
    nuget: [
      { name: 'Bot.Builder.Community.Adapters.Infobip.WhatsApp', class: 'C' },
      { name: 'Bot.Builder.Community.Adapters.Infobip.Viber', class: 'C' },
      { name: 'Bot.Builder.Community.Adapters.Infobip.Sms', class: 'C' },
      { name: 'Infobip.Api.Client' },
    ],
    pypi: [{ name: 'infobip-api-python-client' }],
  },
  sources: ['https://www.infobip.com/docs/api'],
};
