// Telegram: a bot that edits its first message (https://core.telegram.org/bots/api#editmessagetext).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus, readField } from '../channel.ts';
import type { ChannelAnswer, Judgement } from '../channel.ts';
import { escapeHtml, messageOf, plainText, postJson } from '../message-text.ts';

const TEXT_MAX = 3500;
const NOT_MODIFIED = 'message is not modified';

export const telegram = channel({
  kind: 'telegram',
  title: 'Telegram',
  isTold: 'everything',
  settings: exactly({
    chatId: Type.String({ pattern: '^(?:-?\\d+|@\\w+)$', examples: ['-1001234567890', '@acme_ops'] }),
  }),
  secrets: exactly({ botToken: Type.String({ pattern: '^\\d+:[\\w-]+$', examples: ['123456:ABC-DEF'] }) }),
  toRequest({ content, settings, secrets, reference }) {
    const message = messageOf(content);
    const text = `<b>${escapeHtml(message.title)}</b>\n\n${escapeHtml(plainText(message, TEXT_MAX))}`;
    const url = `https://api.telegram.org/bot${secrets.botToken}`;
    const body = { chat_id: settings.chatId, text, parse_mode: 'HTML', link_preview_options: { is_disabled: true } };
    return reference === undefined
      ? postJson(`${url}/sendMessage`, body)
      : postJson(`${url}/editMessageText`, { ...body, message_id: Number(reference) });
  },
  judge,
});

function judge(answer: ChannelAnswer): Judgement {
  const judged = judgeStatus(answer);
  if (judged.kind === 'never' && answer.kind === 'answered' && answer.text.includes(NOT_MODIFIED))
    return { kind: 'delivered' };
  const reference = readField(answer, 'result', 'message_id');
  if (judged.kind === 'delivered' && reference !== undefined) return { ...judged, reference };
  const seconds = Number(readField(answer, 'parameters', 'retry_after'));
  return judged.kind === 'again' && seconds > 0 ? { ...judged, retryAfterSeconds: seconds } : judged;
}
