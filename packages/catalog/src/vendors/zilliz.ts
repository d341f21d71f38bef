import type { Vendor } from '../vendor.ts';

export const zilliz: Vendor = {
  slug: 'zilliz',
  name: 'Zilliz Cloud',
  category: 'ai',
  statusPageUrl: 'https://status.zilliz.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'zillizcloud.com' }, { suffix: 'vectordb.zillizcloud.com' }],
  packages: {
    gem: [{ name: 'milvus', class: 'B' }],
    golang: [{ module: 'github.com/milvus-io/milvus-sdk-go', class: 'B' }],
    maven: [{ name: 'io.milvus:milvus-sdk-java', class: 'B' }],
    npm: [{ name: '@zilliz/milvus2-sdk-node', class: 'B' }],
    nuget: [{ name: 'Milvus.Client', class: 'B' }],
    pypi: [{ name: 'pymilvus', class: 'B' }],
    terraform: [{ name: 'zilliztech/zillizcloud', class: 'G' }],
  },
  sources: ['https://status.zilliz.com', 'known'],
};
