import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Alert, Delivery } from '@upriver/contract';
import { NOW } from './answer.fixture.ts';
import {
  alertsAbout,
  handledText,
  namesOf,
  openAlertOf,
  rowsWithButton,
  snoozeChoices,
  snoozedText,
  toldLines,
} from './alerts.ts';

const iso = (minutesAgo: number): string => new Date(NOW - minutesAgo * 60_000).toISOString();
const alert = (id: string, changes: Partial<Alert> = {}): Alert => ({
  id,
  kind: 'trouble',
  openedAt: iso(30),
  closedAt: null,
  services: [{ id: 'svc_stripe', name: 'Stripe', slug: 'stripe' }],
  acknowledgedAt: null,
  acknowledgedBy: null,
  snoozedUntil: null,
  followingChannels: [],
  rules: [],
  ...changes,
});
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('the alert of a row is open, of trouble, and about its vendor', () => {
  const closed = alert('a', { closedAt: iso(3) });
  const work = alert('b', { kind: 'maintenance' });
  const other = alert('c', { services: [{ id: 'svc_openai', name: 'OpenAI', slug: 'openai' }] });
  assert.equal(openAlertOf([closed, work, other], 'svc_stripe'), undefined);
  assert.equal(openAlertOf([closed, work, other, alert('d')], 'svc_stripe')?.id, 'd');
  assert.equal(namesOf([other, alert('d'), alert('e')]), 'OpenAI and Stripe');
});

test('an incident has the alerts that were open in its time, oldest first', () => {
  const before = alert('before', { openedAt: iso(200), closedAt: iso(180) });
  const during = alert('during', { openedAt: iso(40), closedAt: iso(5) });
  const open = alert('open', { openedAt: iso(50) });
  const after = alert('after', { openedAt: iso(1) });
  const found = alertsAbout([after, during, open, before], 'svc_stripe', NOW - 60 * 60_000, NOW - 10 * 60_000);
  assert.deepEqual(
    found.map(({ id }) => id),
    ['open', 'during'],
  );
});

test('who deals with an alert is named with how long ago, and silence with its end', () => {
  assert.equal(handledText(alert('a'), NOW), '');
  const taken = alert('a', { acknowledgedAt: iso(4), acknowledgedBy: 'Ines Moreau' });
  assert.equal(plain(handledText(taken, NOW)), 'Acknowledged by Ines Moreau, 4 min ago');
  assert.equal(snoozedText(alert('a', { snoozedUntil: iso(-13) }), NOW, 'UTC'), 'Silent until 03:30');
  assert.equal(snoozedText(alert('a', { snoozedUntil: iso(1) }), NOW, 'UTC'), '');
});

test('what was told says to whom, how fast, and what did not arrive and why', () => {
  const delivery = (id: string, changes: Partial<Delivery>): Delivery => ({
    id,
    channelId: 'chan_ops',
    alertId: 'a',
    title: 'Stripe fails',
    kind: 'opened',
    state: 'delivered',
    createdAt: iso(29),
    nextAttemptAt: null,
    deliveredAt: new Date(NOW - 29 * 60_000 + 2100).toISOString(),
    attempts: [],
    ...changes,
  });
  const refused = { at: iso(29), tookMs: 80, request: 'POST', status: 410, answer: null, error: null };
  const lines = toldLines(
    alert('a', { acknowledgedAt: iso(27), acknowledgedBy: 'Ines Moreau' }),
    [
      delivery('over', { title: 'Over: Stripe', createdAt: iso(2), deliveredAt: null, state: 'pending' }),
      delivery('gone', { channelId: 'chan_old', deliveredAt: null, state: 'failed', attempts: [refused] }),
      delivery('first', {}),
    ],
    [{ id: 'chan_ops', name: '#payments-oncall' }],
  );
  assert.deepEqual(
    lines.map(({ who, what, took, state }) =>
      plain([who, what, took, state?.word, state?.why].filter(Boolean).join(', ')),
    ),
    [
      'A channel that was deleted, Stripe fails, Not delivered, HTTP 410',
      '#payments-oncall, Stripe fails, in 2.1 s',
      'Ines Moreau, acknowledged it',
      '#payments-oncall, Over: Stripe, Waiting',
    ],
  );
});

test('an alert can be silenced until the next morning of the reader, also over a change of the clocks', () => {
  const until = (now: string, zone: string): string => {
    const choice = snoozeChoices(Date.parse(now), zone).at(-1);
    return `${choice?.name}: ${new Date(choice?.until ?? 0).toISOString()}`;
  };
  assert.equal(until('2026-11-19T03:17:20Z', 'UTC'), 'Until 09:00: 2026-11-19T09:00:00.000Z');
  assert.equal(until('2026-11-19T09:00:10Z', 'UTC'), 'Until 20 Nov 09:00: 2026-11-20T09:00:00.000Z');
  assert.equal(until('2026-10-24T20:00:00Z', 'Europe/Berlin'), 'Until 25 Oct 09:00: 2026-10-25T08:00:00.000Z');
});

test('a list offers each alert once, and not where the answer above offers it', () => {
  const of = (id: string, names: readonly string[], changes: Partial<Alert> = {}): Alert =>
    alert(id, { services: names.map((name) => ({ id: name, name, slug: name })), ...changes });
  const both = of('both', ['pay', 'find']);
  const rows = ['pay', 'find', 'mail'];
  const buttons = (alerts: readonly Alert[], answered: readonly string[]): string[] => [
    ...rowsWithButton(alerts, rows, answered),
  ];
  assert.deepEqual(buttons([both, of('mail', ['mail'])], ['pay']), ['mail']);
  assert.deepEqual(buttons([both, of('mail', ['mail'])], []), ['pay', 'mail']);
  const taken = of('both', ['pay', 'find'], { acknowledgedAt: iso(1) });
  assert.deepEqual(buttons([taken], ['pay']), ['pay']);
});
