import type { Vendor } from '../vendor.ts';

export const stability: Vendor = {
  slug: 'stability',
  name: 'Stability AI',
  category: 'ai',
  statusPageUrl: 'https://status.stability.ai',
  statusPage: { adapter: 'incidentio' },
  hosts: [{ host: 'api.stability.ai' }, { suffix: 'stability.ai' }],
  packages: {
    maven: [
      { name: 'org.springframework.ai:spring-ai-autoconfigure-model-stability-ai', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-stability-ai', class: 'C' },
      { name: 'org.springframework.ai:spring-ai-starter-model-stability-ai', class: 'C' },
    ],
    pypi: [
      { name: 'stabilityai', class: 'C' },
      { name: 'stability-ai-api', class: 'C' },
      { name: 'stability-ai-sdk', class: 'C' },
      { name: 'stability-sdk' },
    ],
  },
  sources: ['https://platform.stability.ai/docs', 'https://status.stability.ai', 'known'],
};
