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
    golang: [{ module: 'gopkg.in/Iwark/spreadsheet.v2', class: 'C' }],
    gem: [
      { name: 'google_drive', class: 'C' },
      { name: 'google-apis-drive_v3' },
      { name: 'google-apis-calendar_v3' },
      { name: 'google-apis-sheets_v4' },
      { name: 'google-apis-gmail_v1' },
    ],
    composer: [
      { name: 'revolution/laravel-google-sheets', class: 'C' },
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
    pypi: [{ name: 'pygsheets', class: 'C' }, { name: 'ezsheets', class: 'C' }, { name: 'gspread' }],
  },
  sources: ['https://developers.google.com/workspace', 'https://www.google.com/appsstatus/dashboard', 'known'],
};
