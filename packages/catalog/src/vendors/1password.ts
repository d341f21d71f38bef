import type { Vendor } from '../vendor.ts';

export const vendor1password: Vendor = {
  slug: '1password',
  name: '1Password',
  category: 'identity',
  statusPageUrl: 'https://status.1password.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'events.1password.com' },
    { suffix: '1password.com' },
    { suffix: '1password.ca' },
    { suffix: '1password.eu' },
  ],
  packages: {
    docker: [{ prefix: '1password/', class: 'G' }],
    cargo: [{ name: 'connect-1password', class: 'B' }],
    generic: [
      { prefix: 'helm/1password.github.io/', class: 'G' },
      { name: 'helm/op-scim-bridge', class: 'G' },
      { name: 'helm/onepassword-connect', class: 'G' },
      { prefix: 'ansible/onepassword.', class: 'G' },
      { prefix: 'circleci/onepassword/', class: 'G' },
      { name: 'env:OP_SERVICE_ACCOUNT_TOKEN', class: 'B' },
      { name: 'env:OP_CONNECT_TOKEN', class: 'B' },
    ],
    githubactions: [{ prefix: '1password/', class: 'G' }],
    golang: [
      { module: 'github.com/1Password/connect-sdk-go', class: 'B' },
      { module: 'github.com/1password/onepassword-sdk-go' },
    ],
    npm: [
      { name: '@1password/sdk-core' },
      { name: '@1password/pulumi-onepassword', class: 'G' },
      { name: '@1password/op-js', class: 'G' },
      { name: '@1password/sdk' },
      { name: '@1password/connect' },
    ],
    pypi: [{ name: 'onepassword-sdk' }, { name: 'onepasswordconnectsdk' }],
    terraform: [{ name: '1password/onepassword', class: 'G' }],
  },
  sources: ['https://developer.1password.com/docs', 'https://status.1password.com', 'known'],
};
