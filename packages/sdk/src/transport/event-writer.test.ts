import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEventWriter } from './event-writer.ts';

const text = fc.string({ unit: 'binary' });
const call = fc.record({
  host: text,
  endpoint: text,
  status: fc.constantFrom(0, 200, 404),
  latency_ms: fc.double({ min: 0, max: 1e9, noNaN: true }).map((ms) => Math.round(ms * 100) / 100),
  ts: fc.nat(),
  method: text,
  error_class: fc.constantFrom(undefined, 'dns' as const, 'server_error' as const),
  feature: fc.option(text, { nil: undefined }),
  notes: fc.option(
    fc.record({
      waitedMs: fc.constant(-1),
      credential: fc.constantFrom('', 'ab12cd34'),
      tags: fc.option(fc.dictionary(text, fc.nat(), { maxKeys: 3 }), { nil: undefined }),
    }),
    { nil: undefined },
  ),
});

test('what is written is the JSON of the event, whatever its texts', () => {
  const constants = {
    environment: 'pro"d',
    region: undefined,
    feature: 'of the process',
    sdk_version: '0.1.0',
    runtime: 'node/24',
    tags: { team: 'payments', tier: 1 },
  };
  const write = createEventWriter(constants);
  fc.assert(
    fc.property(fc.array(call, { maxLength: 4 }), (calls) => {
      const events = calls.map(({ notes, ...given }) => ({
        ...constants,
        ...given,
        feature: given.feature || undefined,
        tags: { ...constants.tags, ...(notes?.credential && { credential: notes.credential }), ...notes?.tags },
      }));
      const { text, count } = write(calls);
      assert.deepEqual(JSON.parse(`[${text}]`), JSON.parse(JSON.stringify(events)));
      assert.equal(count, calls.length);
    }),
  );
});
