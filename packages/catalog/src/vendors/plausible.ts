import type { Vendor } from '../vendor.ts';

export const plausible: Vendor = {
  slug: 'plausible',
  name: 'Plausible',
  category: 'analytics',
  statusPageUrl: 'https://status.plausible.io',
  statusPage: { adapter: 'betterstack' },
  hosts: [{ host: 'plausible.io' }, { suffix: 'plausible.io' }],
  packages: {
    docker: [
      { name: 'ghcr.io/plausible/community-edition', class: 'F' },
      { name: 'plausible/analytics', class: 'F' },
    ],
    hex: [{ name: 'plausible_proxy', class: 'B' }],
    composer: [{ name: 'drupal/plausible_tracking', class: 'C' }],
    maven: [{ name: 'com.github.OneBusAway:plausible-android-sdk', class: 'C' }],
    gem: [{ name: 'plausible_api', class: 'C' }],
    pub: [{ name: 'plausible_analytics', class: 'B' }],
    golang: [{ module: 'github.com/andrerfcsantos/go-plausible', class: 'B' }],
    pypi: [
      { name: 'python-plausible', class: 'B' },
      { name: 'django-plausible', class: 'B' },
      { name: 'airbyte-source-plausible', class: 'B' },
    ],
    generic: [{ prefix: 'env:PLAUSIBLE_', class: 'B' }],
    npm: [
      { name: '@barbapapazes/plausible-tracker', class: 'C' },
      { name: 'plausible-telemetry', class: 'C' },
      { name: 'analytics-plugin-plausible', class: 'C' },
      { name: 'gridsome-plugin-plausible-analytics', class: 'C' },
      { name: 'ember-plausible', class: 'C' },
      { name: 'v-plausible', class: 'C' },
      { name: 'vue-plausible', class: 'C' },
      { name: '@plausible-analytics/tracker', class: 'B' },
      { name: 'gatsby-plugin-plausible', class: 'B' },
      { name: '@nuxtjs/plausible', class: 'B' },
      { name: 'plausible-tracker', class: 'B' },
      { name: 'next-plausible', class: 'C' },
    ],
  },
  sources: ['https://plausible.io/docs', 'https://status.plausible.io', 'known'],
};
