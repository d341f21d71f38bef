// incident.io: HTTP alert sources (https://api-docs.incident.io/tag/Alert-Events-V2).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { factsOf, messageOf, plainText, postJson } from '../message-text.ts';

export const incidentIo = channel({
  kind: 'incident_io',
  title: 'incident.io',
  isTold: 'everything',
  settings: exactly({
    alertSourceId: Type.String({ pattern: '^[0-9A-Za-z]{8,64}$', examples: ['01GW2G3V0S59R238FAHPDS1R66'] }),
  }),
  secrets: exactly({ token: Type.String({ minLength: 8, maxLength: 400 }) }),
  toRequest({ content, settings, secrets }) {
    const message = messageOf(content);
    return postJson(
      `https://api.incident.io/v2/alert_events/http/${settings.alertSourceId}`,
      {
        title: message.title,
        description: plainText(message),
        deduplication_key: message.alertId,
        status: message.kind === 'closed' ? 'resolved' : 'firing',
        metadata: {
          severity: message.severity,
          services: message.items.map(({ service }) => service.slug),
          ...Object.fromEntries(factsOf(message).map(({ name, value }) => [name.toLowerCase(), value])),
        },
        ...(message.url === null ? {} : { source_url: message.url }),
      },
      { authorization: `Bearer ${secrets.token}` },
    );
  },
  judge: judgeStatus,
});
