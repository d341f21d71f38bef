import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HistoryEntry, OrganizationHistory } from '@upriver/contract';
import { listHistory, listLanes, startOf, summarize } from './organization-history.ts';

const PAY = { id: 'svc_1', name: 'Northpay', slug: 'northpay' };
const MAPS = { id: 'svc_2', name: 'Mapforge', slug: 'mapforge' };
const POSTED = {
  id: 'inc_1',
  title: 'Elevated errors',
  impact: 'major',
  status: 'resolved',
  startedAt: '2026-11-23T03:26:00.000Z',
  firstSeenAt: '2026-11-23T03:26:00.000Z',
  resolvedAt: '2026-11-23T04:10:00.000Z',
  endKnownBy: 'page',
  url: null,
  scheduledFor: null,
  scheduledUntil: null,
} as const;

const FAILED: HistoryEntry = {
  id: 'imp_1',
  type: 'impairment',
  at: '2026-11-23T03:04:00.000Z',
  endedAt: '2026-11-23T03:55:00.000Z',
  service: PAY,
  ledger: {
    kind: 'both',
    episode: {
      id: 'imp_1',
      project: { id: 'proj_1', name: 'checkout', slug: 'checkout' },
      environment: 'production',
      region: null,
      onsetAt: '2026-11-23T03:04:00.000Z',
      detectedAt: '2026-11-23T03:05:00.000Z',
      endedAt: '2026-11-23T03:55:00.000Z',
      signals: ['failures'],
      calls: 4000,
      depth: 0.31,
      callsLost: 1476,
      fault: 'them',
      probabilities: null,
      cause: null,
      judgment: null,
    },
    incident: {
      id: 'inc_1',
      title: POSTED.title,
      startedAt: POSTED.startedAt,
      postedAt: POSTED.startedAt,
      resolvedAt: POSTED.resolvedAt,
    },
    leadSeconds: 1320,
    lagSeconds: 1320,
    claimedStartLagSeconds: 1320,
    resolveLagSeconds: 900,
    revisions: [],
  },
  incident: POSTED,
  alert: null,
};
const UNFELT: HistoryEntry = {
  id: 'inc_2',
  type: 'incident',
  at: '2026-11-23T02:38:00.000Z',
  endedAt: null,
  service: MAPS,
  ledger: null,
  incident: { ...POSTED, id: 'inc_2', title: 'Packet loss', resolvedAt: null, startedAt: '2026-11-23T02:38:00.000Z' },
  alert: null,
};

function history(entries: HistoryEntry[], summary: Partial<OrganizationHistory['summary']> = {}): OrganizationHistory {
  return {
    since: '2026-11-22T18:00:00.000Z',
    until: '2026-11-23T06:00:00.000Z',
    summary: {
      servicesWatched: 41,
      pageChecks: 4210,
      calls: 1_900_000,
      failedCalls: 0,
      impairments: 0,
      incidents: 0,
      maintenances: 0,
      alerts: 0,
      impairedServices: 0,
      both: 0,
      notPostedYet: 0,
      neverPosted: 0,
      neverFelt: 0,
      ourOwn: 0,
      undecided: 0,
      callsLost: 0,
      ...summary,
    },
    entries,
  };
}

test('a quiet night says what was watched, and never that all was well', () => {
  assert.deepEqual(summarize(history([]), []), [
    'A quiet time. 41 vendors watched, 4,210 page checks, 1,900,000 calls.',
  ]);
});

test('calls that were only slow are not told as failed', () => {
  const slow = structuredClone(FAILED);
  if (slow.ledger?.episode) Object.assign(slow.ledger.episode, { signals: ['slow'] });
  const night = history([slow], { impairments: 1 });
  assert.equal(summarize(night, listHistory(night))[0], 'Northpay was slow.');
});

test('what happened comes in the order in which it began, each with whose it was', () => {
  const night = history([FAILED, UNFELT], { impairments: 1, incidents: 2, neverFelt: 1, callsLost: 1476 });
  const rows = listHistory(night);
  assert.deepEqual(
    rows.map(({ service, verdict, callsLost, until, href }) => [
      service?.name,
      verdict,
      callsLost,
      until === null,
      href,
    ]),
    [
      ['Mapforge', 'not_affecting_you', null, true, '/incidents/inc_2'],
      ['Northpay', 'them', 1476, false, '/incidents/inc_1'],
    ],
  );
  assert.match(rows[1]?.what ?? '', /^calls failed for checkout in production; posted 22 min later$/);
  assert.deepEqual(summarize(night, rows), [
    'Northpay failed.',
    'Nothing of yours broke.',
    'In all you lost 1,476 calls.',
    'One page told of trouble that you did not feel.',
  ]);
});

test('a lane has what they said above and what you saw below, within the range, the costliest vendor first', () => {
  const [pay, maps] = listLanes(history([UNFELT, FAILED]));
  assert.equal(pay?.service.name, 'Northpay');
  assert.deepEqual([pay?.said[0]?.look, pay?.saw[0]?.look], ['s-partial', 'them']);
  assert.equal(maps?.said[0]?.until, Date.parse('2026-11-23T06:00:00.000Z'), 'what goes on ends with the range');
  assert.deepEqual(maps?.saw, []);
});

test('a night begins the evening before, whatever the hour', () => {
  for (const hour of [0, 7, 17, 23]) {
    const now = new Date(2026, 10, 23, hour).getTime();
    const began = new Date(startOf('night', now));
    assert.deepEqual([began.getDate(), began.getHours()], [22, 18]);
  }
});

test('an outage that two projects felt is one line', () => {
  const { ledger } = FAILED;
  assert.ok(ledger?.episode);
  const episode = {
    ...ledger.episode,
    id: 'imp_9',
    project: { id: 'proj_2', name: 'billing', slug: 'billing' },
    onsetAt: '2026-11-23T03:06:00.000Z',
    callsLost: 24,
  };
  const second: HistoryEntry = { ...FAILED, id: 'imp_9', at: episode.onsetAt, ledger: { ...ledger, episode } };
  const [row, ...others] = listHistory(history([second, FAILED]));
  assert.deepEqual(others, []);
  assert.equal(row?.callsLost, 1500);
  assert.match(row.what, /^calls failed for checkout and billing in production; posted 22 min later$/);
});
