import type { Vendor } from '../vendor.ts';

export const braintrust: Vendor = {
  slug: 'braintrust',
  name: 'Braintrust',
  category: 'ai',
  statusPageUrl: 'https://status.braintrust.dev',
  hosts: [
    { host: 'api.braintrust.dev' },
    { host: 'api.braintrustdata.com' },
    { suffix: 'braintrust.dev' },
    { suffix: 'braintrustdata.com' },
  ],
  packages: {
    docker: [{ prefix: 'public.ecr.aws/braintrust/', class: 'G' }],
    githubactions: [{ prefix: 'braintrustdata/', class: 'G' }],
    generic: [{ prefix: 'env:BRAINTRUST_', class: 'B' }],
    npm: [
      { name: '@braintrust/vercel-ai-sdk', class: 'C' },
      { name: '@braintrust/openai-agents', class: 'C' },
      { name: '@braintrust/api' },
      { name: '@mastra/braintrust', class: 'C' },
      { name: '@braintrust/langchain-js', class: 'C' },
      { name: 'braintrust' },
      { name: '@braintrust/otel' },
    ],
    pypi: [
      { name: 'braintrust-proxy', class: 'C' },
      { name: 'braintrust-core' },
      { name: 'braintrust-api' },
      { name: 'braintrust' },
      { name: 'braintrust-langchain', class: 'C' },
    ],
  },
  sources: ['https://www.braintrust.dev/docs'],
};
