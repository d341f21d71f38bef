import type { Vendor } from '../vendor.ts';

export const unity: Vendor = {
  slug: 'unity',
  name: 'Unity Gaming Services',
  category: 'platform',
  statusPageUrl: 'https://status.unity.com',
  hosts: [
    { host: 'config.unity3d.com' },
    { suffix: 'cloud.unity3d.com' },
    { host: 'services.api.unity.com' },
    { suffix: 'services.api.unity.com' },
    { suffix: 'unity.com' },
  ],
  packages: {
    githubactions: [
      { name: 'game-ci/unity-builder', class: 'G' },
      { name: 'game-ci/unity-test-runner', class: 'G' },
      { name: 'game-ci/unity-activate', class: 'G' },
      { name: 'game-ci/unity-return-license', class: 'G' },
    ],
    maven: [{ name: 'com.google.ads.mediation:unity', class: 'C' }, { name: 'com.unity3d.ads:unity-ads' }],
  },
  sources: ['https://docs.unity.com', 'https://status.unity.com', 'known'],
};
