import type { Vendor } from '../vendor.ts';

export const surveymonkey: Vendor = {
  slug: 'surveymonkey',
  name: 'SurveyMonkey',
  category: 'business',
  statusPageUrl: 'https://status.surveymonkey.com',
  hosts: [
    { host: 'api.surveymonkey.com' },
    { host: 'api.eu.surveymonkey.com' },
    { host: 'api.surveymonkey.ca' },
    { suffix: 'surveymonkey.com' },
    { suffix: 'surveymonkey.ca' },
    { suffix: 'surveymonkey.net' },
  ],
  packages: {
    nuget: [{ name: 'SurveyMonkeyApi', class: 'C' }],
    cocoapods: [{ name: 'surveymonkey-ios-sdk' }],
    pypi: [
      { name: 'tap-surveymonkey', class: 'C' },
      { name: 'airbyte-source-surveymonkey', class: 'C' },
    ],
  },
  sources: ['https://developer.surveymonkey.com', 'https://status.surveymonkey.com', 'known'],
};
