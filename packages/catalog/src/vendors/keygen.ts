import type { Vendor } from '../vendor.ts';

export const keygen: Vendor = {
  slug: 'keygen',
  name: 'Keygen',
  category: 'development',
  statusPageUrl: 'https://status.keygen.sh',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'api.keygen.sh' }, { suffix: 'keygen.sh' }],
  packages: {
    pypi: [
      { name: 'keygen-sdk', class: 'C' },
      { name: 'keygen-py', class: 'C' },
    ],
    golang: [{ module: 'github.com/keygen-sh/keygen-go' }],
  },
  sources: ['https://keygen.sh/docs', 'https://status.keygen.sh', 'known'],
};
