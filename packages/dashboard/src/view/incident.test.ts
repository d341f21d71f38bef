import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Delivery, IncidentDetail, LedgerEntry, RevisedIncidentUpdate, Telemetry } from '@upriver/contract';
import { toldMoments } from './alerts.ts';
import {
  evidenceFiles,
  failedFeatures,
  feltText,
  incidentEvidence,
  incidentTimeline,
  lagText,
  lateText,
  momentsOf,
} from './incident.ts';
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
    id: 'imp_1',
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
    incidentTimeline(incident, outage, undefined).map(({ side, title }) => `${side} ${title}`),
    ['began Your calls became worse', 'theirs Investigating', 'recovered Your calls recovered'],
  );
});

test('what channels were told stands at its time, once for a message that several received', () => {
  const delivery = (channelId: string, second: number, state: 'delivered' | 'pending'): Delivery => ({
    id: `${channelId}-${second}`,
    channelId,
    alertId: 'alt_1',
    title: 'Stripe fails',
    kind: 'opened',
    state,
    createdAt: new Date(Date.parse(at(5)) + second * 1000).toISOString(),
    nextAttemptAt: null,
    deliveredAt: state === 'delivered' ? new Date(Date.parse(at(5)) + (second + 2) * 1000).toISOString() : null,
    attempts: [],
  });
  const told = toldMoments(
    [delivery('chan_pager', 9, 'pending'), delivery('chan_ops', 8, 'delivered')],
    [
      { id: 'chan_ops', name: '#payments-oncall' },
      { id: 'chan_pager', name: 'PagerDuty' },
    ],
  );
  const moments = incidentTimeline(incident, outage, undefined, told);
  assert.deepEqual(
    moments.map(({ side }) => side),
    ['began', 'told', 'theirs', 'recovered'],
  );
  assert.equal(
    moments[1]?.text.replaceAll('\u00A0', ' '),
    'Stripe fails: PagerDuty (waiting) and #payments-oncall in 2.0 s',
  );
  assert.deepEqual(momentsOf(moments, 'ours').length, 3);
});

test('the timeline shows one side alone', () => {
  const moments = incidentTimeline(incident, outage, undefined);
  const sides = (['all', 'theirs', 'ours'] as const).map((side) => momentsOf(moments, side).map((one) => one.side));
  assert.deepEqual(sides, [['began', 'theirs', 'recovered'], ['theirs'], ['began', 'recovered']]);
});

test('each series that felt an incident has its evidence as JSON, CSV and a page to print', () => {
  assert.ok(outage);
  assert.deepEqual(evidenceFiles('/api/v1/services/stripe', outage, Date.parse(at(80)), 'UTC'), [
    {
      name: 'checkout, eu-central-1, 03:04',
      json: '/api/v1/services/stripe/ledger/imp_1?format=json',
      csv: '/api/v1/services/stripe/ledger/imp_1?format=csv',
      print: '/api/v1/services/stripe/ledger/imp_1?format=html',
    },
  ]);
});

test('evidence is plain text in UTC with the counts', () => {
  const text = incidentEvidence(incident, outage, undefined).replaceAll('\u00A0', ' ');
  assert.match(text, /impaired from 2026-11-19 03:04:00 UTC to 2026-11-19 03:55:00 UTC\./);
  assert.match(text, /1,476 calls lost of 5,214 calls/);
  assert.match(text, /Published 22 min after it began\./);
  assert.match(incidentEvidence(incident, undefined, undefined), /felt nothing/);
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

const revised = (id: string, given: Partial<RevisedIncidentUpdate>): RevisedIncidentUpdate => ({
  id,
  status: 'investigating',
  body: 'Errors since 03:04.',
  createdAt: at(26),
  firstSeenAt: at(27),
  goneAt: null,
  revisions: [],
  ...given,
});

test('an update that the vendor rewrote shows both texts, in the evidence too', () => {
  const before = {
    status: 'investigating' as const,
    body: 'Errors since 03:19.',
    createdAt: at(26),
    replacedAt: at(80),
  };
  for (const updates of [
    [revised('upd_1', { revisions: [before] })],
    // Of a page whose updates are named by their texts.
    [revised('upd_1', { body: before.body, goneAt: at(80) }), revised('upd_2', { firstSeenAt: at(80) })],
  ]) {
    const [moment, ...more] = incidentTimeline(incident, undefined, updates);
    assert.equal(more.length, 0);
    assert.deepEqual(moment?.fate, { is: 'edited', at: Date.parse(at(80)) });
    assert.deepEqual(
      moment?.parts?.map(({ kind, text }) => `${kind}:${text}`),
      ['same:Errors since', 'removed: 03:19.', 'added: 03:04.'],
    );
    assert.match(incidentEvidence(incident, undefined, updates), /edited, seen .* Before: Errors since 03:19\./);
  }
});

test('an update that is gone is told as deleted, and one that was dated back as not there before', () => {
  const moments = incidentTimeline(incident, undefined, [
    revised('upd_1', { goneAt: at(40) }),
    revised('upd_2', { createdAt: at(30), firstSeenAt: at(31) }),
    revised('upd_3', { createdAt: at(32), firstSeenAt: at(60) }),
  ]);
  assert.deepEqual(
    moments.map(({ fate }) => fate?.is),
    ['deleted', undefined, 'back-dated'],
  );
});

test('the features of a project whose calls failed are named, worst first', () => {
  const group = (project: string, feature: string | null, failures: number) => ({
    group: { project, feature },
    total: { requests: 100, failures, errorRate: failures / 100 } as Telemetry['total'],
  });
  const groups = [
    group('shop', 'pay', 12),
    group('shop', 'refund', 31),
    group('shop', 'search', 0),
    group('jobs', null, 9),
  ];
  assert.equal(failedFeatures(groups, 'shop')?.replaceAll('\u00A0', ' '), 'refund 31 %, pay 12 %');
  assert.equal(failedFeatures(groups, 'jobs'), undefined);
});
