import type { Vendor } from '../vendor.ts';

export const linear: Vendor = {
  slug: 'linear',
  name: 'Linear',
  category: 'business',
  statusPageUrl: 'https://linearstatus.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.linear.app' }, { suffix: 'linear.app' }],
  packages: {
    githubactions: [{ name: 'linear/linear-release-action', class: 'G' }],
    terraform: [
      { name: 'linear/linear', class: 'G' },
      { name: 'terraform-community-providers/linear', class: 'G' },
    ],
    gem: [{ name: 'fastlane-plugin-linear_api', class: 'G' }],
    cargo: [{ name: 'lineark-sdk', class: 'C' }],
    hex: [{ name: 'ueberauth_linear', class: 'C' }],
    composer: [{ name: 'socialiteproviders/linear', class: 'C' }],
    pypi: [
      { name: 'airbyte-agent-linear', class: 'C' },
      { name: 'tap-linear', class: 'C' },
      { name: 'llama-index-readers-linear', class: 'C' },
      { name: 'linear-api', class: 'C' },
    ],
    generic: [{ prefix: 'env:LINEAR_', class: 'B' }],
    npm: [
      { name: '@linear/cli', class: 'G' },
      { name: '@mseep/linear-mcp', class: 'C' },
      { name: 'mcp-server-linear', class: 'C' },
      { name: 'linear-mcp', class: 'C' },
      { name: '@linear/import', class: 'G' },
      { name: '@chat-adapter/linear', class: 'C' },
      { name: '@linear/sdk' },
    ],
  },
  sources: ['https://linear.app/developers', 'https://linearstatus.com', 'known'],
};
