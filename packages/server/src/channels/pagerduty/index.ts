// PagerDuty Events API v2 (https://developer.pagerduty.com/docs/events-api-v2-overview): the alert is the deduplication key.
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { factsOf, linksOf, messageOf, paragraphsOf, postJson, shorten } from '../message-text.ts';

const SUMMARY_MAX = 1024;

export const pagerduty = channel({
  kind: 'pagerduty',
  title: 'PagerDuty',
  isTold: 'everything',
  settings: exactly({
    region: Type.Optional(Type.Union([Type.Literal('us'), Type.Literal('eu')], { description: 'Default: us.' })),
  }),
  secrets: exactly({ routingKey: Type.String({ pattern: '^[0-9a-zA-Z]{32}$', examples: ['32 letters and digits'] }) }),
  toRequest({ content, settings, secrets }) {
    const message = messageOf(content);
    const host = settings.region === 'eu' ? 'events.eu.pagerduty.com' : 'events.pagerduty.com';
    const action = message.kind === 'closed' ? 'resolve' : message.isAcknowledged ? 'acknowledge' : 'trigger';
    return postJson(`https://${host}/v2/enqueue`, {
      routing_key: secrets.routingKey,
      event_action: action,
      dedup_key: message.alertId,
      client: 'Upriver',
      ...(message.url === null ? {} : { client_url: message.url }),
      links: linksOf(message).map(({ title, url }) => ({ href: url, text: title })),
      payload: {
        summary: shorten(message.title, SUMMARY_MAX),
        source: message.items[0]?.service.slug ?? 'upriver',
        severity: message.severity,
        timestamp: new Date(message.openedAt).toISOString(),
        custom_details: {
          ...Object.fromEntries(factsOf(message).map(({ name, value }) => [name, value])),
          text: paragraphsOf(message).join('\n'),
        },
      },
    });
  },
  judge: judgeStatus,
});
