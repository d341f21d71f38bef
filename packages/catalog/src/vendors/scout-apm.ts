import type { Vendor } from '../vendor.ts';

export const scoutApm: Vendor = {
  slug: 'scout-apm',
  name: 'Scout Monitoring',
  category: 'monitoring',
  statusPageUrl: 'https://status.scoutapm.com',
  hosts: [
    { host: 'apm.scoutapp.com' },
    { host: 'checkin.scoutapp.com' },
    { host: 'checkin.scoutapm.com' },
    { host: 'errors.scoutapm.com' },
    { suffix: 'scoutapm.com' },
  ],
  packages: {
    docker: [
      { prefix: 'scoutapp/', class: 'G' },
      { name: 'scoutapp/scoutapm', class: 'G' },
    ],
    generic: [
      { name: 'addon:scout', class: 'B' },
      { prefix: 'env:SCOUTAPM_', class: 'B' },
      { prefix: 'env:SCOUT_APM_', class: 'B' },
    ],
    composer: [
      { name: 'scoutapp/scout-apm-symfony-bundle' },
      { name: 'scoutapp/scout-apm-php' },
      { name: 'scoutapp/scout-apm-laravel', class: 'C' },
    ],
    gem: [{ name: 'scout_apm_logging' }, { name: 'scout_apm' }],
    hex: [{ name: 'scout_apm' }],
    npm: [{ name: '@scout_apm/scout-apm' }],
    pypi: [{ name: 'scout-apm' }],
  },
  sources: ['https://scoutapm.com/docs'],
};
