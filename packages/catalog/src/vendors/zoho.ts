import type { Vendor } from '../vendor.ts';

export const zoho: Vendor = {
  slug: 'zoho',
  name: 'Zoho',
  category: 'crm',
  statusPageUrl: 'https://status.zoho.com',
  hosts: [
    { host: 'accounts.zohocloud.ca' },
    { suffix: 'zohocloud.ca' },
    { suffix: 'zohoapis.com' },
    { suffix: 'zohoapis.eu' },
    { suffix: 'zohoapis.in' },
    { host: 'accounts.zoho.com' },
    { host: 'accounts.zoho.eu' },
    { suffix: 'zoho.com' },
    { suffix: 'zoho.eu' },
    { suffix: 'zohoapis.com.au' },
    { suffix: 'zohoapis.jp' },
    { suffix: 'zoho.in' },
    { suffix: 'zoho.com.au' },
    { suffix: 'zoho.jp' },
    { suffix: 'zoho.com.cn' },
  ],
  packages: {
    nuget: [{ name: 'ZCRMSDK' }],
    maven: [{ group: 'com.zoho.crm' }],
    composer: [
      { name: 'asadku34/oauth2-zoho', class: 'C' },
      { name: 'asad/oauth2-zoho', class: 'C' },
      { name: 'socialiteproviders/zoho', class: 'C' },
      { name: 'zohocrm/php-sdk' },
    ],
    npm: [{ name: 'zcatalyst-sdk-node' }, { name: '@zohocrm/nodejs-sdk-2.0' }, { name: '@zohocrm/typescript-sdk-8.0' }],
    pypi: [{ name: 'zcatalyst-sdk' }, { name: 'zohocrmsdk2-0' }, { name: 'zohocrmsdk8_0' }],
  },
  sources: ['https://www.zoho.com/crm/developer/docs'],
};
