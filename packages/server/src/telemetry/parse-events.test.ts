import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEventsParser } from './parse-events.ts';
import { isObject } from './read-body.ts';

const FIELDS = [
  'host',
  'service',
  'endpoint',
  'status',
  'latency_ms',
  'ts',
  'method',
  'environment',
  'region',
  'error_class',
  'feature',
  'sdk_version',
  'deployment_id',
  'runtime',
  'tags',
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('', '"', '\\', '\\"', 'é', '😀', '\u0000', '/v1/charges/{id}', 'x'.repeat(70)),
);
/** Node 24's `JSON.parse` takes one key for another when both are a single escaped character, so such keys are left out. */
const key = text.filter((each) => JSON.stringify(each).length !== 4);
const scalar = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.boolean());
const anyValue = fc.oneof(scalar, fc.constant(null));
const tags = fc.dictionary(fc.oneof(key, fc.constantFrom('1', '0', 'tenant', 'plan')), anyValue, { maxKeys: 5 });
const event = fc.dictionary(
  fc.constantFrom(...FIELDS, 'unknown', 'constructor'),
  fc.oneof({ arbitrary: anyValue, weight: 3 }, tags, fc.array(scalar, { maxLength: 2 })),
);
const body = fc.oneof(
  fc.record({ sdk_key: anyValue, batch: fc.array(event, { maxLength: 4 }), sent_at: anyValue }, { requiredKeys: [] }),
  fc.record({ sdk_key: anyValue, event, batch_id: anyValue }, { requiredKeys: [] }),
  fc.dictionary(key, anyValue),
);
/** As senders in several languages write it: with blanks, and with every character above ASCII escaped. */
const written = fc.tuple(body, fc.constantFrom(undefined, 1, '\t'), fc.boolean()).map(([value, indent, isAscii]) => {
  const json = JSON.stringify(value, undefined, indent);
  return isAscii ? json.replaceAll('/', String.raw`\/`).replace(/[^ -~\s]/g, escapeUnit) : json;
});

test('a body that is understood is what JSON.parse makes of it, less unknown fields', () => {
  // One parser for all, as in the server: what it remembers of one body must not show in another.
  const parse = createEventsParser();
  let understood = 0;
  fc.assert(
    fc.property(written, (json) => {
      const parsed = parse(Buffer.from(json));
      if (parsed === undefined) return;
      understood += 1;
      assert.deepEqual(present(parsed), asExpected(JSON.parse(json)));
    }),
    { numRuns: 1000 },
  );
  assert.ok(understood > 200, `only ${understood} were understood`);
});

test('bytes that JSON.parse refuses are never understood', () => {
  const parse = createEventsParser();
  fc.assert(
    fc.property(written, fc.nat(), fc.integer({ min: 0, max: 255 }), fc.nat(2), (json, place, byte, kind) => {
      const bytes = [...Buffer.from(json)];
      const at = place % (bytes.length + 1);
      bytes.splice(at, kind === 0 ? 0 : kind, ...(kind === 2 ? [] : [byte]));
      const parsed = parse(Uint8Array.from(bytes));
      if (parsed === undefined) return;
      assert.deepEqual(present(parsed), asExpected(JSON.parse(Buffer.from(bytes).toString())));
    }),
    { numRuns: 3000 },
  );
});

test('a body cut anywhere is not understood', () => {
  const parse = createEventsParser();
  const whole = Buffer.from(
    '{"sdk_key":"k","batch":[{"host":"a.b","ts":1.5e3,"tags":{"a":"\\"","b":true}}],"sent_at":-0}',
  );
  assert.deepEqual(present(parse(whole)), asExpected(JSON.parse(whole.toString())));
  for (let end = 0; end < whole.length; end += 1) assert.equal(parse(whole.subarray(0, end)), undefined);
});

test('numbers are rounded as JSON.parse rounds them', () => {
  const parse = createEventsParser();
  const digits = fc.stringMatching(/^-?(?:0|[1-9]\d{0,19})(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/);
  fc.assert(
    fc.property(digits, (number) => {
      const parsed = parse(Buffer.from(`{"sent_at":${number}}`));
      assert.deepEqual(parsed?.['sent_at'], (JSON.parse(`[${number}]`) as number[])[0]);
    }),
    { numRuns: 2000 },
  );
});

test('many texts with few places push each other out and nothing else', () => {
  const parse = createEventsParser();
  for (let round = 0; round < 3; round += 1)
    for (let index = 0; index < 40_000; index += 1)
      assert.equal(parse(Buffer.from(`{"batch_id":"text-${index}"}`))?.['batch_id'], `text-${index}`);
});

function asExpected(value: unknown): unknown {
  return mapEvents(value, ([name]) => FIELDS.includes(name));
}

function present(value: unknown): unknown {
  return mapEvents(value, ([, field]) => field !== undefined);
}

function mapEvents(value: unknown, isKept: (entry: [string, unknown]) => boolean): unknown {
  const keep = (each: unknown): unknown =>
    isObject(each) ? Object.fromEntries(Object.entries(each).filter(isKept)) : each;
  if (!isObject(value)) return value;
  const { batch, event } = value;
  return {
    ...value,
    ...(Array.isArray(batch) ? { batch: batch.map(keep) } : {}),
    ...(isObject(event) ? { event: keep(event) } : {}),
  };
}

function escapeUnit(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
