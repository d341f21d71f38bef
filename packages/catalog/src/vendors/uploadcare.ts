import type { Vendor } from '../vendor.ts';

export const uploadcare: Vendor = {
  slug: 'uploadcare',
  name: 'Uploadcare',
  category: 'content',
  statusPageUrl: 'https://status.uploadcare.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.uploadcare.com' },
    { host: 'upload.uploadcare.com' },
    { host: 'ucarecdn.com' },
    { suffix: 'uploadcare.com' },
    { suffix: 'ucarecdn.com' },
  ],
  packages: {
    hex: [{ name: 'uploadcare_ex', class: 'C' }],
    cargo: [{ name: 'ucare' }],
    pub: [{ name: 'uploadcare_client', class: 'C' }],
    cocoapods: [{ name: 'Uploadcare' }],
    swift: [{ name: 'github.com/uploadcare/uploadcare-swift' }],
    generic: [{ prefix: 'env:UPLOADCARE_', class: 'B' }],
    composer: [{ name: 'uploadcare/uploadcare-php' }],
    gem: [{ name: 'uploadcare-rails' }, { name: 'uploadcare-ruby' }],
    golang: [{ module: 'github.com/uploadcare/uploadcare-go' }],
    maven: [{ name: 'com.uploadcare:uploadcare' }],
    npm: [
      { name: 'uploadcare-widget' },
      { name: '@uploadcare/file-uploader' },
      { name: '@uploadcare/react-widget' },
      { name: '@uploadcare/blocks' },
      { name: '@uploadcare/react-uploader' },
      { name: '@uploadcare/rest-client' },
      { name: '@uploadcare/upload-client' },
    ],
    pypi: [{ name: 'pyuploadcare' }],
  },
  sources: ['https://uploadcare.com/docs', 'https://status.uploadcare.com', 'known'],
};
