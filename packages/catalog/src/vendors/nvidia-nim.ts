import type { Vendor } from '../vendor.ts';

export const nvidiaNim: Vendor = {
  slug: 'nvidia-nim',
  name: 'NVIDIA NIM',
  category: 'ai',
  statusPageUrl: 'https://status.ngc.nvidia.com',
  hosts: [
    { host: 'integrate.api.nvidia.com' },
    { host: 'ai.api.nvidia.com' },
    { host: 'api.ngc.nvidia.com' },
    { host: 'nvcr.io' },
    { suffix: 'nvcr.io' },
    { host: 'authn.nvidia.com' },
  ],
  packages: {
    docker: [{ prefix: 'nvcr.io/nim/', class: 'G' }],
    generic: [
      { name: 'env:NVIDIA_API_KEY', class: 'B' },
      { prefix: 'env:NVIDIANIM_', class: 'B' },
      { prefix: 'env:NVIDIA_NIM_', class: 'B' },
    ],
    pypi: [
      { name: 'llama-index-embeddings-nvidia' },
      { name: 'livekit-plugins-nvidia', class: 'C' },
      { name: 'langchain-nvidia-ai-endpoints', class: 'C' },
      { name: 'llama-index-llms-nvidia', class: 'C' },
    ],
  },
  sources: ['https://docs.api.nvidia.com'],
};
