import type { Vendor } from '../vendor.ts';

export const contentful: Vendor = {
  slug: 'contentful',
  name: 'Contentful',
  category: 'content',
  statusPageUrl: 'https://www.contentfulstatus.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'upload.contentful.com' },
    { host: 'cdn.contentful.com' },
    { host: 'api.contentful.com' },
    { host: 'preview.contentful.com' },
    { host: 'graphql.contentful.com' },
    { host: 'images.ctfassets.net' },
    { suffix: 'ctfassets.net' },
    { host: 'cdn.eu.contentful.com' },
    { host: 'api.eu.contentful.com' },
    { suffix: 'contentful.com' },
  ],
  packages: {
    terraform: [{ name: 'labd/contentful', class: 'G' }],
    composer: [{ name: 'contentful/contentful' }],
    gem: [{ name: 'contentful' }, { name: 'contentful-management' }],
    golang: [{ module: 'github.com/contentful-labs/contentful-go' }],
    maven: [{ name: 'com.contentful.java:java-sdk' }, { group: 'com.contentful.java' }],
    npm: [
      { name: '@contentful/live-preview' },
      { name: 'gatsby-source-contentful', class: 'C' },
      { name: 'contentful' },
      { name: 'contentful-management' },
    ],
    nuget: [{ name: 'contentful.aspnetcore' }, { name: 'contentful.csharp' }],
    pub: [{ name: 'contentful' }],
    pypi: [{ name: 'contentful' }, { name: 'contentful_management' }],
    swift: [{ name: 'github.com/contentful/contentful.swift' }],
  },
  sources: ['https://www.contentful.com/developers/docs', 'https://www.contentfulstatus.com', 'known'],
};
