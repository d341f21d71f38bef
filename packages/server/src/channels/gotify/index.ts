// Gotify (https://gotify.net/api-docs).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { linksOf, messageOf, plainText, postJson } from '../message-text.ts';

const PRIORITIES = { critical: 9, error: 7, warning: 5, info: 2 } as const;

export const gotify = channel({
  kind: 'gotify',
  title: 'Gotify',
  isTold: 'everything',
  settings: exactly({ url: Type.String({ pattern: '^https?://[^\\s?]+$', examples: ['https://gotify.acme.com'] }) }),
  secrets: exactly({ appToken: Type.String({ minLength: 8, maxLength: 200 }) }),
  toRequest({ content, settings, secrets }) {
    const message = messageOf(content);
    const [link] = linksOf(message);
    return postJson(
      `${settings.url.replace(/\/+$/, '')}/message`,
      {
        title: message.title,
        message: plainText(message),
        priority: message.kind === 'closed' ? PRIORITIES.info : PRIORITIES[message.severity],
        ...(link === undefined ? {} : { extras: { 'client::notification': { click: { url: link.url } } } }),
      },
      { 'x-gotify-key': secrets.appToken },
    );
  },
  judge: judgeStatus,
});
