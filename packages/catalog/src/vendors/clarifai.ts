import type { Vendor } from '../vendor.ts';

export const clarifai: Vendor = {
  slug: 'clarifai',
  name: 'Clarifai',
  category: 'ai',
  statusPageUrl: 'https://status.clarifai.com',
  hosts: [{ host: 'api.clarifai.com' }, { suffix: 'clarifai.com' }],
  packages: {
    generic: [{ prefix: 'env:CLARIFAI_', class: 'B' }],
    maven: [{ name: 'com.clarifai:clarifai-grpc' }],
    npm: [
      { name: 'clarifai-web-grpc' },
      { name: 'clarifai' },
      { name: 'clarifai-nodejs' },
      { name: 'clarifai-nodejs-grpc' },
    ],
    pypi: [
      { name: 'clarifai-pyspark', class: 'C' },
      { name: 'llama-index-llms-clarifai', class: 'C' },
      { name: 'llama-index-embeddings-clarifai', class: 'C' },
      { name: 'clarifai-protocol' },
      { name: 'clarifai' },
      { name: 'clarifai-grpc' },
    ],
  },
  sources: ['https://docs.clarifai.com', 'known'],
};
