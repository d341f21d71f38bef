import type { Vendor } from '../vendor.ts';

export const mistral: Vendor = {
  slug: 'mistral',
  name: 'Mistral AI',
  category: 'ai',
  statusPageUrl: 'https://status.mistral.ai',
  hosts: [{ host: 'api.mistral.ai' }, { host: 'codestral.mistral.ai' }, { suffix: 'mistral.ai' }],
  packages: {
    pub: [{ name: 'mistralai_dart', class: 'C' }],
    swift: [{ name: 'github.com/nathanborror/swift-mistral', class: 'C' }],
    hex: [{ name: 'mistral', class: 'C' }],
    gem: [
      { name: 'omniai-mistral', class: 'C' },
      { name: 'mistral-ai', class: 'C' },
    ],
    golang: [
      { module: 'github.com/Gage-Technologies/mistral-go', class: 'C' },
      { module: 'github.com/gage-technologies/mistral-go', class: 'C' },
    ],
    composer: [
      { name: 'drupal/ai_provider_mistral', class: 'C' },
      { name: 'helgesverre/mistral', class: 'C' },
      { name: 'partitech/php-mistral', class: 'C' },
    ],
    maven: [
      { group: 'com.mistralai' },
      { name: 'org.springframework.ai:spring-ai-autoconfigure-model-mistral-ai', class: 'C' },
      { name: 'io.quarkiverse.langchain4j:quarkus-langchain4j-mistral-ai', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-mistral-ai', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-mistral-ai', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-starter-model-mistral-ai', class: 'C' },
    ],
    cargo: [{ name: 'mistralai-client' }],
    generic: [
      { prefix: 'env:MISTRAL_', class: 'B' },
      { prefix: 'env:MISTRALAI_', class: 'B' },
    ],
    npm: [
      { name: '@llamaindex/mistral', class: 'C' },
      { name: '@mistralai/mistralai' },
      { name: '@ai-sdk/mistral', class: 'C' },
      { name: '@langchain/mistralai', class: 'C' },
    ],
    nuget: [{ name: 'Microsoft.SemanticKernel.Connectors.MistralAI', class: 'C' }, { name: 'Mistral.SDK' }],
    pypi: [
      { name: 'simple-mistral', class: 'C' },
      { name: 'llama-index-embeddings-mistralai', class: 'C' },
      { name: 'livekit-plugins-mistralai', class: 'C' },
      { name: 'llama-index-multi-modal-llms-mistral', class: 'C' },
      { name: 'mistral-vibe', class: 'G' },
      { name: 'llama-index-llms-mistralai', class: 'C' },
      { name: 'mistral-haystack', class: 'C' },
      { name: 'mistralai' },
      { name: 'langchain-mistralai', class: 'C' },
    ],
  },
  sources: ['https://docs.mistral.ai', 'https://status.mistral.ai', 'known'],
};
