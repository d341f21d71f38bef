import type { Vendor } from '../vendor.ts';

export const denoDeploy: Vendor = {
  slug: 'deno-deploy',
  name: 'Deno Deploy',
  category: 'cloud',
  statusPageUrl: 'https://denostatus.com',
  statusPage: { adapter: 'instatus' },
  hosts: [
    { host: 'api.deno.com' },
    { host: 'dash.deno.com' },
    { suffix: 'deno.dev', hosting: true, confidence: 'low' },
    { suffix: 'deno.net', hosting: true, confidence: 'low' },
    { suffix: 'deno.com' },
  ],
  packages: {
    pypi: [{ name: 'subhosting', class: 'C' }],
    npm: [{ name: 'subhosting' }],
    generic: [
      { prefix: 'env:DENODEPLOY_', class: 'B' },
      { prefix: 'env:DENO_DEPLOY_', class: 'B' },
    ],
    githubactions: [{ name: 'denoland/deployctl', class: 'G' }],
  },
  sources: ['https://docs.deno.com/deploy'],
};
