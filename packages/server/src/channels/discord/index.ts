// Discord webhooks; the first message of a thread is edited: https://discord.com/developers/docs/resources/webhook
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus, readField } from '../channel.ts';
import {
  colourOf,
  escapeMarkdown,
  factsOf,
  linksOf,
  messageOf,
  paragraphsOf,
  postJson,
  shorten,
} from '../message-text.ts';

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
    const links = linksOf(message).map(({ title, url }) => `[${escapeMarkdown(title)}](${url})`);
    const paragraphs = paragraphsOf(message).map(escapeMarkdown);
    const embed = {
      title: shorten(message.title, TITLE_MAX),
      description: shorten(
        [...paragraphs, links.join(' · ')].filter((text) => text !== '').join('\n\n') || '…',
        DESCRIPTION_MAX,
      ),
      color: Number.parseInt(colourOf(message).slice(1), 16),
      timestamp: new Date(message.at).toISOString(),
      fields: factsOf(message).map(({ name, value }) => ({
        name,
        value: shorten(escapeMarkdown(value), FIELD_MAX),
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
