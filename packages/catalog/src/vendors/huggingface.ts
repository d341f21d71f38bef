import type { Vendor } from '../vendor.ts';

export const huggingface: Vendor = {
  slug: 'huggingface',
  name: 'Hugging Face',
  category: 'ai',
  statusPageUrl: 'https://status.huggingface.co',
  statusPage: { adapter: 'betterstack' },
  hosts: [
    { host: 'datasets-server.huggingface.co' },
    { host: 'huggingface.co' },
    { host: 'api-inference.huggingface.co' },
    { host: 'router.huggingface.co' },
    { suffix: 'endpoints.huggingface.cloud' },
    { host: 'cdn-lfs.huggingface.co' },
    { suffix: 'huggingface.co' },
    { suffix: 'huggingface.cloud' },
    { suffix: 'hf.co' },
  ],
  packages: {
    nuget: [{ name: 'HuggingFace', class: 'C' }],
    swift: [{ name: 'github.com/huggingface/swift-transformers', class: 'F' }],
    golang: [{ module: 'github.com/hupe1980/go-huggingface', class: 'C' }],
    maven: [{ name: 'dev.langchain4j:langchain4j-hugging-face', class: 'C' }],
    cargo: [{ name: 'hf-hub' }],
    gem: [{ name: 'hugging-face' }],
    generic: [
      { name: 'env:HF_TOKEN', class: 'B' },
      { name: 'env:HF_API_KEY', class: 'B' },
      { prefix: 'env:HUGGINGFACE_', class: 'B' },
    ],
    npm: [
      { name: '@llamaindex/huggingface', class: 'F' },
      { name: '@ai-sdk/huggingface', class: 'C' },
      { name: '@huggingface/inference' },
      { name: '@huggingface/hub' },
    ],
    pypi: [
      { name: 'llama-index-multi-modal-llms-huggingface', class: 'F' },
      { name: 'llama-index-llms-huggingface', class: 'F' },
      { name: 'llama-index-embeddings-huggingface', class: 'F' },
      { name: 'pyspark-huggingface', class: 'C' },
      { name: 'langchain-huggingface', class: 'F' },
      { name: 'huggingface-hub' },
    ],
  },
  sources: ['https://huggingface.co/docs', 'https://status.huggingface.co', 'known'],
};
