import type { Vendor } from '../vendor.ts';

export const commercetools: Vendor = {
  slug: 'commercetools',
  name: 'commercetools',
  category: 'business',
  statusPageUrl: 'https://status.commercetools.com',
  hosts: [{ suffix: 'commercetools.com' }, { suffix: 'commercetools.co' }],
  packages: {
    generic: [{ prefix: 'env:COMMERCETOOLS_', class: 'B' }],
    composer: [{ name: 'commercetools/commercetools-sdk' }],
    golang: [{ module: 'github.com/labd/commercetools-go-sdk' }],
    maven: [{ group: 'com.commercetools.sdk' }, { name: 'com.commercetools.sdk:commercetools-http-client' }],
    npm: [
      { name: '@commercetools/frontend-sdk' },
      { name: '@commercetools/typescript-sdk' },
      { name: '@commercetools/checkout-browser-sdk' },
      { name: '@commercetools/sdk-middleware-auth' },
      { name: '@commercetools/sdk-auth' },
      { name: 'n8n-nodes-commercetools', class: 'C' },
      { name: '@commercetools/sdk-middleware-http' },
      { name: '@commercetools/api-request-builder' },
      { name: '@commercetools-frontend/application-shell' },
      { name: '@commercetools/sdk-client' },
      { name: '@commercetools/importapi-sdk' },
      { name: '@commercetools/ts-client' },
      { name: '@commercetools/platform-sdk' },
      { name: '@commercetools/sdk-client-v2' },
    ],
    nuget: [{ name: 'commercetools.Sdk.Api' }],
    pypi: [{ name: 'airbyte-source-commercetools', class: 'C' }, { name: 'commercetools' }],
  },
  sources: ['https://docs.commercetools.com', 'https://status.commercetools.com', 'known'],
};
