// Prometheus Alertmanager (https://github.com/prometheus/alertmanager/blob/main/api/v2/openapi.yaml). Its labels are the same for the
// whole life of an alert, because Alertmanager takes others for another alert.
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { messageOf, plainText, postJson } from '../message-text.ts';

/** Alertmanager ends an alert that is not sent again, unless it says when it ends. */
const LASTS_MS = 7 * 24 * 3_600_000;
/** A test or an announcement has no end that would be told. */
const NOTICE_LASTS_MS = 3_600_000;

export const alertmanager = channel({
  kind: 'alertmanager',
  title: 'Prometheus Alertmanager',
  isTold: 'everything',
  settings: exactly({
    url: Type.String({ pattern: '^https?://[^\\s?]+$', examples: ['https://alertmanager.acme.com'] }),
    labels: Type.Optional(
      Type.Record(Type.String({ pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' }), Type.String({ minLength: 1, maxLength: 200 }), {
        description: 'Further labels, for routing.',
      }),
    ),
  }),
  secrets: exactly({ bearerToken: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })) }),
  toRequest({ content, settings, secrets }) {
    const message = messageOf(content);
    const { kind, at } = message;
    const endsAt = kind === 'closed' ? at : at + (kind === 'notice' ? NOTICE_LASTS_MS : LASTS_MS);
    return postJson(
      `${settings.url.replace(/\/+$/, '')}/api/v2/alerts`,
      [
        {
          labels: { ...settings.labels, alertname: 'Upriver', alert_id: message.alertId },
          annotations: {
            summary: message.title,
            description: plainText(message),
            severity: message.severity,
            services: message.items.map(({ service }) => service.slug).join(', '),
          },
          startsAt: new Date(message.openedAt).toISOString(),
          endsAt: new Date(endsAt).toISOString(),
          ...(message.url === null ? {} : { generatorURL: message.url }),
        },
      ],
      secrets.bearerToken === undefined ? {} : { authorization: `Bearer ${secrets.bearerToken}` },
    );
  },
  judge: judgeStatus,
});
