import type { Vendor } from '../vendor.ts';

export const firebase: Vendor = {
  slug: 'firebase',
  name: 'Firebase',
  category: 'cloud',
  statusPageUrl: 'https://status.firebase.google.com',
  statusPage: { adapter: 'google', url: 'https://status.firebase.google.com/incidents.json' },
  hosts: [
    { host: 'firestore.googleapis.com' },
    { host: 'fcm.googleapis.com' },
    { host: 'identitytoolkit.googleapis.com' },
    { host: 'securetoken.googleapis.com' },
    { host: 'firebaseinstallations.googleapis.com' },
    { host: 'firebaseremoteconfig.googleapis.com' },
    { suffix: 'firebaseio.com', tenant: true },
    { suffix: 'firebasedatabase.app' },
    { host: 'firebasestorage.googleapis.com' },
  ],
  packages: {
    composer: [{ name: 'kreait/firebase-php' }],
    gem: [{ name: 'firebase-admin-sdk' }],
    golang: [{ module: 'firebase.google.com/go' }],
    maven: [{ name: 'com.google.firebase:firebase-admin' }, { group: 'com.google.firebase' }],
    npm: [
      { name: 'firebase' },
      { name: 'firebase-admin', class: 'E' },
      { prefix: '@firebase/', except: ['@firebase/util', '@firebase/logger', '@firebase/component'] },
      { prefix: '@react-native-firebase/', except: ['@react-native-firebase/app'] },
    ],
    nuget: [{ name: 'FirebaseAdmin' }],
    pub: [
      { name: 'firebase_core' },
      { name: 'firebase_auth' },
      { name: 'cloud_firestore' },
      { name: 'firebase_messaging' },
    ],
    pypi: [{ name: 'firebase-admin', class: 'E' }],
  },
  sources: ['https://status.firebase.google.com', 'known'],
};
