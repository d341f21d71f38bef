import type { Vendor } from '../vendor.ts';

export const haveibeenpwned: Vendor = {
  slug: 'haveibeenpwned',
  name: 'Have I Been Pwned',
  category: 'security',
  statusPageUrl: null,
  hosts: [
    { host: 'haveibeenpwned.com' },
    { host: 'api.pwnedpasswords.com' },
    { suffix: 'haveibeenpwned.com' },
    { suffix: 'pwnedpasswords.com' },
  ],
  packages: {
    hex: [
      { name: 'pwned', class: 'C' },
      { name: 'ex_pwned', class: 'C' },
    ],
    nuget: [{ name: 'SharpPwned.NET', class: 'C' }],
    pypi: [
      { name: 'hibpwned', class: 'C' },
      { name: 'pyhaveibeenpwned', class: 'C' },
      { name: 'pwnedpasswords', class: 'C' },
      { name: 'pyhibp', class: 'C' },
      { name: 'pwned-passwords-django', class: 'C' },
    ],
    golang: [
      { module: 'github.com/supabase/hibp', class: 'C' },
      { module: 'github.com/wneessen/go-hibp', class: 'C' },
    ],
    generic: [{ prefix: 'env:HAVEIBEENPWNED_', class: 'B' }],
    composer: [{ name: 'ubient/laravel-pwned-passwords' }],
    gem: [{ name: 'devise-pwned_password', class: 'C' }, { name: 'pwned' }],
    npm: [{ name: 'pwnedpasswords', class: 'C' }, { name: 'hibp' }],
  },
  sources: ['https://haveibeenpwned.com/API/v3', 'known'],
};
