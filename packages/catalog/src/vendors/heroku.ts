import type { Vendor } from '../vendor.ts';

export const heroku: Vendor = {
  slug: 'heroku',
  name: 'Heroku',
  category: 'cloud',
  statusPageUrl: 'https://status.salesforce.com/products/Heroku',
  statusPage: { adapter: 'salesforce', url: 'https://api.status.salesforce.com/v1/instances?products=Heroku' },
  hosts: [
    { host: 'api.heroku.com' },
    { suffix: 'herokuapp.com', hosting: true, confidence: 'low' },
    { suffix: 'heroku.com' },
  ],
  packages: {
    docker: [{ name: 'heroku/heroku', class: 'G' }],
    hex: [{ name: 'happi', class: 'C' }],
    maven: [
      { name: 'com.heroku.sdk:heroku-gradle', class: 'G' },
      { group: 'com.heroku.sdk.heroku-gradle', class: 'G' },
      { name: 'com.heroku.sdk:heroku-maven-plugin', class: 'G' },
      { name: 'com.heroku.api:heroku-api' },
    ],
    generic: [
      { name: 'bitbucket/atlassian/heroku-deploy', class: 'G' },
      { name: 'circleci/circleci/heroku', class: 'G' },
      { name: 'heroku.yml', class: 'C' },
      { prefix: 'env:HEROKU_', class: 'B' },
      { name: 'app.json', class: 'C' },
    ],
    composer: [
      { name: 'stevenmaguire/oauth2-heroku', class: 'C' },
      { name: 'socialiteproviders/heroku', class: 'C' },
    ],
    gem: [
      { name: 'barnes' },
      { name: 'heroku_hatchet', class: 'G' },
      { name: 'heroku-api' },
      { name: 'omniauth-heroku', class: 'C' },
      { name: 'platform-api' },
    ],
    githubactions: [
      { name: 'gonuit/heroku-docker-deploy', class: 'G' },
      { name: 'justiniso/heroku-action', class: 'G' },
      { name: 'akhileshns/heroku-deploy', class: 'G' },
    ],
    golang: [{ module: 'github.com/heroku/heroku-go' }],
    npm: [
      { name: '@heroku/applink' },
      { name: '@heroku/mcp-server' },
      { name: 'passport-heroku', class: 'C' },
      { name: 'heroku', class: 'G' },
      { name: 'heroku-client' },
    ],
    pypi: [
      { name: 'heroku-mia-sdk', class: 'C' },
      { name: 'heroku-applink', class: 'C' },
      { name: 'llama-index-llms-heroku', class: 'C' },
      { name: 'llama-index-embeddings-heroku', class: 'C' },
      { name: 'heroku3' },
    ],
    terraform: [
      { name: 'hashicorp/heroku', class: 'G' },
      { name: 'heroku/heroku', class: 'G' },
    ],
  },
  sources: ['https://devcenter.heroku.com', 'https://status.salesforce.com/products/Heroku', 'known'],
};
