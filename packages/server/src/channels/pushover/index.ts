// Pushover (https://pushover.net/api).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { linksOf, messageOf, paragraphsOf, postJson, shorten } from '../message-text.ts';

const TITLE_MAX = 250;
const MESSAGE_MAX = 1024;
const PRIORITIES = { critical: 1, error: 1, warning: 0, info: -1 } as const;

export const pushover = channel({
  kind: 'pushover',
  title: 'Pushover',
  isTold: 'everything',
  settings: exactly({}),
  secrets: exactly({
    token: Type.String({ pattern: '^[0-9a-zA-Z]{30}$', examples: ['30 letters and digits'] }),
    user: Type.String({ pattern: '^[0-9a-zA-Z]{30}$', examples: ['30 letters and digits'] }),
  }),
  toRequest({ content, secrets }) {
    const message = messageOf(content);
    const [link] = linksOf(message);
    return postJson('https://api.pushover.net/1/messages.json', {
      token: secrets.token,
      user: secrets.user,
      title: shorten(message.title, TITLE_MAX),
      message: shorten(paragraphsOf(message).join('\n') || message.title, MESSAGE_MAX),
      priority: message.kind === 'closed' ? 0 : PRIORITIES[message.severity],
      timestamp: Math.floor(message.at / 1000),
      ...(link === undefined ? {} : { url: link.url, url_title: shorten(link.title, 100) }),
    });
  },
  judge: judgeStatus,
});
