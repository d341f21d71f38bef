import type { Vendor } from '../vendor.ts';

export const sparkpost: Vendor = {
  slug: 'sparkpost',
  name: 'SparkPost',
  category: 'messaging',
  statusPageUrl: 'https://status.sparkpost.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'api.sparkpost.com' },
    { host: 'api.eu.sparkpost.com' },
    { host: 'smtp.sparkpostmail.com' },
    { suffix: 'sparkpost.com' },
    { suffix: 'sparkpostmail.com' },
  ],
  packages: {
    terraform: [{ name: 'SurveyMonkey/sparkpost', class: 'G' }],
    maven: [{ name: 'com.sparkpost:sparkpost-lib' }],
    generic: [{ prefix: 'env:SPARKPOST_', class: 'B' }],
    composer: [
      { name: 'clarification/sparkpost-laravel-driver', class: 'C' },
      { name: 'vemcogroup/laravel-sparkpost-driver', class: 'C' },
      { name: 'sparkpost/sparkpost' },
    ],
    gem: [{ name: 'sparkpost_rails', class: 'C' }, { name: 'simple_spark' }],
    golang: [{ module: 'github.com/SparkPost/gosparkpost' }],
    npm: [{ name: 'nodemailer-sparkpost-transport', class: 'C' }, { name: 'sparkpost' }],
    nuget: [{ name: 'SparkPost' }],
    pypi: [{ name: 'sparkpost' }],
  },
  sources: ['https://developers.sparkpost.com', 'https://status.sparkpost.com', 'known'],
};
