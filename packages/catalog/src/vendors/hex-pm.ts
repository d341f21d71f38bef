import type { Vendor } from '../vendor.ts';

export const hexPm: Vendor = {
  slug: 'hex-pm',
  name: 'Hex',
  category: 'registry',
  statusPageUrl: 'https://status.hex.pm',
  hosts: [{ host: 'hex.pm' }, { host: 'repo.hex.pm' }, { suffix: 'hex.pm' }],
  packages: {
    githubactions: [
      { name: 'erlangpack/github-action', class: 'G' },
      { name: 'wesleimp/action-publish-hex', class: 'G' },
    ],
  },
  sources: ['https://hex.pm/docs', 'https://status.hex.pm', 'known'],
};
