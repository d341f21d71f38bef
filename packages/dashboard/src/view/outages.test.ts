import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LedgerEntry } from '@upriver/contract';
import { besideOf, judgmentOf, judgmentText, lastedText, listOutages, outageOf } from './outages.ts';

const NOW = Date.UTC(2026, 10, 19, 4, 30);
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 19, 3, minute)).toISOString();
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

interface Given {
  readonly from: number;
  readonly to?: number | null;
  readonly kind?: LedgerEntry['kind'];
  readonly incident?: string;
  readonly project?: string;
  readonly region?: string;
  readonly fault?: 'them' | 'us';
  readonly deployment?: string;
  readonly lag?: number;
  readonly judged?: 'right' | 'wrong';
}

function entry(given: Given): LedgerEntry {
  const { from, to = null, kind = 'never_posted', incident, project = 'checkout', region = 'eu-west-1' } = given;
  // Safe: these are the fields that are read.
  return {
    kind,
    episode: {
      id: `imp_${project}_${region}_${from}`,
      project: { id: project, name: project, slug: project },
      region,
      onsetAt: at(from),
      endedAt: to === null ? null : at(to),
      callsLost: 100,
      fault: given.fault ?? 'them',
      cause: { kind: 'vendor', subject: given.deployment === undefined ? {} : { deployment: given.deployment } },
      judgment: given.judged === undefined ? null : { was: given.judged, by: 'Ines', at: at(59), cause: null },
    },
    incident:
      incident === undefined
        ? null
        : { id: incident, title: 'Errors', startedAt: at(19), postedAt: at(26), resolvedAt: at(72) },
    leadSeconds: null,
    lagSeconds: given.lag ?? null,
    claimedStartLagSeconds: null,
    resolveLagSeconds: null,
    revisions: [],
  } as unknown as LedgerEntry;
}

test('an outage that several projects and regions felt is one line, from the first onset to the last end', () => {
  const [outage, ...others] = listOutages([
    entry({ kind: 'both', incident: 'inc_1', from: 6, to: 55, project: 'billing-jobs', lag: 1200 }),
    entry({ kind: 'both', incident: 'inc_1', from: 4, to: 50, lag: 1320 }),
    entry({ kind: 'both', incident: 'inc_1', from: 4, to: 51, region: 'us-east-1', lag: 1320 }),
  ]);
  assert.deepEqual(others, []);
  assert.ok(outage);
  assert.equal(outage.where, 'checkout and billing-jobs, in eu-west-1 and us-east-1');
  assert.deepEqual([outage.callsLost, plain(outage.posted)], [300, '22 min later']);
  assert.equal(plain(lastedText(outage, NOW)), '51 min');
  assert.equal(outageOf([], 'inc_1'), undefined);
});

test('without an incident, what overlaps with the same verdict and cause is one outage', () => {
  const outages = listOutages([
    entry({ from: 4, to: 20 }),
    entry({ from: 10, to: 30, region: 'us-east-1' }),
    entry({ from: 40, to: 50 }),
    entry({ from: 10, to: 30, kind: 'our_own', fault: 'us', deployment: '41' }),
    entry({ from: 12, to: 30, kind: 'our_own', fault: 'us', deployment: '42' }),
  ]);
  assert.deepEqual(
    outages.map(({ verdict, episodes }) => `${verdict} ${episodes.length}`),
    ['them 2', 'them 1', 'us 1', 'us 1'],
  );
});

test('what calls felt at the time of an incident that was not theirs is found beside it', () => {
  const outages = listOutages([entry({ from: 4, to: 20, kind: 'our_own', fault: 'us' })]);
  const minute = (value: number): number => Date.parse(at(value));
  assert.equal(besideOf(outages, minute(10), minute(30))?.verdict, 'us');
  assert.equal(besideOf(outages, minute(20), minute(30)), undefined);
});

test('while one region still feels it, an outage goes on', () => {
  const [outage] = listOutages([
    entry({ kind: 'not_posted_yet', from: 4 }),
    entry({ kind: 'not_posted_yet', from: 5, to: 20, region: 'us-east-1' }),
  ]);
  assert.ok(outage);
  assert.deepEqual([plain(lastedText(outage, NOW)), outage.posted], ['1 h 26 min so far', 'not yet']);
});

test('an incident that no calls felt lasts as long as they reported it', () => {
  const incident = { id: 'inc_1', title: 'x', startedAt: at(0), postedAt: at(0), resolvedAt: at(125) };
  const unfelt = { ...entry({ from: 0 }), kind: 'never_felt' as const, episode: null, incident, lagSeconds: -180 };
  const [outage] = listOutages([unfelt]);
  assert.ok(outage);
  assert.deepEqual(
    [outage.verdict, plain(lastedText(outage, NOW)), plain(outage.posted), outage.callsLost, outage.where],
    ['not_affecting_you', '2 h 05 min', 'they first, by 3 min', null, ''],
  );
});

test('only what ended can be judged, and what was said of one episode is said of the outage', () => {
  const [outage] = listOutages([
    entry({ kind: 'both', incident: 'inc_1', from: 4, to: 50, judged: 'wrong' }),
    entry({ kind: 'both', incident: 'inc_1', from: 4, region: 'us-east-1' }),
  ]);
  assert.ok(outage);
  const { episodes, said } = judgmentOf(outage);
  assert.deepEqual(episodes, ['imp_checkout_eu-west-1_4']);
  assert.ok(said);
  assert.equal(judgmentText(said), 'Wrong, said Ines');
  assert.equal(judgmentText({ ...said, cause: 'network' }), 'Wrong: our network, said Ines');
  assert.equal(judgmentText({ ...said, was: 'right', cause: 'vendor' }), 'Right, said Ines');
});
