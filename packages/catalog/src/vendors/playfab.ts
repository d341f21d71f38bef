import type { Vendor } from '../vendor.ts';

export const playfab: Vendor = {
  slug: 'playfab',
  name: 'PlayFab',
  category: 'platform',
  statusPageUrl: 'https://status.playfab.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ suffix: 'playfabapi.com' }, { suffix: 'playfab.com' }],
  packages: {
    cocoapods: [{ name: 'PlayFabClientSDK', class: 'C' }],
    generic: [{ prefix: 'env:PLAYFAB_', class: 'B' }],
    golang: [{ module: 'github.com/dgkanatsios/playfabsdk-go' }],
    maven: [{ name: 'com.playfab:client-sdk' }],
    npm: [{ name: 'playfab-sdk' }],
    nuget: [{ name: 'PlayFabCSharpSdk' }, { name: 'PlayFabAllSDK' }],
    pypi: [{ name: 'playfab' }],
  },
  sources: ['https://learn.microsoft.com/gaming/playfab', 'https://status.playfab.com', 'known'],
};
