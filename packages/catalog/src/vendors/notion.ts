import type { Vendor } from '../vendor.ts';

export const notion: Vendor = {
  slug: 'notion',
  name: 'Notion',
  category: 'business',
  statusPageUrl: 'https://www.notion-status.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [{ host: 'api.notion.com' }, { suffix: 'notion.com' }, { suffix: 'notion.so' }],
  packages: {
    hex: [{ name: 'notionex', class: 'C' }],
    maven: [{ name: 'com.github.seratch:notion-sdk-jvm-core', class: 'C' }],
    nuget: [{ name: 'Notion.Net' }],
    cargo: [{ name: 'notion', class: 'C' }, { name: 'notion-client' }],
    composer: [
      { name: 'socialiteproviders/notion', class: 'C' },
      { name: 'fiveam-code/laravel-notion-api', class: 'C' },
      { name: 'mariosimao/notion-sdk-php' },
    ],
    gem: [{ name: 'omniauth-notion', class: 'C' }, { name: 'notion-ruby-client' }],
    generic: [{ prefix: 'env:NOTION_', class: 'B' }],
    golang: [{ module: 'github.com/dstotijn/go-notion', class: 'C' }, { module: 'github.com/jomei/notionapi' }],
    npm: [
      { name: '@notionhq/notion-mcp-server' },
      { name: 'notion-to-md', class: 'C' },
      { name: 'notion-client', class: 'C' },
      { name: '@notionhq/client' },
    ],
    pypi: [
      { name: 'notion-haystack', class: 'C' },
      { name: 'llama-index-tools-notion', class: 'C' },
      { name: 'llama-index-readers-notion', class: 'C' },
      { name: 'langchain-notion', class: 'C' },
      { name: 'airbyte-source-notion', class: 'C' },
      { name: 'notion', class: 'C' },
      { name: 'notion-to-md-py', class: 'C' },
      { name: 'notional', class: 'C' },
      { name: 'notion-client' },
    ],
  },
  sources: ['https://developers.notion.com', 'https://www.notion-status.com', 'known'],
};
