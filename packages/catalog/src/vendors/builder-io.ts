import type { Vendor } from '../vendor.ts';

export const builderIo: Vendor = {
  slug: 'builder-io',
  name: 'Builder.io',
  category: 'content',
  statusPageUrl: 'https://status.builder.io',
  hosts: [{ host: 'cdn.builder.io' }, { suffix: 'builder.io' }],
  packages: {
    pypi: [{ name: 'builder-io', class: 'C' }],
    generic: [
      { prefix: 'env:BUILDERIO_', class: 'B' },
      { prefix: 'env:BUILDER_IO_', class: 'B' },
    ],
    npm: [
      { name: '@builder.io/sdk-angular' },
      { name: '@builder.io/sdk-qwik' },
      { name: '@builder.io/sdk-react-native' },
      { name: '@builder.io/admin-sdk' },
      { name: '@builder.io/sdk' },
      { name: '@builder.io/react' },
      { name: '@builder.io/sdk-react' },
      { name: '@builder.io/sdk-vue' },
      { name: '@builder.io/sdk-svelte' },
      { name: '@builder.io/sdk-react-nextjs' },
    ],
  },
  sources: ['https://www.builder.io/c/docs', 'https://status.builder.io', 'known'],
};
