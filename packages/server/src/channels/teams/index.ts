// Microsoft Teams: a flow of Workflows that takes an Adaptive Card
// (https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { factsOf, linksOf, messageOf, paragraphsOf, postJson } from '../message-text.ts';

export const teams = channel({
  kind: 'teams',
  title: 'Microsoft Teams',
  isTold: 'everything',
  settings: exactly({}),
  secrets: exactly({
    webhookUrl: Type.String({
      pattern: '^https://[^\\s]+$',
      examples: ['https://prod-00.westeurope.logic.azure.com/workflows/…'],
    }),
  }),
  toRequest({ content, secrets }) {
    const message = messageOf(content);
    const isCalm = message.kind === 'closed' || message.severity === 'info';
    const colour = message.isOver ? 'Good' : isCalm ? 'Default' : 'Attention';
    const card = {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      body: [
        { type: 'TextBlock', text: message.title, weight: 'Bolder', size: 'Medium', color: colour, wrap: true },
        ...paragraphsOf(message).map((text) => ({ type: 'TextBlock', text, wrap: true })),
        { type: 'FactSet', facts: factsOf(message).map(({ name, value }) => ({ title: name, value })) },
      ],
      actions: linksOf(message).map(({ title, url }) => ({ type: 'Action.OpenUrl', title, url })),
    };
    return postJson(secrets.webhookUrl, {
      type: 'message',
      attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card }],
    });
  },
  judge: judgeStatus,
});
