import type { Vendor } from '../vendor.ts';

export const bitbucket: Vendor = {
  slug: 'bitbucket',
  name: 'Bitbucket',
  category: 'development',
  statusPageUrl: 'https://bitbucket.status.atlassian.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.bitbucket.org' }, { host: 'bitbucket.org' }, { suffix: 'bitbucket.org' }],
  packages: {
    docker: [
      { name: 'docker-public.packages.atlassian.com/sox/atlassian/bitbucket-pipelines-runner', class: 'G' },
      { name: 'atlassian/bitbucket-pipelines-runner', class: 'G' },
    ],
    nuget: [
      { name: 'Owin.Security.Providers.Bitbucket', class: 'C' },
      { name: 'SharpBucket', class: 'C' },
      { name: 'Bitbucket.Net', class: 'B' },
    ],
    maven: [
      { name: 'org.jenkins-ci.plugins:cloudbees-bitbucket-branch-source', class: 'G' },
      { name: 'com.cdancy:bitbucket-rest', class: 'B' },
    ],
    pypi: [
      { name: 'pybb-client', class: 'C' },
      { name: 'prefect-bitbucket', class: 'C' },
      { name: 'llama-index-readers-bitbucket', class: 'C' },
    ],
    gem: [
      { name: 'omniauth-bitbucket', class: 'C' },
      { name: 'omniauth-bitbucket-oauth2', class: 'C' },
      { name: 'omniauth-atlassian-bitbucket', class: 'C' },
    ],
    terraform: [{ name: 'drfaust92/bitbucket', class: 'G' }],
    composer: [
      { name: 'graham-campbell/bitbucket', class: 'C' },
      { name: 'stevenmaguire/oauth2-bitbucket', class: 'C' },
      { name: 'socialiteproviders/bitbucket', class: 'C' },
      { name: 'gentle/bitbucket-api', class: 'B' },
    ],
    generic: [
      { name: 'bitbucket/atlassian/trigger-pipeline', class: 'G' },
      { name: 'bitbucket/atlassian/bitbucket-upload-file', class: 'G' },
      { name: 'bitbucket-pipelines.yml', class: 'G' },
    ],
    golang: [{ module: 'github.com/ktrysmt/go-bitbucket', class: 'B' }],
    npm: [
      { name: 'bitbucket-api', class: 'C' },
      { name: 'passport-bitbucket-oauth2', class: 'C' },
      { name: 'passport-bitbucket-oauth20', class: 'C' },
      { name: '@backstage/plugin-catalog-backend-module-bitbucket-cloud', class: 'C' },
      { name: '@backstage/plugin-auth-backend-module-bitbucket-provider', class: 'C' },
      { name: 'bitbucket', class: 'B' },
    ],
  },
  sources: ['https://developer.atlassian.com/cloud/bitbucket', 'https://bitbucket.status.atlassian.com', 'known'],
};
