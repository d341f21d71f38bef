// Mattermost: incoming webhooks with attachments (https://developers.mattermost.com/integrate/webhooks/incoming/).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { colourOf, escapeMarkdown, factsOf, markedText, messageOf, postJson } from '../message-text.ts';

/** A post has at most 16,383 characters. */
const TEXT_MAX = 12_000;

export const mattermost = channel({
  kind: 'mattermost',
  title: 'Mattermost',
  isTold: 'everything',
  settings: exactly({}),
  secrets: exactly({
    webhookUrl: Type.String({ pattern: '^https?://[^\\s]+$', examples: ['https://chat.acme.com/hooks/xxx'] }),
  }),
  toRequest({ content, secrets }) {
    const message = messageOf(content);
    return postJson(secrets.webhookUrl, {
      attachments: [
        {
          fallback: message.title,
          color: colourOf(message),
          title: escapeMarkdown(message.title),
          text: markedText(message, escapeMarkdown, TEXT_MAX),
          fields: factsOf(message).map(({ name, value }) => ({
            title: name,
            value: escapeMarkdown(value),
            short: true,
          })),
        },
      ],
    });
  },
  judge: judgeStatus,
});
