import type { Vendor } from '../vendor.ts';

export const zilliz: Vendor = {
  slug: 'zilliz',
  name: 'Zilliz Cloud',
  category: 'ai',
  statusPageUrl: 'https://status.zilliz.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.cloud.zilliz.com' },
    { suffix: 'zillizcloud.com' },
    { suffix: 'vectordb.zillizcloud.com' },
    { suffix: 'zilliz.com' },
  ],
  packages: {
    gem: [{ name: 'milvus', class: 'F' }],
    golang: [{ module: 'github.com/milvus-io/milvus-sdk-go', class: 'F' }],
    maven: [{ name: 'io.milvus:milvus-sdk-java', class: 'F' }],
    npm: [{ name: '@zilliz/milvus2-sdk-node', class: 'F' }],
    nuget: [{ name: 'Milvus.Client', class: 'F' }],
    pypi: [
      { name: 'llama-index-indices-managed-zilliz', class: 'F' },
      { name: 'pymilvus', class: 'F' },
    ],
    terraform: [{ name: 'zilliztech/zillizcloud', class: 'G' }],
  },
  sources: ['https://docs.zilliz.com', 'https://status.zilliz.com', 'known'],
};
