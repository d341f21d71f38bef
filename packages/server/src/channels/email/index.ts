// E-mail by SMTP. Messages of one alert refer to the same message, so that mail programs show them as one thread (RFC 5322, 3.6.4).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel } from '../channel.ts';
import type { ChannelAnswer, Judgement } from '../channel.ts';
import { colourOf, escapeHtml, factsOf, linksOf, messageOf, paragraphsOf, plainText } from '../message-text.ts';
import type { AlertMessage } from '../../domain/alert.ts';

const ADDRESS = '^[^\\s@<>",;]+@[^\\s@<>",;]+$';
/** Replies of SMTP from here on are final (RFC 5321, 4.2.1). */
const FINAL_REPLY = 500;

export const email = channel({
  kind: 'email',
  title: 'E-mail',
  isTold: 'everything',
  settings: exactly({
    host: Type.String({ minLength: 1, maxLength: 253, pattern: '^[\\w.:-]+$', examples: ['smtp.acme.com'] }),
    port: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 65_535, description: 'Default: 465 with `tls` `implicit`, else 587.' }),
    ),
    tls: Type.Optional(
      Type.Union([Type.Literal('starttls'), Type.Literal('implicit'), Type.Literal('none')], {
        description: 'Default: starttls, which is required then. `none` sends everything readable.',
      }),
    ),
    user: Type.Optional(Type.String({ minLength: 1, maxLength: 320 })),
    from: Type.String({ pattern: ADDRESS, examples: ['upriver@acme.com'] }),
    to: Type.Array(Type.String({ pattern: ADDRESS }), { minItems: 1, maxItems: 50, examples: [['ops@acme.com']] }),
  }),
  secrets: exactly({ password: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })) }),
  toRequest({ content, settings, secrets, deliveryId }) {
    const message = messageOf(content);
    const tls = settings.tls ?? 'starttls';
    const domain = settings.from.split('@')[1] ?? 'upriver.invalid';
    return {
      kind: 'mail',
      server: {
        host: settings.host,
        port: settings.port ?? (tls === 'implicit' ? 465 : 587),
        tls,
        ...(settings.user === undefined ? {} : { user: settings.user, password: secrets.password ?? '' }),
      },
      from: settings.from,
      to: settings.to,
      subject: message.title,
      text: plainText(message),
      html: toHtml(message),
      messageId: `<${deliveryId}@${domain}>`,
      references: `<${message.alertId}@${domain}>`,
    };
  },
  judge,
});

function judge(answer: ChannelAnswer): Judgement {
  if (answer.kind === 'failed') return { kind: 'again', error: answer.message };
  if (answer.status < 400) return { kind: 'delivered' };
  const error = `The mail server answered ${answer.status}: ${answer.text}`;
  return { kind: answer.status >= FINAL_REPLY ? 'never' : 'again', error };
}

function toHtml(message: AlertMessage): string {
  const facts = factsOf(message).map(({ name, value }) => `<strong>${escapeHtml(name)}:</strong> ${escapeHtml(value)}`);
  const links = linksOf(message).map(({ title, url }) => `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>`);
  return [
    '<div style="font-family:sans-serif;font-size:15px;line-height:1.5;max-width:40em">',
    `<h2 style="font-size:18px;margin:0 0 12px;padding-left:10px;border-left:4px solid ${colourOf(message)}">${escapeHtml(message.title)}</h2>`,
    ...paragraphsOf(message).map((text) => `<p>${escapeHtml(text)}</p>`),
    `<p style="color:#555">${[...facts, ...links].join('<br>')}</p>`,
    '</div>',
  ].join('\n');
}
