import type { Vendor } from '../vendor.ts';

export const clerk: Vendor = {
  slug: 'clerk',
  name: 'Clerk',
  category: 'identity',
  statusPageUrl: 'https://status.clerk.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.clerk.com' },
    { suffix: 'clerk.accounts.dev' },
    { host: 'api.clerk.dev' },
    { suffix: 'clerk.com' },
    { suffix: 'clerk.dev' },
  ],
  packages: {
    pub: [{ name: 'clerk_flutter' }, { name: 'clerk_auth' }],
    maven: [{ name: 'com.clerk:backend-api' }],
    cargo: [{ name: 'clerk-rs' }],
    composer: [{ name: 'socialiteproviders/clerk', class: 'C' }, { name: 'clerkinc/backend-php' }],
    gem: [{ name: 'clerk-sdk-ruby' }],
    generic: [{ prefix: 'env:CLERK_', class: 'B' }],
    golang: [{ module: 'github.com/clerkinc/clerk-sdk-go' }, { module: 'github.com/clerk/clerk-sdk-go' }],
    npm: [
      { name: 'svelte-clerk', class: 'C' },
      { name: 'gatsby-plugin-clerk', class: 'C' },
      { name: '@clerk/nextjs' },
      { name: '@clerk/clerk-sdk-node' },
      { name: '@clerk/backend' },
      { prefix: '@clerk/', except: ['@clerk/types', '@clerk/themes', '@clerk/shared', '@clerk/localizations'] },
    ],
    nuget: [{ name: 'Clerk.BackendAPI' }],
    pypi: [
      { name: 'tap-clerk', class: 'C' },
      { name: 'fastapi-clerk-auth', class: 'C' },
      { name: 'reflex-clerk-api', class: 'C' },
      { name: 'clerk-backend-api' },
    ],
    swift: [{ name: 'github.com/clerk/clerk-ios' }],
  },
  sources: ['https://clerk.com/docs', 'https://status.clerk.com', 'known'],
};
