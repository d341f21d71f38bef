import type { Vendor } from '../vendor.ts';

export const rapid7: Vendor = {
  slug: 'rapid7',
  name: 'Rapid7',
  category: 'security',
  statusPageUrl: 'https://status.rapid7.com',
  hosts: [{ suffix: 'api.insight.rapid7.com' }, { suffix: 'rapid7.com' }],
  packages: {
    generic: [{ name: 'addon:logentries', class: 'B' }],
    docker: [
      { prefix: 'logentries/', class: 'G' },
      { prefix: 'rapid7/', class: 'G' },
    ],
    gem: [
      { name: 'le', class: 'C' },
      { name: 'r7insight', class: 'C' },
    ],
    maven: [{ name: 'com.rapid7:r7insight_java' }, { name: 'com.logentries:logentries-appender' }],
    golang: [{ module: 'github.com/bsphere/le_go', class: 'C' }],
    npm: [{ name: 'le_node' }, { name: 'r7insight_js' }, { name: 'r7insight_node' }],
  },
  sources: ['https://docs.rapid7.com', 'https://status.rapid7.com', 'known'],
};
