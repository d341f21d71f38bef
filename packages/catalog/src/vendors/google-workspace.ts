import type { Vendor } from '../vendor.ts';

export const googleWorkspace: Vendor = {
  slug: 'google-workspace',
  name: 'Google Workspace APIs',
  category: 'business',
  statusPageUrl: 'https://www.google.com/appsstatus/dashboard',
  statusPage: { adapter: 'google', url: 'https://www.google.com/appsstatus/dashboard/incidents.json' },
  hosts: [
    { host: 'gmail.googleapis.com' },
    { host: 'sheets.googleapis.com' },
    { host: 'docs.googleapis.com' },
    { host: 'calendar-json.googleapis.com' },
    { host: 'admin.googleapis.com' },
  ],
  packages: { npm: [{ name: 'google-spreadsheet' }], pypi: [{ name: 'gspread' }] },
  sources: ['https://www.google.com/appsstatus/dashboard', 'known'],
};
