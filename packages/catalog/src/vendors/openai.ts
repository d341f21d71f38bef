import type { Vendor } from '../vendor.ts';

export const openai: Vendor = {
  slug: 'openai',
  name: 'OpenAI',
  category: 'ai',
  statusPageUrl: 'https://status.openai.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [
    { host: 'api.openai.com' },
    { host: 'eu.api.openai.com' },
    { host: 'us.api.openai.com' },
    { host: 'auth.openai.com' },
    { suffix: 'openai.com' },
  ],
  packages: {
    cargo: [{ name: 'async-openai', class: 'B' }],
    composer: [
      { name: 'openai-php/laravel', class: 'C' },
      { name: 'openai-php/client', class: 'B' },
    ],
    gem: [
      { name: 'ruby-openai', class: 'B' },
      { name: 'openai', class: 'B' },
    ],
    generic: [{ prefix: 'env:OPENAI_', class: 'B' }],
    golang: [
      { module: 'github.com/openai/openai-go', class: 'B' },
      { module: 'github.com/sashabaranov/go-openai', class: 'B' },
    ],
    hex: [
      { name: 'openai', class: 'B' },
      { name: 'openai_ex', class: 'B' },
    ],
    maven: [
      { group: 'com.theokanning.openai-gpt3-java', class: 'B' },
      { name: 'dev.langchain4j:langchain4j-open-ai-spring-boot-starter', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-openai', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-openai-spring-boot-starter', class: 'C' },
      { name: 'io.quarkiverse.langchain4j:quarkus-langchain4j-openai', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-open-ai', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-starter-model-openai', class: 'C' },
      { name: 'com.openai:openai-java', class: 'B' },
    ],
    npm: [
      { name: 'openai-edge' },
      { name: '@openai/agents', class: 'B' },
      { name: '@llamaindex/openai', class: 'C' },
      { name: 'openai', class: 'B' },
      { name: '@ai-sdk/openai', class: 'C' },
      { name: '@langchain/openai', class: 'C' },
    ],
    nuget: [
      { name: 'Betalgo.OpenAI', class: 'C' },
      { name: 'Microsoft.SemanticKernel.Connectors.OpenAI', class: 'C' },
      { name: 'Microsoft.Extensions.AI.OpenAI', class: 'C' },
      { name: 'OpenAI', class: 'B' },
    ],
    pub: [{ name: 'dart_openai', class: 'B' }],
    pypi: [
      { name: 'openai-agents', class: 'B' },
      { name: 'llama-index-embeddings-openai', class: 'C' },
      { name: 'apache-airflow-providers-openai', class: 'C' },
      { name: 'openai', class: 'B' },
      { name: 'langchain-openai', class: 'C' },
      { name: 'llama-index-llms-openai', class: 'C' },
    ],
    swift: [{ name: 'github.com/macpaw/openai', class: 'B' }],
  },
  sources: ['https://platform.openai.com/docs', 'https://status.openai.com', 'known'],
};
