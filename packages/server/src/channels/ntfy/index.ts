// ntfy, of ntfy.sh or of your own (https://docs.ntfy.sh/publish/#publish-as-json).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { linksOf, messageOf, plainText, postJson, shortenBytes } from '../message-text.ts';

/** Bytes; longer messages become attachments. */
const MESSAGE_MAX = 4096;
const PRIORITIES = { critical: 5, error: 4, warning: 3, info: 2 } as const;

export const ntfy = channel({
  kind: 'ntfy',
  title: 'ntfy',
  isTold: 'everything',
  settings: exactly({
    server: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s]+$',
        description: 'Default: https://ntfy.sh.',
        examples: ['https://ntfy.acme.com'],
      }),
    ),
    topic: Type.String({ pattern: '^[\\w-]{1,64}$', examples: ['acme-alerts'] }),
  }),
  secrets: exactly({ accessToken: Type.Optional(Type.String({ minLength: 8, maxLength: 200 })) }),
  toRequest({ content, settings, secrets }) {
    const message = messageOf(content);
    const [link] = linksOf(message);
    return postJson(
      settings.server ?? 'https://ntfy.sh',
      {
        topic: settings.topic,
        title: message.title,
        message: shortenBytes(plainText(message), MESSAGE_MAX),
        priority: message.kind === 'closed' ? PRIORITIES.info : PRIORITIES[message.severity],
        tags: [message.isOver ? 'white_check_mark' : message.kind === 'closed' ? 'mute' : 'rotating_light'],
        ...(link === undefined ? {} : { click: link.url }),
      },
      secrets.accessToken === undefined ? {} : { authorization: `Bearer ${secrets.accessToken}` },
    );
  },
  judge: judgeStatus,
});
