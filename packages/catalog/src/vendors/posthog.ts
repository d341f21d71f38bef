import type { Vendor } from '../vendor.ts';

export const posthog: Vendor = {
  slug: 'posthog',
  name: 'PostHog',
  category: 'analytics',
  statusPageUrl: 'https://status.posthog.com',
  hosts: [
    { host: 'app.posthog.com' },
    { host: 'us.i.posthog.com' },
    { host: 'eu.i.posthog.com' },
    { host: 'us.posthog.com' },
    { host: 'eu.posthog.com' },
    { host: 'us-assets.i.posthog.com' },
    { host: 'eu-assets.i.posthog.com' },
    { suffix: 'posthog.com' },
  ],
  packages: {
    cargo: [{ name: 'posthog-rs', class: 'B' }],
    cocoapods: [{ name: 'PostHog', class: 'B' }],
    composer: [{ name: 'posthog/posthog-php', class: 'B' }],
    gem: [
      { name: 'posthog-rails', class: 'C' },
      { name: 'posthog-ruby', class: 'B' },
    ],
    generic: [{ prefix: 'env:POSTHOG_', class: 'B' }],
    golang: [{ module: 'github.com/posthog/posthog-go', class: 'B' }],
    hex: [{ name: 'posthog', class: 'B' }],
    maven: [{ name: 'com.posthog.java:posthog', class: 'B' }, { group: 'com.posthog' }],
    npm: [
      { name: 'posthog-react-native' },
      { name: '@posthog/nextjs-config', class: 'G' },
      { name: 'posthog-js', class: 'B' },
      { name: 'posthog-node', class: 'B' },
      { name: '@posthog/ai', class: 'B' },
      { name: '@posthog/react', class: 'B' },
    ],
    nuget: [{ name: 'PostHog.AspNetCore' }, { name: 'PostHog', class: 'B' }],
    pub: [{ name: 'posthog_flutter', class: 'B' }],
    pypi: [{ name: 'posthog', class: 'B' }],
    swift: [{ name: 'github.com/posthog/posthog-ios', class: 'B' }],
  },
  sources: ['https://posthog.com/docs', 'https://status.posthog.com', 'known'],
};
