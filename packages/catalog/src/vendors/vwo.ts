import type { Vendor } from '../vendor.ts';

export const vwo: Vendor = {
  slug: 'vwo',
  name: 'VWO',
  category: 'experimentation',
  statusPageUrl: 'https://status.vwo.com',
  hosts: [{ host: 'dev.visualwebsiteoptimizer.com' }, { suffix: 'visualwebsiteoptimizer.com' }, { suffix: 'vwo.com' }],
  packages: {
    composer: [{ name: 'vwo/vwo-php-sdk' }, { name: 'vwo/vwo-fme-php-sdk' }],
    cocoapods: [{ name: 'VWO-FME' }, { name: 'VWO' }],
    maven: [{ name: 'com.vwo.sdk:vwo-java-sdk' }, { name: 'com.vwo:hybrid' }],
    gem: [{ name: 'vwo-sdk' }],
    npm: [
      { name: 'vwo-react-native' },
      { name: 'vwo-smartcode-nextjs' },
      { name: 'vwo-node-sdk' },
      { name: 'vwo-fme-node-sdk' },
      { name: 'vwo-fme-react-sdk' },
    ],
    pypi: [{ name: 'vwo-python-sdk' }, { name: 'vwo-fme-python-sdk' }],
  },
  sources: ['https://developers.vwo.com'],
};
