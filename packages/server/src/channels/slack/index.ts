// Slack: an incoming webhook (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks), or a bot token, with which the
// first message is updated in place (https://docs.slack.dev/reference/methods/chat.update).
import { exactly } from '@upriver/contract';
import { Type } from 'typebox';
import type { AlertMessage } from '../../domain/alert.ts';
import { channel, judgeStatus } from '../channel.ts';
import type { ChannelAnswer, Judgement } from '../channel.ts';
import { cutMarked, factsOf, linksOf, messageOf, paragraphsOf, postJson, shorten } from '../message-text.ts';

const API = 'https://slack.com/api';
const HEADER_MAX = 150;
const SECTION_MAX = 3000;
/** Errors that a later attempt may not have. */
const PASSING = ['ratelimited', 'internal_error', 'fatal_error', 'service_unavailable', 'request_timeout'];

export const slack = channel({
  kind: 'slack',
  title: 'Slack',
  isTold: 'everything',
  settings: exactly({
    channel: Type.Optional(
      Type.String({
        maxLength: 80,
        description: 'Channel of a bot token, as an identifier or a name.',
        examples: ['C0123456789'],
      }),
    ),
  }),
  secrets: Type.Union([
    exactly({
      webhookUrl: Type.String({ pattern: '^https://[^\\s]+$', examples: ['https://hooks.slack.com/services/T…'] }),
    }),
    exactly({ botToken: Type.String({ pattern: '^xoxb-[^\\s]+$', examples: ['xoxb-…'] }) }),
  ]),
  missingSetting: ({ channel: id }, names) => (names.includes('botToken') && id === undefined ? 'channel' : undefined),
  toRequest({ content, settings, secrets, reference }) {
    const message = messageOf(content);
    const body = { text: escape(message.title), blocks: toBlocks(message) };
    if ('webhookUrl' in secrets) return postJson(secrets.webhookUrl, body);
    const authorization = { authorization: `Bearer ${secrets.botToken}` };
    const [channelId, ts] = reference?.split(' ') ?? [];
    return ts === undefined
      ? postJson(
          `${API}/chat.postMessage`,
          { channel: settings.channel ?? '', unfurl_links: false, ...body },
          authorization,
        )
      : postJson(`${API}/chat.update`, { channel: channelId, ts, ...body }, authorization);
  },
  judge,
});

/** A webhook answers `ok` as text, a method always 200 with JSON. */
function judge(answer: ChannelAnswer): Judgement {
  const judged = judgeStatus(answer);
  if (judged.kind !== 'delivered' || answer.kind === 'failed' || !answer.text.startsWith('{')) return judged;
  const result = readResult(answer.text);
  if (result.ok === true)
    return typeof result.ts === 'string'
      ? { kind: 'delivered', reference: `${result.channel ?? ''} ${result.ts}` }
      : judged;
  const error = `Slack answered ${result.error ?? 'without a reason'}.`;
  return { kind: result.error === undefined || PASSING.includes(result.error) ? 'again' : 'never', error };
}

function readResult(text: string): { ok?: boolean; ts?: string; channel?: string; error?: string } {
  try {
    return JSON.parse(text) as ReturnType<typeof readResult>;
  } catch {
    return {};
  }
}

function toBlocks(message: AlertMessage): unknown[] {
  const facts = factsOf(message).map(({ name, value }) => `*${name}:* ${escape(value)}`);
  const links = linksOf(message).map(({ title, url }) => `<${url}|${escape(title)}>`);
  return [
    { type: 'header', text: { type: 'plain_text', text: shorten(message.title, HEADER_MAX), emoji: false } },
    {
      type: 'section',
      text: mrkdwn(paragraphsOf(message).map(escape).join('\n\n') || '…'),
    },
    {
      type: 'context',
      elements: [mrkdwn([...links, ...facts].join('   ') || 'Upriver')],
    },
  ];
}

/** Slack shall read no mentions and channels out of plain text (`verbatim`). */
function mrkdwn(text: string): unknown {
  return { type: 'mrkdwn', text: cutMarked(text, SECTION_MAX), verbatim: true };
}

/** https://docs.slack.dev/messaging/formatting-message-text#escaping */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
