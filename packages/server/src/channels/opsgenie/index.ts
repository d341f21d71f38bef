// Opsgenie and Jira Service Management, which took over its API (https://docs.opsgenie.com/docs/alert-api): the alert is the alias.
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { factsOf, messageOf, plainText, postJson, shorten } from '../message-text.ts';

const MESSAGE_MAX = 130;
const DESCRIPTION_MAX = 15_000;
const ORIGINS = {
  us: 'https://api.opsgenie.com/v2/alerts',
  eu: 'https://api.eu.opsgenie.com/v2/alerts',
  jira_service_management: 'https://api.atlassian.com/jsm/ops/integration/v2/alerts',
} as const;
const PRIORITIES = { critical: 'P1', error: 'P2', warning: 'P3', info: 'P5' } as const;

export const opsgenie = channel({
  kind: 'opsgenie',
  title: 'Opsgenie or Jira Service Management',
  isTold: 'everything',
  settings: exactly({
    region: Type.Optional(
      Type.Union([Type.Literal('us'), Type.Literal('eu'), Type.Literal('jira_service_management')], {
        description: 'Default: us.',
      }),
    ),
  }),
  secrets: exactly({ apiKey: Type.String({ minLength: 16, maxLength: 200 }) }),
  toRequest({ content, settings, secrets }) {
    const message = messageOf(content);
    const url = ORIGINS[settings.region ?? 'us'];
    const authorization = { authorization: `GenieKey ${secrets.apiKey}` };
    const action = message.kind === 'closed' ? 'close' : message.isAcknowledged ? 'acknowledge' : undefined;
    if (action !== undefined)
      return postJson(
        `${url}/${message.alertId}/${action}?identifierType=alias`,
        { source: 'Upriver', note: plainText(message, DESCRIPTION_MAX) },
        authorization,
      );
    return postJson(
      url,
      {
        message: shorten(message.title, MESSAGE_MAX),
        alias: message.alertId,
        description: plainText(message, DESCRIPTION_MAX),
        priority: PRIORITIES[message.severity],
        source: 'Upriver',
        details: Object.fromEntries(factsOf(message).map(({ name, value }) => [name, value])),
      },
      authorization,
    );
  },
  judge: judgeStatus,
});
