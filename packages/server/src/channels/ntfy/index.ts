// ntfy, of ntfy.sh or of your own (https://docs.ntfy.sh/publish/#publish-as-json).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import type { AlertMessage } from '../../domain/alert.ts';
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
        message: plainText(message, MESSAGE_MAX, shortenBytes),
        priority: message.kind === 'closed' ? PRIORITIES.info : PRIORITIES[message.severity],
        tags: [tagOf(message)],
        ...(link === undefined ? {} : { click: link.url }),
      },
      secrets.accessToken === undefined ? {} : { authorization: `Bearer ${secrets.accessToken}` },
    );
  },
  judge: judgeStatus,
});

/** A short code of an emoji, which ntfy shows before the title. */
function tagOf({ kind, isOver, severity }: AlertMessage): string {
  if (kind === 'closed') return isOver ? 'white_check_mark' : 'mute';
  return severity === 'info' ? 'information_source' : 'rotating_light';
}
