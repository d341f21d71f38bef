import assert from 'node:assert/strict';
import test from 'node:test';
import { Event } from '@upriver/contract';
import * as fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { findProblem } from './validate.ts';

const schema = Compile(Event);
const good = { host: 'api.stripe.com', endpoint: '/v1/charges', status: 200, latency_ms: 12.5, ts: 1_795_244_400 };

/** Values that a field may hold, good and bad alike. */
const anything = fc.oneof(
  fc.string(),
  fc.string({ minLength: 120, maxLength: 270, unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
);
const tags = fc.oneof(
  fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null)), {
    maxKeys: 24,
    noNullPrototype: true,
  }),
  anything,
);
const event = fc.record(
  {
    host: fc.oneof(fc.constant('api.stripe.com'), anything),
    service: fc.oneof(fc.constant('stripe'), anything),
    endpoint: fc.oneof(fc.constant('/v1/charges'), anything),
    status: fc.oneof(fc.constantFrom(0, 99, 100, 200, 999, 1000), anything),
    latency_ms: fc.oneof(fc.double({ min: 0 }), anything),
    ts: fc.oneof(fc.nat(), anything),
    method: fc.oneof(fc.constant('GET'), anything),
    environment: anything,
    tags,
    other: anything,
  },
  { requiredKeys: [], noNullPrototype: true },
);

test('an event is valid exactly when it fits the schema of the contract and the rules that its descriptions add', () => {
  fc.assert(
    fc.property(fc.oneof(event, anything), fc.boolean(), (value, startsGood) => {
      const candidate: unknown = startsGood && typeof value === 'object' && value !== null ? mix(value) : value;
      assert.equal(findProblem(candidate) === undefined, fitsContract(candidate), JSON.stringify(candidate));
    }),
    { numRuns: 3000 },
  );
});

const cases: readonly (readonly [string, unknown, string | undefined])[] = [
  ['a good event', good, undefined],
  ['unknown fields', { ...good, colour: { deep: [1] } }, undefined],
  ['status 0', { ...good, status: 0 }, undefined],
  ['status 42', { ...good, status: 42 }, 'status'],
  ['status as text', { ...good, status: '200' }, 'status'],
  ['a negative latency', { ...good, latency_ms: -1 }, 'latency_ms'],
  ['an endless latency', JSON.parse(JSON.stringify(good).replace('12.5', '1e309')), 'latency_ms'],
  ['a time in milliseconds', { ...good, ts: 1_795_244_400_000 }, 'ts'],
  ['a fractional time', { ...good, ts: 1.5 }, 'ts'],
  ['no host', { ...good, host: undefined }, 'host'],
  ['an empty host', { ...good, host: ' ' }, 'host'],
  ['a service and no host', { ...good, host: undefined, service: 'stripe' }, undefined],
  ['null where a text belongs', { ...good, method: null }, 'method'],
  ['a text of 129 characters', { ...good, region: 'x'.repeat(129) }, 'region'],
  ['a text of 128 emoji', { ...good, region: '😀'.repeat(128) }, undefined],
  ['20 tags', { ...good, tags: tagsOf(20) }, undefined],
  ['21 tags', { ...good, tags: tagsOf(21) }, 'tags'],
  ['a tag that is a list', { ...good, tags: { a: [] } }, 'tags'],
  ['a list of tags', { ...good, tags: [] }, 'tags'],
  ['a text instead of an event', 'event', 'event'],
  ['null instead of an event', null, 'event'],
];

for (const [name, value, field] of cases)
  test(`${name} is ${field === undefined ? 'valid' : `invalid in ${field}`}`, () => {
    assert.equal(findProblem(value)?.field, field);
  });

test('a time in milliseconds is refused with a hint', () => {
  assert.match(findProblem({ ...good, ts: 1_795_244_400_000 })?.message ?? '', /milliseconds/);
});

function tagsOf(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`tag${index}`, 'x']));
}

function mix(value: object): object {
  const entries = Object.entries(value);
  return { ...good, ...Object.fromEntries(entries.slice(0, 2)) };
}

/** The schema, and what JSON Schema does not say or the contract says in words. */
function fitsContract(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return schema.Check(value);
  const named = value as Record<string, unknown>;
  const hasOnlyService = named['host'] === undefined && typeof named['service'] === 'string' && named['service'] !== '';
  if (!schema.Check(hasOnlyService ? { ...named, host: 'x' } : value)) return false;
  const { host, status, ts } = named;
  const entries = Object.entries(named['tags'] ?? {}) as [string, unknown][];
  return (
    (hasOnlyService || String(host).trim() !== '') &&
    (status === 0 || (Number(status) >= 100 && Number(status) <= 999)) &&
    Number(ts) <= 100_000_000_000 &&
    entries.every(
      ([key, entry]) =>
        !key.includes('\0') &&
        Array.from(key).length <= 64 &&
        (typeof entry !== 'string' || Array.from(entry).length <= 256),
    )
  );
}
