import type { Vendor } from '../vendor.ts';

export const backblaze: Vendor = {
  slug: 'backblaze',
  name: 'Backblaze B2',
  category: 'hosting',
  statusPageUrl: 'https://status.backblaze.com',
  hosts: [{ host: 'api.backblazeb2.com' }, { suffix: 'backblazeb2.com' }, { suffix: 'backblaze.com' }],
  packages: {
    terraform: [{ name: 'Backblaze/b2', class: 'G' }],
    cargo: [
      { name: 'b2-client', class: 'C' },
      { name: 'backblaze-b2', class: 'C' },
      { name: 'raze', class: 'C' },
      { name: 'backblaze-b2-client', class: 'C' },
    ],
    composer: [
      { name: 'cwhite92/b2-sdk-php', class: 'C' },
      { name: 'mhetreramesh/flysystem-backblaze', class: 'C' },
      { name: 'gliterd/backblaze-b2', class: 'C' },
    ],
    maven: [{ name: 'com.backblaze.b2:b2-sdk-core' }],
    generic: [
      { prefix: 'env:B2_', class: 'B' },
      { prefix: 'env:BACKBLAZE_', class: 'B' },
    ],
    gem: [
      { name: 'fog-backblaze', class: 'C' },
      { name: 'activestorage-backblaze', class: 'C' },
      { name: 'b2', class: 'C' },
    ],
    nuget: [{ name: 'B2Net', class: 'C' }],
    golang: [{ module: 'github.com/kurin/blazer' }, { module: 'github.com/Backblaze/blazer' }],
    npm: [{ name: 'backblaze-b2' }],
    pypi: [
      { name: 'lightweight-s3', class: 'C' },
      { name: 'lightweight-b2', class: 'C' },
      { name: 'aiob2', class: 'C' },
      { name: 'b2', class: 'G' },
      { name: 'b2sdk' },
    ],
  },
  sources: ['https://www.backblaze.com/docs', 'https://status.backblaze.com', 'known'],
};
