import type { Vendor } from '../vendor.ts';

export const virustotal: Vendor = {
  slug: 'virustotal',
  name: 'VirusTotal',
  category: 'security',
  statusPageUrl: 'https://status.virustotal.com',
  hosts: [{ host: 'www.virustotal.com' }, { suffix: 'virustotal.com' }],
  packages: {
    nuget: [{ name: 'VirusTotalNet', class: 'C' }],
    golang: [
      { module: 'github.com/VirusTotal/vt-go' },
      { module: 'github.com/williballenthin/govt', class: 'C' },
      { module: 'github.com/virustotal/vt-go', class: 'C' },
    ],
    cargo: [
      { name: 'vt3', class: 'C' },
      { name: 'virustotal3', class: 'C' },
    ],
    generic: [{ prefix: 'env:VIRUSTOTAL_', class: 'B' }],
    pypi: [
      { name: 'vtfree', class: 'C' },
      { name: 'vtscan', class: 'C' },
      { name: 'virustotal-python' },
      { name: 'vt-py' },
      { name: 'virustotal3', class: 'C' },
    ],
  },
  sources: ['https://docs.virustotal.com', 'known'],
};
