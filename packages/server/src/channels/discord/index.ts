// Discord webhooks; the first message of a thread is edited: https://discord.com/developers/docs/resources/webhook
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus, readField } from '../channel.ts';
import { colourOf, cutMarked, escapeMarkdown, factsOf, markedText, messageOf, postJson } from '../message-text.ts';

const TITLE_MAX = 256;
const DESCRIPTION_MAX = 4000;
const FIELD_MAX = 1024;

export const discord = channel({
  kind: 'discord',
  title: 'Discord',
  isTold: 'everything',
  settings: exactly({}),
  secrets: exactly({
    webhookUrl: Type.String({ pattern: '^https://[^\\s?]+$', examples: ['https://discord.com/api/webhooks/123/abc'] }),
  }),
  toRequest({ content, secrets, reference }) {
    const message = messageOf(content);
    const embed = {
      title: cutMarked(escapeMarkdown(message.title), TITLE_MAX),
      description: markedText(message, escapeMarkdown, DESCRIPTION_MAX) || '…',
      color: Number.parseInt(colourOf(message).slice(1), 16),
      timestamp: new Date(message.at).toISOString(),
      fields: factsOf(message).map(({ name, value }) => ({
        name,
        value: cutMarked(escapeMarkdown(value), FIELD_MAX),
        inline: true,
      })),
    };
    const body = { embeds: [embed], allowed_mentions: { parse: [] } };
    if (reference === undefined) return postJson(`${secrets.webhookUrl}?wait=true`, body);
    return { ...postJson(`${secrets.webhookUrl}/messages/${reference}`, body), method: 'PATCH' };
  },
  judge(answer) {
    const judged = judgeStatus(answer);
    const reference = readField(answer, 'id');
    return judged.kind === 'delivered' && reference !== undefined ? { ...judged, reference } : judged;
  },
});
