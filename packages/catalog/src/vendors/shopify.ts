import type { Vendor } from '../vendor.ts';

export const shopify: Vendor = {
  slug: 'shopify',
  name: 'Shopify',
  category: 'business',
  statusPageUrl: 'https://www.shopifystatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'cdn.shopify.com' },
    { host: 'partners.shopify.com' },
    { suffix: 'myshopify.com', tenant: true },
    { host: 'api.shopify.com' },
  ],
  packages: {
    composer: [{ name: 'shopify/shopify-api' }, { name: 'osiset/laravel-shopify' }],
    gem: [{ name: 'shopify_api' }, { name: 'shopify_app' }],
    generic: [{ name: 'shopify.app.toml', class: 'C' }],
    golang: [{ module: 'github.com/bold-commerce/go-shopify' }],
    npm: [
      { name: '@shopify/shopify-app-remix' },
      { name: '@shopify/shopify-app-express' },
      { name: '@shopify/shopify-app-react-router' },
      { name: 'shopify-buy' },
      { name: '@shopify/app-bridge' },
      { name: '@shopify/app-bridge-react' },
      { prefix: '@nestjs-shopify/', class: 'C' },
      { name: '@shopify/admin-api-client' },
      { name: '@shopify/storefront-api-client' },
      { name: '@shopify/shopify-api' },
      { name: '@shopify/hydrogen' },
      { name: 'shopify-api-node' },
    ],
    nuget: [{ name: 'ShopifySharp' }],
    pypi: [{ name: 'ShopifyAPI' }],
  },
  sources: ['https://shopify.dev/docs/api', 'https://www.shopifystatus.com', 'known'],
};
