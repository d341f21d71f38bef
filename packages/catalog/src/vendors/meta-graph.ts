import type { Vendor } from '../vendor.ts';

export const metaGraph: Vendor = {
  slug: 'meta-graph',
  name: 'Meta Graph API',
  category: 'platform',
  statusPageUrl: 'https://metastatus.com',
  hosts: [{ host: 'graph.facebook.com' }, { host: 'graph.instagram.com' }, { host: 'graph.whatsapp.com' }],
  packages: {
    cocoapods: [{ name: 'FBSDKCoreKit' }, { name: 'FBSDKLoginKit' }, { name: 'FBSDKShareKit' }],
    composer: [{ name: 'facebook/php-business-sdk' }],
    gem: [{ name: 'koala' }],
    maven: [{ name: 'com.facebook.business.sdk:facebook-java-business-sdk' }, { group: 'com.facebook.android' }],
    npm: [{ name: 'facebook-nodejs-business-sdk' }],
    pub: [{ name: 'flutter_facebook_auth' }],
    pypi: [{ name: 'facebook-business' }],
    swift: [{ name: 'github.com/facebook/facebook-ios-sdk' }],
  },
  sources: ['https://metastatus.com', 'known'],
};
