import type { Vendor } from '../vendor.ts';

export const kontentAi: Vendor = {
  slug: 'kontent-ai',
  name: 'Kontent.ai',
  category: 'content',
  statusPageUrl: 'https://status.kontent.ai',
  hosts: [
    { host: 'deliver.kontent.ai' },
    { host: 'preview-deliver.kontent.ai' },
    { host: 'manage.kontent.ai' },
    { suffix: 'kontent.ai' },
  ],
  packages: {
    cocoapods: [{ name: 'KenticoKontentDelivery' }, { name: 'KenticoCloud' }],
    generic: [
      { prefix: 'env:KONTENTAI_', class: 'B' },
      { prefix: 'env:KONTENT_AI_', class: 'B' },
    ],
    npm: [
      { name: '@kontent-ai/core-sdk' },
      { name: '@kontent-ai/sync-sdk' },
      { name: '@kontent-ai/smart-link' },
      { name: '@kontent-ai/migration-toolkit' },
      { name: '@kontent-ai/gatsby-source' },
      { name: '@kentico/kontent-smart-link' },
      { name: '@kentico/kontent-management' },
      { name: '@kentico/kontent-delivery' },
      { name: '@kentico/gatsby-source-kontent' },
      { name: '@kontent-ai/delivery-sdk' },
      { name: '@kontent-ai/management-sdk' },
    ],
    nuget: [{ prefix: 'Kontent.Ai.' }, { name: 'Kentico.Kontent.Delivery' }, { name: 'Kontent.Ai.Delivery' }],
  },
  sources: ['https://kontent.ai/learn/docs', 'known'],
};
