import type { Vendor } from '../vendor.ts';

export const doppler: Vendor = {
  slug: 'doppler',
  name: 'Doppler',
  category: 'identity',
  statusPageUrl: 'https://www.dopplerstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.doppler.com' }, { suffix: 'doppler.com' }],
  packages: {
    docker: [{ prefix: 'dopplerhq/', class: 'G' }],
    golang: [
      { module: 'github.com/DopplerHQ/cli', class: 'C' },
      { module: 'github.com/nikoksr/doppler-go', class: 'C' },
    ],
    pypi: [
      { name: 'doppler-secrets', class: 'C' },
      { name: 'better-python-doppler', class: 'C' },
      { name: 'doppler-sdk' },
      { name: 'doppler-env' },
    ],
    generic: [
      { prefix: 'helm/helm.doppler.com/', class: 'G' },
      { name: 'helm/doppler-kubernetes-operator', class: 'G' },
      { prefix: 'circleci/dopplerhq/', class: 'G' },
      { prefix: 'env:DOPPLER_', class: 'B' },
      { name: 'doppler.yaml', class: 'C' },
    ],
    githubactions: [{ prefix: 'dopplerhq/', class: 'G' }],
    npm: [{ name: '@dopplerhq/mcp-server' }, { name: '@dopplerhq/node-sdk' }],
    terraform: [{ name: 'dopplerhq/doppler', class: 'G' }],
  },
  sources: ['https://docs.doppler.com', 'https://www.dopplerstatus.com', 'known'],
};
