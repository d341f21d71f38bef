import type { Vendor } from '../vendor.ts';

export const personio: Vendor = {
  slug: 'personio',
  name: 'Personio',
  category: 'hr',
  statusPageUrl: 'https://status.personio.de',
  hosts: [{ host: 'api.personio.de' }, { suffix: 'personio.de' }],
  packages: {},
  sources: ['https://developer.personio.de'],
};
