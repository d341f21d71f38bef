import type { Vendor } from '../vendor.ts';

export const sentry: Vendor = {
  slug: 'sentry',
  name: 'Sentry',
  category: 'monitoring',
  statusPageUrl: 'https://status.sentry.io',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'sentry.io' },
    { suffix: 'sentry.io' },
    { suffix: 'ingest.sentry.io' },
    { suffix: 'ingest.us.sentry.io' },
    { suffix: 'ingest.de.sentry.io' },
  ],
  packages: {
    cargo: [{ name: 'sentry', class: 'B' }],
    cocoapods: [
      { name: 'Sentry', class: 'B' },
      { name: 'RNSentry', class: 'B' },
    ],
    composer: [
      { name: 'sentry/sentry', class: 'B' },
      { name: 'sentry/sentry-laravel', class: 'B' },
    ],
    gem: [
      { name: 'sentry-ruby', class: 'B' },
      { name: 'sentry-rails', class: 'B' },
      { name: 'sentry-delayed_job', class: 'B' },
      { name: 'sentry-opentelemetry', class: 'B' },
      { name: 'sentry-raven', class: 'B' },
      { name: 'sentry-resque', class: 'B' },
      { name: 'sentry-sidekiq', class: 'B' },
    ],
    generic: [
      { name: 'sentry.properties', class: 'C' },
      { name: '.sentryclirc', class: 'C' },
      { prefix: 'env:SENTRY_', class: 'B' },
    ],
    githubactions: [{ name: 'getsentry/action-release', class: 'G' }],
    golang: [{ module: 'github.com/getsentry/sentry-go', class: 'B' }],
    hex: [{ name: 'sentry', class: 'B' }],
    maven: [
      { name: 'io.sentry:sentry', class: 'B' },
      { group: 'io.sentry', class: 'B' },
    ],
    npm: [
      { name: '@sentry/node', class: 'B' },
      { name: '@sentry/browser', class: 'B' },
      { name: '@sentry/react', class: 'B' },
      { name: '@sentry/nextjs', class: 'B' },
      {
        prefix: '@sentry/',
        except: [
          '@sentry/cli',
          '@sentry/types',
          '@sentry/utils',
          '@sentry/core',
          '@sentry/webpack-plugin',
          '@sentry/vite-plugin',
          '@sentry/bundler-plugin-core',
        ],
        class: 'B',
      },
    ],
    nuget: [
      { name: 'NLog.Targets.Sentry', class: 'C' },
      { name: 'Sentry', class: 'B' },
      { name: 'Sentry.AspNetCore', class: 'B' },
      { name: 'Sentry.Extensions.Logging', class: 'B' },
      { name: 'Sentry.Maui', class: 'B' },
      { name: 'Sentry.NLog', class: 'B' },
      { name: 'Sentry.Serilog', class: 'B' },
    ],
    pub: [
      { name: 'sentry_flutter', class: 'B' },
      { name: 'sentry', class: 'B' },
    ],
    pypi: [{ name: 'sentry-sdk', class: 'B' }],
    swift: [{ name: 'github.com/getsentry/sentry-cocoa', class: 'B' }],
    terraform: [{ name: 'jianyuan/sentry', class: 'G' }],
  },
  sources: ['https://docs.sentry.io', 'https://status.sentry.io', 'known'],
};
