import type { Vendor } from '../vendor.ts';

export const codemagic: Vendor = {
  slug: 'codemagic',
  name: 'Codemagic',
  category: 'ci',
  statusPageUrl: 'https://status.codemagic.io',
  hosts: [{ host: 'api.codemagic.io' }, { suffix: 'codemagic.io' }],
  packages: {
    githubactions: [{ prefix: 'codemagic-ci-cd/', class: 'G' }],
    pub: [{ name: 'codemagic_app_preview' }],
    gem: [{ name: 'fastlane-plugin-codemagic', class: 'G' }],
    generic: [{ name: 'codemagic.yaml', class: 'G' }],
    pypi: [{ name: 'codemagic-cli-tools', class: 'G' }],
  },
  sources: ['https://docs.codemagic.io', 'known'],
};
