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

/** The message of a delivery to people, with texts that every receiver takes. Channels that take no events are sent none. */
export function messageOf(content: DeliveryContent): AlertMessage {
  if (content.type !== 'message') throw new Error('a channel for people was sent an event');
  const { message } = content;
  return {
    ...message,
    title: shorten(message.title, TITLE_MAX),
    items: message.items.map((item) => ({
      ...item,
      sentence: shorten(item.sentence, SENTENCE_MAX),
      statusPageUrl: item.statusPageUrl !== null && item.statusPageUrl.length <= URL_MAX ? item.statusPageUrl : null,
    })),
    notes: message.notes.map((note) => shorten(note, SENTENCE_MAX)),
  };
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
    { name: 'State', value: kind !== 'closed' ? severity : isOver ? 'over' : 'no longer told' },
    ...(projects.length === 0 ? [] : [{ name: 'Projects', value: shorten(projects.join(', '), FACT_MAX) }]),
    ...(rules.length === 0
      ? []
      : [{ name: 'Rule', value: shorten(rules.map(({ name }) => name).join(', '), FACT_MAX) }]),
  ];
}

/** Where people read on: this server, and the pages of the vendors. */
export function linksOf({ items, url, kind }: AlertMessage): { readonly title: string; readonly url: string }[] {
  const pages = new Map(
    items.flatMap((item: AlertItem) => (item.statusPageUrl === null ? [] : [[item.statusPageUrl, item.service.name]])),
  );
  return [
    ...(url === null || kind === 'notice' ? [] : [{ title: 'Open in Upriver', url }]),
    ...[...pages].slice(0, 3).map(([page, name]) => ({ title: `Status page of ${name}`, url: page })),
  ];
}

/** The message as plain text, without its title. */
export function plainText(message: AlertMessage): string {
  const facts = factsOf(message).map(({ name, value }) => `${name}: ${value}`);
  const links = linksOf(message).map(({ title, url }) => `${title}: ${url}`);
  return [...paragraphsOf(message), [...facts, ...links].join('\n')].join('\n\n');
}

/** Text of at most so many UTF-16 code units, cut between characters; what was cut is marked. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Text of at most so many bytes of UTF-8; what was cut is marked. */
export function shortenBytes(text: string, max: number): string {
  if (Buffer.byteLength(text) <= max) return text;
  const mark = '…';
  // A character that was cut in half ends as a replacement character.
  const cut = Buffer.from(text)
    .subarray(0, max - Buffer.byteLength(mark))
    .toString('utf8');
  return cut.replace(/\uFFFD+$/, '') + mark;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Marks of Markdown lose their meaning, so that a vendor's text is shown as text. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()#+!|<>~@-]/g, String.raw`\$&`);
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
