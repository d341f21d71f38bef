import type { Vendor } from '../vendor.ts';

export const microsoftTeams: Vendor = {
  slug: 'microsoft-teams',
  name: 'Microsoft Teams (Graph)',
  category: 'messaging',
  statusPageUrl: 'https://status.cloud.microsoft',
  hosts: [{ suffix: 'webhook.office.com', tenant: true }, { host: 'smba.trafficmanager.net' }],
  packages: {
    nuget: [{ name: 'Serilog.Sinks.MicrosoftTeams.Alternative', class: 'C' }],
    gem: [
      { name: 'microsoft_teams_incoming_webhook_ruby', class: 'C' },
      { name: 'fastlane-plugin-teams_bot', class: 'G' },
      { name: 'fastlane-plugin-teams', class: 'G' },
      { name: 'fastlane-plugin-ms_teams', class: 'G' },
    ],
    maven: [
      { name: 'org.jenkins-ci.plugins:Office-365-Connector', class: 'G' },
      { name: 'io.camunda.connector:connector-microsoft-teams', class: 'C' },
    ],
    golang: [
      { module: 'github.com/samber/slog-microsoft-teams', class: 'C' },
      { module: 'gopkg.in/dasrick/go-teams-notify.v1', class: 'C' },
      { module: 'github.com/dasrick/go-teams-notify', class: 'C' },
      { module: 'github.com/infracloudio/msbotbuilder-go', class: 'C' },
      { module: 'github.com/atc0005/go-teams-notify', class: 'C' },
    ],
    generic: [
      { prefix: 'env:MICROSOFTTEAMS_', class: 'B' },
      { prefix: 'env:MICROSOFT_TEAMS_', class: 'B' },
      { prefix: 'env:TEAMS_APP_', class: 'B' },
    ],
    githubactions: [
      { name: 'jdcargile/ms-teams-notification', class: 'G' },
      { name: 'skitionek/notify-microsoft-teams', class: 'G' },
    ],
    composer: [
      { name: 'sebbmeyer/php-microsoft-teams-connector', class: 'C' },
      { name: 'symfony/microsoft-teams-notifier', class: 'C' },
      { name: 'laravel-notification-channels/microsoft-teams', class: 'C' },
      { name: 'osa-eg/laravel-teams-notification', class: 'C' },
    ],
    npm: [
      { name: 'express-msteams-host', class: 'C' },
      { name: '@openclaw/msteams', class: 'C' },
      { name: 'wdio-ms-teams-service', class: 'C' },
      { name: 'botbuilder-teams-messagingextensions' },
      { name: 'botbuilder-teams' },
      { name: '@microsoft/teamsfx' },
      { name: 'ms-teams-webhook', class: 'C' },
      { name: '@microsoft/teams-js' },
      { name: '@chat-adapter/teams', class: 'C' },
      { name: 'botbuilder', class: 'D' },
    ],
    pypi: [
      { name: 'microsoft-teams', class: 'C' },
      { name: 'msteamsapi', class: 'C' },
      { name: 'dagster-msteams', class: 'C' },
      { name: 'tap-ms-teams', class: 'C' },
      { name: 'microsoft-teams-api' },
      { name: 'microsoft-teams-apps' },
      { name: 'airbyte-source-microsoft-teams', class: 'C' },
      { name: 'pymsteams', class: 'C' },
      { name: 'botbuilder-core', class: 'D' },
    ],
  },
  sources: ['https://learn.microsoft.com/microsoftteams/platform', 'https://status.cloud.microsoft', 'known'],
};
