import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { assemble } from '../runtime/client.ts';
import type { Assembly } from '../runtime/client.ts';
import { readConfig } from '../runtime/config.ts';
import { drain } from './drain.ts';
import { syncScope } from '../capture/call-scope.ts';
import { createColumnsWriter } from './columns-writer.ts';
import { createEventWriter } from './event-writer.ts';
import type { Platform } from '../runtime/platform.ts';
import type { Reply } from './retry.ts';
import type { Options, OutboundEvent } from '../types.ts';

interface Sent {
  at: number;
  batchId: string;
  /** Empty objects where they came as columns. */
  events: OutboundEvent[];
  form: 'batch' | 'columns';
}

interface Bench extends Assembly {
  sent: Sent[];
  /** Answers in order; after them everything is accepted. */
  replies: (Partial<Reply> | 'silence')[];
  /** Moves the clock, letting timers and promises run. */
  advance: (ms: number) => Promise<void>;
  call: (host?: string, path?: string, status?: number) => void;
  random: { next: number };
}

/** A client over a clock and a network that are driven by hand. */
function bench(options: Options = {}, more: Partial<Platform> = {}): Bench {
  let now = 0;
  let timers: { at: number; act: () => void }[] = [];
  const sent: Sent[] = [];
  const replies: Bench['replies'] = [];
  const random = { next: 0 };
  const later = (act: () => void, ms: number): (() => void) => {
    const timer = { at: now + ms, act };
    timers.push(timer);
    return () => (timers = timers.filter((one) => one !== timer));
  };
  const pause = (ms: number): { done: Promise<void>; release: () => void } => {
    let release = (): void => undefined;
    const done = new Promise<void>((resolve) => {
      const cancel = later(resolve, ms);
      release = () => {
        cancel();
        resolve();
      };
    });
    return { done, release };
  };
  const config = readConfig(
    { sdkKey: 'upr_sdk_test', endpoint: 'https://upriver.example.com', ...options },
    'test/1',
    '0.0.0',
  );
  const assembly = assemble(
    config,
    {
      runtime: 'test/1',
      now: () => 1_800_000_000_000 + now,
      elapsed: () => now,
      random: () => random.next,
      later,
      bodyBytesMax: 50_000,
      flush: (sender, timeoutMs) => drain(sender, timeoutMs, true, { elapsed: () => now, pause }),
      post: async (_url, body) => {
        const {
          batch_id: batchId,
          columns,
          ...given
        } = JSON.parse(body) as {
          batch_id: string;
          batch?: OutboundEvent[];
          columns?: { count: number };
        };
        const batch = given.batch ?? Array.from({ length: columns?.count ?? 0 }, () => ({}) as OutboundEvent);
        sent.push({ at: now, batchId, events: batch, form: columns ? 'columns' : 'batch' });
        const reply = replies.shift();
        if (reply === 'silence') return new Promise<Reply>(() => undefined);
        return { status: 200, body: JSON.stringify({ accepted: batch.length }), ...reply };
      },
      ...more,
    },
    syncScope(),
  );
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    ...assembly,
    sent,
    replies,
    random,
    call(host = 'api.example.com', path = '/v1/things', status = 200) {
      const call = assembly.recorder.begin(host, path, 'GET');
      if (call) assembly.recorder.end(call, status);
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers = timers.filter((timer) => timer !== due);
        now = Math.max(now, due.at);
        due.act();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

function balance({ client }: Bench): number {
  const { observed, queued, inFlight, sent, lost } = client.stats();
  return observed - queued - inFlight - sent - Object.values(lost).reduce((sum, count) => sum + count, 0);
}

test('events wait for the interval and go together', async () => {
  const b = bench({ flushIntervalMs: 10_000 });
  b.call();
  b.call();
  await b.advance(9_999);
  assert.equal(b.sent.length, 0);
  await b.advance(1);
  assert.deepEqual(
    b.sent.map(({ events }) => events.length),
    [2],
  );
});

test('calls that begin to fail are told after one second, then after two and four, and after that at the interval', async () => {
  const b = bench();
  for (let second = 0; second < 35; second += 1) {
    b.call(undefined, undefined, second < 12 ? 200 : 503);
    b.call();
    await b.advance(1000);
  }
  assert.deepEqual(
    b.sent.map(({ at }) => at / 1000),
    [10, 13, 15, 19, 29],
  );
});

test('a request that is due sooner anyway is not put off by a failure', async () => {
  const b = bench();
  b.call();
  await b.advance(9500);
  b.call(undefined, undefined, 503);
  await b.advance(500);
  assert.equal(b.sent.length, 1);
});

test('an interval that the server asked for is kept by calls that begin to fail', async () => {
  const b = bench();
  b.replies.push({ body: JSON.stringify({ flushIntervalMs: 20_000 }) });
  b.call();
  await b.advance(10_000);
  b.call(undefined, undefined, 503);
  await b.advance(30_000);
  assert.deepEqual(
    b.sent.map(({ at }) => at),
    [10_000, 30_000],
  );
});

test('failures that are usual, and calls that are rejected, make at most three requests a minute more', async () => {
  const requests = async (status: number, share: number): Promise<number> => {
    const b = bench();
    for (let at = 0; at < 2400; at += 1) {
      b.call(undefined, undefined, at % Math.round(1 / share) === 0 ? status : 200);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (at % 5 === 4) await b.advance(500);
    }
    return b.sent.length;
  };
  // Four minutes of ten calls a second.
  const calm = await requests(200, 0.01);
  assert.deepEqual([calm, await requests(404, 0.3)], [calm, calm]);
  const usual = await requests(503, 0.1);
  assert.ok(usual <= calm + 12, `${usual} beside ${calm}`);
});

test('nothing to send means no timer and no request', async () => {
  const b = bench();
  assert.equal(await b.client.flush(), true);
  await b.advance(600_000);
  assert.equal(b.sent.length, 0);
});

test('a full batch goes at once, and no batch is larger than asked for', async () => {
  const b = bench({ maxBatchSize: 10 });
  for (let index = 0; index < 25; index += 1) b.call();
  await b.advance(0);
  assert.deepEqual(
    b.sent.map(({ events }) => events.length),
    [10, 10],
  );
  await b.advance(10_000);
  assert.deepEqual(
    b.sent.map(({ events }) => events.length),
    [10, 10, 5],
  );
});

test('an advised interval is kept even by full batches', async () => {
  const b = bench({ maxBatchSize: 10, flushIntervalMs: 1000 });
  b.replies.push({ body: '{"flushIntervalMs":30000}' });
  for (let index = 0; index < 10; index += 1) b.call();
  await b.advance(0);
  for (let index = 0; index < 30; index += 1) b.call();
  await b.advance(29_999);
  assert.equal(b.sent.length, 1);
  await b.advance(1);
  assert.equal(b.sent.length, 4);
});

test('an advised rate is kept from the next call on', async () => {
  const b = bench();
  b.replies.push({ body: '{"sampleRate":0.5}' });
  b.call();
  await b.client.flush();
  b.random.next = 0.6;
  b.call();
  b.random.next = 0.4;
  b.call();
  assert.deepEqual(b.client.stats().lost, { sampled: 1 });
  assert.equal(b.client.stats().queued, 1);
  assert.equal(b.client.stats().sampleRate, 0.5);
});

test('a retry sends the same batch under the same id', async () => {
  const b = bench();
  b.random.next = 0.5;
  b.replies.push({ status: 500 }, { status: 0 });
  b.call();
  await b.advance(10_000);
  await b.advance(500);
  await b.advance(1000);
  assert.equal(b.sent.length, 3);
  assert.equal(new Set(b.sent.map(({ batchId }) => batchId)).size, 1);
  assert.deepEqual(b.sent[2]?.events, b.sent[0]?.events);
  assert.equal(b.client.stats().sent, 1);
});

test('Retry-After holds back everything, and an impatient caller hears that it did not work', async () => {
  const b = bench();
  b.replies.push({ status: 429, retryAfter: '20' });
  b.call();
  await b.advance(10_000);
  b.call();
  assert.equal(await b.client.flush(5000), false);
  await b.advance(19_999);
  assert.equal(b.sent.length, 1);
  await b.advance(1);
  assert.equal(b.client.stats().sent, 2, 'the batch that had to wait, and what came meanwhile');
});

test('a patient flush waits out a short pause', async () => {
  const b = bench();
  b.replies.push({ status: 503, retryAfter: '2' });
  b.call();
  const done = b.client.flush(5000);
  await b.advance(2000);
  assert.equal(await done, true);
});

test('a flush ends with its time, even when no answer ever comes', async () => {
  const b = bench();
  b.replies.push('silence');
  b.call();
  const done = b.client.flush(100);
  await b.advance(100);
  assert.equal(await done, false);
});

test('a batch that is too large is halved until it fits', async () => {
  const b = bench();
  b.replies.push({ status: 413 }, { status: 413 });
  for (let index = 0; index < 8; index += 1) b.call();
  assert.equal(await b.client.flush(), true);
  assert.deepEqual(
    b.sent.map(({ events }) => events.length),
    [8, 4, 2, 2, 4],
  );
  assert.equal(b.client.stats().sent, 8);
});

test('a single event that is too large is counted and gone', async () => {
  const b = bench();
  b.replies.push({ status: 413 });
  b.call();
  await b.client.flush();
  assert.deepEqual(b.client.stats().lost, { too_large: 1 });
});

test('bodies keep to their bytes, and only an event that fits no body is lost', async () => {
  const big = 'x'.repeat(20_000);
  const b = bench({
    beforeSend: (events) => events.map((event, index) => ({ ...event, feature: index === 0 ? big.repeat(3) : big })),
  });
  for (let index = 0; index < 6; index += 1) b.call();
  await b.client.flush();
  assert.ok(b.sent.every(({ events }) => JSON.stringify(events).length < 50_000));
  assert.deepEqual(b.client.stats().lost, { too_large: 1 });
  assert.equal(b.client.stats().sent, 5);
});

test('a key that is unknown or revoked, and a wrong endpoint, are one warning', async (t) => {
  for (const status of [401, 404]) {
    const lines: string[] = [];
    t.mock.method(console, 'warn', (line: string) => void lines.push(line));
    const b = bench();
    b.replies.push({ status }, { status });
    b.call();
    await b.client.flush();
    b.call();
    await b.client.flush();
    assert.equal(lines.length, 1);
    assert.match(lines.join(), new RegExp(`answered ${status}: ${status === 401 ? 'sdkKey' : 'is endpoint right'}`));
    t.mock.restoreAll();
  }
});

test('401, 403 and a key that was switched off stop everything', async () => {
  for (const reply of [{ status: 401 }, { status: 403 }, { body: '{"disabled":true}' }]) {
    const b = bench();
    b.replies.push(reply);
    b.call();
    await b.client.flush();
    assert.ok(b.client.stats().isStopped);
    b.call();
    await b.advance(600_000);
    assert.equal(b.sent.length, 1);
    assert.equal(balance(b), 0);
  }
});

test('a refused batch is dropped and the next one is tried', async () => {
  const b = bench();
  b.replies.push({ status: 400 });
  b.call();
  await b.client.flush();
  b.call();
  assert.equal(await b.client.flush(), true);
  const { lost, sent } = b.client.stats();
  assert.deepEqual({ lost, sent }, { lost: { refused: 1 }, sent: 1 });
});

test('a host that the server does not know is probed at one percent, for an hour or until it is known', async () => {
  const b = bench();
  b.random.next = 0.02;
  b.replies.push({ body: '{"unknownServices":["api.example.com"]}' });
  b.call();
  await b.client.flush();
  b.call();
  b.call('other.example.com');
  assert.deepEqual(b.client.stats().lost, { unknown_host: 1 });
  b.random.next = 0.005;
  b.call();
  await b.client.flush();
  b.random.next = 0.02;
  b.call();
  assert.deepEqual(b.client.stats().lost, { unknown_host: 1 }, 'the probe was accepted');

  b.replies.push({ body: '{"unknownServices":["api.example.com"]}' });
  await b.client.flush();
  await b.advance(3_600_000);
  b.call();
  assert.equal(b.client.stats().queued, 1);
});

test('columns are sent once the server has said that it takes them, and never before', async () => {
  const b = bench({ maxBatchSize: 2 }, WRITERS);
  b.replies.push({}, { accepts: 'columns' });
  for (let index = 0; index < 8; index += 1) b.call();
  assert.equal(await b.client.flush(), true);
  assert.deepEqual(formsOf(b), ['batch', 'batch', 'columns', 'columns']);
  assert.deepEqual([b.client.stats().accepted, balance(b)], [8, 0]);
});

test('a server that refuses columns is sent the same calls as a batch, at once and from then on', async () => {
  const b = bench({ maxBatchSize: 2 }, WRITERS);
  b.replies.push({ accepts: 'columns' }, { status: 400 }, { accepts: 'columns' });
  for (let index = 0; index < 6; index += 1) b.call();
  assert.equal(await b.client.flush(), true);
  assert.deepEqual(formsOf(b), ['batch', 'columns', 'batch', 'batch']);
  assert.equal(b.sent[1]?.batchId, b.sent[2]?.batchId, 'a repeat is counted once');
  assert.deepEqual([b.client.stats().accepted, balance(b)], [6, 0]);
});

test('columns that are too large for the server are sent as smaller batches, and those with a hook as a batch', async () => {
  const b = bench({ maxBatchSize: 2 }, WRITERS);
  b.replies.push({ accepts: 'columns' }, { status: 413 }, { status: 413 });
  for (let index = 0; index < 4; index += 1) b.call();
  assert.equal(await b.client.flush(), true);
  assert.deepEqual(formsOf(b), ['batch', 'columns', 'batch', 'batch', 'batch']);
  assert.deepEqual([b.client.stats().accepted, balance(b)], [4, 0]);

  const hooked = bench({ maxBatchSize: 1, beforeSend: (events) => events }, WRITERS);
  hooked.replies.push({ accepts: 'columns' });
  hooked.call();
  hooked.call();
  assert.equal(await hooked.client.flush(), true);
  assert.deepEqual(formsOf(hooked), ['batch', 'batch']);
});

const WRITERS = { writer: createEventWriter, columns: createColumnsWriter };

function formsOf({ sent }: Bench): Sent['form'][] {
  return sent.map(({ form }) => form);
}

test('a full queue loses its oldest events, and says how many', async () => {
  const b = bench({ maxBatchSize: 100 });
  for (let index = 0; index < 100; index += 1) b.replies.push({ status: 429, retryAfter: '300' });
  for (let index = 0; index < 3000; index += 1) b.call('api.example.com', index < 2999 ? '/old' : '/new');
  await b.advance(0);
  const { queued, inFlight, lost } = b.client.stats();
  assert.equal(queued + inFlight, 2000);
  assert.equal(lost.queue_full, 1000);
  assert.equal(balance(b), 0);
});

test('beforeSend may change and drop events, and a broken one lets nothing through', async () => {
  const hooks: [Options['beforeSend'], number, number][] = [
    [(events) => events.filter(({ endpoint }) => endpoint !== '/secret'), 1, 1],
    [() => null, 0, 2],
    [() => undefined, 0, 2],
    [() => assert.fail('broken'), 0, 2],
    // What no typed hook returns.
    [() => 7 as never, 0, 2],
    [() => ({}) as never, 0, 2],
    [(events) => events.map((event) => ({ ...event, tags: { id: 1n as never } })), 0, 2],
  ];
  for (const [beforeSend, sent, lost] of hooks) {
    const b = bench({ beforeSend });
    b.call();
    b.call('api.example.com', '/secret');
    assert.equal(await b.client.flush(), true);
    assert.equal(b.client.stats().sent, sent);
    assert.equal(b.client.stats().lost.before_send, lost);
    assert.equal(balance(b), 0);
  }
});

test('beforeSend cannot add events', async () => {
  const b = bench({ beforeSend: (events) => [...events, ...events] });
  b.call();
  assert.equal(await b.client.flush(), true);
  assert.equal(b.client.stats().sent, 1);
  assert.equal(balance(b), 0);
});

test('a feature is cut to what the server takes, whatever was passed as one', async () => {
  const b = bench({ feature: 'whole' });
  for (const name of ['f'.repeat(5000), 5, undefined, { a: 1 }]) b.client.withFeature(name as string, () => b.call());
  await b.client.flush();
  const features = b.sent[0]?.events.map(({ feature }) => feature);
  assert.deepEqual(features, ['f'.repeat(128), '5', 'whole', '[object Object]']);
});

test('a page that goes away hands over what it has, and keeps what was not taken', async () => {
  const b = bench({ maxBatchSize: 2 });
  b.replies.push({ status: 503, retryAfter: '0' });
  b.call();
  b.call('api.example.com', '/2');
  b.call('api.example.com', '/3');
  const taken: string[] = [];
  b.sender.handOver((_url, body) => taken.length === 0 && taken.push(body) > 0);
  assert.equal(taken.length, 1);
  assert.equal(balance(b), 0);
});

test('shutdown sends what is left, stops, and counts what could not be sent', async () => {
  const b = bench();
  b.replies.push({ status: 503, retryAfter: '60' });
  b.call();
  assert.equal(await b.client.shutdown(1000), false);
  assert.deepEqual(b.client.stats().lost, { shutdown: 1 });
  b.call();
  assert.equal(balance(b), 0);
});

test('the counts add up, whatever happens', async () => {
  const reply = fc.record({
    status: fc.constantFrom(0, 200, 200, 200, 400, 413, 429, 500, 503),
    retryAfter: fc.constantFrom(undefined, '1', '30'),
    accepts: fc.constantFrom(undefined, 'columns'),
    body: fc.constantFrom(
      '',
      '{"sampleRate":0.3}',
      '{"flushIntervalMs":20000}',
      '{"unknownServices":["b.example.com"]}',
    ),
  });
  const step = fc.oneof(
    fc.record({
      calls: fc.integer({ min: 1, max: 30 }),
      host: fc.constantFrom('a.example.com', 'b.example.com', 'db'),
    }),
    fc.record({ wait: fc.integer({ min: 0, max: 60_000 }) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(reply),
      fc.array(step),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      async (replies, steps, random) => {
        const b = bench({ maxBatchSize: 10 }, WRITERS);
        b.replies.push(...replies);
        b.random.next = random;
        for (const one of steps) {
          if ('wait' in one) await b.advance(one.wait);
          else for (let index = 0; index < one.calls; index += 1) b.call(one.host);
          assert.equal(balance(b), 0);
          assert.ok(b.client.stats().queued + b.client.stats().inFlight <= 2000);
        }
      },
    ),
    { numRuns: 50 },
  );
});
