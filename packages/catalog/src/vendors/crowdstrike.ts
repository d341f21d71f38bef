import type { Vendor } from '../vendor.ts';

export const crowdstrike: Vendor = {
  slug: 'crowdstrike',
  name: 'CrowdStrike',
  category: 'security',
  statusPageUrl: null,
  hosts: [
    { host: 'cloud.humio.com' },
    { suffix: 'humio.com' },
    { host: 'api.crowdstrike.com' },
    { host: 'api.us-2.crowdstrike.com' },
    { host: 'api.eu-1.crowdstrike.com' },
    { host: 'api.laggar.gcw.crowdstrike.com' },
    { suffix: 'crowdstrike.com' },
  ],
  packages: {
    githubactions: [{ prefix: 'CrowdStrike/', class: 'G' }],
    terraform: [{ name: 'crowdstrike/crowdstrike', class: 'G' }],
    docker: [
      { prefix: 'crowdstrike/', class: 'G' },
      { prefix: 'quay.io/crowdstrike/', class: 'G' },
      { prefix: 'registry.crowdstrike.com/', class: 'G' },
    ],
    npm: [
      { name: '@clburlison/crowdstrike-falcon', class: 'C' },
      { name: 'crowdstrike-falcon', class: 'C' },
    ],
    generic: [
      { prefix: 'helm/crowdstrike.github.io/falcon-helm/', class: 'G' },
      { prefix: 'ansible/crowdstrike.', class: 'G' },
      { prefix: 'circleci/crowdstrike/', class: 'G' },
      { prefix: 'helm/falcon-', class: 'G' },
      { name: 'helm/falcon-sensor', class: 'G' },
      { prefix: 'env:CROWDSTRIKE_', class: 'B' },
    ],
    golang: [{ module: 'github.com/CrowdStrike/gofalcon' }, { module: 'github.com/crowdstrike/gofalcon' }],
    pypi: [
      { name: 'crowdstrike-aidr-openai', class: 'C' },
      { name: 'crowdstrike-falconpy-dev', class: 'C' },
      { name: 'crowdstrike-aidr', class: 'C' },
      { name: 'falcon-toolkit', class: 'C' },
      { name: 'crowdstrike-falconpy' },
    ],
  },
  sources: ['https://www.falconpy.io', 'known'],
};
