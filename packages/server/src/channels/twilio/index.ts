// SMS by Twilio (https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import { channel, judgeStatus } from '../channel.ts';
import { messageOf, paragraphsOf, shorten } from '../message-text.ts';

/** Two segments: every further one costs as much again. */
const TEXT_MAX = 300;
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
    const [first = ''] = paragraphsOf(message);
    const form = new URLSearchParams({
      To: settings.to,
      From: settings.from,
      Body: shorten(first === '' ? message.title : `${message.title}. ${first}`, TEXT_MAX),
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
