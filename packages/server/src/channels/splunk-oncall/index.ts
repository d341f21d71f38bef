// Splunk On-Call (VictorOps): the REST endpoint (https://help.splunk.com/en/splunk-on-call/integrations/rest-endpoint-integration-guide).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { messageOf, plainText, postJson } from '../message-text.ts';

export const splunkOncall = channel({
  kind: 'splunk_oncall',
  title: 'Splunk On-Call',
  isTold: 'everything',
  settings: exactly({ routingKey: Type.String({ pattern: '^[\\w-]{1,100}$', examples: ['payments'] }) }),
  secrets: exactly({ apiKey: Type.String({ pattern: '^[\\w-]{8,100}$' }) }),
  toRequest({ content, settings, secrets }) {
    const message = messageOf(content);
    const urgent =
      message.severity === 'critical' || message.severity === 'error'
        ? 'CRITICAL'
        : message.severity === 'warning'
          ? 'WARNING'
          : 'INFO';
    return postJson(
      `https://alert.victorops.com/integrations/generic/20131114/alert/${secrets.apiKey}/${settings.routingKey}`,
      {
        message_type: message.kind === 'closed' ? 'RECOVERY' : message.isAcknowledged ? 'ACKNOWLEDGEMENT' : urgent,
        entity_id: message.alertId,
        entity_display_name: message.title,
        state_message: plainText(message),
        state_start_time: Math.floor(message.openedAt / 1000),
        monitoring_tool: 'Upriver',
      },
    );
  },
  judge: judgeStatus,
});
