import type { Vendor } from '../vendor.ts';

export const figma: Vendor = {
  slug: 'figma',
  name: 'Figma',
  category: 'business',
  statusPageUrl: 'https://status.figma.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.figma.com' }, { suffix: 'figma.com' }, { suffix: 'figma-gov.com' }],
  packages: {
    pypi: [{ name: 'FigmaPy', class: 'C' }],
    generic: [{ prefix: 'env:FIGMA_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/figma', class: 'C' }],
    gem: [{ name: 'omniauth-figma', class: 'C' }],
    npm: [
      { name: 'figcd', class: 'C' },
      { name: 'figma-js', class: 'C' },
      { name: '@figma/code-connect', class: 'G' },
      { name: 'figma-developer-mcp', class: 'G' },
      { name: 'figma-api' },
    ],
  },
  sources: ['https://www.figma.com/developers/api', 'https://status.figma.com', 'known'],
};
