import type { Vendor } from '../vendor.ts';

export const pulumi: Vendor = {
  slug: 'pulumi',
  name: 'Pulumi Cloud',
  category: 'development',
  statusPageUrl: 'https://status.pulumi.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.pulumi.com' }, { suffix: 'pulumi.com' }],
  packages: {
    terraform: [{ name: 'pulumi/pulumiservice', class: 'G' }],
    docker: [{ prefix: 'pulumi/', class: 'G' }],
    golang: [{ module: 'github.com/pulumi/pulumi/sdk', class: 'G' }, { module: 'github.com/pulumi/esc-sdk' }],
    generic: [
      { prefix: 'helm/ghcr.io/pulumi/helm-charts/', class: 'G' },
      { name: 'azure-pipelines/pulumi', class: 'G' },
      { prefix: 'bitbucket/pulumi/', class: 'G' },
      { prefix: 'circleci/pulumi/', class: 'G' },
      { prefix: 'env:PULUMI_', class: 'B' },
      { name: 'Pulumi.yaml', class: 'C' },
    ],
    githubactions: [{ prefix: 'pulumi/', class: 'G' }],
    maven: [{ name: 'com.pulumi:pulumi', class: 'G' }],
    npm: [
      { name: 'pulumi', class: 'G' },
      { name: '@pulumi/pulumi', class: 'G' },
    ],
    nuget: [{ name: 'Pulumi', class: 'G' }],
    pypi: [
      { name: 'pulumi-esc-sdk' },
      { name: 'tap-pulumi-cloud', class: 'C' },
      { name: 'airflow-provider-pulumi', class: 'C' },
      { name: 'pulumi-cloud-sdk', class: 'C' },
      { name: 'pulumi', class: 'G' },
    ],
  },
  sources: ['https://www.pulumi.com/docs', 'https://status.pulumi.com', 'known'],
};
