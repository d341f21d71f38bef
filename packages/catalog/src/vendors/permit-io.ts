import type { Vendor } from '../vendor.ts';

export const permitIo: Vendor = {
  slug: 'permit-io',
  name: 'Permit.io',
  category: 'auth',
  statusPageUrl: 'https://status.permit.io',
  hosts: [{ host: 'api.permit.io' }, { host: 'cloudpdp.api.permit.io' }, { suffix: 'permit.io' }],
  packages: {
    generic: [
      { prefix: 'env:PERMITIO_', class: 'B' },
      { prefix: 'env:PERMIT_IO_', class: 'B' },
    ],
    golang: [{ module: 'github.com/permitio/permit-golang' }],
    npm: [{ name: 'permitio' }],
    pypi: [
      { name: 'permit-datafilter', class: 'C' },
      { name: 'asafc-permit-sdk-with-df', class: 'C' },
      { name: 'permit' },
    ],
  },
  sources: ['https://docs.permit.io'],
};
