import type { Vendor } from '../vendor.ts';

export const gitbook: Vendor = {
  slug: 'gitbook',
  name: 'GitBook',
  category: 'automation',
  statusPageUrl: 'https://www.gitbookstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.gitbook.com' }, { suffix: 'gitbook.com' }],
  packages: {
    pypi: [{ name: 'llama-index-readers-gitbook', class: 'C' }],
    npm: [{ name: '@gitbook/cli', class: 'G' }, { name: '@gitbook/embed' }, { name: '@gitbook/api' }],
  },
  sources: ['https://gitbook.com/docs', 'https://www.gitbookstatus.com', 'known'],
};
