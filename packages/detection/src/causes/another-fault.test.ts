import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ONSET, evidenceOf, playScene } from '../../test/scene.ts';
import type { SceneCalls } from '../../test/scene.ts';
import { priorRates } from './cause-rates.ts';
import { faultMinutes, readFrame } from './frame.ts';
import { weighCauses } from './weigh-causes.ts';
import type { CauseAnswer } from './weigh-causes.ts';
import { MINUTE_MS } from '../time.ts';

const PROJECTS = ['shop', 'mail', 'admin'];
/** An outage of six minutes that all projects feel, and what each of them calls from the eighth on. */
const OUTAGE = (since: (project: string) => Partial<SceneCalls>): SceneCalls[] =>
  PROJECTS.flatMap((project): SceneCalls[] => [
    { project, perMinute: 5, failing: 0.5, outcome: 'gateway', until: 6 },
    { project, perMinute: 5, from: 6, until: 8 },
    { project, perMinute: 5, from: 8, ...since(project) },
  ]);
const BEGINS = ONSET / MINUTE_MS + 8;

test('a key that is refused after an outage of the vendor is weighed from its own beginning', () => {
  const refused = OUTAGE((project) => (project === 'shop' ? { failing: 1, outcome: 'auth' } : {}));
  for (const minutes of [11, 14, 20]) {
    const evidence = evidenceOf(playScene(refused, minutes));
    assert.equal(faultMinutes(evidence)?.from, BEGINS);
    assert.deepEqual(readFrame(evidence)?.risen, ['auth']);
    const { side, probabilities } = weigh(refused, minutes);
    assert.notEqual(side, 'them', JSON.stringify(probabilities));
    assert.ok(probabilities.us > probabilities.them, JSON.stringify(probabilities));
  }
});

test('a key that is refused in the middle of an outage of the vendor is weighed since then, though nothing paused, and a vendor that refuses all keys is not ours', () => {
  const refusing = (projects: readonly string[]): SceneCalls[] =>
    PROJECTS.flatMap((project): SceneCalls[] => [
      { project, perMinute: 40, failing: 0.7, outcome: 'gateway', until: 4 },
      ...(projects.includes(project)
        ? [{ project, perMinute: 40, failing: 1, outcome: 'auth', from: 4 } as const]
        : [
            { project, perMinute: 40, failing: 0.7, outcome: 'gateway', from: 4, until: 10 } as const,
            { project, perMinute: 40, from: 10 },
          ]),
    ]);
  for (const minutes of [7, 9, 14, 20]) {
    assert.deepEqual(readFrame(evidenceOf(playScene(refusing(['shop']), minutes)))?.risen, ['auth']);
    assert.equal(weigh(refusing(['shop']), minutes).side, 'us');
    assert.notEqual(weigh(refusing(PROJECTS), minutes).side, 'us');
  }
});

test('a bad version of one project after an outage of the vendor is ours, though it fails in the same way', () => {
  const bad = OUTAGE((project) =>
    project === 'shop' ? { deployment: 'new-v2', failing: 0.9, outcome: 'gateway' } : {},
  );
  assert.equal(weigh(bad, 16).side, 'us');
});

/** An outage of eight minutes that all projects feel, while which a version of one of them comes that fails until a minute, in the same way. */
const GOES_ON = (comes: number, until: number, perMinute: number): SceneCalls[] =>
  PROJECTS.flatMap((project): SceneCalls[] =>
    project === 'shop'
      ? [
          { project, perMinute, failing: 0.7, outcome: 'gateway', until: comes },
          { project, perMinute, deployment: 'new-v2', from: comes, until, failing: 0.7, outcome: 'gateway' },
          { project, perMinute, deployment: 'new-v2', from: until },
        ]
      : [
          { project, perMinute, failing: 0.7, outcome: 'gateway', until: 8 },
          { project, perMinute, from: 8 },
        ],
  );

test('a bad version that comes as an outage of the vendor ends is ours, though nothing paused and it fails in the same way', () => {
  for (const perMinute of [3, 20, 300])
    for (const minutes of [12, 16, 30]) assert.equal(weigh(GOES_ON(8, 60, perMinute), minutes).side, 'us');
});

test('of a version that came minutes before an outage of the vendor ended elsewhere, it is undecided whether it is bad or the outage goes on', () => {
  for (const perMinute of [3, 20, 300])
    for (const until of [14, 60])
      for (const minutes of [12, 16, 30]) {
        const { side, probabilities } = weigh(GOES_ON(5, until, perMinute), minutes);
        assert.equal(side, 'undecided', JSON.stringify({ perMinute, until, minutes, probabilities }));
      }
});

test('a version that comes during an outage of the vendor is no other fault while all others feel it, too', () => {
  for (const perMinute of [3, 20, 300])
    for (const minutes of [6, 7, 8]) assert.equal(weigh(GOES_ON(5, 60, perMinute), minutes).side, 'them');
});

test('one minute of many calls that went well between the two is a pause', () => {
  const calls = PROJECTS.flatMap((project): SceneCalls[] => [
    { project, perMinute: 40, failing: 0.5, outcome: 'gateway', until: 7 },
    { project, perMinute: 40, from: 7, until: 8 },
    project === 'shop'
      ? { project, deployment: 'new-v2', perMinute: 40, from: 8, failing: 0.3, outcome: 'client' }
      : { project, perMinute: 40, from: 8 },
  ]);
  for (const minutes of [9, 11, 16]) assert.equal(weigh(calls, minutes).side, 'us');
});

test('a vendor that refuses all projects after its outage is not blamed on us', () => {
  const refused = OUTAGE(() => ({ failing: 0.8, outcome: 'auth' }));
  for (const minutes of [11, 14, 20]) {
    const { side, probabilities } = weigh(refused, minutes);
    assert.notEqual(side, 'us', JSON.stringify(probabilities));
  }
});

test('an outage that comes back as it was is one fault, of which all calls count', () => {
  const again = OUTAGE(() => ({ failing: 0.5, outcome: 'gateway' }));
  assert.equal(faultMinutes(evidenceOf(playScene(again, 16)))?.from, ONSET / MINUTE_MS);
  assert.equal(weigh(again, 16).side, 'them');
});

test('a fault that turns into other outcomes without a pause is one fault', () => {
  const turning = PROJECTS.flatMap((project): SceneCalls[] => [
    { project, perMinute: 5, failing: 0.8, outcome: 'timeout', until: 6 },
    { project, perMinute: 5, from: 6, failing: 0.8, outcome: 'gateway' },
  ]);
  assert.equal(faultMinutes(evidenceOf(playScene(turning, 16)))?.from, ONSET / MINUTE_MS);
});

function weigh(calls: readonly SceneCalls[], minutes: number): CauseAnswer {
  const answer = weighCauses(evidenceOf(playScene(calls, minutes)), priorRates());
  assert.ok(answer);
  return answer;
}
