import type { Vendor } from '../vendor.ts';

export const cloudflare: Vendor = {
  slug: 'cloudflare',
  name: 'Cloudflare',
  category: 'cloud',
  statusPageUrl: 'https://www.cloudflarestatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'cloudflare-dns.com' },
    { host: 'api.cloudflare.com' },
    { suffix: 'workers.dev', tenant: true, hosting: true, confidence: 'low' },
    { suffix: 'pages.dev', hosting: true, confidence: 'low' },
    { suffix: 'r2.cloudflarestorage.com' },
    { host: 'gateway.ai.cloudflare.com' },
    { host: 'challenges.cloudflare.com' },
    { host: 'imagedelivery.net' },
    { suffix: 'cloudflarestream.com' },
  ],
  packages: {
    cargo: [{ name: 'cloudflare' }],
    composer: [{ name: 'cloudflare/sdk' }],
    docker: [{ name: 'cloudflare/cloudflared', class: 'G' }],
    gem: [{ name: 'cloudflare' }],
    generic: [
      { name: 'wrangler.toml', class: 'C' },
      { name: 'wrangler.json', class: 'C' },
      { name: 'wrangler.jsonc', class: 'C' },
      { prefix: 'env:CLOUDFLARE_', class: 'B' },
    ],
    githubactions: [{ name: 'cloudflare/wrangler-action', class: 'G' }],
    golang: [{ module: 'github.com/cloudflare/cloudflare-go' }],
    npm: [{ name: '@marsidev/react-turnstile', class: 'C' }, { name: 'cloudflare' }, { name: 'wrangler', class: 'G' }],
    nuget: [{ name: 'CloudFlare.Client' }],
    pypi: [{ name: 'cloudflare' }],
    terraform: [{ name: 'cloudflare/cloudflare', class: 'G' }],
  },
  sources: ['https://developers.cloudflare.com', 'https://www.cloudflarestatus.com', 'known'],
};
