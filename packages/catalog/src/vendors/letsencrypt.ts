import type { Vendor } from '../vendor.ts';

export const letsencrypt: Vendor = {
  slug: 'letsencrypt',
  name: "Let's Encrypt",
  category: 'hosting',
  statusPageUrl: 'https://letsencrypt.status.io',
  statusPage: {
    adapter: 'statusio',
    url: 'https://api.status.io/1.0/status/55957a99e800baa4470002da',
    options: { page: 'https://letsencrypt.status.io' },
  },
  hosts: [
    { host: 'acme-v02.api.letsencrypt.org' },
    { host: 'acme-staging-v02.api.letsencrypt.org' },
    { suffix: 'letsencrypt.org' },
  ],
  packages: {
    terraform: [
      { name: 'vancluever/acme', class: 'G' },
      { name: 'terraform-providers/acme', class: 'G' },
      { name: 'getstackhead/acme', class: 'G' },
    ],
    docker: [
      { prefix: 'certbot/', class: 'G' },
      { name: 'neilpang/acme.sh', class: 'G' },
      { name: 'linuxserver/swag', class: 'G' },
      { name: 'lscr.io/linuxserver/swag', class: 'G' },
      { name: 'nginxproxy/acme-companion', class: 'G' },
      { name: 'jrcs/letsencrypt-nginx-proxy-companion', class: 'G' },
      { name: 'ghcr.io/linuxserver/swag', class: 'G' },
      { name: 'goacme/lego', class: 'G' },
      { name: 'adferrand/dnsrobocert', class: 'G' },
    ],
    generic: [
      { name: 'ansible/geerlingguy.certbot', class: 'G' },
      { prefix: 'env:LETSENCRYPT_', class: 'B' },
    ],
    cargo: [
      { name: 'acme-lib', class: 'G' },
      { name: 'rustls-acme', class: 'G' },
      { name: 'acme-v2', class: 'G' },
      { name: 'acme2', class: 'G' },
      { name: 'tokio-rustls-acme', class: 'G' },
      { name: 'instant-acme', class: 'G' },
    ],
    composer: [{ name: 'stonemax/acme2', class: 'G' }],
    gem: [{ name: 'acme-client', class: 'G' }],
    golang: [
      { module: 'github.com/mholt/acmez', class: 'G' },
      { module: 'github.com/eggsampler/acme', class: 'G' },
      { module: 'github.com/xenolf/lego', class: 'G' },
      { module: 'github.com/go-acme/lego', class: 'G' },
    ],
    maven: [{ name: 'org.shredzone.acme4j:acme4j-client', class: 'G' }],
    npm: [
      { name: 'acme-client', class: 'G' },
      { name: 'greenlock', class: 'G' },
    ],
    nuget: [
      { name: 'FluffySpoon.AspNet.LetsEncrypt.Certes', class: 'G' },
      { name: 'FluffySpoon.AspNet.LetsEncrypt', class: 'G' },
      { name: 'ACMESharpCore', class: 'G' },
      { name: 'ACMESharp', class: 'G' },
      { name: 'LettuceEncrypt', class: 'C' },
      { name: 'Certes', class: 'G' },
    ],
    pypi: [
      { name: 'certbot', class: 'G' },
      { name: 'acme', class: 'G' },
    ],
  },
  sources: ['https://letsencrypt.org/docs', 'https://letsencrypt.status.io', 'known'],
};
