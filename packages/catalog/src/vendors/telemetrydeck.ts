import type { Vendor } from '../vendor.ts';

export const telemetrydeck: Vendor = {
  slug: 'telemetrydeck',
  name: 'TelemetryDeck',
  category: 'analytics',
  statusPageUrl: 'https://status.telemetrydeck.com',
  hosts: [{ host: 'nom.telemetrydeck.com' }, { host: 'api.telemetrydeck.com' }, { suffix: 'telemetrydeck.com' }],
  packages: {
    cargo: [{ name: 'telemetrydeck-wasm', class: 'C' }],
    pypi: [{ name: 'telemetrydeckpy', class: 'C' }],
    generic: [{ prefix: 'env:TELEMETRYDECK_', class: 'B' }],
    npm: [{ name: '@telemetrydeck/sdk' }],
    pub: [{ name: 'telemetrydecksdk' }],
    swift: [
      { name: 'github.com/TelemetryDeck/SwiftClient', class: 'C' },
      { name: 'github.com/TelemetryDeck/SwiftSDK' },
    ],
  },
  sources: ['https://telemetrydeck.com/docs', 'known'],
};
