import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { anEvent, openTestIngest } from '../../../../test/support/ingest.ts';
import { openMemoryStore } from '../../../../test/support/memory-store.ts';

const event = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}).map(() => anEvent()) },
  fc
    .dictionary(
      fc.constantFrom('host', 'status', 'ts', 'latency_ms', 'tags', 'service', 'x', '__proto__'),
      fc.jsonValue(),
    )
    .map((changes) => anEvent(changes)),
  fc.jsonValue(),
);
const body = fc.oneof(
  fc.record(
    { batch: fc.array(event, { maxLength: 20 }), batch_id: fc.string({ minLength: 1, maxLength: 5 }) },
    { requiredKeys: ['batch'] },
  ),
  fc.record({ event }),
  fc.record({ event: fc.jsonValue(), batch: fc.jsonValue(), sent_at: fc.jsonValue() }, { requiredKeys: [] }),
);

test('whatever the body, it is either refused for a reason or its counts add up and agree with the store', async () => {
  const database = await openMemoryStore();
  const it = await openTestIngest(database, { limits: { eventsPerMinute: 1_000_000, servicesPerProject: 3 } });
  let accepted = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(body, async (given: Record<string, unknown>) => {
      const received = Array.isArray(given['batch']) ? given['batch'].length : 1;
      const outcome = await it.send({ sdk_key: it.sdkKey, ...given });
      if (outcome.kind === 'refused') {
        assert.equal(outcome.code, 'invalid_body');
        return;
      }
      const { answer } = outcome;
      const batchId = given['batch_id'];
      // A repeat gets the first answer, which counted another batch.
      if (typeof batchId === 'string' && seen.has(batchId)) return;
      if (typeof batchId === 'string' && received > 0) seen.add(batchId);
      assert.equal(answer.accepted + answer.dropped, received);
      assert.equal(answer.dropped > 0, answer.dropReasons !== undefined);
      accepted += answer.accepted;
    }),
    { numRuns: 1000 },
  );
  const rows = await database.kysely.selectFrom('event_blocks').select('events').execute();
  assert.equal(
    rows.reduce((sum, row) => sum + row.events, 0),
    accepted,
  );
  assert.deepEqual(it.errors, []);
  await database.close();
});

test('bytes that are no JSON, in any encoding, are refused and never throw', async () => {
  const database = await openMemoryStore();
  const it = await openTestIngest(database);
  const encoding = fc.constantFrom('identity', 'gzip', 'br', 'zstd', 'gzip, gzip', 'x', '');
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), encoding, async (bytes, contentEncoding) => {
      assert.equal((await it.ingest.receive({ body: bytes, contentEncoding })).kind, 'refused');
    }),
  );
  assert.deepEqual(it.errors, []);
  await database.close();
});
