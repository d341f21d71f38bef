// What every kind of channel promises, found by walking the disk.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CHANNEL_KINDS } from '@upriver/contract';
import type { AlertItem, ChannelKind, MessageKind } from '@upriver/contract';
import { Compile } from 'typebox/compile';
import { CHANNEL_EXAMPLES } from '../../../../test/support/channel-examples.ts';
import type { AlertMessage } from '../domain/alert.ts';
import type { ChannelMessage } from './channel.ts';
import { CHANNELS, channelOf } from './list.ts';

const NOW = Date.UTC(2026, 10, 21, 14, 3);

/** Kinds that take a state of the alert rather than a text. */
const STATES: Partial<Record<ChannelKind, [opened: RegExp, closed: RegExp]>> = {
  alertmanager: [/2026-11-28T14:03/, /"endsAt":"2026-11-21T14:03/],
  grafana_oncall: [/"state":"alerting"/, /"state":"ok"/],
  incident_io: [/"status":"firing"/, /"status":"resolved"/],
  opsgenie: [/"priority":"P2"/, /\/close\?identifierType=alias/],
  pagerduty: [/"event_action":"trigger"/, /"event_action":"resolve"/],
  splunk_oncall: [/"message_type":"CRITICAL"/, /"message_type":"RECOVERY"/],
};

test('every folder is in the list, and every kind of the contract has one', () => {
  const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name.replaceAll('-', '_'))
    .sort();
  assert.deepEqual(
    CHANNELS.map(({ kind }) => kind),
    folders,
  );
  assert.deepEqual([...CHANNEL_KINDS].sort(), folders);
});

for (const { kind, settings: settingsSchema, secrets: secretsSchema } of CHANNELS)
  describe(kind, () => {
    const { settings, secrets, taken = '', reference } = CHANNEL_EXAMPLES[kind];
    const request = (message: AlertMessage, known?: string): ChannelMessage =>
      channelOf(kind).toRequest({
        content: { type: 'message', message },
        settings: settings as never,
        secrets: secrets as never,
        deliveryId: 'dlv_1',
        reference: known,
        now: NOW,
      });

    test('its settings and secrets fit their schemas, and unknown ones are refused', () => {
      assert.ok(Compile(settingsSchema).Check(settings));
      assert.ok(Compile(secretsSchema).Check(secrets));
      assert.ok(!Compile(settingsSchema).Check({ ...settings, unknown: 1 }));
      assert.ok(!Compile(secretsSchema).Check({ ...secrets, unknown: 'x' }));
    });

    test('a message says what happened, at the beginning and at the end, however long the text of a vendor is', () => {
      for (const told of ['opened', 'updated', 'closed', 'notice'] as const)
        for (const times of [1, 4000]) {
          const text = textOf(request(alertMessage(told, times), told === 'opened' ? undefined : reference));
          assert.ok(!text.includes('undefined') && !text.includes('[object'), text.slice(0, 500));
          // An end that a receiver knows by its key needs no text.
          assert.ok(text.includes('Stripe'), text.slice(0, 500));
        }
      const [opened, closed] = STATES[kind] ?? [/./, /./];
      assert.match(textOf(request(alertMessage('opened'))), opened);
      assert.match(textOf(request(alertMessage('closed'), reference)), closed);
    });

    test('text of a vendor is text: it makes no markup, mentions nobody and breaks no request', () => {
      const message = alertMessage(
        'opened',
        1,
        '</p><script>x</script> @everyone <!channel> *bold* [a](http://b) "quoted" \\',
      );
      const made = request(message);
      if (made.kind === 'http' && made.headers['content-type'] === 'application/json') JSON.parse(made.body);
      if (made.kind === 'mail') assert.ok(!made.html.includes('<script>'));
      if (kind === 'slack') assert.ok(!textOf(made).includes('<!channel>'));
      if (kind === 'discord') assert.match(textOf(made), /"allowed_mentions":{"parse":\[\]}/);
    });

    test('what was taken is delivered, what is busy or broken is tried again, what is refused is not', () => {
      const { judge } = channelOf(kind);
      assert.deepEqual(
        judge({ kind: 'answered', status: kind === 'email' ? 250 : 200, text: taken }),
        reference === undefined ? { kind: 'delivered' } : { kind: 'delivered', reference },
      );
      assert.equal(judge({ kind: 'failed', message: 'no connection' }).kind, 'again');
      const busy = kind === 'email' ? 451 : 503;
      assert.equal(judge({ kind: 'answered', status: busy, text: '' }).kind, 'again');
      assert.equal(judge({ kind: 'answered', status: 429, text: '' }).kind, 'again');
      const refused = kind === 'email' ? 550 : kind === 'webhook' ? 410 : 401;
      assert.equal(judge({ kind: 'answered', status: refused, text: '' }).kind, 'never');
    });
  });

function textOf(made: ChannelMessage): string {
  if (made.kind === 'mail') return `${made.subject}\n${made.text}\n${made.html}`;
  const isForm = made.headers['content-type'] !== 'application/json';
  return `${made.method} ${made.url}\n${isForm ? decodeURIComponent(made.body.replaceAll('+', ' ')) : made.body}`;
}

function alertMessage(kind: MessageKind, times = 1, words = 'Stripe fails. '): AlertMessage {
  const item: AlertItem = {
    service: { id: 'svc_1', name: 'Stripe', slug: 'stripe' },
    word: 'them',
    severity: 'error',
    sentence: words.repeat(times),
    since: '2026-11-21T14:03:00.000Z',
    projects: ['checkout'],
    cause: 'vendor',
    probability: 0.97,
    page: 'silent',
    incidents: [],
    statusPageUrl: 'https://status.stripe.com',
    clears: 'It ends when calls to Stripe stay as usual until chance is ruled out.',
  };
  return {
    kind,
    alertId: `alt_${'a'.repeat(26)}`,
    title: `Stripe fails calls of yours: it is them (97 %)${' and more'.repeat(times - 1)}`,
    severity: 'error',
    openedAt: NOW,
    at: NOW,
    items: kind === 'notice' ? [] : [item],
    notes: kind === 'closed' ? ['It lasted 23 min. It cost about 1,204 calls to Stripe.'] : [],
    rules: [{ id: 'rule_1', name: 'Default', hash: 'f'.repeat(64) }],
    url: 'https://upriver.acme.com/api/v1/alerts/x',
    isAcknowledged: false,
    isOver: kind === 'closed',
  };
}
