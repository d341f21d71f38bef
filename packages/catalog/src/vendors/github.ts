import type { Vendor } from '../vendor.ts';

export const github: Vendor = {
  slug: 'github',
  name: 'GitHub',
  category: 'development',
  statusPageUrl: 'https://www.githubstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.github.com' },
    { host: 'github.com' },
    { host: 'uploads.github.com' },
    { host: 'raw.githubusercontent.com' },
    { host: 'codeload.github.com' },
    { suffix: 'githubusercontent.com' },
    { host: 'models.github.ai' },
    { host: 'ghcr.io' },
    { suffix: 'ghe.com' },
    { host: 'api.githubcopilot.com' },
  ],
  packages: {
    cargo: [{ name: 'octocrab', class: 'B' }],
    composer: [
      { name: 'league/oauth2-github', class: 'C' },
      { name: 'knplabs/github-api', class: 'B' },
    ],
    gem: [
      { name: 'octokit', class: 'B' },
      { name: 'omniauth-github', class: 'C' },
    ],
    generic: [{ prefix: 'env:GITHUB_', class: 'B' }],
    githubactions: [{ name: 'actions/github-script', class: 'G' }],
    golang: [
      { module: 'github.com/shurcooL/githubv4', class: 'C' },
      { module: 'github.com/bradleyfalzon/ghinstallation', class: 'C' },
      { module: 'github.com/google/go-github', class: 'B' },
    ],
    hex: [
      { name: 'ueberauth_github', class: 'C' },
      { name: 'tentacat', class: 'B' },
    ],
    maven: [{ name: 'org.kohsuke:github-api', class: 'B' }],
    npm: [
      { name: 'probot', class: 'C' },
      { name: '@github/copilot-sdk' },
      { name: '@octokit/rest', class: 'B' },
      { name: 'octokit', class: 'B' },
      { name: '@octokit/core', class: 'B' },
      { name: '@actions/github', class: 'B' },
      { name: 'passport-github2', class: 'C' },
      {
        prefix: '@octokit/',
        except: [
          '@octokit/types',
          '@octokit/openapi-types',
          '@octokit/webhooks-types',
          '@octokit/tsconfig',
          '@octokit/webhooks',
          '@octokit/webhooks-methods',
        ],
        class: 'B',
      },
    ],
    nuget: [
      { name: 'AspNet.Security.OAuth.GitHub', class: 'C' },
      { name: 'Octokit', class: 'B' },
    ],
    pypi: [
      { name: 'githubkit', class: 'C' },
      { name: 'github-copilot-sdk' },
      { name: 'PyGithub', class: 'B' },
      { name: 'ghapi', class: 'B' },
      { name: 'github3.py', class: 'B' },
    ],
    terraform: [{ name: 'integrations/github', class: 'G' }],
  },
  probe: { host: 'api.github.com', path: '/zen' },
  sources: [
    'https://docs.github.com/rest',
    'https://www.githubstatus.com',
    'https://docs.github.com/en/rest/meta/meta',
    'known',
  ],
};
