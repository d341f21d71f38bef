import { rssDocument, type AdapterFixtures } from '../../fixture.ts';

const item =
  '<guid>slow-storage</guid><title>Storage - West Europe</title><pubDate>Fri, 01 May 2026 09:00:00 Z</pubDate><category>Storage</category><description>&lt;p&gt;Looking.&lt;/p&gt;</description>';

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: rssDocument('Azure Status', []) }, status: 'operational', open: 0 },
  incident: { documents: { page: rssDocument('Azure Status', [item]) }, status: 'partial_outage', open: 1 },
  maintenance: {
    documents: {
      page: rssDocument('Azure Status', [
        '<guid>m1</guid><title>Planned Maintenance - Storage - West Europe - In progress</title><pubDate>Fri, 01 May 2026 09:00:00 Z</pubDate><description>Hosts are updated.</description>',
      ]),
    },
    status: 'maintenance',
    open: 0,
    planned: 1,
  },
  malformed: [
    '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>',
    rssDocument('Somebody else', []),
    '<rss version="2.0"></rss>',
    '<rss><channel><title>Azure Status</title>',
  ],
  statusBearing: [],
};
