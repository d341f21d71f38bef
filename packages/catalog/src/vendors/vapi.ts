import type { Vendor } from '../vendor.ts';

export const vapi: Vendor = {
  slug: 'vapi',
  name: 'Vapi',
  category: 'ai',
  statusPageUrl: 'https://status.vapi.ai',
  hosts: [{ host: 'api.vapi.ai' }, { suffix: 'vapi.ai' }],
  packages: {
    pub: [{ name: 'vapi' }],
    swift: [
      { name: 'github.com/vapiai/vapi-ios' },
      { name: 'github.com/vapiai/ios' },
      { name: 'github.com/VapiAI/client-sdk-ios' },
    ],
    npm: [
      { name: '@vapi-ai/react-native' },
      { name: '@vapi-ai/client-sdk-react' },
      { name: '@vapi-ai/server-sdk' },
      { name: '@vapi-ai/web' },
    ],
    pypi: [{ name: 'vapi-python' }, { name: 'vapi_server_sdk' }],
  },
  sources: ['https://docs.vapi.ai'],
};
