import type { Vendor } from '../vendor.ts';

export const dbtCloud: Vendor = {
  slug: 'dbt-cloud',
  name: 'dbt Cloud',
  category: 'data',
  statusPageUrl: 'https://status.getdbt.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'cloud.getdbt.com' }, { suffix: 'getdbt.com' }],
  packages: {},
  sources: ['https://status.getdbt.com', 'known'],
};
