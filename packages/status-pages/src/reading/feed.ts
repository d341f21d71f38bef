import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describeMarkup, isRecord, recordsOf, type JsonRecord } from './json-value.ts';
import { keepLast } from './keep-last.ts';
import { parseTime } from './parse-time.ts';
import { decodeEntities } from './plain-text.ts';

/** One item of a feed, RSS and Atom alike. */
export interface FeedEntry {
  readonly id?: string;
  readonly title: string;
  readonly link?: string;
  /** Milliseconds UTC. Atom's `published`, RSS's `pubDate`. */
  readonly publishedAt?: number;
  readonly updatedAt?: number;
  /** The content as HTML. */
  readonly html: string;
  readonly categories: readonly string[];
}

export interface Feed {
  readonly format: 'rss' | 'atom';
  readonly title: string;
  readonly id?: string;
  readonly link?: string;
  readonly generator?: string;
  readonly entries: readonly FeedEntry[];
}

export type ParsedFeed =
  | { readonly kind: 'feed'; readonly feed: Feed }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Items read of one feed; the longest seen has 100. */
const ENTRIES_MAX = 500;
/** Characters within which the root element begins. */
const ROOT_WITHIN = 5000;
/** Characters, tags and attributes of a feed that is parsed, which takes seconds for more. The largest real one has 0.5 million characters. */
const LENGTH_MAX = 2_000_000;
const TAGS_MAX = 50_000;
const ENTITIES_MAX = 100_000;
const TAG_LENGTH_MAX = 20_000;

/** RSS 2.0, RSS 1.0 or Atom → entries. An XML document of another kind (an error of an object store, say) is not an empty feed. */
export const parseFeed: (text: string) => ParsedFeed = keepLast(parse);

function parse(text: string): ParsedFeed {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { kind: 'unreadable', reason: 'The document is empty.' };
  if (!trimmed.startsWith('<')) return { kind: 'unreadable', reason: 'The document is not XML.' };
  // Most pages are no feed; this is seen without parsing them.
  if (!/<(?:rss|feed|rdf:RDF)\b/.test(trimmed.slice(0, ROOT_WITHIN))) {
    return { kind: 'unreadable', reason: describeMarkup(trimmed) };
  }
  // Feeds need no declarations of their own, and expanding a stranger's entities is a way to be hurt.
  if (/<!ENTITY/i.test(trimmed)) return { kind: 'unreadable', reason: 'The XML declares entities.' };
  if (isExcessive(trimmed)) return { kind: 'unreadable', reason: 'The feed is larger than any of incidents.' };
  if (XMLValidator.validate(trimmed) !== true) {
    const isHtml = /<html/i.test(trimmed.slice(0, 2000));
    return {
      kind: 'unreadable',
      reason: isHtml ? describeMarkup(trimmed) : 'The XML is malformed; it may have been cut short.',
    };
  }
  const root = parseXml(trimmed);
  if (root !== undefined && hasOddEntry(root))
    return { kind: 'unreadable', reason: 'The feed has entries in elements that no feed has.' };
  const feed = root === undefined ? undefined : (readRss(root) ?? readAtom(root));
  return feed === undefined ? { kind: 'unreadable', reason: describeMarkup(trimmed) } : { kind: 'feed', feed };
}

function isExcessive(text: string): boolean {
  if (text.length > LENGTH_MAX) return true;
  let [tags, entities, tagStart] = [0, 0, -1];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '&') entities += 1;
    else if (character === '>') tagStart = -1;
    else if (character === '<') {
      tags += 1;
      // What is in a section of characters or a comment is no tag, however long.
      tagStart = text[at + 1] === '!' ? -1 : at;
    }
    if (tags > TAGS_MAX || entities > ENTITIES_MAX || (tagStart !== -1 && at - tagStart > TAG_LENGTH_MAX)) return true;
  }
  return false;
}

function parseXml(text: string): JsonRecord | undefined {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    removeNSPrefix: false,
    trimValues: true,
  });
  try {
    const value: unknown = parser.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Elements of a feed and its channel that have members and are no entries, and those of entries. */
const KNOWN =
  /^(?:@|channel$|item$|entry$|title$|subtitle$|link$|description$|image$|textInput$|textinput$|cloud$|skipHours$|skipDays$|author$|contributor$|category$|generator$|rights$|\w+:)/;
const OF_ENTRIES = [
  'title',
  'description',
  'summary',
  'content',
  'pubDate',
  'published',
  'updated',
  'guid',
  'item',
  'entry',
];

/** Whether something that looks like an entry, or holds entries, stands where nobody would read it. */
function hasOddEntry(root: JsonRecord): boolean {
  const container = [root['rss'], root['rdf:RDF'], root['feed']].find(isRecord);
  if (container === undefined) return false;
  return [container, ...many(container['channel'])].some((holder) =>
    Object.entries(holder).some(
      ([name, value]) =>
        !KNOWN.test(name) && recordsOf(listOf(value)).some((row) => OF_ENTRIES.some((member) => member in row)),
    ),
  );
}

function readRss(root: JsonRecord): Feed | undefined {
  const container = root['rss'] ?? root['rdf:RDF'];
  if (!isRecord(container)) return undefined;
  const [channel] = many(container['channel']);
  if (channel === undefined) return undefined;
  const items = [...many(channel['item']), ...many(container['item'])].slice(0, ENTRIES_MAX);
  return {
    format: 'rss',
    title: textOf(channel['title']),
    ...optional('link', textOf(channel['link'])),
    ...optional('generator', textOf(channel['generator'])),
    entries: items.map(readRssItem),
  };
}

function readRssItem(item: JsonRecord): FeedEntry {
  return {
    ...optional('id', textOf(item['guid'])),
    title: textOf(item['title']),
    ...optional('link', textOf(item['link'])),
    ...time('publishedAt', item['pubDate'] ?? item['dc:date']),
    ...time('updatedAt', item['atom:updated'] ?? item['a10:updated'] ?? item['updated']),
    html: textOf(item['content:encoded']) || textOf(item['description']),
    categories: listOf(item['category']).map(textOf),
  };
}

function readAtom(root: JsonRecord): Feed | undefined {
  const feed = root['feed'];
  if (!isRecord(feed)) return undefined;
  return {
    format: 'atom',
    title: textOf(feed['title']),
    ...optional('id', textOf(feed['id'])),
    ...optional('link', atomLink(feed['link'])),
    ...optional('generator', textOf(feed['generator'])),
    entries: many(feed['entry']).slice(0, ENTRIES_MAX).map(readAtomEntry),
  };
}

function readAtomEntry(entry: JsonRecord): FeedEntry {
  return {
    ...optional('id', textOf(entry['id'])),
    title: textOf(entry['title']),
    ...optional('link', atomLink(entry['link'])),
    ...time('publishedAt', entry['published'] ?? entry['updated']),
    ...time('updatedAt', entry['updated']),
    html: textOf(entry['content']) || textOf(entry['summary']),
    categories: listOf(entry['category']).map((category) => (isRecord(category) ? textOf(category['@term']) : '')),
  };
}

/** The alternate link: the page of the entry, not the feed itself. */
function atomLink(value: unknown): string {
  const links = many(value);
  const link = links.find((candidate) => (candidate['@rel'] ?? 'alternate') === 'alternate') ?? links[0];
  return link === undefined ? '' : textOf(link['@href']);
}

/** The text of an element, whether it has attributes or children of its own; of the first where one stands more than once. */
function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return decodeEntities(value).trim();
  if (Array.isArray(value) && depth === 0) return textOf(value[0], 1);
  if (!isRecord(value) || depth > 20) return '';
  const parts = Object.entries(value).filter(([name]) => !name.startsWith('@'));
  return parts
    .flatMap(([, part]) =>
      Array.isArray(part) ? part.map((item: unknown) => textOf(item, depth + 1)) : textOf(part, depth + 1),
    )
    .join(' ')
    .trim();
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** An element's occurrences that have members; an empty element counts as one without any. */
function many(value: unknown): readonly JsonRecord[] {
  return recordsOf(listOf(value).map((item) => (item === '' ? {} : item)));
}

function optional<K extends string>(key: K, value: string): Partial<Record<K, string>> {
  return value === '' ? {} : withKey(key, value);
}

function time<K extends string>(key: K, value: unknown): Partial<Record<K, number>> {
  const parsed = parseTime(textOf(value));
  return parsed === undefined ? {} : withKey(key, parsed);
}

/** Safe: an object with one computed member is a record of that one member. */
function withKey<K extends string, V>(key: K, value: V): Partial<Record<K, V>> {
  return { [key]: value } as Partial<Record<K, V>>;
}
