import type { Vendor } from '../vendor.ts';

export const cloudinary: Vendor = {
  slug: 'cloudinary',
  name: 'Cloudinary',
  category: 'content',
  statusPageUrl: 'https://status.cloudinary.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.cloudinary.com' },
    { host: 'res.cloudinary.com' },
    { host: 'api-eu.cloudinary.com' },
    { suffix: 'cloudinary.com' },
  ],
  packages: {
    pub: [
      { name: 'cloudinary_flutter', class: 'C' },
      { name: 'cloudinary_public', class: 'C' },
    ],
    composer: [{ name: 'cloudinary-labs/cloudinary-laravel' }, { name: 'cloudinary/cloudinary_php' }],
    gem: [
      { name: 'shrine-cloudinary', class: 'C' },
      { name: 'carrierwave-cloudinary', class: 'C' },
      { name: 'activestorage-cloudinary-service', class: 'C' },
      { name: 'cloudinary' },
    ],
    generic: [{ prefix: 'env:CLOUDINARY_', class: 'B' }],
    golang: [{ module: 'github.com/cloudinary/cloudinary-go' }],
    hex: [{ name: 'cloudex' }],
    maven: [{ name: 'com.cloudinary:cloudinary-http5' }, { group: 'com.cloudinary' }],
    npm: [
      { name: 'cloudinary-core' },
      { name: 'cloudinary-video-player' },
      { name: '@cloudinary/url-gen' },
      { name: '@cloudinary/vue' },
      { name: '@cloudinary/html' },
      { name: '@cloudinary/ng' },
      { name: 'multer-storage-cloudinary', class: 'C' },
      { name: '@cloudinary/react' },
      { name: '@strapi/provider-upload-cloudinary', class: 'C' },
      { name: 'cloudinary' },
      { name: 'cloudinary-react' },
      { name: 'next-cloudinary', class: 'C' },
    ],
    nuget: [{ name: 'CloudinaryDotNet' }],
    pypi: [{ name: 'django-cloudinary-storage', class: 'C' }, { name: 'cloudinary' }],
  },
  sources: ['https://cloudinary.com/documentation', 'https://status.cloudinary.com', 'known'],
};
