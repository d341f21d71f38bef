import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitFault } from './fault-split.ts';
import type { SplitGroup } from './fault-split.ts';
import { MINUTE_MS } from './time.ts';

const ONSET_AT = Date.UTC(2026, 2, 3, 14, 0);

test('failures on the new deployment only point at us, and the deploy is named', () => {
  const split = splitFault({
    onsetAt: ONSET_AT,
    groups: {
      deployment: [group('v41', [5000, 10], [400, 1]), group('v42', [0, 0], [200, 90], ONSET_AT - 2 * MINUTE_MS)],
      project: [group('checkout', [5000, 10], [600, 91])],
    },
  });
  assert.equal(split.pointsAt, 'us');
  assert.equal(split.answers[0]?.finding, 'confined');
  assert.deepEqual(
    split.coincidingDeploys.map(({ deploymentId }) => deploymentId),
    ['v42'],
  );
  assert.equal(
    split.sentence,
    'Confined to deployment v42 (45 % of 200 calls); 0.3 % of 400 calls fail in the other deployment.',
  );
});

test('a bad deployment whose first calls came before the estimated onset is no steady failure', () => {
  const split = splitFault({
    onsetAt: ONSET_AT,
    groups: {
      deployment: [group('v41', [303, 0], [1272, 0]), group('v42', [5, 5], [1264, 1264], ONSET_AT - 3000)],
      project: [group('checkout', [308, 5], [2536, 1264])],
    },
  });
  assert.equal(split.pointsAt, 'us');
  assert.match(split.sentence, /^Confined to deployment v42/);
});

test('failures in every project point at them, even where one of them has just deployed', () => {
  const split = splitFault({
    onsetAt: ONSET_AT,
    groups: {
      deployment: [group('v41', [900, 1], [30, 12]), group('v42', [0, 0], [100, 40], ONSET_AT)],
      project: [group('checkout', [900, 1], [130, 52]), group('invoices', [700, 0], [90, 30])],
    },
  });
  assert.equal(split.pointsAt, 'them');
  assert.equal(split.answers.find(({ dimension }) => dimension === 'project')?.finding, 'everywhere');
});

test('failures in one project while another is fine point at us', () => {
  const split = splitFault({
    onsetAt: ONSET_AT,
    groups: { project: [group('checkout', [900, 1], [130, 52]), group('invoices', [700, 0], [90, 0])] },
  });
  assert.equal(split.pointsAt, 'us');
});

test('a project with too few calls to show the failure is not taken for fine', () => {
  const split = splitFault({
    onsetAt: ONSET_AT,
    groups: { project: [group('checkout', [900, 1], [130, 52]), group('invoices', [700, 0], [3, 0])] },
  });
  assert.equal(split.pointsAt, 'unclear');
  assert.equal(split.answers[0]?.finding, 'too_few_calls');
});

test('a region or an endpoint says where, not whose', () => {
  const split = splitFault({
    onsetAt: ONSET_AT,
    groups: {
      region: [group('eu', [900, 1], [200, 60]), group('us', [900, 2], [200, 0])],
      endpoint: [group('/v1/charges', [900, 1], [200, 60]), group('/v1/refunds', [900, 1], [200, 50])],
    },
  });
  assert.equal(split.pointsAt, 'unclear');
  assert.deepEqual(
    split.answers.map(({ finding }) => finding),
    ['confined', 'everywhere'],
  );
});

test('one deployment that replaced all others at the onset is named, but proves nothing', () => {
  const split = splitFault({
    onsetAt: ONSET_AT,
    groups: { deployment: [group('v42', [0, 0], [200, 90], ONSET_AT - MINUTE_MS)] },
  });
  assert.equal(split.pointsAt, 'unclear');
  assert.match(split.sentence, /v42 began around the onset/);
});

test('a steadily failing group has not risen', () => {
  const split = splitFault({
    onsetAt: ONSET_AT,
    groups: { endpoint: [group('/old', [1000, 300], [100, 31]), group('/new', [1000, 3], [100, 40])] },
  });
  assert.deepEqual(
    split.answers[0]?.groups.map(({ finding }) => finding),
    ['unclear', 'risen'],
  );
});

test('nothing known is unclear', () => {
  assert.equal(splitFault({ onsetAt: ONSET_AT, groups: {} }).pointsAt, 'unclear');
});

function group(
  key: string,
  [callsBefore, badBefore]: [number, number],
  [callsSince, badSince]: [number, number],
  firstSeenAt?: number,
): SplitGroup {
  return {
    key,
    before: { calls: callsBefore, bad: badBefore },
    since: { calls: callsSince, bad: badSince },
    ...(firstSeenAt === undefined ? {} : { firstSeenAt }),
  };
}
