import type { Vendor } from '../vendor.ts';

export const giphy: Vendor = {
  slug: 'giphy',
  name: 'GIPHY',
  category: 'media',
  statusPageUrl: 'https://status.giphy.com',
  hosts: [{ host: 'api.giphy.com' }, { suffix: 'giphy.com' }],
  packages: {
    maven: [{ group: 'com.giphy.sdk' }],
    swift: [{ name: 'github.com/Giphy/giphy-ios-sdk-core', class: 'C' }],
    pub: [
      { name: 'enough_giphy_flutter', class: 'C' },
      { name: 'enough_giphy', class: 'C' },
      { name: 'giphy_picker', class: 'C' },
      { name: 'giphy_get', class: 'C' },
    ],
    golang: [{ module: 'github.com/peterhellberg/giphy', class: 'C' }],
    nuget: [{ name: 'GiphyDotNet', class: 'C' }],
    cocoapods: [{ name: 'GiphyCoreSDK' }, { name: 'Giphy' }],
    cargo: [{ name: 'giphy-api', class: 'C' }],
    generic: [{ prefix: 'env:GIPHY_', class: 'B' }],
    npm: [
      { name: '@giphy/js-analytics' },
      { name: '@giphy/svelte-components' },
      { name: '@progresso/react-giphy-picker-https', class: 'C' },
      { name: 'react-giphy-select', class: 'C' },
      { name: 'react-giphy-searchbox', class: 'C' },
      { name: 'giphy-api', class: 'C' },
      { name: '@giphy/react-native-sdk' },
      { name: '@giphy/js-fetch-api' },
      { name: '@giphy/react-components', class: 'C' },
    ],
    pypi: [{ name: 'giphy_client' }],
  },
  sources: ['https://developers.giphy.com/docs'],
};
