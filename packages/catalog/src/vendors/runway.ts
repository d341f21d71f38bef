import type { Vendor } from '../vendor.ts';

export const runway: Vendor = {
  slug: 'runway',
  name: 'Runway',
  category: 'ai',
  statusPageUrl: 'https://status.runwayml.com',
  hosts: [{ host: 'api.dev.runwayml.com' }, { suffix: 'runwayml.com' }],
  packages: {
    npm: [{ name: '@runwayml/sdk' }],
    pypi: [{ name: 'livekit-plugins-runway', class: 'C' }, { name: 'runwayml' }],
  },
  sources: ['https://docs.dev.runwayml.com'],
};
