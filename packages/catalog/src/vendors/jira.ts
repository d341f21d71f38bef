import type { Vendor } from '../vendor.ts';

export const jira: Vendor = {
  slug: 'jira',
  name: 'Jira',
  category: 'business',
  statusPageUrl: 'https://jira-software.status.atlassian.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [],
  packages: {
    hex: [{ name: 'jira', class: 'B' }, { name: 'exjira' }],
    maven: [
      { name: 'org.apache.camel.quarkus:camel-quarkus-jira', class: 'C' },
      { name: 'com.atlassian.jira:jira-rest-java-client-app', class: 'B' },
    ],
    githubactions: [{ name: 'atlassian/gajira-login', class: 'G' }],
    gem: [
      { name: 'fastlane-plugin-set_jira_fix_version', class: 'G' },
      { name: 'fastlane-plugin-jira_set_fix_version', class: 'G' },
      { name: 'fastlane-plugin-jira_fetch_tickets', class: 'G' },
      { name: 'fastlane-plugin-jira_versions', class: 'G' },
      { name: 'fastlane-plugin-jira_release_notes', class: 'G' },
      { name: 'fastlane-plugin-jira_link', class: 'G' },
      { name: 'fastlane-plugin-jira_update', class: 'G' },
      { name: 'fastlane-plugin-jira_transition', class: 'G' },
      { name: 'jira', class: 'C' },
    ],
    cargo: [
      { name: 'jira_query', class: 'B' },
      { name: 'gouqi', class: 'B' },
      { name: 'goji', class: 'B' },
    ],

    nuget: [{ name: 'Dapplo.Jira', class: 'B' }],
    composer: [
      { name: 'mrjoops/oauth2-jira', class: 'C' },
      { name: 'laravel-notification-channels/jira', class: 'C' },
      { name: 'socialiteproviders/jira', class: 'C' },
      { name: 'lesstif/php-jira-rest-client', class: 'B' },
    ],
    golang: [
      { module: 'github.com/ctreminiom/go-atlassian', class: 'C' },
      { module: 'github.com/andygrunwald/go-jira', class: 'B' },
    ],
    npm: [
      { name: 'jira-connector', class: 'C' },
      { name: 'jira.js', class: 'B' },
      { name: 'jira-client', class: 'B' },
    ],
    pypi: [
      { name: 'jiraextendedlib', class: 'C' },
      { name: 'pyjirav3', class: 'C' },
      { name: 'jirapi', class: 'C' },
      { name: 'jiracommandkit', class: 'C' },
      { name: 'python-jira-plus', class: 'C' },
      { name: 'airbyte-agent-jira', class: 'C' },
      { name: 'jira-connector', class: 'C' },
      { name: 'apache-airflow-providers-atlassian-jira', class: 'C' },
      { name: 'jira', class: 'B' },
      { name: 'tap-jira', class: 'C' },
      { name: 'llama-index-tools-jira', class: 'C' },
      { name: 'airbyte-source-jira', class: 'C' },
      { name: 'apache-airflow-providers-jira', class: 'C' },
      { name: 'llama-index-readers-jira', class: 'C' },
      { name: 'pytest-jira-xray', class: 'G' },
      { name: 'pytest-jira', class: 'G' },
    ],
  },
  sources: [
    'https://developer.atlassian.com/cloud/jira/platform',
    'https://jira-software.status.atlassian.com',
    'known',
  ],
};
