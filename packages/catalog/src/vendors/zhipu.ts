import type { Vendor } from '../vendor.ts';

export const zhipu: Vendor = {
  slug: 'zhipu',
  name: 'Z.ai',
  category: 'ai',
  statusPageUrl: null,
  hosts: [{ host: 'api.z.ai' }, { host: 'open.bigmodel.cn' }, { suffix: 'z.ai' }, { suffix: 'bigmodel.cn' }],
  packages: {
    cargo: [{ name: 'zhipuai-sdk-rust', class: 'C' }],
    maven: [
      { name: 'ai.z.openapi:zai-sdk' },
      { name: 'cn.bigmodel.openapi:oapi-java-sdk' },
      { name: 'org.springframework.ai:spring-ai-starter-model-zhipuai', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-zhipu-ai', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-community-zhipu-ai-spring-boot-starter', class: 'C' },
      { name: 'dev.langchain4j:langchain4j-community-zhipu-ai', class: 'C' },
    ],
    generic: [
      { name: 'env:ZAI_API_KEY', class: 'B' },
      { name: 'env:ZHIPUAI_API_KEY', class: 'B' },
      { prefix: 'env:ZHIPU_', class: 'B' },
    ],
    npm: [{ name: '@z_ai/mcp-server' }, { name: 'zhipuai' }, { name: 'zhipu-ai-provider', class: 'C' }],
    pypi: [
      { name: 'livekit-plugins-zhipu', class: 'C' },
      { name: 'langchain-zhipu', class: 'C' },
      { name: 'zhipuai' },
      { name: 'zai-sdk' },
    ],
  },
  sources: ['https://docs.z.ai'],
};
