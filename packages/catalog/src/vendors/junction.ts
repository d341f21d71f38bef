import type { Vendor } from '../vendor.ts';

export const junction: Vendor = {
  slug: 'junction',
  name: 'Junction (Vital)',
  category: 'data',
  statusPageUrl: 'https://status.tryvital.io',
  hosts: [
    { host: 'api.tryvital.io' },
    { host: 'api.eu.tryvital.io' },
    { host: 'api.sandbox.tryvital.io' },
    { host: 'api.us.junction.com' },
    { host: 'api.eu.junction.com' },
    { suffix: 'tryvital.io' },
    { suffix: 'junction.com' },
  ],
  packages: {
    cocoapods: [
      { name: 'vital_health_ios' },
      { name: 'vital_devices_ios' },
      { name: 'vital_core_ios' },
      { name: 'VitalHealthKit' },
      { name: 'VitalDevices' },
      { name: 'VitalCore' },
    ],
    pub: [
      { name: 'vital_health_ios' },
      { name: 'vital_health_android' },
      { name: 'vital_health' },
      { name: 'vital_devices_ios' },
      { name: 'vital_devices_android' },
      { name: 'vital_devices' },
      { name: 'vital_core_ios' },
      { name: 'vital_core_android' },
      { name: 'vital_core' },
    ],
    npm: [
      { name: '@tryvital/vital-core-react-native' },
      { name: '@tryvital/vital-health-react-native' },
      { name: '@tryvital/vital-node' },
      { name: '@tryvital/vital-link' },
    ],
    pypi: [{ name: 'junction-api-sdk' }, { name: 'vital' }],
  },
  sources: ['https://docs.junction.com', 'known'],
};
