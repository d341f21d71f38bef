import type { Vendor } from '../vendor.ts';

export const yubico: Vendor = {
  slug: 'yubico',
  name: 'Yubico',
  category: 'auth',
  statusPageUrl: 'https://status.yubico.com',
  hosts: [{ host: 'api.yubico.com' }, { suffix: 'yubico.com' }],
  packages: {
    swift: [{ name: 'github.com/yubico/yubikit-swift', class: 'D' }],
    maven: [{ name: 'com.yubico:yubico-validation-client2' }],
    composer: [{ name: 'enygma/yubikey', class: 'C' }],
    nuget: [{ name: 'YubicoDotNetClient' }],
    cargo: [{ name: 'yubico' }, { name: 'yubico_ng' }],
    generic: [{ prefix: 'env:YUBICO_', class: 'B' }],
    npm: [{ name: 'yub', class: 'C' }],
    pypi: [{ name: 'yubico-client', class: 'C' }],
  },
  sources: ['https://developers.yubico.com'],
};
