import type { Vendor } from '../vendor.ts';

export const gravatar: Vendor = {
  slug: 'gravatar',
  name: 'Gravatar',
  category: 'identity',
  statusPageUrl: 'https://automatticstatus.com',
  hosts: [
    { host: 'gravatar.com' },
    { host: 'www.gravatar.com' },
    { host: 'secure.gravatar.com' },
    { host: 'api.gravatar.com' },
    { suffix: 'gravatar.com' },
  ],
  packages: {
    pub: [
      { name: 'simple_gravatar', class: 'C' },
      { name: 'flutter_gravatar', class: 'C' },
    ],
    hex: [{ name: 'exgravatar' }],
    pypi: [{ name: 'gravify', class: 'C' }, { name: 'libgravatar' }, { name: 'django-gravatar2', class: 'C' }],
    nuget: [{ name: 'Edi.Gravatar', class: 'C' }],
    npm: [{ name: 'gravatar' }, { name: 'react-gravatar' }, { name: 'gravatar-url', class: 'C' }],
    composer: [{ name: 'creativeorange/gravatar' }, { name: 'forxer/gravatar' }, { name: 'gravatarphp/gravatar' }],
    gem: [
      { name: 'gravatar-ultimate', class: 'C' },
      { name: 'gravtastic' },
      { name: 'gravatar_image_tag' },
      { name: 'gravatarify' },
    ],
  },
  sources: ['https://docs.gravatar.com', 'known'],
};
