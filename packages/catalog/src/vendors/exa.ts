import type { Vendor } from '../vendor.ts';

export const exa: Vendor = {
  slug: 'exa',
  name: 'Exa',
  category: 'ai',
  statusPageUrl: 'https://status.exa.ai',
  hosts: [
    { host: 'api.metaphor.systems' },
    { suffix: 'metaphor.systems' },
    { host: 'api.exa.ai' },
    { suffix: 'exa.ai' },
  ],
  packages: {
    golang: [{ module: 'github.com/metaphorsystems/metaphor-go' }],
    maven: [{ name: 'dev.langchain4j:langchain4j-community-document-loader-exa', class: 'C' }],
    generic: [{ name: 'env:EXA_API_KEY', class: 'B' }],
    npm: [
      { name: '@agentic/exa', class: 'C' },
      { name: 'metaphor-node' },
      { name: 'exa-mcp-server' },
      { name: '@exalabs/ai-sdk', class: 'C' },
      { name: 'exa-js' },
      { name: '@langchain/exa', class: 'C' },
    ],
    pypi: [
      { name: 'metaphor-python' },
      { name: 'llama-index-tools-exa', class: 'C' },
      { name: 'exa-haystack', class: 'C' },
      { name: 'exa-py' },
      { name: 'langchain-exa', class: 'C' },
    ],
  },
  sources: ['https://docs.exa.ai'],
};
