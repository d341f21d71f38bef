import type { Vendor } from '../vendor.ts';

export const gitlab: Vendor = {
  slug: 'gitlab',
  name: 'GitLab.com',
  category: 'development',
  statusPageUrl: 'https://status.gitlab.com',
  statusPage: {
    adapter: 'statusio',
    url: 'https://api.status.io/1.0/status/5b36dc6502d06804c08349f7',
    options: { page: 'https://status.gitlab.com' },
  },
  hosts: [{ host: 'gitlab.com' }, { host: 'registry.gitlab.com' }, { suffix: 'gitlab.com' }],
  packages: {
    cargo: [{ name: 'gitlab', class: 'B' }],
    composer: [
      { name: 'graham-campbell/gitlab', class: 'C' },
      { name: 'omines/oauth2-gitlab', class: 'C' },
      { name: 'socialiteproviders/gitlab', class: 'C' },
      { name: 'socialiteproviders/git-lab', class: 'C' },
      { name: 'm4tthumphrey/php-gitlab-api', class: 'B' },
    ],
    gem: [
      { name: 'gitlab', class: 'B' },
      { name: 'omniauth-gitlab', class: 'C' },
    ],
    generic: [{ name: '.gitlab-ci.yml', class: 'G' }],
    golang: [
      { module: 'gitlab.com/gitlab-org/api/client-go', class: 'B' },
      { module: 'github.com/xanzy/go-gitlab', class: 'B' },
    ],
    maven: [{ name: 'org.gitlab4j:gitlab4j-api', class: 'B' }],
    npm: [
      { name: 'passport-gitlab2', class: 'B' },
      { name: '@semantic-release/gitlab', class: 'G' },
      { name: '@gitbeaker/browser', class: 'C' },
      { name: '@gitbeaker/cli', class: 'C' },
      { name: 'gitlab' },
      { name: '@gitbeaker/core', class: 'B' },
      { name: '@backstage/plugin-auth-backend-module-gitlab-provider', class: 'C' },
      { name: '@backstage/plugin-catalog-backend-module-gitlab', class: 'C' },
      { name: '@backstage/plugin-scaffolder-backend-module-gitlab', class: 'C' },
      { name: '@gitbeaker/rest', class: 'B' },
      { name: '@gitbeaker/node', class: 'B' },
    ],
    nuget: [
      { name: 'NGitLab', class: 'B' },
      { name: 'GitLabApiClient', class: 'B' },
    ],
    pypi: [
      { name: 'tap-gitlab', class: 'B' },
      { name: 'llama-index-readers-gitlab', class: 'B' },
      { name: 'dagster-gitlab', class: 'B' },
      { name: 'airbyte-source-gitlab', class: 'B' },
      { name: 'prefect-gitlab', class: 'C' },
      { name: 'python-gitlab', class: 'B' },
    ],
    terraform: [{ name: 'gitlabhq/gitlab', class: 'G' }],
  },
  sources: ['https://docs.gitlab.com/api', 'https://status.gitlab.com', 'known'],
};
