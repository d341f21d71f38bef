import type { Vendor } from '../vendor.ts';

export const cloudamqp: Vendor = {
  slug: 'cloudamqp',
  name: 'CloudAMQP',
  category: 'data',
  statusPageUrl: 'https://status.cloudamqp.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'customer.cloudamqp.com' }, { suffix: 'rmq.cloudamqp.com' }, { suffix: 'cloudamqp.com' }],
  packages: {
    generic: [{ prefix: 'env:CLOUDAMQP_', class: 'B' }],
    terraform: [{ name: 'cloudamqp/cloudamqp', class: 'G' }],
  },
  sources: ['https://www.cloudamqp.com/docs', 'https://status.cloudamqp.com', 'known'],
};
