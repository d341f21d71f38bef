import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NOT_JSON } from '../domain/json-walk.ts';
import { BodyTooLarge, NOT_AN_OBJECT, createEventsParser } from './parse-events.ts';
import { EVENT_FIELDS, TOO_MANY_FIELDS } from './parsed-event.ts';
import { isObject } from './read-body.ts';
import { findProblem } from './validate.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom('', '"', '\\', '\\"', 'é', '😀', '\u0000', '/v1/charges/{id}', 'x'.repeat(70)),
);
/** Node 24's `JSON.parse` takes one key for another when both are a single escaped character, so such keys are left out. */
const key = text.filter((each) => JSON.stringify(each).length !== 4);
const scalar = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.boolean());
const anyValue = fc.oneof({ arbitrary: fc.oneof(scalar, fc.constant(null)), weight: 4 }, fc.jsonValue({ maxDepth: 4 }));
const tagKey = fc.oneof(key, fc.constantFrom('1', '0', 'tenant', 'plan', '__proto__', 'constructor'));
const tags = fc.dictionary(tagKey, anyValue, { maxKeys: 5 });
const event = fc.dictionary(
  fc.oneof(fc.constantFrom(...EVENT_FIELDS, 'unknown', 'constructor', '__proto__', 'hosts', 'tag'), key),
  fc.oneof({ arbitrary: anyValue, weight: 3 }, tags, fc.array(scalar, { maxLength: 2 })),
);
const entry = fc.oneof({ arbitrary: event, weight: 8 }, fc.jsonValue({ maxDepth: 3 }));
const body = fc.oneof(
  fc.record({ sdk_key: anyValue, batch: fc.array(entry, { maxLength: 4 }), sent_at: anyValue }, { requiredKeys: [] }),
  fc.record(
    { batch: fc.array(entry, { maxLength: 4 }), more: fc.jsonValue(), sdk_key: anyValue },
    { requiredKeys: [] },
  ),
  fc.record({ sdk_key: anyValue, event: entry, batch_id: anyValue }, { requiredKeys: [] }),
  fc.dictionary(fc.oneof(key, fc.constantFrom('__proto__', 'batch', 'event', 'sdk_key')), anyValue),
  fc.jsonValue(),
);
/** As senders in several languages write it: with blanks, with every character above ASCII escaped, with a byte order mark. */
const written = fc
  .tuple(body, fc.constantFrom(undefined, 1, '\t'), fc.boolean(), fc.constantFrom('', '', '\uFEFF'))
  .map(([value, indent, isAscii, mark]) => {
    const json = JSON.stringify(value, undefined, indent);
    return mark + (isAscii ? json.replaceAll('/', String.raw`\/`).replace(/[^ -~\s]/g, escapeUnit) : json);
  });

test('a body within bounds is what JSON.parse makes of it, without what is not used', () => {
  // One parser for all, as in the server: what it remembers of one body must not show in another.
  const parse = createParse();
  fc.assert(
    fc.property(written, (json) => {
      assert.deepEqual(parse(Buffer.from(json)), asExpected(json));
    }),
    { numRuns: 3000 },
  );
});

test('bytes that JSON.parse refuses are refused, and those that it takes are taken', () => {
  const parse = createParse();
  fc.assert(
    fc.property(written, fc.nat(), fc.integer({ min: 0, max: 255 }), fc.nat(2), (json, place, byte, kind) => {
      const bytes = [...Buffer.from(json)];
      const at = place % (bytes.length + 1);
      bytes.splice(at, kind === 0 ? 0 : kind, ...(kind === 2 ? [] : [byte]));
      assert.deepEqual(parse(Uint8Array.from(bytes)), asExpected(Buffer.from(bytes).toString()));
    }),
    { numRuns: 5000 },
  );
});

test('the key is found wherever it stands, and is the one that reading finds', () => {
  const open = createEventsParser();
  fc.assert(
    fc.property(written, (json) => {
      const expected = asExpected(json);
      if (typeof expected === 'string') return;
      const steps = open(Buffer.from(json)).findKey();
      let found = steps.next();
      while (found.done !== true) found = steps.next();
      assert.deepEqual(found.value, expected['sdk_key']);
    }),
    { numRuns: 2000 },
  );
});

test('a body cut anywhere is refused', () => {
  const parse = createParse();
  const whole = Buffer.from(
    '{"sdk_key":"k","x":[1,{"a":[]}],"batch":[{"host":"a.b","ts":1.5e3,"tags":{"a":"\\"","b":true}}],"sent_at":-0}',
  );
  assert.deepEqual(parse(whole), asExpected(whole.toString()));
  for (let end = 0; end < whole.length; end += 1) assert.equal(parse(whole.subarray(0, end)), 'no JSON');
});

test('bodies that are read in turns do not mix', () => {
  const open = createEventsParser();
  const make = (name: string): Buffer =>
    Buffer.from(
      JSON.stringify({
        batch: Array.from({ length: 400 }, (_, i) => ({ host: name, feature: `${name}${i}`.repeat(20) })),
      }),
    );
  const readings = ['a', 'b', 'c'].map((name) => open(make(name)).read());
  const results: Readonly<Record<string, unknown>>[] = [];
  let steps = 0;
  while (results.length < readings.length)
    for (const reading of readings) {
      const step = reading.next();
      steps += 1;
      if (step.done === true && step.value !== undefined) results.push(step.value);
    }
  assert.ok(steps > readings.length, 'nothing rested');
  for (const { batch } of results) {
    const events = batch as { host: string; feature: string }[];
    assert.equal(events.length, 400);
    assert.ok(events.every(({ host, feature }, index) => feature === `${host}${index}`.repeat(20)));
  }
});

test('a body that has more of something than it may is refused with what and where, or its event is', () => {
  const parse = createParse();
  const many = (count: number, make: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => make(index)).join();
  const problemOf = (json: string): unknown => {
    const read = parse(Buffer.from(json));
    if (typeof read === 'string') return read;
    const entry = (read['batch'] as unknown[] | undefined)?.[0] ?? read['event'];
    return findProblem(entry)?.message;
  };
  const good = '"host":"a.b","endpoint":"/","status":200,"latency_ms":1,"ts":1';
  assert.equal(problemOf(`{"batch":[${many(500, () => '{}')}]}`), 'host is required');
  assert.equal(problemOf(`{"batch":[${many(501, () => '{}')}]}`), 'batch may have 500 events, this one has more.');
  assert.equal(problemOf(`{"event":{${good},"tags":{${many(20, (i) => `"${i}":0`)}}}}`), undefined);
  assert.equal(
    problemOf(`{"event":{${good},"tags":{${many(21, (i) => `"${i}":0`)}}}}`),
    'tags must have at most 20 entries',
  );
  assert.equal(problemOf(`{"event":{${good},${many(95, (i) => `"${i}":0`)}}}`), undefined);
  assert.equal(problemOf(`{"batch":[{${good},${many(96, (i) => `"${i}":0`)}}]}`), 'event must have at most 100 fields');
  assert.equal(problemOf(`{${many(100, (i) => `"${i}":0`)}}`), 'event must be an object');
  assert.equal(problemOf(`{${many(101, (i) => `"${i}":0`)}}`), 'The body may have 100 fields, this one has more.');
  const nest = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  assert.equal(problemOf(`{"batch":[{},{"x":${nest(65)}}]}`), 'host is required');
  assert.equal(
    problemOf(`{"batch":[{},{"x":${nest(66)}}]}`),
    'batch[1] nests more than 64 lists and objects at byte 83.',
  );
  assert.equal(problemOf(`{"event":{"x":[${many(5000, () => '0')}]}}`), 'event holds too many values.');
  assert.equal(problemOf(`{"x":[${many(100_001, () => '0')}]}`), 'The body holds too many values.');
  assert.equal(
    problemOf(`{"event":{${good},"feature":"${'é'.repeat(1_000_000)}"}}`),
    'feature must have at most 128 characters',
  );
  assert.equal(problemOf(`{"event":{"host":"${'x'.repeat(100_000)}\n"}}`), 'no JSON');
});

test('what one step reads is bounded in bytes, whatever stands there', () => {
  const parse = createParse();
  const tooLarge = 'may have no value of more than 262144 bytes.';
  const escapes = String.raw`\u00e9`.repeat(50_000);
  const fields = Array.from({ length: 300 }, (_, index) => `"f${index}":"${'x'.repeat(1000)}"`).join();
  assert.equal(parse(Buffer.from(`{"batch":[{},{"feature":"${escapes}"}]}`)), `batch[1] ${tooLarge}`);
  assert.equal(parse(Buffer.from(`{"batch":[{},{"x":{"y":"${escapes}"}}]}`)), `batch[1] ${tooLarge}`);
  assert.equal(parse(Buffer.from(`{"batch":[{${fields}}]}`)), `batch[0] ${tooLarge}`);
  assert.equal(parse(Buffer.from(`{"event":{"tags":{${fields}}}}`)), `event ${tooLarge}`);
  assert.equal(parse(Buffer.from(`{"batch_id":"${escapes}"}`)), `batch_id ${tooLarge}`);
  assert.equal(parse(Buffer.from(`{"x":"${escapes}"}`)), `The body ${tooLarge}`);
  const blanks = ' '.repeat(16_384);
  assert.deepEqual(parse(Buffer.from(`{"event":${blanks}{}}`)), { event: {} });
  assert.equal(parse(Buffer.from(`{"event":${blanks} {}}`)), 'The body has more than 16384 blanks in a row.');
  assert.equal(
    parse(Buffer.from(`{"sent_at":1${'0'.repeat(2048)}}`)),
    'sent_at has a number of more than 2048 digits.',
  );
});

test('a batch that stands before its key is passed over in steps, whatever is in it', () => {
  const entry = `{"x":"${'y'.repeat(30_000)}"}`;
  const body = `{"batch":[${Array.from({ length: 100 }, () => entry).join()}],"sdk_key":"k"}`;
  const steps = createEventsParser()(Buffer.from(body)).findKey();
  let count = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) count += 1;
  assert.equal(step.value, 'k');
  assert.ok(count >= 50, `${body.length} bytes in ${count} steps`);
});

test('numbers are rounded as JSON.parse rounds them', () => {
  const parse = createParse();
  const digits = fc.oneof(
    fc.stringMatching(/^-?(?:0|[1-9]\d{0,19})(?:\.\d{1,20})?(?:[eE][+-]?\d{1,3})?$/),
    fc.stringMatching(/^-?[1-9]\d{60,400}\.\d{1,400}(?:e-\d{1,3})?$/),
  );
  fc.assert(
    fc.property(digits, (number) => {
      assert.deepEqual(
        fieldOf(parse(Buffer.from(`{"sent_at":${number}}`)), 'sent_at'),
        (JSON.parse(`[${number}]`) as number[])[0],
      );
    }),
    { numRuns: 2000 },
  );
});

test('many texts with few places push each other out and nothing else', () => {
  const parse = createParse();
  for (let round = 0; round < 3; round += 1)
    for (let index = 0; index < 40_000; index += 1)
      assert.equal(fieldOf(parse(Buffer.from(`{"batch_id":"text-${index}"}`)), 'batch_id'), `text-${index}`);
});

type Parsed = Readonly<Record<string, unknown>> | string;

/** Reads a whole body: what is in it, or why it is refused. */
function createParse(): (bytes: Uint8Array) => Parsed {
  const open = createEventsParser();
  return (bytes) => {
    const reading = open(bytes);
    try {
      const steps = reading.read();
      for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return present(step.value);
    } catch (error) {
      if (error === NOT_AN_OBJECT) return 'no object';
      if (error instanceof BodyTooLarge) return error.message;
      if (error === NOT_JSON || error instanceof SyntaxError) return 'no JSON';
      throw error;
    } finally {
      reading.close();
    }
  };
}

function fieldOf(parsed: Parsed, name: string): unknown {
  return typeof parsed === 'string' ? parsed : parsed[name];
}

/** What `JSON.parse` gives, without what is not used: unknown fields, and what is in lists and objects where none belong. */
function asExpected(json: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return 'no JSON';
  }
  if (!isObject(value)) return 'no object';
  return mapFields(value, ['sdk_key', 'event', 'batch', 'batch_id', 'sent_at'], (each, name) => {
    if (name === 'batch' && Array.isArray(each)) return each.map(expectedEvent);
    return name === 'event' ? expectedEvent(each) : emptied(each);
  });
}

function expectedEvent(value: unknown): unknown {
  if (!isObject(value)) return emptied(value);
  return mapFields(value, EVENT_FIELDS, (each, name) =>
    name === 'tags' && isObject(each) ? mapFields(each, Object.keys(each), emptied) : emptied(each),
  );
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}

function mapFields(
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
  map: (value: unknown, name: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (names.includes(name) ? [[name, map(each, name)]] : [])),
  );
}

/** Without the fields that an event of ours has and the body did not. */
function present(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const withFields = (value: unknown): unknown =>
    isObject(value) && value !== TOO_MANY_FIELDS
      ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
      : value;
  const { batch, event } = body;
  return {
    ...body,
    ...(Array.isArray(batch) ? { batch: batch.map(withFields) } : {}),
    ...('event' in body ? { event: withFields(event) } : {}),
  };
}

function escapeUnit(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
