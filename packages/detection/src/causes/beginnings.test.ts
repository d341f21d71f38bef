import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBeginnings } from './beginnings.ts';
import type { SlotCount } from './on-minutes.ts';

const USUAL = { rate: 0.003, strength: 500 };

/** Minutes of ten calls: so many bad ones in each. */
const minutesOf = (...bad: readonly number[]): SlotCount[] => bad.map((one) => ({ minutes: 1, calls: 10, bad: one }));
const calm = (minutes: number): number[] => Array.from({ length: minutes }, () => 0);
const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

test('the probabilities of all beginnings sum to 1', () => {
  for (const bad of [calm(4).concat(9, 9), [1, 0, 1, 0, 9, 9], [1, 2, 3, 4, 5, 6], [9, 9]]) {
    const { steep, shallow } = readBeginnings(minutesOf(...bad), USUAL, 0.9);
    assert.ok(Math.abs(sum(steep) + sum(shallow) - 1) < 1e-9, bad.join());
  }
});

test('a fault before which all went well began as deep as it is', () => {
  const { steep, shallow, grew } = readBeginnings(minutesOf(...calm(30), 9, 9, 9), USUAL, 0.9);
  assert.ok((steep[30] ?? 0) > 0.99);
  assert.equal(sum(shallow), 0);
  assert.equal(sum(grew), 0);
});

test('the more calls failed before a fault is as deep as it is, the likelier it began with them; a single one says little', () => {
  const before = (failed: number): number => {
    const early = Array.from({ length: 20 }, (_, minute) => (minute % 2 === 1 && minute / 2 < failed ? 1 : 0));
    return sum(readBeginnings(minutesOf(...calm(30), ...early.toReversed(), 9, 9, 9), USUAL, 0.9).shallow);
  };
  const likelier = [0, 1, 2, 4, 6, 8, 10].map(before);
  assert.ok(
    likelier.every((one, failed) => failed === 0 || one > (likelier[failed - 1] ?? 1)),
    likelier.join(),
  );
  assert.ok((likelier[1] ?? 1) < 0.5 && (likelier.at(-1) ?? 0) > 0.85, likelier.join());
});

test('a share that fails at other hours, too, is no beginning', () => {
  const early = Array.from({ length: 20 }, (_, minute) => (minute % 4 === 0 ? 1 : 0));
  const { shallow } = readBeginnings(minutesOf(...calm(10), ...early, 9, 9, 9), { rate: 0.02, strength: 100 }, 0.9);
  assert.ok(sum(shallow) < 0.2, String(sum(shallow)));
});
