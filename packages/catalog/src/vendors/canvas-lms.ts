import type { Vendor } from '../vendor.ts';

export const canvasLms: Vendor = {
  slug: 'canvas-lms',
  name: 'Canvas LMS',
  category: 'platform',
  statusPageUrl: 'https://status.instructure.com',
  hosts: [{ suffix: 'instructure.com', tenant: true }],
  packages: {
    generic: [
      { prefix: 'env:CANVASLMS_', class: 'B' },
      { prefix: 'env:CANVAS_LMS_', class: 'B' },
    ],
    composer: [
      { name: 'smtech/oauth2-canvaslms', class: 'C' },
      { name: 'socialiteproviders/instructure', class: 'C' },
    ],
    gem: [
      { name: 'omniauth-canvas', class: 'C' },
      { name: 'canvas-api', class: 'C' },
    ],
    pypi: [{ name: 'instructure-dap-client' }, { name: 'canvasapi', class: 'B' }],
  },
  sources: ['https://canvas.instructure.com/doc/api', 'https://status.instructure.com', 'known'],
};
