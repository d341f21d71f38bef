import type { Adapter, PageDocument, PageTarget } from '../adapter.ts';
import { adapters as allAdapters } from '../adapters/index.ts';
import type { Reading } from '../observation.ts';
import { parseFeed } from '../reading/feed.ts';
import { absoluteLink } from '../reading/target-url.ts';

/** The provider of a page, how to ask it from now on, and what it says at the moment. */
export interface DetectedProvider {
  readonly adapter: Adapter;
  readonly target: PageTarget;
  readonly reading: Reading;
}

/** The provider that this document surely belongs to. More than one provider claiming it is no sureness. */
export function recogniseProvider(
  document: PageDocument,
  pageUrl: string,
  now: number,
  adapters: readonly Adapter[],
): DetectedProvider | undefined {
  const [adapter, ...others] = adapters.filter((candidate) => candidate.recognises?.(document) === true);
  if (adapter === undefined || others.length > 0) return undefined;
  const target = targetFor(adapter, document, pageUrl);
  const key = adapter.requests(target)[0]?.key ?? document.key;
  const reading = adapter.read(new Map([[key, { ...document, key }]]), target, now);
  return reading.kind === 'observed' ? { adapter, target, reading } : undefined;
}

/**
 * The provider that a page seems to have moved to: this adapter does not recognise the document that it asked for, and exactly one
 * other provider does and can read it. Undefined otherwise.
 */
export function recogniseMove(
  document: PageDocument,
  adapter: Adapter,
  now: number,
  adapters: readonly Adapter[] = allAdapters,
): Adapter | undefined {
  if (adapter.recognises?.(document) === true) return undefined;
  const others = adapters.filter(({ name }) => name !== adapter.name);
  return recogniseProvider(document, document.url, now, others)?.adapter;
}

/** The adapter that reads any feed of this document's format; undefined when the document is no feed. */
export function recogniseFeed(
  document: PageDocument,
  now: number,
  adapters: readonly Adapter[],
): DetectedProvider | undefined {
  const parsed = parseFeed(document.text);
  if (parsed.kind !== 'feed') return undefined;
  const adapter = adapters.find(({ anyFeed }) => anyFeed === parsed.feed.format);
  const address = absoluteLink(document.url, document.url);
  if (adapter === undefined || address === undefined) return undefined;
  const target: PageTarget = { url: address, options: {} };
  return { adapter, target, reading: adapter.read(new Map([['page', document]]), target, now) };
}

/**
 * Where to ask from now on: the page, when the adapter asks this very document of it anyway; else the document's own address.
 */
function targetFor(adapter: Adapter, document: PageDocument, pageUrl: string): PageTarget {
  const page: PageTarget = { url: pageUrl, options: {} };
  if (adapter.requests(page).some((request) => isSameDocument(request.url, document.url))) return page;
  const own: PageTarget = { url: document.url, options: {} };
  if (adapter.requests(own).some((request) => isSameDocument(request.url, document.url))) return own;
  return { url: document.url, options: { exact: 'yes' } };
}

/** The same but for a query and a slash at the end. */
function isSameDocument(one: string, other: string): boolean {
  const bare = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare(one) === bare(other);
}
