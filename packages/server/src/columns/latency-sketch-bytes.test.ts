import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addLatency, createSketch } from '@upriver/detection';
import type { LatencySketch } from '@upriver/detection';
import * as fc from 'fast-check';
import { mergeNextSketch, pushSketch } from './latency-sketch-bytes.ts';

const latency = fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 1e6, noNaN: true }));
const latencies = fc.array(latency, { maxLength: 200 });

test('a sketch survives being written and read', () => {
  fc.assert(
    fc.property(latencies, fc.integer({ min: 1, max: 2 ** 40 }), (values, weight) => {
      const sketch = sketchOf(values);
      addLatency(sketch, 12.5, weight);
      const read = decodeSketch(encodeSketch(sketch));
      assert.equal(read.count, sketch.count);
      assert.deepEqual(new Map(read.buckets), new Map(sketch.buckets));
    }),
  );
});

test('thirty ordinary latencies take fewer than 70 bytes', () => {
  const sketch = createSketch();
  for (let i = 0; i < 30; i += 1) addLatency(sketch, 80 + ((i * 37) % 60) * 3);
  assert.ok(encodeSketch(sketch).length < 70, `${encodeSketch(sketch).length} bytes`);
});

test('bytes cut short are refused', () => {
  const bytes = encodeSketch(sketchOf([1, 10, 100]));
  for (let end = 0; end < bytes.length; end += 1) assert.throws(() => decodeSketch(bytes.subarray(0, end)), RangeError);
});

function encodeSketch(sketch: LatencySketch): Uint8Array {
  const bytes: number[] = [];
  pushSketch(bytes, sketch);
  return Uint8Array.from(bytes);
}

function decodeSketch(bytes: Uint8Array): LatencySketch {
  const sketch = createSketch();
  mergeNextSketch({ bytes, offset: 0 }, sketch);
  return sketch;
}

function sketchOf(values: readonly number[]): LatencySketch {
  const sketch = createSketch();
  for (const value of values) addLatency(sketch, value);
  return sketch;
}
