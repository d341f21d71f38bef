import type { Vendor } from '../vendor.ts';

export const dockerHub: Vendor = {
  slug: 'docker-hub',
  name: 'Docker Hub',
  category: 'development',
  statusPageUrl: 'https://www.dockerstatus.com',
  statusPage: { adapter: 'statusio', url: 'https://api.status.io/1.0/status/533c6539221ae15e3f000031' },
  hosts: [{ host: 'hub.docker.com' }, { host: 'auth.docker.io' }, { host: 'production.cloudflare.docker.com' }],
  packages: {
    gem: [{ name: 'docker-api' }],
    githubactions: [{ name: 'docker/login-action', class: 'G' }],
    npm: [{ name: 'dockerode' }],
    nuget: [{ name: 'Docker.DotNet' }],
  },
  sources: ['https://www.dockerstatus.com', 'known'],
};
