import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceOf, playScene } from '../../test/scene.ts';
import { powerOf, sharpen } from './calibration.ts';
import { readFrame } from './frame.ts';

test('sides are sharpened only where projects are compared or calls are tagged, and most where they are tagged', () => {
  const powerFor = (projects: readonly string[], credential?: string): number => {
    const tags = credential === undefined ? {} : { tags: { credential } };
    const evidence = evidenceOf(
      playScene(
        projects.map((project) => ({ project, perMinute: 40, failing: 0.5, ...tags })),
        5,
      ),
    );
    const frame = readFrame(evidence);
    assert.ok(frame);
    return powerOf(evidence, frame);
  };
  assert.equal(powerFor(['shop']), 1);
  assert.ok(powerFor(['shop', 'mail']) > 1);
  assert.ok(powerFor(['shop'], 'a') > powerFor(['shop', 'mail']));
  assert.equal(powerFor(['shop', 'mail'], 'a'), powerFor(['shop'], 'a'));
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
    assert.equal(powerOf(evidence, frame), powerOf(untagged, untaggedFrame));
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
      const factors = sharpen({ them, us, none: 1 - them - us }, power);
      const [newThem, newUs] = [them * factors.them, us * factors.us];
      assert.ok(Math.abs(newThem + newUs - them - us) < 1e-12);
      assert.ok(Math.abs(Math.log(newThem / newUs) - power * Math.log(them / us)) < 1e-9 || us === 0);
      assert.equal(factors.none, 1);
    }
});
