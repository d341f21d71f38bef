import type { Vendor } from '../vendor.ts';

export const nugetOrg: Vendor = {
  slug: 'nuget-org',
  name: 'NuGet.org',
  category: 'registry',
  statusPageUrl: 'https://status.nuget.org',
  hosts: [{ host: 'api.nuget.org' }, { host: 'www.nuget.org' }, { suffix: 'nuget.org' }],
  packages: {},
  sources: ['https://learn.microsoft.com/nuget/api/overview'],
};
