import type { Vendor } from '../vendor.ts';

export const pandadoc: Vendor = {
  slug: 'pandadoc',
  name: 'PandaDoc',
  category: 'business',
  statusPageUrl: 'https://status.pandadoc.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.pandadoc.com' }, { suffix: 'pandadoc.com' }],
  packages: {
    gem: [{ name: 'panda_doc', class: 'C' }],
    generic: [{ prefix: 'env:PANDADOC_', class: 'B' }],
    maven: [{ name: 'com.pandadoc:pandadoc-java-client' }],
    npm: [
      { name: 'pandadoc', class: 'C' },
      { name: 'pandadoc-signing' },
      { name: 'pandadoc-editor' },
      { name: 'pandadoc-node-client' },
    ],
    pypi: [{ name: 'pandadoc-python-client' }],
  },
  sources: ['https://developers.pandadoc.com', 'https://status.pandadoc.com', 'known'],
};
