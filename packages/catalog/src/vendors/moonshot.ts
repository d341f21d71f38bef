import type { Vendor } from '../vendor.ts';

export const moonshot: Vendor = {
  slug: 'moonshot',
  name: 'Moonshot AI',
  category: 'ai',
  statusPageUrl: 'https://status.moonshot.cn',
  hosts: [
    { host: 'api.moonshot.ai' },
    { host: 'api.moonshot.cn' },
    { suffix: 'moonshot.ai' },
    { suffix: 'moonshot.cn' },
    { suffix: 'kimi.ai' },
  ],
  packages: {
    maven: [{ name: 'org.springaicommunity:moonshot-spring-boot-starter', class: 'C' }],
    pypi: [{ name: 'moonshotai' }, { name: 'kimi-sdk', class: 'C' }, { name: 'langchain-moonshot', class: 'C' }],
  },
  sources: ['https://platform.moonshot.ai/docs'],
};
