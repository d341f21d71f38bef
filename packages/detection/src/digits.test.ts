import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { toDigits } from './digits.ts';

const number = fc.oneof(
  fc.double({ min: -1e300, max: 1e300, noNaN: true }),
  fc
    .tuple(fc.integer({ min: -999_999_999, max: 999_999_999 }), fc.integer({ min: -30, max: 30 }))
    .map(([a, power]) => a * 10 ** power),
);

test('a number with few digits is as near to it as its digits allow, and has no more of them', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 9 }), (value, digits) => {
      const short = toDigits(value, digits);
      assert.equal(Number(short.toPrecision(digits)), short);
      assert.ok(Math.abs(short - value) <= Math.abs(value) * 10 ** (2 - digits) * 0.500_001);
    }),
    { numRuns: 2000 },
  );
});

test('it is what printing so many digits gives', () => {
  for (const value of [0, -0, 0.012_345_678, -123.456_789, 99_999.99, 0.1, 1e-30, 1.5e25, 123_456_789, 0.999_999_9])
    for (const digits of [1, 4, 6]) assert.equal(toDigits(value, digits) + 0, Number(value.toPrecision(digits)) + 0);
});
