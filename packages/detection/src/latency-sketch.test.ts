import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import {
  SKETCH_GAMMA,
  SKETCH_INDEX_MAX,
  SKETCH_INDEX_MIN,
  SKETCH_MS_MAX,
  SKETCH_RELATIVE_ERROR,
  addLatency,
  bucketCeiling,
  bucketIndex,
  countAbove,
  createSketch,
  mergeSketch,
  quantile,
} from './latency-sketch.ts';
import type { LatencySketch } from './latency-sketch.ts';

const latency = fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 1e6, noNaN: true }));
const latencies = fc.array(latency, { maxLength: 200 });
const some = fc.array(latency, { minLength: 1, maxLength: 200 });

test('every quantile is within one percent of the exact one', () => {
  fc.assert(
    fc.property(some, fc.double({ min: 0, max: 1, noNaN: true }), (values, q) => {
      const sorted = values.toSorted((a, b) => a - b);
      const exact = sorted[Math.max(1, Math.ceil(q * sorted.length)) - 1] ?? 0;
      const found = quantile(sketchOf(values), q) ?? Number.NaN;
      assert.ok(Math.abs(found - exact) <= exact * (SKETCH_RELATIVE_ERROR + 1e-9), `${found} for ${exact}`);
    }),
  );
});

test('merging in any order and grouping gives the same sketch as adding everything to one', () => {
  fc.assert(
    fc.property(latencies, latencies, latencies, (a, b, c) => {
      const left = merged(merged(sketchOf(a), sketchOf(b)), sketchOf(c));
      const right = merged(sketchOf(c), merged(sketchOf(b), sketchOf(a)));
      assert.deepEqual(left, right);
      assert.deepEqual(left, sketchOf([...a, ...b, ...c]));
    }),
  );
});

test('calls above a bucket boundary are counted exactly', () => {
  fc.assert(
    fc.property(latencies, latency, (values, near) => {
      const limit = bucketCeiling(near);
      // A value that is the boundary itself up to rounding may fall to either side.
      fc.pre(values.every((value) => Math.abs(value - limit) > limit * 1e-9 || value === 0));
      assert.equal(countAbove(sketchOf(values), limit), values.filter((value) => value > limit).length);
    }),
  );
});

test('the bound of every bucket belongs to that bucket', () => {
  const outside = [];
  for (let index = SKETCH_INDEX_MIN; index <= SKETCH_INDEX_MAX; index += 1) {
    if (bucketIndex(SKETCH_GAMMA ** index) !== index) outside.push(index);
  }
  assert.deepEqual(outside, []);
});

test('an empty sketch has no quantile, and what is no latency counts as zero', () => {
  assert.equal(quantile(createSketch(), 0.5), null);
  const sketch = sketchOf([Number.NaN, -5, 0]);
  assert.equal(sketch.count, 3);
  assert.equal(quantile(sketch, 0.99), 0);
});

test('an absurd latency is cut to the range and does not break the sketch', () => {
  const sketch = sketchOf([Number.POSITIVE_INFINITY, Number.MAX_VALUE, Number.MIN_VALUE]);
  assert.ok((quantile(sketch, 1) ?? 0) <= SKETCH_MS_MAX * 1.02);
  assert.ok((quantile(sketch, 0) ?? 0) > 0);
});

function sketchOf(values: readonly number[]): LatencySketch {
  const sketch = createSketch();
  for (const value of values) addLatency(sketch, value);
  return sketch;
}

function merged(into: LatencySketch, from: LatencySketch): LatencySketch {
  mergeSketch(into, from);
  return into;
}
