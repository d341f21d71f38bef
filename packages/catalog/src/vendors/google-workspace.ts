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
    { host: 'people.googleapis.com' },
    { host: 'drive.googleapis.com' },
    { host: 'chat.googleapis.com' },
    { host: 'slides.googleapis.com' },
    { host: 'tasks.googleapis.com' },
    { host: 'forms.googleapis.com' },
    { host: 'calendar.googleapis.com' },
    { host: 'script.googleapis.com' },
  ],
  packages: {
    composer: [
      { name: 'spatie/laravel-google-calendar', class: 'C' },
      { name: 'symfony/google-mailer', class: 'C' },
      { name: 'symfony/google-chat-notifier', class: 'C' },
    ],
    npm: [
      { name: 'google-spreadsheet' },
      { name: '@googleapis/drive' },
      { name: '@googleapis/sheets' },
      { name: '@googleapis/gmail' },
      { name: '@googleapis/calendar' },
    ],
    pypi: [{ name: 'gspread' }],
  },
  sources: ['https://developers.google.com/workspace', 'https://www.google.com/appsstatus/dashboard', 'known'],
};
