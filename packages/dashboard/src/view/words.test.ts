import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clock,
  clockSeconds,
  count,
  day,
  inZone,
  latency,
  list,
  moment,
  percent,
  plural,
  probability,
  rate,
  span,
  utc,
  weekday,
} from './words.ts';

const AT = Date.UTC(2026, 10, 19, 3, 4, 5);
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('shares have two figures, and are neither none nor all unless they are', () => {
  assert.deepEqual([0, 0.0004, 0.0023, 0.0994, 0.314, 0.9996, 1].map(percent).map(plain), [
    '0 %',
    '< 0.1 %',
    '0.2 %',
    '9.9 %',
    '31 %',
    '99.9 %',
    '100 %',
  ]);
});

test('a probability is never certain and never impossible', () => {
  assert.deepEqual([0, 0.02, 0.97, 1].map(probability).map(plain), ['< 1 %', '2 %', '97 %', '> 99 %']);
});

test('counts, rates, latencies and lengths of time are short', () => {
  assert.deepEqual([count(1329), rate(0.4), rate(88), rate(2910), rate(12_400)], ['1,329', '0.4', '88', '2.9k', '12k']);
  assert.deepEqual([4.2, 310, 1900, 14_200].map(latency).map(plain), ['4.2 ms', '310 ms', '1.9 s', '14 s']);
  assert.deepEqual([0, 38_000, 250_000, 7_500_000, 3 * 86_400_000].map(span).map(plain), [
    '1 s',
    '38 s',
    '4 min',
    '2 h 05 min',
    '3 d',
  ]);
  assert.deepEqual([plural(1, 'call'), plural(1204, 'call')], ['1 call', '1,204 calls']);
  assert.deepEqual([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])], ['a', 'a and b', 'a, b and c']);
});

test('times are of the zone of the reader, with their day when it is another', () => {
  assert.equal(clock(AT, 'UTC'), '03:04');
  assert.equal(clockSeconds(AT, 'Europe/Berlin'), '04:04:05');
  assert.equal(moment(AT, AT + 1000, 'UTC'), '03:04');
  assert.equal(moment(AT, AT + 86_400_000, 'UTC'), '19 Nov 03:04');
  assert.equal(moment(AT, AT + 300 * 86_400_000, 'UTC'), '19 Nov 2026');
  assert.equal(day(AT, 'UTC'), '19 Nov');
  assert.equal(weekday(AT, 'UTC'), 'Thu 19');
  assert.equal(utc(AT), '2026-11-19 03:04:05 UTC');
});

test('times in phrases of the server are said in the zone of the reader', () => {
  const now = Date.UTC(2026, 10, 19, 0, 20);
  const phrase = 'the configuration of assistant, changed at 23:50 UTC';
  assert.equal(inZone(phrase, now, 'Europe/Berlin'), 'the configuration of assistant, changed at 00:50');
  assert.equal(inZone('since 2026-11-18 03:04 UTC (5 %)', now, 'UTC'), 'since 18 Nov 03:04 (5\u00A0%)');
  assert.equal(inZone('nothing at 25:99 UTC', now, 'UTC'), 'nothing at 25:99 UTC');
});
