import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { AppError } from '../domain/errors.ts';
import { allocateJson, releaseJson } from '../domain/json-walk.ts';
import { describeNotJson } from '../domain/not-json.ts';
import { parseJson } from './parse-json.ts';

test('a body within bounds is what JSON.parse makes of it, and bytes that it refuses are refused', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.oneof(fc.string(), fc.constant('__proto__')), fc.array(fc.jsonValue(), { maxLength: 3 })),
  );
  const indents = fc.constantFrom(undefined, 1);
  fc.assert(
    fc.property(value, indents, fc.nat(), fc.integer({ min: 0, max: 300 }), (given, indent, place, byte) => {
      const bytes = Buffer.from(JSON.stringify(given, undefined, indent));
      if (byte < 256) bytes[place % bytes.length] = byte;
      assert.deepEqual(parse(bytes), expected(bytes));
    }),
    { numRuns: 3000 },
  );
});

test('an empty body is none, and what is too much of something says so', () => {
  for (const text of ['', ' \n', '\uFEFF']) assert.equal(parse(Buffer.from(text)), undefined);
  assert.equal(
    parse(Buffer.from(`{"a":${'['.repeat(70)}${']'.repeat(70)}}`)),
    'The body nests more than 64 lists and objects at byte 71.',
  );
  assert.equal(parse(Buffer.from(`{"a":[${'{},'.repeat(20_000)}{}]}`)), 'The body holds too many values.');
});

test('the memory of a large body is given back, and memory that a body shares with others is not', () => {
  const large = allocateJson(1024 * 1024);
  const part = Buffer.from(large.buffer, 0, 1024 * 1024);
  releaseJson(Buffer.from(large.buffer, 64));
  assert.equal(large.length, 1024 * 1024);
  releaseJson(part);
  assert.deepEqual([large.buffer.byteLength, part.length], [0, 0]);
  const small = allocateJson(1000);
  releaseJson(small);
  assert.equal(small.length, 1000);
});

test('a large text is read in steps, whatever stands where it is cut', () => {
  const characters = ['a', '"', '\\', '\n', '\u{1F600}', 'é', '€', '\ud83d', '\u0000'];
  for (let shift = 0; shift < 5; shift += 1) {
    const content = 'x'.repeat(shift) + characters.join('').repeat(25_000);
    const body = { manifests: [{ path: 'a', content }], last: content };
    for (const text of [JSON.stringify(body), JSON.stringify(body).replaceAll('é', '\\u00e9')])
      assert.deepEqual(stepsOf(Buffer.from(text)), { value: body, isInSteps: true });
    const cutShort = Buffer.from(JSON.stringify(body)).subarray(0, 400_000 + shift);
    assert.equal(parse(cutShort), 'The body is not valid JSON.');
  }
});

test('a large upload is read in steps', () => {
  const manifests = Array.from({ length: 100 }, (_, index) => ({ path: `${index}`, content: 'x'.repeat(100_000) }));
  const steps = parseJson(Buffer.from(JSON.stringify({ manifests })));
  let count = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) count += 1;
  assert.deepEqual(step.value, { manifests });
  assert.ok(count > 20, `${count} steps`);
});

function stepsOf(bytes: Uint8Array): { value: unknown; isInSteps: boolean } {
  const steps = parseJson(bytes);
  let count = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) count += 1;
  return { value: step.value, isInSteps: count > bytes.length / 2 / (256 * 1024) };
}

function parse(bytes: Uint8Array): unknown {
  const steps = parseJson(bytes);
  try {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
    }
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

function expected(bytes: Buffer): unknown {
  const text = bytes.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text.trim() === '' ? undefined : describeNotJson(bytes);
  }
}
