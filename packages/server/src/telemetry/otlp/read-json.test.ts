import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { MalformedTraces, TracesTooLarge } from './message-reader.ts';
import { createJsonReader } from './read-json.ts';
import { TEXT_BYTES_MAX, emptySpan, isWanted } from './span.ts';
import type { Attributes, ReadTraces, Span } from './span.ts';

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('é'.repeat(30), '\\', '"', '😀'));
const scalar = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null));
const odd = fc.oneof(scalar, fc.jsonValue({ maxDepth: 2 }));
/** Mostly what belongs there. */
const mostly = (usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { arbitrary: usual, weight: 30 },
    { arbitrary: fc.constant(null), weight: 1 },
    { arbitrary: odd, weight: 1 },
  );
const optional = { requiredKeys: [] };
const value = fc.record(
  {
    stringValue: mostly(text),
    boolValue: mostly(fc.boolean()),
    intValue: mostly(fc.oneof(fc.integer(), fc.constant('42'))),
    doubleValue: mostly(fc.double({ noNaN: true, noDefaultInfinity: true })),
  },
  optional,
);
const attribute = fc.record(
  {
    key: mostly(fc.constantFrom('url.full', 'http.method', 'exception.type', 'other')),
    value: mostly(value),
    more: odd,
  },
  optional,
);
const attributes = mostly(fc.array(mostly(attribute), { maxLength: 3 }));
const event = fc.record({ attributes, name: mostly(fc.constantFrom('exception', 'log')) }, optional);
const time = mostly(fc.oneof(fc.constant('1795244400000000000'), fc.nat()));
const span = fc.record(
  {
    name: odd,
    kind: mostly(fc.constantFrom(3, 'SPAN_KIND_CLIENT', '3', 1)),
    startTimeUnixNano: time,
    endTimeUnixNano: time,
    attributes,
    events: mostly(fc.array(mostly(event), { maxLength: 2 })),
    status: mostly(
      fc.record({ code: mostly(fc.constantFrom(2, 'STATUS_CODE_ERROR', 1)), message: mostly(text) }, optional),
    ),
  },
  optional,
);
const scope = fc.record({ scope: odd, spans: mostly(fc.array(mostly(span), { maxLength: 3 })) }, optional);
const scopes = mostly(fc.array(mostly(scope), { maxLength: 2 }));
const resource = mostly(fc.record({ attributes }, optional));
const resourceSpans = fc.oneof(
  fc.record({ resource, scopeSpans: scopes }, optional),
  fc.record({ scopeSpans: scopes, schemaUrl: odd, resource }, optional),
);
const request = mostly(
  fc.record({ resourceSpans: mostly(fc.array(mostly(resourceSpans), { maxLength: 2 })) }, optional),
);
const written = fc
  .tuple(request, fc.constantFrom(undefined, 1))
  .map(([body, indent]) => JSON.stringify(body, undefined, indent));

test('a body gives the spans that JSON.parse finds in it, or is refused where they are malformed', () => {
  const read = createJsonReader();
  let spans = 0;
  fc.assert(
    fc.property(written, (json) => {
      const expected = spansIn(json);
      assert.deepEqual(spansOf(read, Buffer.from(json)), expected);
      if (Array.isArray(expected)) spans += expected.length;
    }),
    { numRuns: 3000 },
  );
  assert.ok(spans > 300, `only ${spans} spans`);
});

test('bytes that JSON.parse refuses are refused', () => {
  const read = createJsonReader();
  fc.assert(
    fc.property(written, fc.nat(), fc.integer({ min: 0, max: 255 }), fc.nat(2), (json, place, byte, kind) => {
      const bytes = [...Buffer.from(json)];
      bytes.splice(place % (bytes.length + 1), kind === 0 ? 0 : kind, ...(kind === 2 ? [] : [byte]));
      const body = Buffer.from(bytes);
      assert.deepEqual(spansOf(read, body), spansIn(body.toString()));
    }),
    { numRuns: 3000 },
  );
});

test('what is more than a body may hold is refused', () => {
  const read = createJsonReader();
  const span = (inside: string): string => `{"resourceSpans":[{"resource":{},"scopeSpans":[{"spans":[${inside}]}]}]}`;
  const refusalOf = (json: string): string => {
    assert.throws(() => spansOf(read, Buffer.from(json)), TracesTooLarge);
    const refusal = spansOf(read, Buffer.from(json), true);
    return typeof refusal === 'string' ? refusal : '';
  };
  const many = (entry: string, count: number): string => Array.from({ length: count }, () => entry).join();
  assert.match(refusalOf(span(`{"attributes":[${many('{"key":"a"}', 60_000)}]}`)), /too many values/);
  assert.match(refusalOf(span(many('{"x":[0,0,0]}', 120_000))), /too many values/);
  assert.match(refusalOf(span(`{"x":"${String.raw`\\u00e9`.repeat(200_000)}"}`)), /may have 1048576 bytes/);
  assert.match(refusalOf(`{"resourceSpans":[{"resource":{"attributes":[${many('{"key":"a"}', 30_000)}]}}]}`), /values/);
  assert.match(refusalOf(`{"x":${'['.repeat(70)}${']'.repeat(70)}}`), /nests more than 64/);
});

test('what is large is read in steps: unknown fields, resources, spans before and behind their resource', () => {
  const read = createJsonReader();
  const many = (count: number, make: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => make(index)).join();
  const spans = `"scopeSpans":[{"spans":[${many(5000, () => `{"name":"${'n'.repeat(300)}","kind":3}`)}]}]`;
  const stepsOf = (json: string): number => {
    let steps = 1;
    for (const reading = read([Buffer.from(json)], () => undefined); reading.next().done !== true;) steps += 1;
    return steps;
  };
  assert.ok(stepsOf(`{${many(100_000, (index) => `"f${index}":0`)}}`) > 20);
  assert.ok(stepsOf(`{"resourceSpans":[${many(100_000, () => '{"schemaUrl":0}')}]}`) > 20);
  assert.ok(stepsOf(`{"resourceSpans":[{"resource":{},${spans}}]}`) > 40);
  assert.ok(stepsOf(`{"resourceSpans":[{${spans},"resource":{}}]}`) > 80);
});

type Read = readonly [Span, Attributes];

function spansOf(read: ReadTraces, bytes: Uint8Array, tellsTooLarge = false): Read[] | string {
  const spans: Read[] = [];
  try {
    const steps = read([bytes], (span, of) => spans.push([span, of]));
    while (steps.next().done !== true);
    return spans;
  } catch (error) {
    if (error instanceof MalformedTraces) return 'malformed';
    if (tellsTooLarge && error instanceof TracesTooLarge) return error.message;
    throw error;
  }
}

/** The same by way of `JSON.parse`. */
function spansIn(json: string): Read[] | string {
  try {
    const spans: Read[] = [];
    for (const each of list(object(JSON.parse(json)), 'resourceSpans')) {
      const of = isPresent(each['resource']) ? attributesOf(object(each['resource'])) : new Map();
      for (const scopeSpans of list(each, 'scopeSpans'))
        for (const one of list(scopeSpans, 'spans')) spans.push([spanOf(one), of]);
    }
    return spans;
  } catch {
    return 'malformed';
  }
}

type Json = Readonly<Record<string, unknown>>;

function spanOf(json: Json): Span {
  const span = emptySpan();
  const { kind, status } = json;
  if ('kind' in json) span.kind = kind === 'SPAN_KIND_CLIENT' ? 3 : Number(isScalar(kind) ? (kind ?? 0) : 0);
  span.startNanos = nanos(json['startTimeUnixNano']);
  span.endNanos = nanos(json['endTimeUnixNano']);
  span.attributes = attributesOf(json);
  for (const event of list(json, 'events')) {
    if (event['name'] === 'exception') span.exception = attributesOf(event);
  }
  if (isPresent(status)) {
    const { code, message } = object(status);
    span.isError = code === 2 || code === 'STATUS_CODE_ERROR';
    if (typeof message === 'string') span.statusMessage = message.slice(0, TEXT_BYTES_MAX);
  }
  return span;
}

function attributesOf(owner: Json): Attributes {
  const into: Attributes = new Map();
  for (const { key, value: given } of list(owner, 'attributes')) {
    if (typeof key !== 'string' || !isWanted(key) || !isPresent(given)) continue;
    const { stringValue, boolValue, intValue, doubleValue } = object(given);
    const number = isScalar(intValue) ? (intValue ?? doubleValue) : doubleValue;
    if (typeof stringValue === 'string') into.set(key, stringValue.slice(0, TEXT_BYTES_MAX));
    else if (typeof boolValue === 'boolean') into.set(key, boolValue);
    else if (typeof number === 'number' || typeof number === 'string') into.set(key, Number(number));
  }
  return into;
}

function nanos(value: unknown): bigint {
  if (!isPresent(value)) return 0n;
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value);
  if (typeof value === 'number' && value >= 0) return BigInt(Math.trunc(value));
  throw new Error('malformed');
}

function list(owner: Json, name: string): Json[] {
  const value = owner[name];
  if (!isPresent(value)) return [];
  if (!Array.isArray(value)) throw new Error('malformed');
  return value.map(object);
}

function object(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('malformed');
  return value as Json;
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
