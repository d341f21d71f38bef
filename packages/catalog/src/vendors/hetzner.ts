import type { Vendor } from '../vendor.ts';

export const hetzner: Vendor = {
  slug: 'hetzner',
  name: 'Hetzner Cloud',
  category: 'cloud',
  statusPageUrl: 'https://status.hetzner.com',
  hosts: [
    { host: 'robot-ws.your-server.de' },
    { host: 'dns.hetzner.com' },
    { host: 'api.hetzner.cloud' },
    { suffix: 'your-objectstorage.com' },
    { suffix: 'hetzner.com' },
    { suffix: 'hetzner.cloud' },
  ],
  packages: {
    docker: [{ prefix: 'hetznercloud/', class: 'G' }],
    githubactions: [
      { prefix: 'hetznercloud/', class: 'G' },
      { name: 'Cyclenerd/hcloud-github-runner', class: 'G' },
    ],
    hex: [{ name: 'hcloud', class: 'C' }],
    maven: [{ name: 'me.tomsdevsn:hetznercloud-api', class: 'C' }],
    generic: [
      { name: 'ansible/ngine_io.hcloud', class: 'G' },
      { name: 'ansible/community.hrobot', class: 'G' },
      { prefix: 'ansible/hetzner.', class: 'G' },
      { prefix: 'helm/hcloud-', class: 'G' },
      { prefix: 'env:HETZNER_', class: 'B' },
    ],
    npm: [
      { name: 'hetzner-dns', class: 'C' },
      { name: '@pulumi/hcloud', class: 'G' },
      { name: 'hcloud-js', class: 'C' },
    ],
    nuget: [{ name: 'HetznerCloud.API', class: 'C' }],
    cargo: [{ name: 'hcloud' }],
    composer: [{ name: 'lkdevelopment/hetzner-cloud-php-sdk' }],
    gem: [{ name: 'hcloud' }],
    golang: [
      { module: 'github.com/nl2go/hrobot-go', class: 'C' },
      { module: 'github.com/floshodan/hrobot-go', class: 'C' },
      { module: 'github.com/syself/hrobot-go', class: 'C' },
      { module: 'github.com/timohirt/terraform-provider-hetznerdns', class: 'C' },
      { module: 'github.com/hetznercloud/hcloud-go' },
    ],
    pypi: [
      { name: 'hdns', class: 'C' },
      { name: 'dyndns-to-hetzner', class: 'C' },
      { name: 'codecraftai-restclient-hetzner', class: 'C' },
      { name: 'certbot-dns-hetzner', class: 'C' },
      { name: 'pulumi-hcloud', class: 'G' },
      { name: 'hetzner-haystack', class: 'C' },
      { name: 'hcloud' },
    ],
    terraform: [
      { name: 'timohirt/hetznerdns', class: 'G' },
      { name: 'germanbrew/hetznerdns', class: 'G' },
      { name: 'hetznercloud/hcloud', class: 'G' },
    ],
  },
  sources: ['https://docs.hetzner.com', 'https://status.hetzner.com', 'known'],
};
