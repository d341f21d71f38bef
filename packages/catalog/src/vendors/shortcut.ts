import type { Vendor } from '../vendor.ts';

export const shortcut: Vendor = {
  slug: 'shortcut',
  name: 'Shortcut',
  category: 'productivity',
  statusPageUrl: 'https://status.shortcut.com',
  hosts: [{ host: 'api.app.shortcut.com' }, { suffix: 'shortcut.com' }],
  packages: {
    githubactions: [{ prefix: 'useshortcut/', class: 'G' }],
    pypi: [{ name: 'tap-shortcut', class: 'C' }],
    generic: [{ prefix: 'env:SHORTCUT_', class: 'B' }],
    npm: [{ name: '@shortcut/mcp' }, { name: '@useshortcut/client' }, { name: '@shortcut/client' }],
  },
  sources: ['https://developer.shortcut.com', 'https://status.shortcut.com', 'known'],
};
