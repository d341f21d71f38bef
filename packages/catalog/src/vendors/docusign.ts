import type { Vendor } from '../vendor.ts';

export const docusign: Vendor = {
  slug: 'docusign',
  name: 'DocuSign',
  category: 'business',
  statusPageUrl: 'https://status.docusign.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { suffix: 'docusign.net' },
    { host: 'account.docusign.com' },
    { host: 'account-d.docusign.com' },
    { suffix: 'docusign.com' },
  ],
  packages: {
    hex: [{ name: 'docu_sign', class: 'C' }],
    golang: [{ module: 'github.com/jfcote87/esign', class: 'C' }],
    cocoapods: [{ name: 'DocuSign' }],
    swift: [{ name: 'github.com/docusign/docusign-ios-sdk' }],
    generic: [{ prefix: 'env:DOCUSIGN_', class: 'B' }],
    composer: [
      { name: 'sarhan/oauth2-docusign', class: 'C' },
      { name: 'alaasarhan/oauth2-docusign', class: 'C' },
      { name: 'socialiteproviders/docusign', class: 'C' },
      { name: 'socialiteproviders/docu-sign', class: 'C' },
      { name: 'docusign/esign-client' },
    ],
    gem: [{ name: 'docusign_rest', class: 'C' }, { name: 'omniauth-docusign', class: 'C' }, { name: 'docusign_esign' }],
    maven: [{ name: 'com.docusign:docusign-esign-java' }, { group: 'com.docusign' }],
    npm: [
      { name: 'docusign-webforms' },
      { name: 'docusign-monitor' },
      { name: 'docusign-rooms' },
      { name: 'docusign-admin' },
      { name: 'docusign' },
      { name: 'docusign-click' },
      { name: 'passport-docusign', class: 'C' },
      { name: 'docusign-esign' },
    ],
    nuget: [{ name: 'DocuSign.eSign.dll' }],
    pypi: [
      { name: 'docusignrestclient', class: 'C' },
      { name: 'docusign-admin', class: 'C' },
      { name: 'docusign-esign' },
    ],
  },
  sources: ['https://developers.docusign.com', 'https://status.docusign.com', 'known'],
};
