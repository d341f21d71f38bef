import type { Vendor } from '../vendor.ts';

export const visualStudioMarketplace: Vendor = {
  slug: 'visual-studio-marketplace',
  name: 'Visual Studio Marketplace',
  category: 'registry',
  statusPageUrl: null,
  hosts: [
    { host: 'marketplace.visualstudio.com' },
    { host: 'code.visualstudio.com' },
    { host: 'update.code.visualstudio.com' },
  ],
  packages: {
    githubactions: [
      { name: 'HaaLeo/publish-vscode-extension', class: 'G' },
      { name: 'lannonbr/vsce-action', class: 'G' },
    ],
    generic: [
      { prefix: 'env:VISUALSTUDIOMARKETPLACE_', class: 'B' },
      { prefix: 'env:VISUAL_STUDIO_MARKETPLACE_', class: 'B' },
    ],
    npm: [{ name: '@vscode/vsce', class: 'G' }],
  },
  sources: ['https://learn.microsoft.com/azure/devops/extend/gallery'],
};
