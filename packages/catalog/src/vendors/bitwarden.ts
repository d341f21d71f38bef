import type { Vendor } from '../vendor.ts';

export const bitwarden: Vendor = {
  slug: 'bitwarden',
  name: 'Bitwarden',
  category: 'security',
  statusPageUrl: 'https://status.bitwarden.com',
  hosts: [
    { host: 'api.bitwarden.com' },
    { host: 'identity.bitwarden.com' },
    { host: 'api.bitwarden.eu' },
    { host: 'identity.bitwarden.eu' },
    { suffix: 'bitwarden.com' },
    { suffix: 'bitwarden.eu' },
  ],
  packages: {
    terraform: [
      { name: 'bitwarden/bitwarden-secrets', class: 'G' },
      { name: 'maxlaverse/bitwarden', class: 'G' },
    ],
    docker: [
      { name: 'bitwarden/sm-operator', class: 'G' },
      { name: 'bitwarden/bws', class: 'G' },
      { name: 'ghcr.io/bitwarden/bws', class: 'G' },
      { name: 'ghcr.io/bitwarden/sm-operator', class: 'G' },
    ],
    maven: [{ name: 'com.bitwarden:sdk-secrets', class: 'B' }],
    nuget: [{ name: 'Bitwarden.Secrets.Sdk', class: 'B' }],
    gem: [
      { name: 'fastlane-plugin-bitwarden', class: 'G' },
      { name: 'bitwarden-sdk-secrets', class: 'B' },
    ],
    cargo: [{ name: 'bitwarden', class: 'B' }],
    golang: [{ module: 'github.com/bitwarden/sdk-go', class: 'B' }],
    generic: [
      { name: 'helm/charts.bitwarden.com/sm-operator', class: 'G' },
      { name: 'helm/sm-operator', class: 'G' },
      { prefix: 'ansible/bitwarden.', class: 'G' },
      { prefix: 'env:BITWARDEN_', class: 'B' },
    ],
    githubactions: [{ name: 'bitwarden/sm-action', class: 'G' }],
    npm: [
      { name: '@bitwarden/sdk-internal' },
      { name: '@bitwarden/sdk-napi', class: 'B' },
      { name: '@bitwarden/cli', class: 'G' },
    ],
    pypi: [
      { name: 'python-vaultwarden', class: 'B' },
      { name: 'nautobot-app-bitwarden-pm-secrets', class: 'B' },
      { name: 'bitwarden-sdk', class: 'B' },
    ],
  },
  sources: ['https://bitwarden.com/help'],
};
