import type { Vendor } from '../vendor.ts';

export const chromatic: Vendor = {
  slug: 'chromatic',
  name: 'Chromatic',
  category: 'testing',
  statusPageUrl: 'https://status.chromatic.com',
  hosts: [{ host: 'index.chromatic.com' }, { suffix: 'chromatic.com' }],
  packages: {
    generic: [
      { prefix: 'circleci/chromaui/', class: 'G' },
      { name: 'chromatic.config.json', class: 'G' },
      { prefix: 'env:CHROMATIC_', class: 'B' },
    ],
    githubactions: [{ prefix: 'chromaui/', class: 'G' }],
    npm: [
      { name: '@chromaui/addon-visual-tests', class: 'G' },
      { name: '@chromatic-com/cypress', class: 'G' },
      { name: '@chromatic-com/storybook', class: 'G' },
      { name: 'chromatic', class: 'G' },
      { name: '@chromatic-com/playwright', class: 'G' },
    ],
  },
  sources: ['https://www.chromatic.com/docs'],
};
