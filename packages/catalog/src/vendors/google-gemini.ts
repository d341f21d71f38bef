import type { Vendor } from '../vendor.ts';

export const googleGemini: Vendor = {
  slug: 'google-gemini',
  name: 'Google Gemini API',
  category: 'ai',
  // Google Cloud's page has Vertex AI's interface for Gemini only, which is another service.
  statusPageUrl: 'https://aistudio.google.com/status',
  hosts: [{ host: 'generativelanguage.googleapis.com' }],
  packages: {
    hex: [{ name: 'gemini_ex', class: 'C' }],
    generic: [
      { name: 'env:GOOGLE_GENERATIVE_AI_API_KEY', class: 'B' },
      { name: 'env:GEMINI_API_KEY', class: 'B' },
      { prefix: 'env:GOOGLEGEMINI_', class: 'B' },
      { prefix: 'env:GOOGLE_GEMINI_', class: 'B' },
      { prefix: 'env:GOOGLE_AI_', class: 'B' },
      { prefix: 'env:GOOGLE_GENERATIVE_AI_', class: 'B' },
    ],
    cargo: [{ name: 'gemini-rust', class: 'C' }],
    composer: [
      { name: 'gemini-api-php/client', class: 'C' },
      { name: 'google-gemini-php/laravel', class: 'C' },
      { name: 'google-gemini-php/client' },
    ],
    gem: [{ name: 'gemini-ai' }],
    golang: [{ module: 'github.com/google/generative-ai-go' }, { module: 'google.golang.org/genai' }],
    maven: [
      { name: 'dev.langchain4j:langchain4j-google-ai-gemini', class: 'C' },
      { name: 'com.google.genai:google-genai' },
    ],
    npm: [
      { name: '@google/gemini-cli-core', class: 'G' },
      { name: '@genkit-ai/googleai', class: 'C' },
      { name: '@genkit-ai/google-genai', class: 'C' },
      { name: '@google-ai/generativelanguage' },
      { name: '@langchain/google', class: 'C' },
      { name: '@google/gemini-cli', class: 'G' },
      { name: '@google/genai' },
      { name: '@google/generative-ai' },
      { name: '@ai-sdk/google', class: 'C' },
      { name: '@langchain/google-genai', class: 'C' },
    ],
    nuget: [
      { name: 'Mscc.GenerativeAI', class: 'C' },
      { name: 'Microsoft.SemanticKernel.Connectors.Google', class: 'C' },
      { name: 'Google_GenerativeAI', class: 'C' },
      { name: 'Google.GenAI' },
    ],
    pub: [{ name: 'google_generative_ai' }],
    pypi: [
      { name: 'google-ai-generativelanguage' },
      { name: 'llama-index-multi-modal-llms-gemini', class: 'C' },
      { name: 'llama-index-embeddings-gemini', class: 'C' },
      { name: 'dagster-gemini', class: 'C' },
      { name: 'llama-index-llms-gemini', class: 'C' },
      { name: 'llama-index-llms-google-genai', class: 'C' },
      { name: 'google-genai-haystack', class: 'C' },
      { name: 'google-genai' },
      { name: 'google-generativeai' },
      { name: 'langchain-google-genai', class: 'C' },
    ],
    swift: [
      { name: 'github.com/google/generative-ai-swift' },
      { name: 'github.com/google-gemini/generative-ai-swift' },
    ],
  },
  sources: ['https://ai.google.dev/gemini-api/docs', 'https://status.cloud.google.com', 'known'],
};
