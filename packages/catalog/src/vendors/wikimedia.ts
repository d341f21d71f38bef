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
    cargo: [
      { name: 'wikipedia', class: 'C' },
      { name: 'mediawiki', class: 'F' },
    ],
    gem: [{ name: 'wikipedia-client', class: 'C' }],
    golang: [
      { module: 'github.com/trietmn/go-wiki', class: 'C' },
      { module: 'cgt.name/pkg/go-mwclient', class: 'F' },
      { module: 'github.com/cloudwego/eino-ext/components/tool/wikipedia', class: 'C' },
    ],
    composer: [
      { name: 'symfony/ai-wikipedia-tool', class: 'C' },
      { name: 'socialiteproviders/mediawiki', class: 'C' },
    ],
    npm: [{ name: 'wikiquote', class: 'C' }, { name: 'wiktionary', class: 'C' }, { name: 'wikipedia' }],
    pypi: [
      { name: 'wikipedia', class: 'C' },
      { name: 'awiki', class: 'C' },
      { name: 'tc-wikipedia-lib', class: 'C' },
      { name: 'wme', class: 'C' },
      { name: 'pageviewapi', class: 'C' },
      { name: 'wiktionary-api', class: 'C' },
      { name: 'wikipedia-api' },
    ],
  },
  sources: ['https://www.mediawiki.org/wiki/API', 'https://www.wikimediastatus.net', 'known'],
};
