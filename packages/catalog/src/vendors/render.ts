import type { Vendor } from '../vendor.ts';

export const render: Vendor = {
  slug: 'render',
  name: 'Render',
  category: 'cloud',
  statusPageUrl: 'https://status.render.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.render.com' },
    { suffix: 'onrender.com', hosting: true, confidence: 'low' },
    { suffix: 'render.com' },
  ],
  packages: {
    pypi: [{ name: 'render' }, { name: 'render-sdk' }],
    githubactions: [
      { name: 'johnbeynon/render-deploy-action', class: 'G' },
      { name: 'JorgeLNJunior/render-deploy', class: 'G' },
    ],
    npm: [{ name: 'render-api', class: 'C' }],
    generic: [
      { name: 'env:RENDER_GIT_COMMIT', class: 'B' },
      { prefix: 'env:RENDER_API_', class: 'B' },
      { prefix: 'env:RENDER_EXTERNAL_', class: 'B' },
      { name: 'render.yaml', class: 'C' },
    ],
    terraform: [
      { name: 'jackall3n/render', class: 'G' },
      { name: 'render-oss/render', class: 'G' },
    ],
  },
  sources: ['https://render.com/docs', 'https://status.render.com', 'known'],
};
