import type { Vendor } from '../vendor.ts';

export const digitalocean: Vendor = {
  slug: 'digitalocean',
  name: 'DigitalOcean',
  category: 'cloud',
  statusPageUrl: 'https://status.digitalocean.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'registry.digitalocean.com' },
    { host: 'api.digitalocean.com' },
    { suffix: 'digitaloceanspaces.com' },
    { suffix: 'ondigitalocean.app', hosting: true },
    { host: 'inference.do-ai.run' },
    { suffix: 'digitalocean.com' },
  ],
  packages: {
    generic: [{ prefix: 'env:DIGITALOCEAN_', class: 'B' }],
    maven: [{ name: 'com.myjeeva.digitalocean:digitalocean-api-client', class: 'C' }],
    cargo: [{ name: 'digitalocean', class: 'C' }],
    nuget: [{ name: 'DigitalOcean.API', class: 'C' }],
    composer: [
      { name: 'chrishemmings/oauth2-digitalocean', class: 'C' },
      { name: 'socialiteproviders/digitalocean', class: 'C' },
      { name: 'socialiteproviders/digital-ocean', class: 'C' },
      { name: 'toin0u/digitalocean-v2' },
    ],
    gem: [{ name: 'omniauth-digitalocean', class: 'C' }, { name: 'droplet_kit' }],
    githubactions: [{ name: 'digitalocean/action-doctl', class: 'G' }],
    golang: [{ module: 'github.com/digitalocean/godo' }],
    npm: [{ name: 'dots-wrapper' }, { name: '@pulumi/digitalocean', class: 'G' }, { name: 'do-wrapper' }],
    pypi: [
      { name: 'pulumi-digitalocean', class: 'G' },
      { name: 'certbot-dns-digitalocean', class: 'C' },
      { name: 'langchain-digitalocean', class: 'C' },
      { name: 'pydo' },
      { name: 'python-digitalocean' },
    ],
    terraform: [{ name: 'digitalocean/digitalocean', class: 'G' }],
  },
  sources: ['https://docs.digitalocean.com', 'https://status.digitalocean.com', 'known'],
};
