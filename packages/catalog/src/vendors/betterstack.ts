import type { Vendor } from '../vendor.ts';

export const betterstack: Vendor = {
  slug: 'betterstack',
  name: 'Better Stack',
  category: 'monitoring',
  statusPageUrl: 'https://status.betterstack.com',
  statusPage: { adapter: 'betterstack' },
  hosts: [
    { host: 'uptime.betterstack.com' },
    { host: 'in.logs.betterstack.com' },
    { host: 'in.logtail.com' },
    { suffix: 'betterstackdata.com' },
    { host: 'telemetry.betterstack.com' },
    { suffix: 'betterstack.com' },
    { suffix: 'logtail.com' },
  ],
  packages: {
    docker: [{ name: 'betterstack/collector', class: 'G' }],
    pub: [{ name: 'better_stack', class: 'C' }],
    cargo: [{ name: 'tracing-betterstack', class: 'C' }],
    golang: [
      { module: 'github.com/BetterStackHQ/terraform-provider-better-uptime', class: 'C' },
      { module: 'github.com/samber/slog-betterstack', class: 'C' },
    ],
    nuget: [{ name: 'Logtail' }],
    generic: [
      { name: 'helm/betterstack-logs', class: 'G' },
      { prefix: 'helm/betterstackhq.github.io/', class: 'G' },
      { prefix: 'env:BETTERSTACK_', class: 'B' },
      { prefix: 'env:LOGTAIL_', class: 'B' },
    ],
    maven: [{ name: 'com.logtail:logback-logtail' }],
    composer: [{ name: 'logtail/monolog-logtail' }],
    gem: [{ name: 'logtail-rails', class: 'C' }, { name: 'logtail' }],
    npm: [
      { name: '@logtail/core' },
      { name: '@logtail/edge' },
      { name: '@logtail/js' },
      { name: '@logtail/winston', class: 'C' },
      { name: '@logtail/pino', class: 'C' },
      { name: '@logtail/browser' },
      { name: '@logtail/node' },
      { name: '@logtail/next' },
    ],
    pypi: [
      { name: 'betterstack-uptime', class: 'C' },
      { name: 'tap-betterstack', class: 'C' },
      { name: 'logtail-python' },
    ],
    terraform: [{ name: 'betterstackhq/better-uptime', class: 'G' }],
  },
  sources: ['https://betterstack.com/docs', 'https://status.betterstack.com', 'known'],
};
