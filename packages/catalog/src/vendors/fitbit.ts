import type { Vendor } from '../vendor.ts';

export const fitbit: Vendor = {
  slug: 'fitbit',
  name: 'Fitbit',
  category: 'data',
  statusPageUrl: 'https://status.fitbit.com',
  hosts: [{ host: 'api.fitbit.com' }, { suffix: 'fitbit.com' }],
  packages: {
    pub: [{ name: 'fitbitter', class: 'C' }],
    nuget: [{ name: 'Owin.Security.Providers.Fitbit', class: 'C' }],
    pypi: [{ name: 'fitbitapp', class: 'C' }, { name: 'django-google-health', class: 'C' }, { name: 'fitbit' }],
    composer: [
      { name: 'djchen/oauth2-fitbit', class: 'C' },
      { name: 'socialiteproviders/fitbit', class: 'C' },
    ],
    gem: [
      { name: 'fitgem', class: 'C' },
      { name: 'fitgem_oauth2', class: 'C' },
      { name: 'omniauth-fitbit-oauth2', class: 'C' },
      { name: 'omniauth-fitbit', class: 'C' },
    ],
  },
  sources: ['https://dev.fitbit.com', 'known'],
};
