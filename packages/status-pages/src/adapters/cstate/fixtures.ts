import { json, type AdapterFixtures } from '../../fixture.ts';

const issue = {
  title: 'API errors',
  createdAt: '2026-05-01T09:00:00Z',
  permalink: 'https://status.example.com/issues/1/',
  severity: 'disrupted',
  resolved: false,
  affected: ['API'],
};

function index(summaryStatus: string, issues: readonly object[]): string {
  return json({
    title: 'Example',
    summaryStatus,
    pinnedIssues: issues,
    systems: [{ name: 'API', category: 'Parts', status: summaryStatus, unresolvedIssues: issues }],
  });
}

export const fixtures: AdapterFixtures = {
  url: 'https://status.example.com',
  healthy: { documents: { page: index('ok', []) }, status: 'operational', components: 1, open: 0 },
  incident: { documents: { page: index('disrupted', [issue]) }, status: 'partial_outage', components: 1, open: 1 },
  malformed: [json({ message: 'Forbidden' }), index('splendid', []), json({ summaryStatus: 'ok' })],
  statusBearing: ['summaryStatus', 'systems'],
};
