import type { Vendor } from '../vendor.ts';

export const discourse: Vendor = {
  slug: 'discourse',
  name: 'Discourse hosting',
  category: 'community',
  statusPageUrl: 'https://status.discourse.org',
  hosts: [{ suffix: 'discourse.group', hosting: true, confidence: 'low' }],
  packages: { pypi: [{ name: 'pydiscourse' }], gem: [{ name: 'discourse_api', class: 'F' }] },
  sources: ['https://docs.discourse.org'],
};
