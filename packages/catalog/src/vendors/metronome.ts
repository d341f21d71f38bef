import type { Vendor } from '../vendor.ts';

export const metronome: Vendor = {
  slug: 'metronome',
  name: 'Metronome',
  category: 'payments',
  statusPageUrl: 'https://status.metronome.com',
  hosts: [{ host: 'api.metronome.com' }, { host: 'ingest.metronome.com' }, { suffix: 'metronome.com' }],
  packages: {
    generic: [{ prefix: 'env:METRONOME_', class: 'B' }],
    golang: [{ module: 'github.com/Metronome-Industries/metronome-go' }],
    npm: [{ name: '@metronome/sdk' }],
    pypi: [{ name: 'metronome-sdk' }],
  },
  sources: ['https://docs.metronome.com', 'known'],
};
