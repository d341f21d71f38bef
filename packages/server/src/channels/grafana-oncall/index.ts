// Grafana OnCall and IRM: formatted webhooks (https://grafana.com/docs/oncall/latest/configure/integrations/references/webhook/).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { messageOf, plainText, postJson } from '../message-text.ts';

export const grafanaOncall = channel({
  kind: 'grafana_oncall',
  title: 'Grafana OnCall or IRM',
  isTold: 'everything',
  settings: exactly({}),
  secrets: exactly({
    integrationUrl: Type.String({
      pattern: '^https?://[^\\s]+$',
      examples: ['https://oncall.example.com/integrations/v1/formatted_webhook/…/'],
    }),
  }),
  toRequest({ content, secrets }) {
    const message = messageOf(content);
    return postJson(secrets.integrationUrl, {
      alert_uid: message.alertId,
      title: message.title,
      message: plainText(message),
      state: message.kind === 'closed' ? 'ok' : 'alerting',
      ...(message.url === null ? {} : { link_to_upstream_details: message.url }),
    });
  },
  judge: judgeStatus,
});
