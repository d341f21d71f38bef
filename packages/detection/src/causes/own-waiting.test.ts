import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, ONSET, evidenceOf, playScene } from '../../test/scene.ts';
import type { SceneCalls } from '../../test/scene.ts';
import { decodeAccumulator, encodeAccumulator } from './accumulator-codec.ts';
import { addCalls, openImpairment } from './call-accumulator.ts';
import { priorRates } from './cause-rates.ts';
import type { CauseEvidence } from './evidence.ts';
import { weighCauses } from './weigh-causes.ts';
import type { CauseAnswer } from './weigh-causes.ts';

interface WaitingCase {
  readonly name: string;
  readonly calls: readonly SceneCalls[];
  readonly more?: Partial<CauseEvidence>;
  readonly minutes?: number;
  readonly side: CauseAnswer['side'];
  readonly kind?: string;
}

const POOL: SceneCalls = { perMinute: 40, waiting: 0.6 };
const WELL: SceneCalls = { perMinute: 20, endpoint: '/v1/refunds' };

const CASES: readonly WaitingCase[] = [
  {
    name: 'calls wait for a pool, and those that were sent take as long as before',
    calls: [POOL],
    side: 'us',
    kind: 'pool',
  },
  {
    name: 'the same, of two projects of which one waits',
    calls: [POOL, { project: 'mail', perMinute: 30 }],
    side: 'us',
    kind: 'pool',
  },
  {
    name: 'the same, of five projects of which one waits',
    calls: [POOL, ...['mail', 'admin', 'search', 'billing'].map((project) => ({ project, perMinute: 40 }))],
    minutes: 20,
    side: 'us',
    kind: 'pool',
  },
  {
    name: 'half of the calls are never sent, and the others take as long as before',
    calls: [{ perMinute: 40, waiting: 0.5, isUnsent: true }],
    side: 'us',
    kind: 'pool',
  },
  {
    name: 'calls wait for an event loop that stands still',
    calls: [{ perMinute: 10, waiting: 0.5, waitedFor: 'event_loop' }],
    side: 'us',
    kind: 'event_loop',
  },
  {
    name: 'an event loop stands still, so that no call is sent at all',
    calls: [{ perMinute: 10, waiting: 1, waitedFor: 'event_loop', isUnsent: true }],
    side: 'us',
    kind: 'event_loop',
  },
  {
    name: 'a new version lets its pool run empty beside the old one',
    calls: [
      { deployment: 'v1', perMinute: 40, from: -60, until: 0 },
      { deployment: 'v1', perMinute: 20, from: 0 },
      { deployment: 'new-v2', perMinute: 20, from: 0, waiting: 0.7 },
    ],
    side: 'us',
  },
  {
    name: 'no call is sent, which a vendor that never answers looks like, too',
    calls: [{ perMinute: 40, waiting: 1, isUnsent: true }],
    side: 'undecided',
  },
  {
    name: 'one endpoint never answers and holds the connections that calls of the other wait for',
    calls: [
      { perMinute: 20, endpoint: '/v1/charges', waiting: 1, isUnsent: true },
      { ...WELL, waiting: 0.5 },
    ],
    side: 'undecided',
  },
  {
    name: 'answers take twice as long, which is not slow yet and uses a pool up',
    calls: [{ ...POOL, took: [100, 200] }],
    side: 'undecided',
  },
  {
    name: 'slow answers hold the connections that other calls of two projects wait for',
    calls: [
      { perMinute: 40, failing: 0.7, outcome: 'slow', waiting: 1, took: [100, 2000] },
      { project: 'mail', perMinute: 30, failing: 0.7, outcome: 'slow', took: [100, 2000] },
    ],
    more: { page: { trouble: { postedAt: 0, isMatching: true }, maintenance: null } },
    side: 'them',
  },
  {
    name: 'calls time out in two projects, and others are never sent because of it',
    calls: [
      { perMinute: 40, failing: 0.5, outcome: 'timeout', waiting: 1, isUnsent: true, took: [100, 10_000] },
      {
        project: 'mail',
        perMinute: 30,
        failing: 0.5,
        outcome: 'timeout',
        waiting: 1,
        isUnsent: true,
        took: [100, 10_000],
      },
    ],
    more: { probe: { vendor: { attempts: 10, failed: 6 }, others: { attempts: 10, failed: 0 }, hasPath: true } },
    side: 'them',
  },
];

for (const { name, calls, more, minutes = 10, side, kind } of CASES)
  test(`whose waiting it is: ${name}`, () => {
    const answer = weighCauses(evidenceOf(playScene(calls, minutes), more), priorRates());
    assert.ok(answer);
    const told = JSON.stringify({ ...answer.probabilities, causes: answer.causes.slice(0, 3) });
    assert.equal(answer.side, side, told);
    if (kind !== undefined) assert.equal(answer.causes[0]?.kind, kind, told);
    const isLimit = kind === 'pool' || kind === 'event_loop';
    assert.equal(answer.isHigh && isLimit, false, 'a limit of ours alone is never high');
  });

test('the longer the calls take that were sent, the less it is our pool that is short', () => {
  const answers = [0.5, 1, 1.4, 2, 4, 50].map((times) =>
    weighCauses(evidenceOf(playScene([{ ...POOL, took: [100, 100 * times] }], 10)), priorRates()),
  );
  const us = answers.map((answer) => answer?.probabilities.us ?? 0);
  assert.deepEqual(
    us.toSorted((a, b) => b - a),
    us,
  );
  assert.ok((us.at(-1) ?? 1) < 0.25, us.join());
  assert.equal(Math.round(answers.at(-1)?.failing.sentTake ?? 0), 50);
});

test('where clearly more calls are sent than before it is ours, though answers take somewhat longer', () => {
  const answerOf = (perMinute: number) =>
    weighCauses(
      evidenceOf(
        playScene(
          [
            { perMinute: 40, until: 0 },
            { perMinute, waiting: 0.6, from: 0, took: [100, 150] },
          ],
          10,
        ),
      ),
      priorRates(),
    );
  assert.equal(answerOf(40)?.side, 'undecided');
  const surge = answerOf(160);
  assert.equal(surge?.side, 'us', JSON.stringify(surge?.probabilities));
});

test('answers that became slow only after calls had waited for long do not name the vendor', () => {
  const early = playScene([{ perMinute: 40, waiting: 0.6, until: 8 }], 8);
  const later: SceneCalls = { perMinute: 40, waiting: 0.6, failing: 0.5, outcome: 'slow', from: 8, took: [100, 1500] };
  const both = playScene([{ perMinute: 40, waiting: 0.6, until: 8 }, later], 16);
  assert.equal(weighCauses(evidenceOf(early), priorRates())?.side, 'us');
  const answer = weighCauses(evidenceOf(both), priorRates());
  assert.equal(answer?.side, 'undecided', JSON.stringify(answer?.probabilities));
});

test('waiting that is as usual is no evidence, and counts of waiting survive being stored', () => {
  const usual = playScene([{ perMinute: 40, failing: 0.4, outcome: 'gateway', took: [100, 100] }], 5);
  const answer = weighCauses(evidenceOf(usual), priorRates());
  assert.equal(answer?.failing.waitsFor, undefined);
  const waiting = playScene([POOL], 10);
  const restored = decodeAccumulator(encodeAccumulator(waiting));
  assert.ok(restored);
  assert.deepEqual(weighCauses(evidenceOf(restored), priorRates()), weighCauses(evidenceOf(waiting), priorRates()));
});

test('answers of the minute in which no call is sent any more may have come before that: they do not make it ours', () => {
  // Forty seconds of the first minute are over when the vendor no longer answers.
  const calls = playScene([{ perMinute: 40, until: 0 }], 0);
  openImpairment(calls, ONSET);
  const cell = {
    project: 'shop',
    environment: 'production',
    region: 'eu',
    endpoint: '/v1/charges',
    deployment: '',
    feature: '',
  };
  const held = (at: number, count: number): void =>
    addCalls(calls, { cell, at, calls: count, waitedFor: 'connection', latencyMs: 0, isUnsent: true });
  addCalls(calls, { cell, at: ONSET, calls: 27, latencyMs: 2700 });
  held(ONSET, 13);
  const first = weighCauses(evidenceOf(calls), priorRates());
  assert.equal(first?.side, 'undecided', JSON.stringify(first?.probabilities));
  held(ONSET + MINUTE_MS, 40);
  const second = weighCauses(evidenceOf(calls), priorRates());
  assert.equal(second?.side, 'undecided', JSON.stringify(second?.probabilities));
  assert.ok((second?.probabilities.them ?? 0) > 0.6, JSON.stringify(second?.probabilities));
});
