import type { Vendor } from '../vendor.ts';

export const slack: Vendor = {
  slug: 'slack',
  name: 'Slack',
  category: 'messaging',
  statusPageUrl: 'https://slack-status.com',
  statusPage: { adapter: 'slack' },
  hosts: [
    { host: 'slack.com' },
    { host: 'hooks.slack.com' },
    { host: 'wss-primary.slack.com' },
    { host: 'files.slack.com' },
    { suffix: 'slack.com' },
    { suffix: 'slack-gov.com' },
  ],
  packages: {
    cargo: [{ name: 'slack-morphism' }],
    composer: [
      { name: 'symfony/slack-notifier', class: 'C' },
      { name: 'laravel/slack-notification-channel', class: 'C' },
      { name: 'jolicode/slack-php-api' },
    ],
    gem: [
      { name: 'slack-notifier', class: 'C' },
      { name: 'omniauth-slack', class: 'C' },
      { name: 'slack-ruby-client' },
    ],
    generic: [{ prefix: 'env:SLACK_', class: 'B' }],
    githubactions: [{ prefix: 'slackapi/', class: 'G' }],
    golang: [{ module: 'github.com/slack-go/slack' }],
    hex: [{ name: 'slack' }],
    maven: [{ name: 'com.slack.api:slack-api-client' }, { name: 'com.slack.api:bolt' }],
    npm: [
      { name: 'nestjs-slack', class: 'C' },
      { name: 'nestjs-slack-bolt', class: 'C' },
      { name: 'nestjs-slack-webhook', class: 'C' },
      { name: '@slack/web-api' },
      { name: '@slack/bolt' },
      { name: '@slack/webhook' },
      { prefix: '@slack/', except: ['@slack/types', '@slack/logger'] },
    ],
    nuget: [
      { name: 'Slack.Webhooks' },
      { name: 'Serilog.Sinks.Slack', class: 'C' },
      { name: 'SlackAPI' },
      { name: 'SlackNet' },
    ],
    pypi: [
      { name: 'slackclient' },
      { name: 'apache-airflow-providers-slack', class: 'C' },
      { name: 'dagster-slack', class: 'C' },
      { name: 'slack-sdk' },
      { name: 'slack-bolt' },
    ],
  },
  probe: { host: 'slack.com', path: '/api/api.test' },
  sources: ['https://slack-status.com', 'https://docs.slack.dev/reference/methods/api.test', 'known'],
};
