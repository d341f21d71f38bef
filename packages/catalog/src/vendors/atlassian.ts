import type { Vendor } from '../vendor.ts';

export const atlassian: Vendor = {
  slug: 'atlassian',
  name: 'Atlassian (Jira/Confluence)',
  category: 'business',
  statusPageUrl: 'https://status.atlassian.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'atlassian.net', tenant: true }, { host: 'api.atlassian.com' }, { host: 'auth.atlassian.com' }],
  packages: {
    gem: [{ name: 'jira-ruby', class: 'B' }],
    maven: [{ name: 'com.atlassian.jira:jira-rest-java-client-core', class: 'B' }],
    npm: [{ name: 'confluence.js', class: 'B' }],
    nuget: [{ name: 'Atlassian.SDK', class: 'B' }],
    pypi: [{ name: 'atlassian-python-api', class: 'B' }],
  },
  sources: ['https://developer.atlassian.com', 'https://status.atlassian.com', 'known'],
};
