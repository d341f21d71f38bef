import type { Vendor } from '../vendor.ts';

export const daytona: Vendor = {
  slug: 'daytona',
  name: 'Daytona',
  category: 'ai',
  statusPageUrl: 'https://status.daytona.io',
  hosts: [{ host: 'app.daytona.io' }, { suffix: 'daytona.io' }],
  packages: {
    golang: [{ module: 'github.com/daytonaio/daytona/libs/sdk-go', class: 'C' }],
    generic: [{ prefix: 'env:DAYTONA_', class: 'B' }],
    npm: [
      { name: '@daytona/api-client' },
      { name: '@daytonaio/toolbox-api-client' },
      { name: '@daytonaio/api-client' },
      { name: '@mastra/daytona', class: 'C' },
      { name: '@langchain/daytona', class: 'C' },
      { name: '@daytona/sdk' },
      { name: '@daytonaio/sdk' },
    ],
    pypi: [
      { name: 'platon-daytona', class: 'C' },
      { name: 'daytona-analytics-api-client-async', class: 'C' },
      { name: 'daytona-analytics-api-client', class: 'C' },
      { name: 'daytona-toolbox-api-client-async' },
      { name: 'daytona-api-client' },
      { name: 'daytona-api-client-async' },
      { name: 'daytona-toolbox-api-client' },
      { name: 'langchain-daytona', class: 'C' },
      { name: 'daytona' },
      { name: 'daytona-sdk' },
    ],
  },
  sources: ['https://www.daytona.io/docs'],
};
