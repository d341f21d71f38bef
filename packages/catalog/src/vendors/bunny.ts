import type { Vendor } from '../vendor.ts';

export const bunny: Vendor = {
  slug: 'bunny',
  name: 'bunny.net',
  category: 'cloud',
  statusPageUrl: 'https://status.bunny.net',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'mediadelivery.net' },
    { host: 'iframe.mediadelivery.net' },
    { host: 'api.bunny.net' },
    { host: 'video.bunnycdn.com' },
    { host: 'storage.bunnycdn.com' },
    { suffix: 'b-cdn.net', hosting: true },
    { suffix: 'storage.bunnycdn.com' },
    { suffix: 'bunny.net' },
    { suffix: 'bunnycdn.com' },
  ],
  packages: {
    cargo: [{ name: 'bunny-api-tokio', class: 'C' }],
    hex: [{ name: 'bunny_cdn', class: 'C' }],
    pypi: [
      { name: 'bunnydns', class: 'C' },
      { name: 'bunny-cdn-sdk', class: 'C' },
      { name: 'bunny-sdk', class: 'C' },
      { name: 'bunnynet', class: 'C' },
    ],
    terraform: [
      { name: 'simplesurance/bunny', class: 'G' },
      { name: 'bunnyway/bunnynet', class: 'G' },
    ],
    gem: [{ name: 'bunny_cdn', class: 'C' }],
    nuget: [{ name: 'BunnyCDN.Net.Storage' }],
    composer: [
      { name: 'toshy/bunnynet-php', class: 'C' },
      { name: 'platformcommunity/flysystem-bunnycdn', class: 'C' },
      { name: 'bunnycdn/storage' },
    ],
    golang: [
      { module: 'github.com/simplesurance/bunny-go', class: 'C' },
      { module: 'github.com/libdns/bunny', class: 'C' },
      { module: 'github.com/nrdcg/bunny-go', class: 'C' },
    ],
    generic: [
      { name: 'helm/cert-manager-webhook-bunny', class: 'G' },
      { name: 'env:BUNNY_API_KEY', class: 'B' },
      { prefix: 'env:BUNNY_STORAGE_', class: 'B' },
    ],
    npm: [
      { name: '@bunny.net/storage-sdk' },
      { name: '@cliff-studio/sanity-plugin-bunny-input', class: 'C' },
      { name: '@seshuk/payload-storage-bunny', class: 'C' },
      { name: 'upload-to-bunny', class: 'C' },
      { name: 'bunny-api', class: 'C' },
      { name: 'bunny-sdk', class: 'C' },
      { name: '@bunny.net/edgescript-sdk' },
    ],
  },
  sources: ['https://docs.bunny.net', 'https://status.bunny.net', 'known'],
};
