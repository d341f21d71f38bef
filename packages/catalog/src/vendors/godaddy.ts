import type { Vendor } from '../vendor.ts';

export const godaddy: Vendor = {
  slug: 'godaddy',
  name: 'GoDaddy',
  category: 'hosting',
  statusPageUrl: 'https://status.godaddy.com',
  statusPage: { adapter: 'statuspage' },
  hosts: [
    { host: 'smtpout.secureserver.net' },
    { host: 'imap.secureserver.net' },
    { host: 'smtp.asia.secureserver.net' },
    { host: 'smtp.europe.secureserver.net' },
    { host: 'api.godaddy.com' },
    { host: 'api.ote-godaddy.com' },
    { suffix: 'godaddy.com' },
    { suffix: 'ote-godaddy.com' },
  ],
  packages: {
    generic: [
      { name: 'helm/godaddy-webhook', class: 'G' },
      { name: 'helm/cert-manager-webhook-godaddy', class: 'G' },
    ],
    terraform: [{ name: 'n3integration/godaddy', class: 'G' }],
    golang: [
      { module: 'github.com/alyx/go-daddy', class: 'C' },
      { module: 'github.com/turbot/go-daddy', class: 'C' },
    ],
    npm: [{ name: 'godaddy-api', class: 'C' }],
    pypi: [
      { name: 'gopappy', class: 'C' },
      { name: 'community-sdks-godaddy', class: 'C' },
      { name: 'langchain-godaddy', class: 'C' },
      { name: 'godaddypy', class: 'C' },
    ],
  },
  sources: ['https://developer.godaddy.com', 'https://status.godaddy.com', 'known'],
};
