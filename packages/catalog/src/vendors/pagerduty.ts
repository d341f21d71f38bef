import type { Vendor } from '../vendor.ts';

export const pagerduty: Vendor = {
  slug: 'pagerduty',
  name: 'PagerDuty',
  category: 'monitoring',
  statusPageUrl: 'https://status.pagerduty.com',
  statusPage: { adapter: 'pagerduty' },
  hosts: [
    { host: 'identity.pagerduty.com' },
    { host: 'api.pagerduty.com' },
    { host: 'api.eu.pagerduty.com' },
    { host: 'events.pagerduty.com' },
    { host: 'events.eu.pagerduty.com' },
    { suffix: 'pagerduty.com' },
  ],
  packages: {
    docker: [{ name: 'pagerduty/pdagent', class: 'G' }],
    githubactions: [
      { prefix: 'pagerduty/', class: 'G' },
      { name: 'miparnisari/action-pagerduty-alert', class: 'G' },
    ],
    hex: [{ name: 'pagerdutyex', class: 'C' }, { name: 'pagerduty', class: 'C' }, { name: 'pagexduty' }],
    cargo: [{ name: 'pagerduty-rs', class: 'C' }],

    maven: [{ name: 'com.github.dikhan:pagerduty-client', class: 'C' }],
    generic: [
      { prefix: 'bitbucket/pagerduty/', class: 'G' },
      { prefix: 'env:PAGERDUTY_', class: 'B' },
    ],
    nuget: [{ name: 'PagerDuty.Client', class: 'C' }],
    composer: [
      { name: 'laravel-notification-channels/pagerduty', class: 'C' },
      { name: 'symfony/pager-duty-notifier', class: 'C' },
    ],
    gem: [
      { name: 'pager_duty', class: 'C' },
      { name: 'lita-pagerduty', class: 'C' },
      { name: 'pagerduty-connection', class: 'C' },
      { name: 'pagerduty' },
    ],
    golang: [
      { module: 'github.com/heimweh/go-pagerduty', class: 'C' },
      { module: 'github.com/PagerDuty/go-pagerduty' },
    ],
    npm: [
      { name: 'pagerduty-cli', class: 'C' },
      { name: 'pagerduty', class: 'C' },
      { name: '@pagerduty/backstage-plugin' },
      { name: 'node-pagerduty' },
      { name: '@pagerduty/pdjs' },
    ],
    pypi: [
      { name: 'pagerduty-mcp' },
      { name: 'upagerduty', class: 'C' },
      { name: 'pagerduty' },
      { name: 'pygerduty', class: 'C' },
      { name: 'tap-pagerduty', class: 'C' },
      { name: 'airbyte-source-pagerduty', class: 'C' },
      { name: 'pypd' },
      { name: 'apache-airflow-providers-pagerduty', class: 'C' },
      { name: 'dagster-pagerduty', class: 'C' },

      { name: 'pdpyras' },
    ],
    terraform: [
      { name: 'hashicorp/pagerduty', class: 'G' },
      { name: 'pagerduty/pagerduty', class: 'G' },
    ],
  },
  sources: ['https://developer.pagerduty.com', 'https://status.pagerduty.com', 'known'],
};
