import type { Vendor } from '../vendor.ts';

export const adobe: Vendor = {
  slug: 'adobe',
  name: 'Adobe',
  category: 'platform',
  statusPageUrl: 'https://status.adobe.com',
  statusPage: { adapter: 'adobe', url: 'https://data.status.adobe.com/adobestatus/StatusEvents' },
  hosts: [
    { suffix: 'adobesign.com' },
    { suffix: 'echosign.com' },
    { host: 'ims-na1.adobelogin.com' },
    { suffix: 'adobe.io' },
    { host: 'platform.adobe.io' },
    { host: 'pdf-services.adobe.io' },
    { suffix: 'adobelogin.com' },
    { suffix: 'typekit.net' },
    { suffix: 'omtrdc.net' },
    { suffix: 'adobedc.net' },
    { suffix: 'demdex.net' },
    { suffix: 'adobedtm.com' },
    { suffix: 'everesttech.net' },
    { suffix: 'everestjs.net' },
    { suffix: 'scene7.com' },
  ],
  packages: {
    composer: [{ name: 'socialiteproviders/adobe', class: 'C' }],
    maven: [{ name: 'com.adobe.documentservices:pdfservices-sdk' }],
    npm: [
      { name: '@adobe/aio-lib-state' },
      { name: '@adobe/react-native-aepedge' },
      { name: '@adobe/react-native-aepcore' },
      { name: '@adobe/pdfservices-node-sdk' },
    ],
    nuget: [{ name: 'Adobe.PDFServicesSDK' }],
    pypi: [{ name: 'pdfservices-sdk' }],
  },
  sources: ['https://developer.adobe.com/apis', 'https://status.adobe.com', 'known'],
};
