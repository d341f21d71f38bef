import type { Vendor } from '../vendor.ts';

export const llamacloud: Vendor = {
  slug: 'llamacloud',
  name: 'LlamaCloud',
  category: 'ai',
  statusPageUrl: 'https://llamaindex.statuspage.io',
  hosts: [{ host: 'api.cloud.llamaindex.ai' }, { host: 'api.cloud.eu.llamaindex.ai' }, { suffix: 'llamaindex.ai' }],
  packages: {
    maven: [{ name: 'dev.langchain4j:langchain4j-community-document-parser-llamaparse', class: 'C' }],
    generic: [
      { prefix: 'env:LLAMA_CLOUD_', class: 'B' },
      { prefix: 'env:LLAMA_PARSE_', class: 'B' },
      { prefix: 'env:LLAMAPARSE_', class: 'B' },
      { prefix: 'env:LLAMACLOUD_', class: 'B' },
    ],
    npm: [
      { name: '@llamaindex/llama-cloud', class: 'C' },
      { name: 'llama-cloud-services' },
      { name: '@llamaindex/cloud', class: 'C' },
    ],
    pypi: [
      { name: 'llamaindex-py-client' },
      { name: 'llama-index-readers-llama-parse' },
      { name: 'llama-cloud' },
      { name: 'llama-cloud-services' },
      { name: 'llama-parse' },
      { name: 'llama-index-indices-managed-llama-cloud', class: 'C' },
    ],
  },
  sources: ['https://docs.cloud.llamaindex.ai'],
};
