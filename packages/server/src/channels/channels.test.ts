// What every kind of channel promises, found by walking the disk.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { CHANNEL_KINDS, WEBHOOK_PAYLOADS } from '@upriver/contract';
import type { AlertItem, ChannelKind, MessageKind } from '@upriver/contract';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { CHANNEL_BYTES, CHANNEL_SCHEMAS } from '../../../../test/support/channel-schemas.ts';
import { CHANNEL_EXAMPLES } from '../../../../test/support/channel-examples.ts';
import type { AlertMessage } from '../domain/alert.ts';
import type { ChannelMessage } from './channel.ts';
import { CHANNELS, channelOf } from './list.ts';
import { cutMarked, shorten, shortenBytes } from './message-text.ts';

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

    test('every kind of message fits what its receiver documents, lengths included', () => {
      for (const told of ['opened', 'updated', 'acknowledged', 'closed', 'notice'] as const)
        for (const [size, words] of SIZES.entries()) {
          const message = {
            ...alertMessage(told === 'acknowledged' ? 'updated' : told, 1, words),
            isAcknowledged: told === 'acknowledged',
          };
          const many = size === 0 ? message : enlarge(message, words);
          const known = told === 'opened' || told === 'notice' ? undefined : reference;
          checkAgainstDocumented(kind, request(many, known), `${told} ${size}`);
        }
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

    test('line breaks, control characters and turned text of a vendor are not in a title', () => {
      // Programs are sent what the vendor wrote.
      if (kind === 'webhook') return;
      const title = 'Stripe\u202E\u2066 is\r\nBcc: x@example.com\u0007 down';
      const text = textOf(request({ ...alertMessage('opened'), title }));
      assert.ok(text.includes('Stripe is Bcc: x'), text.slice(0, 300));
    });

    test('however long a message is, the way to Upriver is in it', () => {
      const message = enlarge(alertMessage('opened'), '<Stripe> & *fails* '.repeat(400));
      assert.ok(textOf(request(message)).includes(message.url ?? '-'));
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

test('text with marks mentions nobody, and addresses in it stay as they are', () => {
  const text = '@acme/ops broke *all* of #12 &#64;x <b>, see https://status.acme.com/in_ci-1?a=b (since 2026-11-21)';
  for (const kind of ['github_issue', 'mattermost', 'discord'] as const) {
    const { settings, secrets } = CHANNEL_EXAMPLES[kind];
    const made = channelOf(kind).toRequest({
      content: { type: 'message', message: { ...alertMessage('opened'), title: text, notes: [text] } },
      settings: settings as never,
      secrets: secrets as never,
      deliveryId: 'dlv_1',
      reference: undefined,
      now: NOW,
    });
    const sent = made.kind === 'http' ? made.body : '';
    const shown =
      '@~acme/ops broke \\*all\\* of #~12 &~#~64;x <~b>, see https://status.acme.com/in_ci-1?a=b (since 2026-11-21)';
    assert.ok(sent.includes(JSON.stringify(shown.replaceAll('~', '\u200b')).slice(1, -1)), sent);
  }
});

test('no text is longer than its limit, however small that is', () => {
  for (const max of [0, 1, 2, 3, 4]) {
    assert.ok(shorten('停止停止停止', max).length <= max, `${max} characters`);
    assert.ok(Buffer.byteLength(shortenBytes('停止停止停止', max)) <= max, `${max} bytes`);
  }
});

test('what is cut is cut between escapes', () => {
  assert.equal(cutMarked('ab\\*c', 4), 'ab…');
  assert.equal(cutMarked('ab &amp; c', 7), 'ab …');
  assert.equal(cutMarked('ab\\*c', 5), 'ab\\*c');
});

test('an SMS ends with the address, if that is short enough to leave room', () => {
  const { settings, secrets } = CHANNEL_EXAMPLES.twilio;
  const textFor = (url: string | null): string => {
    const made = channelOf('twilio').toRequest({
      content: { type: 'message', message: { ...alertMessage('opened', 40), url } },
      settings: settings as never,
      secrets: secrets as never,
      deliveryId: 'dlv_1',
      reference: undefined,
      now: NOW,
    });
    return new URLSearchParams(made.kind === 'http' ? made.body : '').get('Body') ?? '';
  };
  const url = 'https://upriver.acme.com/services/stripe';
  assert.ok(textFor(url).endsWith(`... ${url}`) && textFor(url).length === 306);
  assert.ok(textFor(`${url}/${'x'.repeat(90)}`).endsWith('...'));
});

/** Texts of vendors: usual, long, and long with characters of several bytes, escapes and halves of pairs at every place. */
const SIZES = ['Stripe fails. ', 'Stripe fails. '.repeat(400), '<Stripe> & *fails* 停止 🔥 '.repeat(400)];

/** A message about many vendors and projects, with long names. */
function enlarge(message: AlertMessage, words: string): AlertMessage {
  const [item] = message.items;
  const projects = Array.from({ length: 60 }, (_, index) => `${words.slice(0, 60)} ${index}`);
  const items = Array.from({ length: 60 }, (_, index) => ({
    ...item!,
    projects,
    statusPageUrl: `https://status${index}.example/${'x'.repeat(1000)}`,
  })); // oxlint-disable-line typescript/no-non-null-assertion -- a notice has none
  return {
    ...message,
    title: words,
    items: item === undefined ? [] : items,
    notes: [words],
    rules: message.rules.map((rule) => ({ ...rule, name: words.slice(0, 200) })),
  };
}

function checkAgainstDocumented(kind: ChannelKind, made: ChannelMessage, name: string): void {
  if (made.kind === 'mail') {
    assert.ok(made.subject.length <= 250 && !/[\r\n]/.test(made.subject), name);
    return;
  }
  const isForm = made.headers['content-type'] !== 'application/json';
  const body: any = isForm ? Object.fromEntries(new URLSearchParams(made.body)) : JSON.parse(made.body); // oxlint-disable-line typescript/no-explicit-any -- bodies of every shape
  if (kind === 'webhook') {
    assert.deepEqual(problems(WEBHOOK_PAYLOADS['alert.triggered'].data, body.data), [], name);
    return;
  }
  const { pathname } = new URL(made.url);
  const documented = CHANNEL_SCHEMAS[kind]?.find(([method, path]) => method === made.method && path.test(pathname));
  assert.ok(documented !== undefined, `${made.method} ${pathname} is not documented`);
  assert.deepEqual(problems(documented[2], body), [], `${name}: ${made.body.slice(0, 300)}`);
  assert.ok(
    Buffer.byteLength(made.body) <= (CHANNEL_BYTES[kind] ?? 256 * 1024),
    `${name}: ${Buffer.byteLength(made.body)} bytes`,
  );
  LIMITS[kind]?.(body, name);
}

function problems(schema: TSchema, value: unknown): string[] {
  return [...Compile(schema).Errors(value)].map((problem) => `${problem.instancePath} ${problem.message}`);
}

/** Limits that no schema can say. */
// oxlint-disable-next-line typescript/no-explicit-any -- bodies of every shape
const LIMITS: Partial<Record<ChannelKind, (body: any, name: string) => void>> = {
  discord({ embeds: [{ title, description, fields }] }, name) {
    const texts: string[] = [
      title,
      description,
      ...fields.flatMap((field: { name: string; value: string }) => [field.name, field.value]),
    ];
    assert.ok(texts.join('').length <= 6000, name);
  },
  ntfy: ({ message }, name) => assert.ok(Buffer.byteLength(message) <= 4096, name),
  opsgenie: ({ details = {} }, name) => assert.ok(Object.values(details).join('').length <= 8000, name),
  telegram: ({ text }, name) =>
    assert.ok(text.replaceAll(/<\/?b>/g, '').replaceAll(/&\w+;/g, '.').length <= 4096, name),
  // Two segments: of 153 characters of GSM 7-bit, or of 67 of UCS-2.
  twilio: ({ Body: text }, name) =>
    assert.ok(text.length <= (/^[\x20-\x5a\x5f\x61-\x7a\n]*$/.test(text) ? 306 : 134), name),
  google_chat: ({ text }, name) => assert.ok(!/<[^>]*>/.test(text), `${name}: angle brackets are mentions and links`),
};

function textOf(made: ChannelMessage): string {
  if (made.kind === 'mail') return `${made.subject}\n${made.text}\n${made.html}`;
  const isForm = made.headers['content-type'] !== 'application/json';
  return `${made.method} ${made.url}\n${isForm ? decodeURIComponent(made.body.replaceAll('+', ' ')) : made.body}`;
}

function alertMessage(kind: MessageKind, times = 1, words = 'Stripe fails. '): AlertMessage {
  const item: AlertItem = {
    service: { id: `svc_${'a'.repeat(26)}`, name: 'Stripe', slug: 'stripe' },
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
    title: `Calls to Stripe are impaired, by them (97 %)${' and more'.repeat(times - 1)}`,
    severity: 'error',
    openedAt: NOW,
    at: NOW,
    items: kind === 'notice' ? [] : [item],
    notes: kind === 'closed' ? ['It lasted 23 min. It cost about 1,204 calls to Stripe.'] : [],
    rules: [{ id: `rule_${'a'.repeat(26)}`, name: 'Default', hash: 'f'.repeat(64) }],
    url: 'https://upriver.acme.com/api/v1/alerts/x',
    isAcknowledged: false,
    isOver: kind === 'closed',
  };
}
