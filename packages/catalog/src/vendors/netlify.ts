import type { Vendor } from '../vendor.ts';

export const netlify: Vendor = {
  slug: 'netlify',
  name: 'Netlify',
  category: 'cloud',
  statusPageUrl: 'https://www.netlifystatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.netlify.com' },
    { suffix: 'netlify.app', tenant: true, hosting: true, confidence: 'low' },
    { host: 'app.netlify.com' },
  ],
  packages: {
    composer: [{ name: 'socialiteproviders/netlify', class: 'C' }],
    pypi: [{ name: 'netlify-py', class: 'C' }],
    gem: [{ name: 'netlify', class: 'G' }],
    generic: [
      { prefix: 'circleci/netlify/', class: 'G' },
      { prefix: 'env:NETLIFY_', class: 'B' },
      { name: 'netlify.toml', class: 'C' },
    ],
    githubactions: [
      { name: 'jsmrcaga/action-netlify-deploy', class: 'G' },
      { name: 'jakepartusch/wait-for-netlify-action', class: 'G' },
      { name: 'kamranayub/wait-for-netlify-action', class: 'G' },
      { prefix: 'netlify/', class: 'G' },
      { name: 'nwtgck/actions-netlify', class: 'G' },
    ],
    golang: [{ module: 'github.com/netlify/open-api' }],
    npm: [
      { name: 'gatsby-adapter-netlify', class: 'G' },
      { name: '@netlify/mcp' },
      { name: '@netlify/agent-runner-cli', class: 'G' },
      { name: '@netlify/sdk--extension-api-client' },
      { name: '@netlify/sdk' },
      { name: 'sanity-plugin-dashboard-widget-netlify', class: 'C' },
      { name: '@netlify/plugin-nextjs', class: 'G' },
      { name: 'netlify-cli', class: 'G' },
      { name: '@netlify/build', class: 'G' },
      { name: 'gatsby-plugin-netlify', class: 'G' },
      { name: '@netlify/api' },
      { name: 'netlify', class: 'G' },
      { name: '@netlify/functions' },
      { name: '@netlify/blobs' },
    ],
    terraform: [
      { name: 'AegirHealth/netlify', class: 'G' },
      { name: 'netlify/netlify', class: 'G' },
    ],
  },
  sources: ['https://docs.netlify.com', 'https://www.netlifystatus.com', 'known'],
};
