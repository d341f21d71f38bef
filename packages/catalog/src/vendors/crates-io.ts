import type { Vendor } from '../vendor.ts';

export const cratesIo: Vendor = {
  slug: 'crates-io',
  name: 'crates.io',
  category: 'registry',
  statusPageUrl: 'https://status.crates.io',
  hosts: [{ host: 'crates.io' }, { host: 'static.crates.io' }, { host: 'index.crates.io' }, { suffix: 'crates.io' }],
  packages: {
    cargo: [{ name: 'crates_io_api', class: 'C' }],
    githubactions: [
      { name: 'katyo/publish-crates', class: 'G' },
      { name: 'rust-lang/crates-io-auth-action', class: 'G' },
    ],
  },
  sources: ['https://doc.rust-lang.org/cargo/reference/registry-web-api.html'],
};
