import type { Vendor } from '../vendor.ts';

export const basecamp: Vendor = {
  slug: 'basecamp',
  name: 'Basecamp',
  category: 'productivity',
  statusPageUrl: 'https://www.basecampstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: '3.basecampapi.com' }, { suffix: 'basecampapi.com' }, { suffix: '37signals.com' }],
  packages: {
    pypi: [
      { name: 'basecamp-chatbot', class: 'C' },
      { name: 'bcapi', class: 'C' },
      { name: 'basecampapi', class: 'C' },
    ],
    npm: [{ name: '@37signals/basecamp' }],
    composer: [
      { name: 'socialiteproviders/37signals', class: 'C' },
      { name: 'nilesuan/oauth2-thirtysevensignals', class: 'C' },
      { name: 'stevenmaguire/oauth2-basecamp', class: 'C' },
      { name: 'socialiteproviders/thirtysevensignals', class: 'C' },
      { name: 'socialiteproviders/thirty-seven-signals', class: 'C' },
    ],
    generic: [
      { prefix: 'env:BASECAMP_', class: 'B' },
      { prefix: 'env:THIRTY_SEVEN_SIGNALS_', class: 'B' },
    ],
    gem: [
      { name: 'basecamp3', class: 'C' },
      { name: 'logan', class: 'C' },
      { name: 'omniauth-37signals', class: 'C' },
      { name: 'omniauth-basecamp', class: 'C' },
    ],
  },
  sources: ['https://github.com/basecamp/bc3-api', 'known'],
};
