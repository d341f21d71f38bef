import type { Vendor } from '../vendor.ts';

export const zhipu: Vendor = {
  slug: 'zhipu',
  name: 'Z.ai',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.z.ai' }, { host: 'open.bigmodel.cn' }, { suffix: 'z.ai' }, { suffix: 'bigmodel.cn' }],
  packages: {
    generic: [{ prefix: 'env:ZHIPU_', class: 'B' }],
    npm: [{ name: 'zhipu-ai-provider', class: 'C' }],
    pypi: [
      { name: 'livekit-plugins-zhipu', class: 'C' },
      { name: 'langchain-zhipu', class: 'C' },
      { name: 'zhipuai' },
      { name: 'zai-sdk' },
    ],
  },
  sources: ['https://docs.z.ai'],
};
