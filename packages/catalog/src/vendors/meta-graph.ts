import type { Vendor } from '../vendor.ts';

export const metaGraph: Vendor = {
  slug: 'meta-graph',
  name: 'Meta Graph API',
  category: 'platform',
  statusPageUrl: 'https://metastatus.com',
  hosts: [
    { host: 'graph-video.facebook.com' },
    { host: 'connect.facebook.net' },
    { host: 'graph.threads.net' },
    { host: 'graph.facebook.com' },
    { host: 'graph.instagram.com' },
    { host: 'graph.whatsapp.com' },
    { suffix: 'facebook.com' },
    { suffix: 'facebook.net' },
    { suffix: 'threads.net' },
    { suffix: 'instagram.com' },
    { suffix: 'whatsapp.com' },
  ],
  packages: {
    nuget: [{ name: 'Microsoft.AspNetCore.Authentication.Facebook', class: 'C' }],
    cocoapods: [{ name: 'FBSDKCoreKit' }, { name: 'FBSDKLoginKit' }, { name: 'FBSDKShareKit' }],
    composer: [{ name: 'league/oauth2-facebook', class: 'C' }, { name: 'facebook/php-business-sdk' }],
    gem: [{ name: 'omniauth-facebook', class: 'C' }, { name: 'koala' }],
    maven: [{ name: 'com.facebook.business.sdk:facebook-java-business-sdk' }, { group: 'com.facebook.android' }],
    npm: [{ name: 'facebook-nodejs-business-sdk' }],
    pub: [{ name: 'flutter_facebook_auth' }],
    pypi: [{ name: 'facebook-business' }],
    swift: [{ name: 'github.com/facebook/facebook-ios-sdk' }],
  },
  sources: ['https://developers.facebook.com/docs/graph-api', 'https://metastatus.com', 'known'],
};
