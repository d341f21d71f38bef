import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IncidentDetail, LedgerEntry } from '@upriver/contract';
import { incidentEvidence, incidentTimeline, lagText, lateText, feltText } from './incident.ts';
import { listOutages, outageOf } from './outages.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 19, 3, minute)).toISOString();
const incident: IncidentDetail = {
  id: 'inc_1',
  title: 'Elevated <b>errors</b>',
  impact: 'major',
  status: 'resolved',
  startedAt: at(19),
  service: { id: 'svc_1', name: 'Stripe', slug: 'stripe' },
  resolvedAt: at(72),
  statusPageUrl: null,
  updates: [{ id: 'upd_1', status: 'investigating', body: 'We look into it.', createdAt: at(26) }],
};
// Safe: these are the fields that are read.
const entry = {
  kind: 'both',
  incident: { id: 'inc_1' },
  lagSeconds: 1320,
  episode: {
    project: { id: 'proj_1', name: 'checkout', slug: 'checkout' },
    region: 'eu-central-1',
    onsetAt: at(4),
    endedAt: at(55),
    signals: ['failures'],
    calls: 5214,
    callsLost: 1476,
  },
} as unknown as LedgerEntry;
const outage = outageOf(listOutages([entry]), 'inc_1');

test('both sides are told in one order, oldest first', () => {
  assert.deepEqual(
    incidentTimeline(incident, outage).map(({ side, title }) => `${side} ${title}`),
    ['began Your calls became worse', 'theirs Investigating', 'recovered Your calls recovered'],
  );
});

test('evidence is plain text in UTC with the counts', () => {
  const text = incidentEvidence(incident, outage).replaceAll('\u00A0', ' ');
  assert.match(text, /impaired from 2026-11-19 03:04:00 UTC to 2026-11-19 03:55:00 UTC\./);
  assert.match(text, /1,476 calls lost of 5,214 calls/);
  assert.match(text, /Published 22 min after it began\./);
  assert.match(incidentEvidence(incident, undefined), /felt nothing/);
});

test('a lag has its direction, and a claimed start is late only where it is', () => {
  assert.equal(lateText({ claimedStartLagSeconds: 900 })?.replaceAll('\u00A0', ' '), '15 min too late');
  assert.equal(lateText({ claimedStartLagSeconds: -900 }), undefined);
  assert.equal(lagText(-180).replaceAll('\u00A0', ' '), '3 min before your calls felt it');
});

test('nothing was felt only where calls say so', () => {
  const of = (kind: LedgerEntry['kind']) => outageOf(listOutages([{ ...entry, kind, episode: null }]), 'inc_1');
  const [ours] = listOutages([{ ...entry, kind: 'our_own', incident: null }]);
  assert.equal(feltText(of('never_felt'), undefined), 'You felt nothing');
  assert.equal(feltText(of('cannot_say'), undefined), 'Nobody can say');
  assert.equal(feltText(of('cannot_say'), ours), 'By a cause of yours');
  assert.equal(feltText(undefined, undefined), '–');
});
