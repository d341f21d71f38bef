import type { Vendor } from '../vendor.ts';

export const lark: Vendor = {
  slug: 'lark',
  name: 'Lark',
  category: 'messaging',
  statusPageUrl: null,
  hosts: [
    { host: 'open.larksuite.com' },
    { host: 'open.feishu.cn' },
    { suffix: 'larksuite.com' },
    { suffix: 'feishu.cn' },
    { suffix: 'solutionsuite.cn' },
    { suffix: 'solutionsuite.ai' },
  ],
  packages: {
    cargo: [{ name: 'open-lark', class: 'C' }],
    nuget: [
      { name: 'FeishuNetSdk', class: 'C' },
      { name: 'AspNet.Security.OAuth.Feishu', class: 'C' },
    ],
    golang: [
      { module: 'github.com/go-lark/lark', class: 'C' },
      { module: 'github.com/chyroc/lark', class: 'C' },
      { module: 'github.com/larksuite/oapi-sdk-go' },
    ],
    maven: [
      { name: 'com.larksuite.oapi:larksuite-oapi' },
      { name: 'org.apache.seatunnel:connector-http-feishu', class: 'C' },
      { name: 'com.larksuite.oapi:oapi-sdk' },
    ],
    npm: [{ name: '@larksuiteoapi/lark-mcp' }, { name: '@larksuiteoapi/node-sdk' }],
    pypi: [{ name: 'lark-channel-sdk' }, { name: 'lark-oapi' }],
  },
  sources: ['https://open.larksuite.com/document'],
};
