import type { Vendor } from '../vendor.ts';

export const arcgis: Vendor = {
  slug: 'arcgis',
  name: 'ArcGIS',
  category: 'maps',
  statusPageUrl: 'https://status.arcgis.com',
  hosts: [{ suffix: 'arcgis.com' }, { suffix: 'arcgisonline.com' }],
  packages: {
    generic: [{ prefix: 'env:ARCGIS_', class: 'B' }],
    composer: [
      { name: 'socialiteproviders/arcgis', class: 'C' },
      { name: 'socialiteproviders/arc-gis', class: 'C' },
    ],
    npm: [
      { name: '@arcgis/map-components-react' },
      { name: '@esri/hub-common' },
      { name: '@esri/arcgis-rest-routing' },
      { name: '@esri/arcgis-rest-feature-layer' },
      { name: '@esri/arcgis-rest-feature-service' },
      { name: '@esri/arcgis-rest-portal' },
      { name: '@esri/arcgis-rest-fetch' },
      { name: 'esri-loader' },
      { name: '@arcgis/core' },
      { name: '@esri/arcgis-rest-request' },
      { name: '@esri/arcgis-rest-geocoding' },
      { name: '@esri/arcgis-rest-auth' },
      { name: 'esri-leaflet' },
      { name: '@esri/calcite-components', class: 'D' },
    ],
    nuget: [{ name: 'Esri.ArcGISRuntime' }],
    pypi: [{ name: 'arcgis' }],
  },
  sources: ['https://developers.arcgis.com', 'known'],
};
