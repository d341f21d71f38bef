import type { Vendor } from '../vendor.ts';

export const runpod: Vendor = {
  slug: 'runpod',
  name: 'RunPod',
  category: 'ai',
  statusPageUrl: 'https://uptime.runpod.io',
  statusPage: { adapter: 'betterstack' },
  hosts: [
    { host: 'api.runpod.io' },
    { host: 'rest.runpod.io' },
    { host: 'api.runpod.ai' },
    { suffix: 'runpod.io' },
    { suffix: 'runpod.ai' },
  ],
  packages: {
    docker: [{ prefix: 'runpod/', class: 'G' }],
    golang: [{ module: 'github.com/runpod/go-sdk', class: 'C' }],
    generic: [{ prefix: 'env:RUNPOD_', class: 'B' }],
    npm: [{ name: '@runpod/mcp-server' }, { name: '@runpod/ai-sdk-provider' }, { name: 'runpod-sdk' }],
    pypi: [
      { name: 'runpod-ariadne', class: 'C' },
      { name: 'myrunpoddev', class: 'C' },
      { name: 'evolvishub-runpod-management', class: 'C' },
      { name: 'codecraftai-restclient-runpod', class: 'C' },
      { name: 'runpod-extension', class: 'C' },
      { name: 'runpod-ext', class: 'C' },
      { name: 'runpod-langchain', class: 'C' },
      { name: 'langchain-runpod', class: 'C' },
      { name: 'runpod' },
    ],
  },
  sources: ['https://docs.runpod.io', 'https://uptime.runpod.io', 'known'],
};
