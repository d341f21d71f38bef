import type { Vendor } from '../vendor.ts';

export const snapchat: Vendor = {
  slug: 'snapchat',
  name: 'Snapchat',
  category: 'social',
  statusPageUrl: 'https://www.snapstatus.com',
  hosts: [
    { suffix: 'snapkit.com' },
    { host: 'api.snapkit.com' },
    { host: 'adsapi.snapchat.com' },
    { host: 'tr.snapchat.com' },
    { suffix: 'snapchat.com' },
    { suffix: 'snap.com' },
    { suffix: 'sc-static.net' },
    { suffix: 'sc-cdn.net' },
  ],
  packages: {
    pub: [{ name: 'snapkit', class: 'C' }],
    docker: [{ name: 'airbyte/source-snapchat-marketing', class: 'C' }],
    maven: [{ group: 'com.snap.loginkit' }, { group: 'com.snap.creativekit' }, { group: 'com.snap.camerakit' }],
    swift: [
      { name: 'github.com/Snapchat/camera-kit-ios-sdk', class: 'C' },
      { name: 'github.com/Snapchat/snap-kit-spm' },
    ],
    cocoapods: [{ name: 'SCSDKLoginKit' }, { name: 'SCCameraKit' }, { name: 'SnapSDK' }],
    pypi: [
      { name: 'airbyte-source-snapchat-marketing', class: 'C' },
      { name: 'snappy-labfox', class: 'C' },
      { name: 'arcane-snapchat', class: 'C' },
      { name: 'airbyte-agent-snapchat-marketing', class: 'C' },
      { name: 'tap-snapchat-ads', class: 'C' },
    ],
    generic: [{ prefix: 'env:SNAPCHAT_', class: 'B' }],
    npm: [
      { name: 'react-snapchat-pixel', class: 'C' },
      { name: 'passport-snapchat', class: 'C' },
    ],
    gem: [{ name: 'omniauth-snapchat', class: 'C' }],
    composer: [
      { name: 'pbringetto/oauth2-snapchat', class: 'C' },
      { name: 'socialiteproviders/snapchat', class: 'C' },
    ],
  },
  sources: ['https://developers.snap.com'],
};
