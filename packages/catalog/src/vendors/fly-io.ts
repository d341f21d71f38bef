import type { Vendor } from '../vendor.ts';

export const flyIo: Vendor = {
  slug: 'fly-io',
  name: 'Fly.io',
  category: 'cloud',
  statusPageUrl: 'https://status.flyio.net',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.fly.io' },
    { host: 'api.machines.dev' },
    { suffix: 'fly.dev', hosting: true, confidence: 'low' },
    { suffix: 'fly.io' },
    { suffix: 'machines.dev' },
  ],
  packages: {
    gem: [{ name: 'fly-ruby' }],
    pypi: [{ name: 'sprites-py', class: 'C' }],
    docker: [
      { prefix: 'flyio/', class: 'G' },
      { name: 'docker.io/flyio/flyctl', class: 'G' },
    ],
    npm: [{ name: 'flyctl', class: 'G' }, { name: 'fly-io-api', class: 'C' }, { name: '@fly/sprites' }],
    generic: [
      { name: 'env:FLY_API_TOKEN', class: 'B' },
      { name: 'env:FLY_MACHINE_ID', class: 'B' },
      { name: 'env:FLY_APP_NAME', class: 'B' },
      { name: 'fly.toml', class: 'C' },
    ],
    githubactions: [{ prefix: 'superfly/', class: 'G' }],
    golang: [
      { module: 'github.com/superfly/flyctl', class: 'G' },
      { module: 'github.com/superfly/graphql', class: 'C' },
      { module: 'github.com/superfly/fly-go' },
    ],
    terraform: [
      { name: 'andrewbaxter/fly', class: 'G' },
      { name: 'fly-apps/fly', class: 'G' },
    ],
  },
  sources: ['https://fly.io/docs', 'https://status.flyio.net', 'known'],
};
