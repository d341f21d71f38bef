import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, ONSET, evidenceOf, playScene } from '../../test/scene.ts';
import type { SceneCalls } from '../../test/scene.ts';
import { addCalls } from './call-accumulator.ts';
import { priorRates } from './cause-rates.ts';
import { causePhrase } from '../cause-words.ts';
import { weighCauses } from './weigh-causes.ts';
import type { CauseAnswer } from './weigh-causes.ts';

const MINUTES = 5;

/** A slow vendor, and since the same minute a release of one project on half of its calls, or one that changed nothing. */
function slowWhileReleased(rejected: number, alsoElsewhere = 0): CauseAnswer | undefined {
  const calls: SceneCalls[] = [
    { deployment: 'v1', perMinute: 40, until: 0 },
    { deployment: 'v1', perMinute: 20, from: 0 },
    { deployment: 'new-v2', perMinute: 20, from: 0, failing: rejected, outcome: 'client' },
    { project: 'mail', perMinute: 40, failing: alsoElsewhere, outcome: 'client' },
  ];
  const accumulator = playScene(calls, MINUTES);
  for (let minute = 0; minute < MINUTES; minute += 1)
    for (const [project, deployment, slow] of [
      ['shop', 'v1', 12],
      ['shop', 'new-v2', 6],
      ['mail', '', 24],
    ] as const)
      addCalls(accumulator, {
        cell: { project, environment: 'production', region: 'eu', endpoint: '/v1/charges', deployment, feature: '' },
        at: ONSET + minute * MINUTE_MS,
        calls: slow,
        outcome: 'slow',
      });
  return weighCauses(evidenceOf(accumulator), priorRates());
}

test('a release that is rejected while the vendor is slow for all is two faults, and neither side is named for its project', () => {
  const answer = slowWhileReleased(0.7);
  assert.equal(answer?.side, 'undecided');
  assert.equal(answer.causes[0]?.kind, 'two_faults');
  assert.equal(answer.causes[0].subject.deployment, 'new-v2');
  const { them, us, other } = answer.probabilities;
  assert.ok(Math.abs(them + us + other - 1) < 1e-9 && other > 0.8);
  assert.equal(
    causePhrase(answer.causes[0], (name) => name, 0),
    "two faults at once, the vendor's and that of deployment new-v2 of shop",
  );
});

test('a slow vendor alone, and one that is slow and rejects calls of all, is theirs', () => {
  assert.equal(slowWhileReleased(0)?.side, 'them');
  assert.notEqual(slowWhileReleased(0.5, 0.5)?.causes[0]?.kind, 'two_faults');
});
