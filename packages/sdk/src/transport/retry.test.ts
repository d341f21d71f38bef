import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ATTEMPTS_MAX, decide, parseRetryAfter } from './retry.ts';
import type { Reply, Tries } from './retry.ts';

const FRESH: Tries = { attempts: 0, throttled: 0 };
const NOW = Date.parse('2026-11-21T12:00:00Z');

function reply(status: number, retryAfter?: string): Reply {
  return { status, retryAfter, body: '' };
}

test('each status has its way', () => {
  const table: [number, string][] = [
    [200, 'delivered'],
    [202, 'delivered'],
    [400, 'refused'],
    [401, 'stopped'],
    [403, 'stopped'],
    [402, 'refused'],
    [404, 'refused'],
    [408, 'retry'],
    [410, 'refused'],
    [413, 'halve'],
    [415, 'refused'],
    [429, 'retry'],
    [500, 'retry'],
    [501, 'retry'],
    [502, 'retry'],
    [503, 'retry'],
    [504, 'retry'],
    [0, 'retry'],
  ];
  for (const [status, kind] of table) assert.equal(decide(reply(status), FRESH, NOW, 0.5).kind, kind, String(status));
});

test('a failed batch is tried five times, with pauses that double and spread', () => {
  let tries = FRESH;
  const pauses: number[] = [];
  for (;;) {
    const { kind, waitMs = 0, tries: next = tries } = decide(reply(500), tries, NOW, 1);
    if (kind !== 'retry') break;
    pauses.push(waitMs);
    tries = next;
  }
  assert.deepEqual(pauses, [1000, 2000, 4000, 8000]);
  assert.equal(pauses.length + 1, ATTEMPTS_MAX);
  assert.equal(decide(reply(500), FRESH, NOW, 0).waitMs, 0);
});

test('Retry-After is kept, and waiting for it costs no attempt', () => {
  const decision = decide(reply(503, '7'), FRESH, NOW, 0);
  assert.deepEqual(decision, { kind: 'retry', waitMs: 7000, tries: FRESH });
  assert.equal(decide(reply(429, '30'), FRESH, NOW, 0).waitMs, 30_000);
});

test('Retry-After of nothing, or of a past moment, never makes attempts follow each other at once', () => {
  for (const header of ['0', '-5', '0.001', 'Wed, 21 Oct 2015 07:28:00 GMT'])
    for (const status of [429, 500, 503]) assert.ok((decide(reply(status, header), FRESH, NOW, 0).waitMs ?? 0) >= 1000);
});

test('Retry-After counts on a good answer too', () => {
  assert.deepEqual(decide(reply(200, '20'), FRESH, NOW, 0), { kind: 'delivered', waitMs: 20_000 });
});

test('a bare 429 waits a minute', () => {
  assert.equal(decide(reply(429), FRESH, NOW, 0).waitMs, 60_000);
  assert.equal(decide(reply(429, 'soon'), FRESH, NOW, 0).waitMs, 60_000);
});

test('a batch that is too much three times in a row is halved', () => {
  let tries = FRESH;
  const kinds: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const decision = decide(reply(429, '1'), tries, NOW, 0);
    kinds.push(decision.kind);
    tries = decision.tries ?? tries;
  }
  assert.deepEqual(kinds, ['retry', 'retry', 'halve']);
});

test('Retry-After is seconds or a date, and never more than five minutes', () => {
  assert.equal(parseRetryAfter('0', NOW), 1000);
  assert.equal(parseRetryAfter(' 12 ', NOW), 12_000);
  assert.equal(parseRetryAfter('1.5', NOW), 1500);
  assert.equal(parseRetryAfter('Sat, 21 Nov 2026 12:00:20 GMT', NOW), 20_000);
  assert.equal(parseRetryAfter('Sat, 21 Nov 2026 11:00:00 GMT', NOW), 1000);
  assert.equal(parseRetryAfter('86400', NOW), 300_000);
  for (const nonsense of ['', 'soon', '-', null, undefined]) assert.equal(parseRetryAfter(nonsense, NOW), undefined);
});

test('whatever a server answers, there is a decision and a wait that is finite', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999 }),
      fc.option(fc.string()),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (status, header, random) => {
        const { kind, waitMs = 0 } = decide({ status, retryAfter: header, body: '' }, FRESH, NOW, random);
        assert.ok(kind);
        assert.ok(waitMs >= 0 && waitMs <= 300_000);
      },
    ),
  );
});
