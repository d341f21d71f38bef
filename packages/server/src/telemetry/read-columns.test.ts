import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { columnsOf } from '../../../../test/support/columns.ts';
import { readColumns } from './read-columns.ts';

const text = fc.string({ unit: 'binary', maxLength: 12 });
const numbers = fc.oneof(fc.nat(), fc.double({ noNaN: true, min: -1e6, max: 1e12 }));
const event = fc.record(
  {
    host: text,
    service: text,
    endpoint: text,
    status: numbers,
    latency_ms: fc.nat(1_000_000_000).map((us) => us / 1000),
    ts: fc.nat(2_000_000_000),
    error_class: text,
    method: text,
    environment: text,
    region: text,
    feature: text,
    sdk_version: text,
    deployment_id: text,
    runtime: text,
    tags: fc.dictionary(text, fc.oneof(text, fc.nat(), fc.boolean()), { maxKeys: 3 }),
  },
  { requiredKeys: ['status', 'latency_ms', 'ts'] },
);
test('columns hold the events that they were made of', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 5 }), (events) => {
      const read = readColumns(JSON.parse(JSON.stringify(columnsOf(events))));
      assert.deepEqual(JSON.parse(JSON.stringify(read)), JSON.parse(JSON.stringify(events)));
    }),
  );
});

test('one value stands for all events, and what is not there for none', () => {
  const columns = { count: 3, texts: ['a.example', '/'], host: 0, endpoint: 1, status: 200, latency_us: 1500, ts: 7 };
  const read = readColumns({ ...columns, unknown: [1], tags: [-1, 0, 0], tag_sets: [{ tier: 1 }] });
  assert.deepEqual(JSON.parse(JSON.stringify(read)), [
    { host: 'a.example', endpoint: '/', status: 200, latency_ms: 1.5, ts: 7 },
    { host: 'a.example', endpoint: '/', status: 200, latency_ms: 1.5, ts: 7, tags: { tier: 1 } },
    { host: 'a.example', endpoint: '/', status: 200, latency_ms: 1.5, ts: 7, tags: { tier: 1 } },
  ]);
});

test('malformed columns are refused by name', () => {
  const good = { count: 2, texts: ['a', 'b'], tag_sets: [{}], host: [0, 1], status: [200, 200], ts: [1, 1] };
  assert.ok(Array.isArray(readColumns(good)));
  const cases: [unknown, string][] = [
    [[], 'columns'],
    [null, 'columns'],
    [{ ...good, count: 501 }, 'columns.count'],
    [{ ...good, count: -1 }, 'columns.count'],
    [{ ...good, count: 1.5 }, 'columns.count'],
    [{ ...good, count: undefined }, 'columns.count'],
    [{ ...good, texts: ['a', 1] }, 'columns.texts'],
    [{ ...good, texts: {} }, 'columns.texts'],
    [{ ...good, tag_sets: {} }, 'columns.tag_sets'],
    [{ ...good, host: [0] }, 'columns.host'],
    [{ ...good, host: [0, 2] }, 'columns.host'],
    [{ ...good, host: [0, -2] }, 'columns.host'],
    [{ ...good, host: [0, 0.5] }, 'columns.host'],
    [{ ...good, host: 'a' }, 'columns.host'],
    [{ ...good, region: 2 }, 'columns.region'],
    [{ ...good, tags: [0, 1] }, 'columns.tags'],
    [{ ...good, status: [200] }, 'columns.status'],
    [{ ...good, status: [200, '200'] }, 'columns.status'],
    [{ ...good, latency_us: null }, 'columns.latency_us'],
    [{ ...good, ts: [1, null] }, 'columns.ts'],
  ];
  for (const [columns, field] of cases) {
    const read = readColumns(columns);
    assert.ok('field' in read && read.field === field && read.message.startsWith(`${field} must be `), field);
  }
});

test('a set of tags with too many is looked through once, and every event with it is invalid', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`tag${index}`, 1]));
  const read = readColumns({ count: 500, tag_sets: [many], tags: 0 });
  assert.ok(Array.isArray(read));
  assert.ok(read.every(({ tags }) => Object.keys(tags as object).length === 21));
});
