import type { Vendor } from '../vendor.ts';

export const jina: Vendor = {
  slug: 'jina',
  name: 'Jina AI',
  category: 'ai',
  statusPageUrl: 'https://status.jina.ai',
  hosts: [{ host: 'api.jina.ai' }, { host: 'r.jina.ai' }, { suffix: 'jina.ai' }],
  packages: {
    maven: [{ name: 'dev.langchain4j:langchain4j-jina', class: 'C' }],
    generic: [{ prefix: 'env:JINA_', class: 'B' }],
    pypi: [
      { name: 'jinaai', class: 'C' },
      { name: 'llama-index-tools-jina', class: 'F' },
      { name: 'langchain-jina', class: 'F' },
      { name: 'jina-haystack', class: 'F' },
      { name: 'jina', class: 'F' },
    ],
  },
  sources: ['https://jina.ai/reader', 'https://status.jina.ai', 'known'],
};
