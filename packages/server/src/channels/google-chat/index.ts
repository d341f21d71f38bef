// Google Chat: messages of one alert are one thread (https://developers.google.com/workspace/chat/quickstart/webhooks).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { messageOf, plainText, postJson } from '../message-text.ts';

/** A message has at most 4,096 characters, and its title 200. */
const TEXT_MAX = 3800;

export const googleChat = channel({
  kind: 'google_chat',
  title: 'Google Chat',
  isTold: 'everything',
  settings: exactly({}),
  secrets: exactly({
    webhookUrl: Type.String({
      pattern: '^https://[^\\s?]+\\?[^\\s]+$',
      examples: ['https://chat.googleapis.com/v1/spaces/AAA/messages?key=…&token=…'],
    }),
  }),
  toRequest({ content, secrets }) {
    const message = messageOf(content);
    return postJson(`${secrets.webhookUrl}&messageReplyOption=REPLY_MESSAGE_FALLBACK_TO_NEW_THREAD`, {
      text: plain(`*${message.title.replaceAll('*', '')}*\n${plainText(message, TEXT_MAX)}`),
      thread: { threadKey: message.alertId },
    });
  },
  judge: judgeStatus,
});

/** Angle brackets make mentions of everybody and links with another text, and nothing escapes them. */
function plain(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›');
}
