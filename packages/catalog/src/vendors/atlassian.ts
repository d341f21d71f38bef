import type { Vendor } from '../vendor.ts';

export const atlassian: Vendor = {
  slug: 'atlassian',
  name: 'Atlassian (Jira/Confluence)',
  category: 'business',
  statusPageUrl: 'https://status.atlassian.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'marketplace.atlassian.com' },
    { host: 'api.media.atlassian.com' },
    { host: 'id.atlassian.com' },
    { suffix: 'atlassian.net', tenant: true },
    { host: 'api.atlassian.com' },
    { host: 'auth.atlassian.com' },
    { host: 'mcp.atlassian.com' },
  ],
  pages: [
    {
      key: 'developer',
      name: 'Developer',
      statusPageUrl: 'https://developer.status.atlassian.com',
      statusPage: { adapter: 'statuspage' },
      hosts: [],
    },
    {
      key: 'jira-product-discovery',
      name: 'Jira Product Discovery',
      statusPageUrl: 'https://jira-product-discovery.status.atlassian.com',
      statusPage: { adapter: 'statuspage' },
      hosts: [],
    },
    {
      key: 'jira-service-management',
      name: 'Jira Service Management',
      statusPageUrl: 'https://jira-service-management.status.atlassian.com',
      statusPage: { adapter: 'statuspage' },
      hosts: [],
    },
  ],
  packages: {
    terraform: [{ prefix: 'atlassian/', class: 'G' }],
    composer: [{ name: 'socialiteproviders/atlassian', class: 'C' }],
    npm: [
      { name: 'passport-atlassian-oauth', class: 'C' },
      { name: 'passport-atlassian-oauth2', class: 'C' },
      { name: 'atlassian-jwt' },
      { name: 'atlassian-connect-express' },
    ],
    gem: [
      { name: 'omniauth-atlassian-oauth2', class: 'C' },
      { name: 'jira-ruby', class: 'B' },
    ],
    maven: [
      { name: 'com.atlassian.connect:atlassian-connect-spring-boot-starter' },
      { name: 'com.atlassian.jira:jira-rest-java-client-core', class: 'B' },
    ],
    nuget: [{ name: 'Atlassian.SDK', class: 'B' }],
    pypi: [
      { name: 'thopx14-atlassian-python-api', class: 'C' },
      { name: 'sanhe-atlassian-sdk', class: 'C' },
      { name: 'atlassian-gen-client', class: 'C' },
      { name: 'kiarina-lib-atlassian', class: 'C' },
      { name: 'jira2py', class: 'C' },
      { name: 'pyatlassian', class: 'C' },
      { name: 'mcp-atlassian', class: 'G' },
      { name: 'atlassian-python-api', class: 'B' },
    ],
  },
  sources: ['https://developer.atlassian.com', 'https://status.atlassian.com', 'known'],
};
