import type { AlertItem, Severity } from '@upriver/contract';
import type { AlertMessage, DeliveryContent } from '../domain/alert.ts';

/** Colours of severities as hexadecimal; the word always stands beside it. */
const COLOURS: Readonly<Record<Severity, string>> = {
  critical: '#b42318',
  error: '#c4320a',
  warning: '#b54708',
  info: '#475467',
};
const OVER_COLOUR = '#067647';
const ITEMS_SHOWN = 10;
const TITLE_MAX = 200;
/** Of one sentence or note. Vendors' titles are in them, and are as long as vendors like. */
const SENTENCE_MAX = 1000;
const FACT_MAX = 300;
const URL_MAX = 500;
const PARAGRAPH = '\n\n';
const ZERO_WIDTH_SPACE = '\u200b';

/** Cuts a text to a length: in UTF-16 code units, or in bytes of UTF-8. */
type Cut = typeof shorten;

/** The message of a delivery to people, with texts that every receiver takes. Channels that take no events are sent none. */
export function messageOf(content: DeliveryContent): AlertMessage {
  if (content.type !== 'message') throw new Error('a channel for people was sent an event');
  const { message } = content;
  return {
    ...message,
    title: shorten(oneLine(message.title), TITLE_MAX),
    items: message.items.map((item) => ({
      ...item,
      sentence: shorten(oneLine(item.sentence), SENTENCE_MAX),
      statusPageUrl: item.statusPageUrl !== null && item.statusPageUrl.length <= URL_MAX ? item.statusPageUrl : null,
    })),
    notes: message.notes.map((note) => shorten(oneLine(note), SENTENCE_MAX)),
  };
}

/** Vendors' titles can have line breaks, control characters, and characters that turn the direction of what follows. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

export function colourOf({ kind, severity, isOver }: AlertMessage): string {
  if (kind === 'closed') return isOver ? OVER_COLOUR : COLOURS.info;
  return COLOURS[severity];
}

/** What is told, one paragraph each: what is wrong with each vendor, then notes, then what would end it. */
export function paragraphsOf(message: AlertMessage): string[] {
  const { kind, items, notes } = message;
  const shown = items.slice(0, ITEMS_SHOWN);
  const rest = items.length - shown.length;
  return [
    ...(kind === 'closed' ? notes : []),
    ...shown.map((item) => (kind === 'closed' ? `It was: ${item.sentence}` : item.sentence)),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    ...(kind === 'closed' ? [] : notes),
    ...(kind === 'closed' || shown.length !== 1 ? [] : [shown[0]?.clears ?? '']),
  ].filter((text) => text !== '');
}

/** Short facts beside the text. */
export function factsOf(message: AlertMessage): { readonly name: string; readonly value: string }[] {
  const { items, severity, rules, kind, isOver } = message;
  const projects = [...new Set(items.flatMap((item) => item.projects))];
  return [
    kind === 'closed'
      ? { name: 'State', value: isOver ? 'over' : 'no longer told' }
      : { name: 'Severity', value: severity },
    ...(projects.length === 0 ? [] : [{ name: 'Projects', value: shorten(projects.join(', '), FACT_MAX) }]),
    ...(rules.length === 0
      ? []
      : [{ name: 'Rule', value: shorten(rules.map(({ name }) => name).join(', '), FACT_MAX) }]),
  ];
}

/** Where people read on: this server, and the pages of the vendors. */
export function linksOf({ items, url }: AlertMessage): { readonly title: string; readonly url: string }[] {
  const pages = new Map(
    items.flatMap((item: AlertItem) => (item.statusPageUrl === null ? [] : [[item.statusPageUrl, item.service.name]])),
  );
  return [
    ...(url === null ? [] : [{ title: 'Open in Upriver', url }]),
    ...[...pages].slice(0, 3).map(([page, name]) => ({ title: `Status page of ${name}`, url: page })),
  ];
}

/**
 * The message as plain text, without its title.
 * @param max of its length. What is too long is cut from the paragraphs, so that facts and links stay
 */
export function plainText(message: AlertMessage, max = Number.POSITIVE_INFINITY, cut: Cut = shorten): string {
  const facts = factsOf(message).map(({ name, value }) => `${name}: ${value}`);
  const links = linksOf(message).map(({ title, url }) => `${title}: ${url}`);
  const rest = [...facts, ...links].join('\n');
  const left = Math.max(0, max - (cut === shortenBytes ? Buffer.byteLength(rest) : rest.length) - PARAGRAPH.length);
  return cut(
    [cut(paragraphsOf(message).join(PARAGRAPH), left), rest].filter((text) => text !== '').join(PARAGRAPH),
    max,
  );
}

/** Paragraphs with the marks of a receiver, and links behind them, which are never cut. */
export function markedText(message: AlertMessage, escape: (text: string) => string, max: number): string {
  const links = linksOf(message).map(markdownLink).join(' · ');
  const text = cutMarked(
    paragraphsOf(message).map(escape).join(PARAGRAPH),
    Math.max(0, max - links.length - PARAGRAPH.length),
  );
  return [text, links].filter((part) => part !== '').join(PARAGRAPH);
}

/** Escaped text of at most so many UTF-16 code units; no escape is cut in half. */
export function cutMarked(text: string, max: number): string {
  return shorten(text, max).replace(/(?:\\|&[a-z]{0,4})…$/, '…');
}

/** Text of at most so many UTF-16 code units, cut between characters; what was cut is marked. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 1) return '';
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Text of at most so many bytes of UTF-8; what was cut is marked. */
export function shortenBytes(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text;
  const mark = '…';
  if (max < Buffer.byteLength(mark)) return '';
  // A character that was cut in half ends as a replacement character.
  const cut = Buffer.from(text)
    .subarray(0, max - Buffer.byteLength(mark))
    .toString('utf8');
  return cut.replace(/\uFFFD+$/, '') + mark;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * Marks of Markdown lose their meaning, so that a vendor's text is shown as text. Addresses stay as they are, because receivers make
 * links of them. Mentions, tags and entities are broken by a space without width: GitHub and Mattermost look for mentions after they
 * have read the marks, so a backslash prevents none. @param text one paragraph
 */
export function escapeMarkdown(text: string): string {
  const escape = (part: string): string =>
    part.replaceAll(MARKS, String.raw`\$&`).replaceAll(BEGINNINGS, `$&${ZERO_WIDTH_SPACE}`);
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : escape(part)))
    .join('');
}

const ADDRESS = /(https?:\/\/[\w.~/?#=&%:+-]+)/;
const MARKS = /[\\`*_[\]|~]|^[-+#>]/g;
/** Of a tag, a mention, a number of an issue, or an entity. */
const BEGINNINGS = /<|[@#](?=\w)|&(?=#|\w+;)/g;

function markdownLink({ title, url }: { readonly title: string; readonly url: string }): string {
  return `[${escapeMarkdown(title)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/** A request with a body of JSON. */
export function postJson(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return {
    kind: 'http',
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  } as const;
}
