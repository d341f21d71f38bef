import type { Vendor } from '../vendor.ts';

export const openMeteo: Vendor = {
  slug: 'open-meteo',
  name: 'Open-Meteo',
  category: 'data',
  statusPageUrl: null,
  hosts: [
    { host: 'api.open-meteo.com' },
    { host: 'archive-api.open-meteo.com' },
    { host: 'geocoding-api.open-meteo.com' },
    { host: 'customer-api.open-meteo.com' },
    { host: 'air-quality-api.open-meteo.com' },
    { suffix: 'open-meteo.com' },
  ],
  packages: {
    composer: [{ name: 'symfony/ai-open-meteo-tool', class: 'C' }],
    generic: [
      { prefix: 'env:OPENMETEO_', class: 'B' },
      { prefix: 'env:OPEN_METEO_', class: 'B' },
    ],
    npm: [{ name: '@openmeteo/sdk' }, { name: 'open-meteo-js', class: 'C' }, { name: 'openmeteo' }],
    pypi: [
      { name: 'fast-free-weather', class: 'C' },
      { name: 'xsmeteo', class: 'C' },
      { name: 'climatex', class: 'C' },
      { name: 'action0-open-meteo-api', class: 'C' },
      { name: 'syunity-meteo', class: 'C' },
      { name: 'pyopenmeteo', class: 'C' },
      { name: 'open-meteo', class: 'C' },
      { name: 'tap-openmeteo', class: 'C' },
      { name: 'openmeteo-sdk' },
      { name: 'openmeteo-requests' },
    ],
  },
  sources: ['https://open-meteo.com/en/docs', 'known'],
};
