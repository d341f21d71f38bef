import { rssDocument, type AdapterFixtures } from '../../fixture.ts';

function item(id: string, title: string): string {
  return `<guid>${id}</guid><link>https://status.example.com/${id}</link><title>${title}</title><pubDate>Fri, 01 May 2026 09:00:00 GMT</pubDate><description>Text.</description>`;
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com/feed',
  whyNeverHealthy: 'a feed of no provider in particular does not promise to list everything that is open',
  incident: {
    documents: { page: rssDocument('Example', [item('a', '[Investigating] Slow'), item('b', '[Resolved] Gone')]) },
    status: 'degraded',
    open: 1,
  },
  maintenance: {
    documents: { page: rssDocument('Example', [item('a', 'In progress: Upgrade')]) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [
    rssDocument('Example', []),
    rssDocument('Example', [item('a', '[Resolved] Slow')]),
    rssDocument('Example', [item('a', 'A story')]),
    '<Error><Code>AccessDenied</Code></Error>',
  ],
  statusBearing: [],
};
