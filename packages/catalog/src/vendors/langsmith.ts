import type { Vendor } from '../vendor.ts';

export const langsmith: Vendor = {
  slug: 'langsmith',
  name: 'LangSmith',
  category: 'ai',
  statusPageUrl: 'https://status.smith.langchain.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.smith.langchain.com' }, { suffix: 'langchain.com' }],
  pages: [
    {
      key: 'eu',
      name: 'EU',
      statusPageUrl: 'https://eu.status.smith.langchain.com',
      statusPage: { adapter: 'incidentio' },
      hosts: [{ suffix: 'eu.api.smith.langchain.com' }, { suffix: 'eu.smith.langchain.com' }],
    },
  ],
  packages: {
    docker: [{ name: 'langchain/langgraph-api', class: 'G' }],
    golang: [
      { module: 'github.com/cloudwego/eino-ext/callbacks/langsmith', class: 'C' },
      { module: 'github.com/langchain-ai/langsmith-go' },
    ],
    maven: [{ group: 'com.langchain.smith' }, { name: 'com.langchain.smith:langsmith-java' }],
    generic: [
      { name: 'env:LANGCHAIN_API_KEY', class: 'B' },
      { prefix: 'env:LANGSMITH_', class: 'B' },
    ],
    npm: [
      { name: 'langchainplus-sdk' },
      { name: 'langchainhub' },
      { name: '@mastra/langsmith', class: 'C' },
      { name: 'langsmith', class: 'B' },
    ],
    pypi: [
      { name: 'temporalio-langsmith', class: 'C' },
      { name: 'langsmith-fetch', class: 'G' },
      { name: 'langchainplus-sdk' },
      { name: 'langchainhub' },
      { name: 'langgraph-sdk', class: 'B' },
      { name: 'langsmith', class: 'B' },
    ],
  },
  sources: ['https://docs.langchain.com/langsmith', 'https://status.smith.langchain.com', 'known'],
};
