import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceOf, playScene } from '../../test/scene.ts';
import { priorRates, shareOf } from './cause-rates.ts';
import { CAUSES } from './cause.ts';
import type { Cause } from './cause.ts';
import { LEARNED_NATS_MAX, learnRates } from './learn-rates.ts';
import type { PastImpairment } from './learn-rates.ts';
import { weighCauses } from './weigh-causes.ts';

const judged = (cause: Cause, count: number): PastImpairment[] =>
  Array.from({ length: count }, () => ({ byCause: {}, judged: cause }));
const learn = (impairments: readonly PastImpairment[]) => learnRates({ impairments, posts: [] }).learned;

test('nothing is learned from nothing', () => {
  assert.deepEqual(learnRates({ impairments: [], posts: [] }), priorRates());
});

test('what people confirm becomes more probable, and the more of it the more', () => {
  const [few, many] = [learn(judged('network', 3)), learn(judged('network', 30))];
  assert.ok((few.network ?? 0) > 0.3 && (few.network ?? 0) < 0.7, String(few.network));
  assert.ok((many.network ?? 0) > 2 * (few.network ?? 0));
  assert.ok((many.vendor ?? 0) < 0);
  const calls = playScene([{ perMinute: 40, failing: 0.4, outcome: 'timeout' }], 10);
  const before = weighCauses(evidenceOf(calls), priorRates());
  const after = weighCauses(evidenceOf(calls), learnRates({ impairments: judged('network', 30), posts: [] }));
  assert.ok((after?.byCause.network ?? 0) > 2 * (before?.byCause.network ?? 1));
  assert.deepEqual(
    after?.byCauseUnlearned,
    before?.byCauseUnlearned,
    'what is learned from is free of what was learned',
  );
});

test('no number of judgments moves a cause by more than a factor of four', () => {
  for (const cause of CAUSES)
    for (const count of [1, 5, 50, 5000])
      for (const nats of Object.values(learn(judged(cause, count))))
        assert.ok(Math.abs(nats) <= LEARNED_NATS_MAX + 1e-12, `${cause} ${count}: ${nats}`);
});

test('impairments that nobody judged count half by what their calls showed, and nothing where they showed nothing', () => {
  const shown = (network: number): PastImpairment[] =>
    Array.from({ length: 30 }, () => ({ byCause: { network, vendor: 1 - network }, judged: null }));
  const sure = learn(shown(0.999)).network ?? 0;
  assert.ok(sure > 0.5 && sure < (learn(judged('network', 30)).network ?? 0), String(sure));
  const prior = {
    vendor: 0.31,
    vendor_part: 0.22,
    deployment: 0.14,
    feature: 0.035,
    project: 0.05,
    network: 0.1,
    credentials: 0.1,
    input: 0.045,
  };
  const blind = learn(Array.from({ length: 300 }, () => ({ byCause: prior, judged: null })));
  for (const nats of Object.values(blind)) assert.ok(Math.abs(nats) < 1e-6, String(nats));
});

test('what belongs to neither side teaches nothing', () => {
  const learned = learn(judged('other', 40));
  for (const nats of Object.values(learned)) assert.ok(Math.abs(nats) < 1e-9, String(nats));
  assert.equal(learned.other, undefined);
});

test('a page that posts soon and always is learned, as is one that never does', () => {
  const prior = priorRates();
  const honest = learnRates({ impairments: [], posts: [4, 5, 6, 5, 4, 5, 6, 5, 4, 5] });
  assert.ok(shareOf(honest.posted) > 0.75);
  assert.ok(honest.postedAfter.median < 9 && honest.postedAfter.median > 5, String(honest.postedAfter.median));
  const silent = learnRates({ impairments: [], posts: Array.from({ length: 10 }, () => null) });
  assert.ok(shareOf(silent.posted) < 0.15);
  assert.deepEqual(silent.postedAfter, prior.postedAfter, 'silence says nothing of how late');
  const late = learnRates({ impairments: [], posts: [240] });
  assert.ok(late.postedAfter.median < 30, 'one late post moves the median little');
  assert.ok(late.postedAfter.sigma > prior.postedAfter.sigma, 'and makes it less certain');
});
