import type { Vendor } from '../vendor.ts';

export const inngest: Vendor = {
  slug: 'inngest',
  name: 'Inngest',
  category: 'development',
  statusPageUrl: 'https://status.inngest.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.inngest.com' }, { host: 'inn.gs' }, { suffix: 'inngest.com' }, { suffix: 'inn.gs' }],
  packages: {
    cargo: [{ name: 'inngest' }],
    hex: [{ name: 'inngest' }],
    maven: [{ name: 'com.inngest:inngest-spring-boot-adapter' }, { name: 'com.inngest:inngest' }],
    generic: [{ prefix: 'env:INNGEST_', class: 'B' }],
    golang: [{ module: 'github.com/inngest/inngestgo', class: 'B' }],
    npm: [
      { name: '@inngest/realtime' },
      { name: 'inngest-cli', class: 'G' },
      { name: 'netlify-plugin-inngest', class: 'C' },
      { name: '@mastra/inngest', class: 'C' },
      { name: 'nest-inngest', class: 'C' },
      { name: 'inngest', class: 'B' },
    ],
    pypi: [{ name: 'inngest', class: 'B' }],
  },
  sources: ['https://www.inngest.com/docs', 'https://status.inngest.com', 'known'],
};
