// SMS by Twilio (https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { messageOf, shorten } from '../message-text.ts';

/** Two segments, with the alphabet of GSM and with any other (UCS-2): every further one costs as much again. */
const GSM_MAX = 306;
const UCS_MAX = 134;
/** Of GSM 03.38 those that look the same everywhere; the others of it would cost two, or the wider alphabet. */
const GSM = /^[\x20-\x5a\x5f\x61-\x7a\n]*$/;
/** A longer address would leave too little of the text. */
const LINK_MAX = 80;
const PHONE = '^\\+[1-9]\\d{6,14}$';

export const twilio = channel({
  kind: 'twilio',
  title: 'SMS by Twilio',
  isTold: 'everything',
  settings: exactly({
    accountSid: Type.String({ pattern: '^AC[0-9a-f]{32}$', examples: [`AC${'0'.repeat(32)}`] }),
    from: Type.String({ pattern: PHONE, examples: ['+15005550006'] }),
    to: Type.String({ pattern: PHONE, examples: ['+4915112345678'] }),
  }),
  secrets: exactly({ authToken: Type.String({ minLength: 16, maxLength: 100 }) }),
  toRequest({ content, settings, secrets }) {
    const message = messageOf(content);
    const { title, items, notes, url } = message;
    const told = message.kind === 'closed' ? notes : [...items.map(({ sentence }) => sentence), ...notes];
    const text = told.join(' ');
    const form = new URLSearchParams({
      To: settings.to,
      From: settings.from,
      // Many sentences begin with the title.
      Body: toSms(text.startsWith(title) ? text : [title, text].filter((part) => part !== '').join('. '), url),
    });
    const credentials = Buffer.from(`${settings.accountSid}:${secrets.authToken}`).toString('base64');
    return {
      kind: 'http',
      method: 'POST',
      url: `https://api.twilio.com/2010-04-01/Accounts/${settings.accountSid}/Messages.json`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${credentials}` },
      body: form.toString(),
    };
  },
  judge: judgeStatus,
});

/** One character of another alphabet makes all characters of a message wide, so that it would be cut at less than half. */
function toSms(text: string, url: string | null): string {
  const plain = text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('…', '...')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')');
  const isGsm = GSM.test(plain);
  const max = isGsm ? GSM_MAX : UCS_MAX;
  const link = url === null || url.length > LINK_MAX || !GSM.test(url) ? '' : ` ${url}`;
  const left = max - link.length;
  if (plain.length <= left) return plain + link;
  return (isGsm ? `${plain.slice(0, left - 3)}...` : shorten(plain, left)) + link;
}
