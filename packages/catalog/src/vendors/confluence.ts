import type { Vendor } from '../vendor.ts';

export const confluence: Vendor = {
  slug: 'confluence',
  name: 'Confluence',
  category: 'business',
  statusPageUrl: 'https://confluence.status.atlassian.com',
  statusPage: { adapter: 'statuspage' },
  // Shares the hosts of its customers with Jira: `atlassian` has them.
  hosts: [],
  packages: {
    githubactions: [
      { name: 'cupcakearmy/confluence-markdown-sync', class: 'G' },
      { name: 'markdown-confluence/publish-action', class: 'G' },
    ],
    pypi: [
      { name: 'confluence-as', class: 'C' },
      { name: 'airbyte-agent-confluence', class: 'C' },
      { name: 'airbyte-source-confluence', class: 'C' },
      { name: 'llama-index-readers-confluence', class: 'C' },
      { name: 'markdown-to-confluence', class: 'G' },
    ],
    npm: [{ name: 'confluence.js', class: 'B' }],
  },
  sources: ['https://developer.atlassian.com/cloud/confluence', 'https://confluence.status.atlassian.com/api', 'known'],
};
