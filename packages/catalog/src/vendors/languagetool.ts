import type { Vendor } from '../vendor.ts';

export const languagetool: Vendor = {
  slug: 'languagetool',
  name: 'LanguageTool',
  category: 'content',
  statusPageUrl: null,
  hosts: [
    { host: 'api.languagetool.org' },
    { host: 'api.languagetoolplus.com' },
    { suffix: 'languagetool.org' },
    { suffix: 'languagetoolplus.com' },
  ],
  packages: { pub: [{ name: 'language_tool', class: 'C' }] },
  sources: ['https://languagetool.org/http-api/', 'known'],
};
