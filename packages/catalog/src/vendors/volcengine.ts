import type { Vendor } from '../vendor.ts';

export const volcengine: Vendor = {
  slug: 'volcengine',
  name: 'Volcano Engine',
  category: 'cloud',
  statusPageUrl: null,
  hosts: [{ suffix: 'volces.com' }, { suffix: 'volcengineapi.com' }, { suffix: 'volcengine.com' }],
  packages: {
    generic: [{ prefix: 'env:VOLCENGINE_', class: 'B' }],
    maven: [{ group: 'com.volcengine' }],
    golang: [
      { module: 'github.com/volcengine/ve-tos-golang-sdk' },
      { module: 'github.com/volcengine/volcengine-go-sdk' },
      { module: 'github.com/volcengine/volc-sdk-golang' },
    ],
    npm: [{ name: '@volcengine/openapi' }, { name: '@volcengine/tos-sdk' }],
    pypi: [
      { name: 'livekit-plugins-volcengine', class: 'C' },
      { name: 'langchain-volcengine', class: 'C' },
      { name: 'volcengine' },
      { name: 'volcengine-python-sdk' },
      { name: 'tos' },
    ],
    terraform: [{ name: 'volcengine/volcengine', class: 'G' }],
  },
  sources: ['https://www.volcengine.com/docs', 'known'],
};
