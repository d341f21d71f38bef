import type { Vendor } from '../vendor.ts';

export const pubDev: Vendor = {
  slug: 'pub-dev',
  name: 'pub.dev',
  category: 'registry',
  statusPageUrl: null,
  hosts: [{ host: 'pub.dev' }, { host: 'pub.dartlang.org' }, { suffix: 'pub.dev' }],
  packages: {
    githubactions: [
      { name: 'k-paxian/dart-package-publisher', class: 'G' },
      { name: 'sakebook/actions-flutter-pub-publisher', class: 'G' },
    ],
  },
  sources: ['https://dart.dev/tools/pub', 'known'],
};
