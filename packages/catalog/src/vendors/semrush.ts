import type { Vendor } from '../vendor.ts';

export const semrush: Vendor = {
  slug: 'semrush',
  name: 'Semrush',
  category: 'data',
  statusPageUrl: null,
  hosts: [{ host: 'api.semrush.com' }, { suffix: 'semrush.com' }],
  packages: { nuget: [{ name: 'Umbraco.Cms.Integrations.SEO.Semrush', class: 'C' }] },
  sources: ['https://developer.semrush.com', 'known'],
};
