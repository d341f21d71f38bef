import type { Vendor } from '../vendor.ts';

export const groq: Vendor = {
  slug: 'groq',
  name: 'Groq',
  category: 'ai',
  statusPageUrl: 'https://groqstatus.com',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.groq.com' }, { suffix: 'groq.com' }],
  packages: {
    pub: [
      { name: 'groq_sdk', class: 'C' },
      { name: 'groq', class: 'C' },
    ],
    hex: [{ name: 'groq', class: 'C' }],
    maven: [{ name: 'dev.langchain4j:langchain4j-groq', class: 'C' }],
    cargo: [
      { name: 'groq-api-rs', class: 'C' },
      { name: 'groqu', class: 'C' },
      { name: 'groq-api-rust', class: 'C' },
    ],
    nuget: [
      { name: 'GroqSharp', class: 'C' },
      { name: 'GroqApiLibrary', class: 'C' },
    ],
    golang: [
      { module: 'github.com/jpoz/groq', class: 'C' },
      { module: 'github.com/hasitpbhatt/groq', class: 'C' },
      { module: 'github.com/conneroisu/groq-go', class: 'C' },
    ],
    composer: [{ name: 'lucianotonet/groq-laravel', class: 'C' }, { name: 'lucianotonet/groq-php' }],
    gem: [{ name: 'groq' }],
    generic: [{ prefix: 'env:GROQ_', class: 'B' }],
    npm: [
      { name: '@llamaindex/groq', class: 'C' },
      { name: 'groq-sdk' },
      { name: '@ai-sdk/groq', class: 'C' },
      { name: '@langchain/groq', class: 'C' },
    ],
    pypi: [
      { name: 'livekit-plugins-groq', class: 'C' },
      { name: 'llama-index-llms-groq', class: 'C' },
      { name: 'groq' },
      { name: 'langchain-groq', class: 'C' },
    ],
  },
  sources: ['https://console.groq.com/docs', 'https://groqstatus.com', 'known'],
};
