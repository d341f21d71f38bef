import type { Vendor } from '../vendor.ts';

export const filestack: Vendor = {
  slug: 'filestack',
  name: 'Filestack',
  category: 'content',
  statusPageUrl: 'https://status.filestack.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'www.filestackapi.com' },
    { host: 'cdn.filestackcontent.com' },
    { host: 'upload.filestackapi.com' },
    { suffix: 'filestackapi.com' },
    { suffix: 'filestackcontent.com' },
    { suffix: 'filestack.com' },
  ],
  packages: {
    swift: [
      { name: 'github.com/filestack/filestack-ios', class: 'C' },
      { name: 'github.com/filestack/filestack-swift', class: 'C' },
    ],
    hex: [{ name: 'filestack', class: 'C' }],
    cocoapods: [{ name: 'FilestackSDK' }, { name: 'Filestack' }],
    generic: [
      { name: 'addon:filepicker', class: 'B' },
      { prefix: 'env:FILESTACK_', class: 'B' },
    ],
    composer: [{ name: 'filestack/filestack-php' }],
    gem: [{ name: 'filepicker-rails' }, { name: 'filestack-rails' }, { name: 'filestack' }],
    npm: [{ name: 'filestack-react' }, { name: 'filestack-js' }],
    pypi: [{ name: 'filestack-python' }],
  },
  sources: ['https://www.filestack.com/docs', 'https://status.filestack.com', 'known'],
};
