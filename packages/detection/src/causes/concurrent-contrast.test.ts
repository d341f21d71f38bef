import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MINUTE_MS, ONSET, evidenceOf } from '../../test/scene.ts';
import { addCalls, createCallAccumulator, openImpairment } from './call-accumulator.ts';
import { isContrastProven } from './concurrent-contrast.ts';
import { readFrame } from './frame.ts';
import { OURS } from './hypothesis-context.ts';
import type { Hypothesis } from './hypothesis.ts';

const NEW_VERSION: Hypothesis = {
  ...OURS,
  cause: 'deployment',
  kind: 'deployment',
  subject: {},
  rate: 0,
  exposes: ({ key }) => key.deployment === 'v2',
};

test('two versions that fail alike are proven different at most once in a hundred, evaluated every minute', () => {
  let proven = 0;
  for (let seed = 1; seed <= 300; seed += 1) if (isEverProven(seed, 0.3, 0.3)) proven += 1;
  assert.ok(proven <= 6, `${proven} of 300`);
});

test('a version that fails beside one that does not is soon proven', () => {
  for (let seed = 1; seed <= 30; seed += 1) assert.ok(isEverProven(seed, 0.02, 0.4));
});

function isEverProven(seed: number, oldRate: number, newRate: number): boolean {
  const random = seeded(seed);
  const calls = createCallAccumulator();
  for (let minute = -15; minute < 20; minute += 1) {
    const at = ONSET + minute * MINUTE_MS;
    for (const [deployment, rate] of [
      ['v1', minute < 0 ? 0 : oldRate],
      ['v2', minute < 0 ? 0 : newRate],
    ] as const)
      for (let call = 0; call < 12; call += 1) {
        const cell = {
          project: 'shop',
          environment: 'production',
          region: 'eu',
          endpoint: '/v1/charges',
          deployment,
          feature: '',
        };
        addCalls(calls, { cell, at, calls: 1, ...(random() < rate ? { outcome: 'server' as const } : {}) });
      }
    openImpairment(calls, ONSET);
    const evidence = evidenceOf(calls);
    const frame = minute < 1 ? undefined : readFrame(evidence);
    if (frame && isContrastProven(evidence, frame, NEW_VERSION)) return true;
  }
  return false;
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
