import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attentionRow } from './attention.ts';
import { NOW, series, trouble } from './answer.fixture.ts';
import { find } from './find.ts';
import { keepOrder } from './order.ts';
import { smallLanes } from './small-lanes.ts';

const steps = (before: number, after: number): number[] => [
  ...Array.from({ length: 50 }, () => before),
  ...Array.from({ length: 10 }, () => after),
];
const failing = {
  ...trouble('Stripe', series('them')),
  lanes: {
    from: new Date(NOW - 3_600_000).toISOString(),
    stepSeconds: 60,
    said: [{ at: new Date(NOW - 7_200_000).toISOString(), status: 'operational' as const }],
    requests: steps(100, 100),
    errorRate: steps(0.002, 0.31),
    refusedRate: steps(0, 0),
    p95Ms: steps(310, 1900),
    deployments: [],
  },
};

test('a row has each figure with its usual, and what their page does', () => {
  const row = attentionRow(failing, NOW, 'UTC');
  const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
  assert.deepEqual(
    [row.failing, row.p95].map(({ value, usual }) => plain(`${value}, ${usual}`)),
    ['31 %, usual 0.2 %', '1.9 s, usual 310 ms'],
  );
  assert.deepEqual(row.causes.map(plain), ['Their servers', 'Page silent for 13 min']);
});

test('too few calls are not told as calls that have stopped', () => {
  const first = (says: 'stopped' | 'too_few_calls') =>
    attentionRow({ ...failing, series: [series('cannot_say', { says })] }, NOW, 'UTC').causes[0];
  assert.equal(first('stopped'), 'Calls have stopped');
  assert.equal(first('too_few_calls'), 'Too few calls to tell how it is');
});

test('calls that are refused are counted as such, which the lanes do not count as failed', () => {
  const refused = { ...trouble('Stripe', series('us', { signal: 'client_error' })), lanes: failing.lanes };
  const calm = { ...refused, lanes: { ...failing.lanes, errorRate: steps(0.002, 0.002) } };
  const { failing: figure } = attentionRow(calm, NOW, 'UTC');
  assert.deepEqual([figure.value.replaceAll('\u00A0', ' '), figure.isCalm], ['31 %', false]);
});

test('without calls a figure is a dash, never zero', () => {
  const silent = { ...failing, lanes: { ...failing.lanes, requests: steps(0, 0), errorRate: [], p95Ms: [] } };
  assert.equal(attentionRow(silent, NOW, 'UTC').failing.value, '–');
});

test('small lanes draw trouble below, what they said above, and gaps as gaps', () => {
  const drawn = smallLanes(failing.lanes, { now: NOW, usual: 0.002, isSlow: false });
  assert.equal(drawn.said.length, 1);
  assert.equal(drawn.said[0]?.width, 150);
  assert.match(drawn.worse, /^M/);
  const empty = smallLanes({ ...failing.lanes, requests: steps(0, 0) }, { now: NOW, usual: 0, isSlow: false });
  assert.deepEqual([empty.worse, empty.usual], ['', '']);
  assert.match(empty.gaps, /^M/);
});

test('rows keep their place while they are held, and new ones wait', () => {
  assert.deepEqual(keepOrder(['a', 'b'], ['c', 'b', 'a'], true), { shown: ['a', 'b'], waiting: 1 });
  assert.deepEqual(keepOrder(['a', 'b'], ['c', 'b'], true), { shown: ['b'], waiting: 1 });
  assert.deepEqual(keepOrder(['a', 'b'], ['c', 'b', 'a'], false), { shown: ['c', 'b', 'a'], waiting: 0 });
});

test('the palette finds by every word, names that begin so first', () => {
  const things = [
    { name: 'Backstripe', more: '' },
    { name: 'Stripe', more: 'payments' },
  ];
  assert.deepEqual(
    find(things, 'str', 5).map(({ name }) => name),
    ['Stripe', 'Backstripe'],
  );
  assert.equal(find(things, 'stripe pay', 5).length, 1);
});
