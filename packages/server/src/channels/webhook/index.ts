// Webhooks, signed in two ways: `X-Webhook-Signature` over the body, and Standard Webhooks
// (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md), with which a replay can be refused.
import { createHmac } from 'node:crypto';
import { Timestamp, WEBHOOK_EVENTS, exactly, words } from '@upriver/contract';
import type { WebhookEvent } from '@upriver/contract';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import type { AlertMessage, DeliveryContent } from '../../domain/alert.ts';
import { channel, judgeStatus } from '../channel.ts';

const GONE = 410;
/** What the secret of Standard Webhooks begins with; base64 follows. */
const SECRET_PREFIX = 'whsec_';

export const webhook = channel({
  kind: 'webhook',
  title: 'Webhook',
  isTold: 'beginnings',
  generates: 'signingSecret',
  settings: exactly({
    url: Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 2048, examples: ['https://hooks.acme.com/upriver'] }),
    events: Type.Optional(
      Type.Array(words(WEBHOOK_EVENTS), { description: 'Events that are sent. All of them by default.' }),
    ),
  }),
  secrets: exactly({
    signingSecret: Type.String({
      pattern: '^whsec_[A-Za-z0-9+/]{32,}={0,2}$',
      description: '`whsec_` and at least 24 bytes as base64. The server generates one if it is not given.',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    }),
    previousSigningSecret: Type.Optional(
      Type.String({
        pattern: '^whsec_[A-Za-z0-9+/]{32,}={0,2}$',
        description: 'Signs `webhook-signature` as well, while receivers still know only this one.',
      }),
    ),
    previousSigningSecretUntil: Type.Optional({
      ...Timestamp,
      description: 'When the previous secret is no longer used. If absent, it is used until it is removed.',
    }),
  }),
  eventsOf: ({ events }) => (Array.isArray(events) ? (events as WebhookEvent[]) : WEBHOOK_EVENTS),
  toRequest({ content, settings, secrets, deliveryId, now }) {
    const { event, at, data } = toEvent(content);
    const body = JSON.stringify({ event, timestamp: toTimestamp(at), data });
    const seconds = String(Math.floor(now / 1000));
    const until = secrets.previousSigningSecretUntil;
    const hasPrevious = until === undefined || Date.parse(until) > now;
    const keys = [secrets.signingSecret, hasPrevious ? secrets.previousSigningSecret : undefined].flatMap(
      (secret) => secret ?? [],
    );
    return {
      kind: 'http',
      method: 'POST',
      url: settings.url,
      headers: {
        'content-type': 'application/json',
        'x-event-type': event,
        'x-webhook-signature': `sha256=${createHmac('sha256', secrets.signingSecret).update(body).digest('hex')}`,
        'webhook-id': deliveryId,
        'webhook-timestamp': seconds,
        'webhook-signature': keys.map((key) => `v1,${sign(key, `${deliveryId}.${seconds}.${body}`)}`).join(' '),
      },
      body,
    };
  },
  // A receiver that is being deployed or configured answers 401 or 404 for a while; only 410 means that it is gone for good.
  judge(answer) {
    const judged = judgeStatus(answer);
    const isGone = answer.kind === 'answered' && answer.status === GONE;
    return judged.kind === 'never' && !isGone ? { ...judged, kind: 'again' } : judged;
  },
});

function sign(secret: string, text: string): string {
  return createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');
}

function toEvent(content: DeliveryContent): { event: WebhookEvent; at: number; data: unknown } {
  if (content.type === 'event') return content.event;
  const { message } = content;
  return { event: 'alert.triggered', at: message.at, data: toAlertData(message) };
}

function toAlertData(message: AlertMessage): Readonly<Record<string, unknown>> {
  return {
    alert_id: message.alertId,
    kind: message.kind,
    title: message.title,
    severity: message.severity,
    opened_at: toTimestamp(message.openedAt),
    rules: message.rules,
    notes: message.notes,
    items: message.items.map((item) => ({
      service: item.service,
      word: item.word,
      severity: item.severity,
      sentence: item.sentence,
      since: item.since,
      projects: item.projects,
      cause: item.cause,
      probability: item.probability,
      page: item.page,
      incidents: item.incidents,
      status_page_url: item.statusPageUrl,
      clears: item.clears,
    })),
    url: message.url,
  };
}
