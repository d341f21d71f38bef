import { rssDocument, type AdapterFixtures } from '../../fixture.ts';

function item(id: string, title: string, type: string, lines = ''): string {
  return `<title>${title}</title><link>https://cloud.ibm.com/status/${id}</link><guid>${id}</guid><pubDate>Wed, 14 Oct 2026 20:00:00 GMT</pubDate><description><![CDATA[<p>Engineers are at work.</p>Type: ${type}<br/>Regions: us-south, eu-de<br/>Resources: is.instance<br/>${lines}]]></description>`;
}

function feed(...items: readonly string[]): string {
  return rssDocument('IBM Cloud Notifications', [item('a1', 'A new plan', 'announcement'), ...items]);
}

const OVER = item(
  'i1',
  'Servers were unreachable',
  'incident',
  'Outage Start: 2026-10-14T18:00:00Z<br/>Outage End: 2026-10-14T19:00:00Z',
);
const OPEN = item('i2', 'Servers cannot be reached', 'incident', 'Outage Start: 2026-10-14T20:00:00Z');
const FORGOTTEN = item(
  'i3',
  'Servers cannot be reached',
  'incident',
  'Outage Start: 2026-09-01T20:00:00Z<br/>Update Time: 2026-09-01T21:00:00Z',
);
const AHEAD = item(
  'm1',
  'Work on the network',
  'maintenance',
  'Outage Start: 2026-10-20T20:00:00Z<br/>Outage End: 2026-10-20T22:00:00Z',
);

export const fixtures: AdapterFixtures = {
  url: 'https://cloud.ibm.com/status',
  healthy: { documents: { page: feed(OVER, AHEAD) }, status: 'operational', open: 0, planned: 1 },
  incident: { documents: { page: feed(OPEN, OVER) }, status: 'degraded', open: 1 },
  maintenance: {
    documents: {
      page: feed(
        item('m2', 'Work', 'maintenance', 'Outage Start: 2026-10-14T20:00:00Z<br/>Outage End: 2026-10-15T22:00:00Z'),
      ),
    },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [
    feed(FORGOTTEN),
    rssDocument('IBM Cloud Notifications', []),
    rssDocument('Another', ['<title>x</title>']),
  ],
  statusBearing: [],
};
