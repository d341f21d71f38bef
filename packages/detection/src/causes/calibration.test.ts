import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceOf, playScene } from '../../test/scene.ts';
import { sharpen, sharpnessOf } from './calibration.ts';
import type { Sharpness } from './calibration.ts';
import type { Outcome } from './cause.ts';
import type { CauseEvidence } from './evidence.ts';
import { readFrame } from './frame.ts';

test('what is stated is sharpened everywhere, most where calls are tagged; a single project without tags is named by its odds as they are', () => {
  const sharpnessFor = (projects: readonly string[], credential?: string): Sharpness => {
    const tags = credential === undefined ? {} : { tags: { credential } };
    const evidence = evidenceOf(
      playScene(
        projects.map((project) => ({ project, perMinute: 40, failing: 0.5, ...tags })),
        5,
      ),
    );
    const frame = readFrame(evidence);
    assert.ok(frame);
    return sharpnessOf(evidence, frame);
  };
  const [single, compared, tagged] = [
    sharpnessFor(['shop']),
    sharpnessFor(['shop', 'mail']),
    sharpnessFor(['shop'], 'a'),
  ];
  assert.equal(single.named, 1);
  assert.ok(single.stated > 1);
  assert.deepEqual(compared, { ...single, named: single.stated });
  assert.ok(single.open > single.stated, 'in the middle the odds are more modest');
  assert.ok(tagged.stated > compared.stated);
  assert.equal(tagged.named, tagged.stated);
  assert.deepEqual({ ...sharpnessFor(['shop', 'mail'], 'a'), open: tagged.open }, tagged);
});

test('while no side is named, the more is known beside the tags of a call, the less its odds are sharpened', () => {
  const openOf = (projects: readonly string[], organizations: CauseEvidence['organizations']): number => {
    const calls = projects.map((project) => ({ project, perMinute: 40, failing: 0.5, tags: { credential: 'a' } }));
    const evidence = evidenceOf(playScene(calls, 5), { organizations });
    const frame = readFrame(evidence);
    assert.ok(frame);
    return sharpnessOf(evidence, frame).open;
  };
  const alone = openOf(['shop'], null);
  const compared = openOf(['shop', 'mail'], null);
  assert.ok(alone > compared && compared > openOf(['shop', 'mail'], { judged: 5, impaired: 0 }));
});

test('what tagged calls are refused for is stated more sharply than others, and named by less than that', () => {
  const sharpnessFor = (outcome: Outcome, tags: Readonly<Record<string, string>>): Sharpness => {
    const evidence = evidenceOf(playScene([{ project: 'shop', perMinute: 40, failing: 0.5, outcome, tags }], 5));
    const frame = readFrame(evidence);
    assert.ok(frame);
    return sharpnessOf(evidence, frame);
  };
  const tags = { credential: 'a' };
  for (const outcome of ['auth', 'client', 'rate_limited'] as const) {
    assert.ok(sharpnessFor(outcome, tags).stated > sharpnessFor('gateway', tags).stated);
    const { stated, named } = sharpnessFor(outcome, tags);
    assert.ok(named > sharpnessFor('gateway', tags).named && named < stated);
    const { open, ...untagged } = sharpnessFor('gateway', {});
    assert.deepEqual(sharpnessFor(outcome, {}), { ...untagged, open: untagged.stated });
    assert.ok(open > untagged.stated);
  }
});

test('tags of another project, and of hardly any calls, sharpen nothing', () => {
  const quiet = { project: 'shop', perMinute: 40, failing: 0.5 };
  const tags = { credential: 'a' };
  for (const other of [
    { project: 'mail', perMinute: 40, failing: 0, tags },
    { project: 'shop', perMinute: 1, from: 0, until: 2, failing: 0, tags },
    { project: 'shop', perMinute: 40, failing: 0, tags, environment: 'staging' },
  ]) {
    const evidence = evidenceOf(playScene([quiet, other], 5));
    const frame = readFrame(evidence);
    assert.ok(frame);
    const untagged = evidenceOf(playScene([quiet, { ...other, tags: {} }], 5));
    const untaggedFrame = readFrame(untagged);
    assert.ok(untaggedFrame);
    assert.deepEqual(sharpnessOf(evidence, frame), sharpnessOf(untagged, untaggedFrame));
  }
});

test('sides are told apart more sharply, their sum and the leading side stay', () => {
  for (const power of [1, 1.3, 1.5])
    for (const [them, us] of [
      [0.7, 0.2],
      [0.05, 0.9],
      [1, 0],
      [0, 0],
      [0.45, 0.45],
    ] as const) {
      const told = sharpen({ them, us, none: 1 - them - us }, power);
      assert.ok(Math.abs(told.them + told.us - them - us) < 1e-12);
      assert.ok(Math.abs(Math.log(told.them / told.us) - power * Math.log(them / us)) < 1e-9 || us === 0);
      assert.equal(told.none, 1 - them - us);
    }
});

test('no side is stated above the most that is given, and the other gets the rest', () => {
  for (const [them, us] of [
    [0.93, 0.06],
    [0.06, 0.93],
  ] as const) {
    const told = sharpen({ them, us, none: 0.01 }, 1.2, 0.89);
    assert.ok(Math.abs(Math.max(told.them, told.us) - 0.89) < 1e-12);
    assert.ok(Math.abs(told.them + told.us - 0.99) < 1e-12);
  }
  const [open, free] = [0.89, 1].map((most) => sharpen({ them: 0.6, us: 0.39, none: 0.01 }, 1.2, most));
  assert.deepEqual(open, free);
});
