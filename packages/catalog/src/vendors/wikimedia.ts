import type { Vendor } from '../vendor.ts';

export const wikimedia: Vendor = {
  slug: 'wikimedia',
  name: 'Wikimedia',
  category: 'content',
  statusPageUrl: 'https://www.wikimediastatus.net',
  hosts: [
    { host: 'tiles.wmflabs.org' },
    { suffix: 'wikipedia.org' },
    { host: 'api.wikimedia.org' },
    { host: 'www.wikidata.org' },
    { host: 'query.wikidata.org' },
    { host: 'commons.wikimedia.org' },
    { suffix: 'wikimedia.org' },
    { suffix: 'wikidata.org' },
    { suffix: 'wiktionary.org' },
    { suffix: 'wikiquote.org' },
  ],
  packages: {
    composer: [{ name: 'socialiteproviders/mediawiki', class: 'C' }],
    npm: [{ name: 'wikiquote', class: 'C' }, { name: 'wiktionary', class: 'C' }, { name: 'wikipedia' }],
    pypi: [{ name: 'wikipedia-api' }],
  },
  sources: ['https://www.mediawiki.org/wiki/API', 'https://www.wikimediastatus.net', 'known'],
};
