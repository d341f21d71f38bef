import type { Vendor } from '../vendor.ts';

export const postman: Vendor = {
  slug: 'postman',
  name: 'Postman',
  category: 'development',
  statusPageUrl: 'https://status.postman.com',
  hosts: [
    { host: 'api.getpostman.com' },
    { host: 'api.postman.com' },
    { suffix: 'getpostman.com' },
    { suffix: 'postman.com' },
    { host: 'postman-echo.com' },
  ],
  packages: {
    docker: [
      { prefix: 'public.ecr.aws/postman/', class: 'G' },
      { name: 'postmanlabs/postman-insights-agent', class: 'G' },
    ],
    generic: [
      { prefix: 'bitbucket/postman/', class: 'G' },
      { prefix: 'circleci/postmanlabs/', class: 'G' },
      { prefix: 'circleci/postman/', class: 'G' },
    ],
    githubactions: [
      { name: 'postmanlabs/postman-cli-action', class: 'G' },
      { prefix: 'postman-cs/', class: 'G' },
    ],
    npm: [{ name: '@postman/postman-mcp-server' }],
  },
  sources: ['https://learning.postman.com', 'https://status.postman.com', 'known'],
};
