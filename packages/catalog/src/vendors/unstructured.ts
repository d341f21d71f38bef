import type { Vendor } from '../vendor.ts';

export const unstructured: Vendor = {
  slug: 'unstructured',
  name: 'Unstructured',
  category: 'ai',
  statusPageUrl: null,
  hosts: [
    { host: 'api.unstructuredapp.io' },
    { host: 'platform.unstructuredapp.io' },
    { suffix: 'unstructuredapp.io' },
    { suffix: 'unstructured.io' },
  ],
  packages: {
    npm: [{ name: 'unstructured-client' }],
    pypi: [
      { name: 'unstructured-ingest', class: 'B' },
      { name: 'unstructured-haystack', class: 'C' },
      { name: 'langchain-unstructured', class: 'C' },
      { name: 'unstructured-client' },
    ],
  },
  sources: ['https://docs.unstructured.io'],
};
