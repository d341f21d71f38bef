import type { Vendor } from '../vendor.ts';

export const attentive: Vendor = {
  slug: 'attentive',
  name: 'Attentive',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [{ host: 'api.attentivemobile.com' }, { suffix: 'attentivemobile.com' }, { suffix: 'attn.tv' }],
  packages: {
    maven: [{ group: 'com.attentive' }],
    swift: [{ name: 'github.com/attentive-mobile/attentive-ios-sdk', class: 'C' }],
  },
  sources: ['https://docs.attentivemobile.com', 'known'],
};
