import { atomDocument, type AdapterFixtures } from '../../fixture.ts';

function entry(id: string, title: string, html: string): string {
  return `<id>${id}</id><link rel="alternate" href="https://status.example.com/${id}"/><title>${title}</title><updated>2026-05-01T09:00:00Z</updated><content type="html">${html}</content>`;
}

const RESOLVED = '&lt;p&gt;&lt;strong&gt;Resolved&lt;/strong&gt; - Over.&lt;/p&gt;';

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com/feed.atom',
  whyNeverHealthy: 'a feed of no provider in particular does not promise to list everything that is open',
  incident: {
    documents: {
      page: atomDocument('x', [
        entry('a', 'Slow', '&lt;strong&gt;Identified&lt;/strong&gt; - Found it.'),
        entry('b', 'Gone', RESOLVED),
      ]),
    },
    status: 'degraded',
    open: 1,
  },
  maintenance: {
    documents: { page: atomDocument('x', [entry('a', '[Scheduled] Upgrade', 'Soon.')]) },
    status: 'unknown',
    planned: 1,
  },
  malformed: [
    atomDocument('x', []),
    atomDocument('x', [entry('a', 'Gone', RESOLVED)]),
    '<Error><Code>AccessDenied</Code></Error>',
  ],
  statusBearing: [],
};
