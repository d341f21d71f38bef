import type { Vendor } from '../vendor.ts';

export const kinde: Vendor = {
  slug: 'kinde',
  name: 'Kinde',
  category: 'auth',
  statusPageUrl: 'https://status.kinde.com',
  statusPage: { adapter: 'instatus' },
  hosts: [{ suffix: 'kinde.com' }],
  packages: {
    golang: [{ module: 'github.com/kinde-oss/kinde-go' }],
    hex: [{ name: 'kinde_sdk' }],
    pub: [{ name: 'kinde_flutter_sdk' }],
    swift: [{ name: 'github.com/kinde-oss/kinde-sdk-ios' }],
    cocoapods: [{ name: 'KindeSDK' }],
    maven: [{ name: 'com.kinde:kinde-core' }],
    gem: [{ name: 'kinde_sdk' }],
    nuget: [{ name: 'Kinde.SDK' }],
    generic: [{ prefix: 'env:KINDE_', class: 'B' }],
    composer: [{ name: 'socialiteproviders/kinde', class: 'C' }, { name: 'kinde-oss/kinde-auth-php' }],
    npm: [
      { name: '@kinde-oss/kinde-remix-sdk' },
      { name: '@nuxtjs/kinde', class: 'C' },
      { name: '@kinde/management-api-js' },
      { name: '@kinde-oss/kinde-auth-pkce-js' },
      { name: '@kinde-oss/kinde-auth-nextjs' },
      { name: '@kinde-oss/kinde-auth-react' },
      { name: '@kinde-oss/kinde-typescript-sdk' },
      { name: '@kinde-oss/kinde-node-express' },
    ],
    pypi: [{ name: 'kinde-python-sdk' }],
  },
  sources: ['https://docs.kinde.com'],
};
