import { atomDocument, type AdapterFixtures } from '../../fixture.ts';

const ID = 'tag:status.example.com,2005:/state_feed/feed';

function entry(id: string, title: string): string {
  return `<id>tag:x/${id}</id><published>2026-05-01T10:00:00-04:00</published><updated>2026-05-01T10:30:00-04:00</updated><link rel="alternate" href="https://status.example.com/issues/${id}"/><title>${title}</title><content type="html">Text.</content>`;
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: {
    documents: { page: atomDocument(ID, [entry('a', '[Resolved] Slow'), entry('b', '[Beendet] Wartung')]) },
    status: 'operational',
    open: 0,
  },
  incident: {
    documents: { page: atomDocument(ID, [entry('a', '[Identified] Slow'), entry('b', '[Information] New part')]) },
    status: 'degraded',
    open: 1,
  },
  maintenance: {
    documents: { page: atomDocument(ID, [entry('a', '[In Progress] Upgrade')]) },
    status: 'maintenance',
    planned: 1,
  },
  malformed: [
    atomDocument(ID, []),
    atomDocument(ID, [entry('a', '[Vyřešeno] Slow')]),
    atomDocument(ID, [entry('a', 'Slow')]),
    '<Error><Code>AccessDenied</Code></Error>',
  ],
  statusBearing: [],
};
