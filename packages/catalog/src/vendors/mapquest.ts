import type { Vendor } from '../vendor.ts';

export const mapquest: Vendor = {
  slug: 'mapquest',
  name: 'MapQuest',
  category: 'maps',
  statusPageUrl: null,
  hosts: [
    { host: 'www.mapquestapi.com' },
    { host: 'open.mapquestapi.com' },
    { suffix: 'mapquestapi.com' },
    { suffix: 'mapquest.com' },
  ],
  packages: { nuget: [{ name: 'Geocoding.MapQuest', class: 'C' }] },
  sources: ['https://developer.mapquest.com/documentation'],
};
