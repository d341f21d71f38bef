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
const history = {
  to: new Date(TO).toISOString(),
  statusAtStart: 'operational' as const,
  statusChanges: [],
  unconfirmed: [],
};
const given = {
  points: Array.from({ length: 60 }, (_, minute) => point(minute, minute < 5 ? null : minute < 47 ? 0.002 : 0.31)),
  stepMs: MINUTE,
  from: FROM,
  to: TO,
  history,
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
    history: { ...history, statusChanges: [{ at, from: 'operational', to: 'major_outage' }] },
  });
  assert.equal(plain(posted.lead?.text ?? ''), '8 min before they said so');
  assert.deepEqual(
    posted.said.map(({ status }) => status),
    ['operational', 'major_outage'],
  );
  assert.equal(largeLanes({ ...given, onset: FROM - MINUTE }).lead, undefined);
});

test('what nobody confirmed is unknown, within what was said and up to now', () => {
  const at = (minute: number): string => new Date(FROM + minute * MINUTE).toISOString();
  const { said } = largeLanes({
    ...given,
    history: {
      to: at(59),
      statusAtStart: 'degraded',
      statusChanges: [{ at: at(20), from: 'degraded', to: 'operational' }],
      unconfirmed: [
        { from: at(10), to: at(25) },
        { from: at(40), to: at(59) },
      ],
    },
  });
  assert.deepEqual(
    said.map(({ from, status }) => [(from - FROM) / MINUTE, status]),
    [
      [0, 'degraded'],
      [10, 'unknown'],
      [25, 'operational'],
      [40, 'unknown'],
    ],
  );
});

test('the lanes are a sentence, and each step is a line', () => {
  const lanes = largeLanes(given);
  assert.equal(plain(lanesSentence(lanes)), 'Their page says operational. 5,500 calls of yours; at worst 31 % failed.');
  assert.equal(
    plain(describeStep(lanes, 50, TO, 'UTC')),
    '03:07 (03:07 UTC) · page operational · 31 % failing of 100 calls, usually 0.2 % · p95 310 ms, usually 310 ms to 310 ms',
  );
  assert.match(describeStep(lanes, 0, TO, 'UTC'), /no calls$/);
  const atNow = largeLanes({ ...given, to: TO - MINUTE });
  assert.match(describeStep(atNow, 59, TO - MINUTE, 'UTC'), /^03:16 .* page operational/, 'of a step that is not over');
});

test('calls that are refused are drawn as such, which are no failures', () => {
  const points = given.points.map((one, minute) => ({
    ...one,
    errorRate: 0,
    errors: minute < 47 ? {} : { client_error: 27 },
  }));
  const lanes = largeLanes({ ...given, points, signal: 'client_error' });
  assert.deepEqual([lanes.measure, lanes.worse[20], lanes.worse[50]], ['refusals', null, 0.27]);
});

test('slow calls are drawn beside their usual latency', () => {
  const points = given.points.map((one, minute) => ({ ...one, p95Ms: minute < 47 ? 300 : 1200 }));
  const lanes = largeLanes({ ...given, points, signal: 'slow' });
  assert.deepEqual([lanes.measure, lanes.worse[20], lanes.worse[50]], ['slow', null, 3]);
  assert.deepEqual(lanes.usualP95, { low: 300, high: 300 });
});

test('steps of hours show what was felt as deep as it was', () => {
  const felt = [{ from: FROM, depth: 0.63, side: 'them' as const }];
  const day = {
    ...given,
    onset: undefined,
    stepMs: 86_400_000,
    points: given.points.map((one) => ({ ...one, errorRate: 0.002 })),
  };
  const lanes = largeLanes({ ...day, felt });
  assert.deepEqual([lanes.isCoarse, lanes.shareMax, lanes.felt], [true, 1, felt]);
});

test('trouble is opened with as much calm before it as it lasts, 45 minutes at least', () => {
  const opened = (minutes: number) => shownRange(new URLSearchParams(), '1h', TO, TO - minutes * MINUTE);
  const around = (minutes: number) => (TO - minutes * MINUTE - opened(minutes).from) / MINUTE;
  assert.deepEqual([opened(10).name, around(10), around(30), around(120)], ['1h', 50, 45, 120]);
});

test('a range comes from the address, and nonsense gives the one that suits', () => {
  const of = (text: string) => shownRange(new URLSearchParams(text), '1h', TO);
  assert.deepEqual([of('range=7d').name, of('range=7d').step], ['7d', '1h']);
  assert.equal(of('range=always').name, '1h');
  const zoomed = of(`from=${new Date(FROM).toISOString()}&to=${new Date(FROM + 600_000).toISOString()}`);
  assert.deepEqual([zoomed.name, zoomed.to - zoomed.from, zoomed.step], [undefined, 600_000, '1m']);
});
