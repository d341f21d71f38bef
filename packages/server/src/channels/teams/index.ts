// Microsoft Teams: a flow of Workflows that takes an Adaptive Card
// (https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { factsOf, linksOf, messageOf, paragraphsOf, postJson, shortenBytes } from '../message-text.ts';

/** Teams takes 28 KB in all. */
const TEXTS_BYTES_MAX = 16_000;

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
        { type: 'TextBlock', text: plain(message.title), weight: 'Bolder', size: 'Medium', color: colour, wrap: true },
        ...fitting(paragraphsOf(message)).map((text) => ({ type: 'TextBlock', text: plain(text), wrap: true })),
        { type: 'FactSet', facts: factsOf(message).map(({ name, value }) => ({ title: name, value: plain(value) })) },
      ],
      msteams: { width: 'Full' },
      actions: linksOf(message).map(({ title, url }) => ({ type: 'Action.OpenUrl', title, url })),
    };
    return postJson(secrets.webhookUrl, {
      type: 'message',
      attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content: card }],
    });
  },
  judge: judgeStatus,
});

/** Paragraphs that fit together; the last one is cut. */
function fitting(paragraphs: readonly string[]): string[] {
  let left = TEXTS_BYTES_MAX;
  return paragraphs.flatMap((text) => {
    if (left < 10) return [];
    const cut = shortenBytes(text, left);
    left -= Buffer.byteLength(cut);
    return [cut];
  });
}

/** A card reads a part of Markdown: a vendor's text must make no link with another text. */
function plain(text: string): string {
  return text.replaceAll('](', '] (');
}
