import type { Vendor } from '../vendor.ts';

export const nugetOrg: Vendor = {
  slug: 'nuget-org',
  name: 'NuGet.org',
  category: 'registry',
  statusPageUrl: 'https://status.nuget.org',
  hosts: [{ host: 'api.nuget.org' }, { host: 'www.nuget.org' }, { suffix: 'nuget.org' }],
  packages: {
    githubactions: [
      { name: 'nuget/login', class: 'G' },
      { name: 'alirezanet/publish-nuget', class: 'G' },
      { name: 'brandedoutcast/publish-nuget', class: 'G' },
      { name: 'rohith/publish-nuget', class: 'G' },
    ],
  },
  sources: ['https://learn.microsoft.com/nuget/api/overview'],
};
