import { WEBHOOK_PAYLOADS } from '@upriver/contract';
import type { SchemaNames } from './openapi-schemas.ts';

const SIGNATURE_HEADERS = [
  ['X-Event-Type', 'The event.'],
  [
    'X-Webhook-Signature',
    '`sha256=` and the HMAC-SHA256 of the body as hexadecimal, with the whole signing secret as the key.',
  ],
  ['webhook-id', 'Identifier of the delivery; the same at every attempt.'],
  ['webhook-timestamp', 'Time of the attempt in Unix seconds.'],
  ['webhook-signature', 'Signatures of Standard Webhooks, separated by spaces.'],
] as const;

/** What this server sends to webhooks, by event. */
export function describeWebhooks(names: SchemaNames): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(WEBHOOK_PAYLOADS).map(([event, { summary, data }]) => {
      const name = event.replaceAll(/(?:^|[._])([a-z])/g, (_all, letter: string) => letter.toUpperCase());
      const schema = {
        type: 'object',
        additionalProperties: false,
        required: ['event', 'timestamp', 'data'],
        properties: {
          event: { type: 'string', const: event },
          timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
          data: names.toReference(data, `${name}Data`),
        },
      };
      return [
        event,
        {
          post: {
            operationId: `on${name}`,
            tags: ['Alerts'],
            summary,
            parameters: SIGNATURE_HEADERS.map(([header, description]) => ({
              name: header,
              in: 'header',
              required: true,
              description,
              schema: { type: 'string' },
            })),
            requestBody: { required: true, content: { 'application/json': { schema } } },
            responses: {
              '2XX': { description: 'Taken. Any other status is tried again, except 410.' },
            },
          },
        },
      ];
    }),
  );
}
