import type { Vendor } from '../vendor.ts';

export const cohere: Vendor = {
  slug: 'cohere',
  name: 'Cohere',
  category: 'ai',
  statusPageUrl: 'https://status.cohere.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.cohere.com' }, { host: 'api.cohere.ai' }, { suffix: 'cohere.com' }, { suffix: 'cohere.ai' }],
  packages: {
    hex: [{ name: 'cohere_ex', class: 'C' }],
    cargo: [{ name: 'cohere-rust', class: 'C' }],
    gem: [{ name: 'cohere-ruby' }],
    generic: [{ prefix: 'env:COHERE_', class: 'B' }],
    golang: [{ module: 'github.com/cohere-ai/cohere-go' }],
    maven: [
      { name: 'dev.langchain4j:langchain4j-community-cohere-spring-boot-starter', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-community-cohere', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-cohere', class: 'C' },
      { name: 'com.cohere:cohere-java' },
    ],
    npm: [
      { name: '@llamaindex/cohere', class: 'C' },
      { name: 'cohere-ai' },
      { name: '@ai-sdk/cohere', class: 'C' },
      { name: '@langchain/cohere', class: 'C' },
    ],
    pypi: [
      { name: 'cohere-compass-sdk' },
      { name: 'apache-airflow-providers-cohere', class: 'C' },
      { name: 'llama-index-embeddings-cohere', class: 'C' },
      { name: 'llama-index-postprocessor-cohere-rerank', class: 'C' },
      { name: 'llama-index-llms-cohere', class: 'C' },
      { name: 'cohere-haystack', class: 'C' },
      { name: 'cohere' },
      { name: 'langchain-cohere', class: 'C' },
    ],
  },
  sources: ['https://docs.cohere.com', 'https://status.cohere.com', 'known'],
};
