import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CallsPoint } from '@upriver/contract';
import { describeStep, lanesSentence, largeLanes } from './large-lanes.ts';
import { shownRange } from './ranges.ts';

const FROM = Date.UTC(2026, 10, 19, 2, 17);
const TO = FROM + 3_600_000;
const MINUTE = 60_000;
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

function point(minute: number, errorRate: number | null): CallsPoint {
  return {
    at: new Date(FROM + minute * MINUTE).toISOString(),
    requests: errorRate === null ? 0 : 100,
    failures: Math.round((errorRate ?? 0) * 100),
    errorRate,
    rateLimitedShare: null,
    authShare: null,
    errors: {},
    p50Ms: null,
    p95Ms: errorRate === null ? null : 310,
    p99Ms: null,
  };
}
const given = {
  points: Array.from({ length: 60 }, (_, minute) => point(minute, minute < 5 ? null : minute < 47 ? 0.002 : 0.31)),
  stepMs: MINUTE,
  from: FROM,
  to: TO,
  history: { statusChanges: [] },
  statusNow: 'operational' as const,
  usualShare: 0.002,
  onset: FROM + 47 * MINUTE,
};

test('steps without calls stay gaps, and only what is worse than usual is drawn as worse', () => {
  const lanes = largeLanes(given);
  assert.equal(lanes.share[0], null);
  assert.equal(lanes.worse[20], null);
  assert.equal(lanes.worse[50], 0.31);
  assert.equal(lanes.shareMax, 0.5);
});

test('the lead runs from the onset to their first post, or to now while the page is silent', () => {
  assert.equal(plain(largeLanes(given).lead?.text ?? ''), 'failing 13 min, page silent');
  const at = new Date(FROM + 55 * MINUTE).toISOString();
  const posted = largeLanes({
    ...given,
    history: { statusChanges: [{ at, from: 'operational', to: 'major_outage' }] },
  });
  assert.equal(plain(posted.lead?.text ?? ''), '8 min before they said so');
  assert.deepEqual(
    posted.said.map(({ status }) => status),
    ['operational', 'major_outage'],
  );
  assert.equal(largeLanes({ ...given, onset: FROM - MINUTE }).lead, undefined);
});

test('the lanes are a sentence, and each step is a line', () => {
  const lanes = largeLanes(given);
  assert.equal(plain(lanesSentence(lanes)), 'Their page says operational. 5,500 calls of yours; at worst 31 % failed.');
  assert.equal(
    plain(describeStep(lanes, 50, TO, 'UTC')),
    '03:07 · page operational · 31 % failing of 100 calls · p95 310 ms',
  );
  assert.match(describeStep(lanes, 0, TO, 'UTC'), /no calls$/);
});

test('a range comes from the address, and nonsense gives the one that suits', () => {
  const of = (text: string) => shownRange(new URLSearchParams(text), '1h', TO);
  assert.deepEqual([of('range=7d').name, of('range=7d').step], ['7d', '1h']);
  assert.equal(of('range=always').name, '1h');
  const zoomed = of(`from=${new Date(FROM).toISOString()}&to=${new Date(FROM + 600_000).toISOString()}`);
  assert.deepEqual([zoomed.name, zoomed.to - zoomed.from, zoomed.step], [undefined, 600_000, '1m']);
});
