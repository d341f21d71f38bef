import type { Vendor } from '../vendor.ts';

export const speechmatics: Vendor = {
  slug: 'speechmatics',
  name: 'Speechmatics',
  category: 'ai',
  statusPageUrl: 'https://status.speechmatics.com',
  hosts: [
    { host: 'asr.api.speechmatics.com' },
    { host: 'mp.speechmatics.com' },
    { suffix: 'rt.speechmatics.com' },
    { suffix: 'speechmatics.com' },
  ],
  packages: {
    docker: [{ prefix: 'speechmatics/', class: 'G' }],
    generic: [{ prefix: 'env:SPEECHMATICS_', class: 'B' }],
    npm: [
      { name: '@speechmatics/flow-client' },
      { name: '@speechmatics/real-time-client-react' },
      { name: 'speechmatics' },
      { name: '@speechmatics/batch-client' },
      { name: '@speechmatics/real-time-client' },
    ],
    pypi: [
      { name: 'latecript', class: 'C' },
      { name: 'speechmatics-tts', class: 'C' },
      { name: 'speechmatics-voice' },
      { name: 'livekit-plugins-speechmatics', class: 'C' },
      { name: 'speechmatics-python' },
      { name: 'speechmatics-rt' },
      { name: 'speechmatics-batch' },
    ],
  },
  sources: ['https://docs.speechmatics.com'],
};
