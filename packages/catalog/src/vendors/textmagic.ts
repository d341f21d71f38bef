import type { Vendor } from '../vendor.ts';

export const textmagic: Vendor = {
  slug: 'textmagic',
  name: 'TextMagic',
  category: 'messaging',
  statusPageUrl: 'https://status.textmagic.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'rest.textmagic.com' }, { suffix: 'textmagic.com' }],
  packages: {
    generic: [{ prefix: 'env:TEXTMAGIC_', class: 'B' }],
    composer: [{ name: 'textmagic/sdk' }],
    gem: [{ name: 'textmagic-ruby' }],
    golang: [{ module: 'github.com/textmagic/textmagic-rest-go-v2' }],
    maven: [{ name: 'com.textmagic.sdk:textmagic-rest-java-wrapper' }],
    npm: [{ name: 'textmagic-client' }],
    nuget: [{ name: 'TextmagicRest' }],
    pypi: [{ name: 'textmagic' }],
  },
  sources: ['https://docs.textmagic.com', 'https://status.textmagic.com', 'known'],
};
