// Finds the make of a status page by asking. The plan and the judgement are pure; only `detectMake` asks, through a fetcher that it is
// given. Vendors with a page of their own are known by host. The others are asked document by document until one is sure.
import type { Reading } from '../domain/observation.ts';
import type { Adapter, PageDocument, PageTarget } from './adapter.ts';
import { adapters, findAdapter } from './adapters/index.ts';
import { parseFeed } from './adapters/feed.ts';
import { absoluteLink, resolvePath } from './adapters/target-url.ts';
import { findFeedLinks } from './feed-links.ts';
import { vendorOfHost } from './vendor-hosts.ts';

/** One document that detection asks for. */
export interface DetectionStep {
  readonly url: string;
  /** What the answer may show, for people who watch. */
  readonly looksFor: string;
}

/** The make of a page, how to ask it from now on, and what it says at the moment. */
export interface DetectedMake {
  readonly adapter: Adapter;
  readonly target: PageTarget;
  readonly reading: Reading;
}

/** What a fetcher answers. */
export type FetchedDocument =
  | { readonly kind: 'ok'; readonly document: PageDocument }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** Nothing else of this host would come either: there is no such name, no connection, or no answer in time. */
      readonly isWholeHost?: boolean;
    };

/** One question and what came of it. */
export interface AskedDocument {
  readonly url: string;
  /** `recognised`, `not recognised`, or why there was no answer. */
  readonly outcome: string;
}

/** The outcome of detection. */
export type Detection =
  | { readonly kind: 'found'; readonly make: DetectedMake; readonly asked: readonly AskedDocument[] }
  /** Only a feed of no make in particular: it can show incidents, but never that all is well. */
  | { readonly kind: 'feed_only'; readonly make: DetectedMake; readonly asked: readonly AskedDocument[] }
  | { readonly kind: 'not_found'; readonly reason: string; readonly asked: readonly AskedDocument[] };

/** Documents asked for in one detection, adapter's own requests included. A stranger's server is not to be searched through. */
const REQUESTS_MAX = 16;
/** Addresses inside of the page that are tried. */
const NAMED_DOCUMENTS_MAX = 3;
/** Feeds of the page's head that are tried. */
const FEED_LINKS_MAX = 3;

/**
 * Makes in the order of how much one answer decides; each is asked at its first probe, and at its others when no make was found.
 * incident.io is judged before Statuspage: it answers Statuspage's API in a thinner form, so a reader that tries Statuspage first
 * takes it for one, and then misses its groups and reads absent lists as cut ones. Instatus answers there too, in a shape of its own.
 */
const MAKES_IN_ORDER = [
  'incidentio',
  'statuspage',
  'instatus',
  'betterstack',
  'cstate',
  'firehydrant',
  'cachet',
  'hund',
  'gatus',
];

/** The documents to ask, in order: the URL itself first, for it may be a document's own address. */
export function detectionSteps(url: string): readonly DetectionStep[] {
  if (!URL.canParse(url)) return [];
  const makes = MAKES_IN_ORDER.map(findAdapter).filter((adapter) => adapter !== undefined);
  const paths = [
    ...makes.flatMap(({ probes = [] }) => probes.slice(0, 1)),
    ...makes.flatMap(({ probes = [] }) => probes.slice(1)),
  ];
  const probes = [...new Set(paths)].map((path): DetectionStep => {
    const titles = makes.filter((adapter) => adapter.probes?.includes(path) === true).map(({ title }) => title);
    return { url: resolvePath(url, path), looksFor: titles.join(', ') };
  });
  const own: DetectionStep = { url, looksFor: 'a document, data inside of the page, or links to feeds' };
  const firstProbes = new Set(makes.map(({ probes: [first] = [] }) => first)).size;
  const beside = stepsBeside(url);
  const isNamed = SLUG_IN_URL.test(url);
  return [
    own,
    ...(isNamed ? beside : []),
    ...probes.slice(0, firstProbes),
    ...(isNamed ? [] : beside),
    ...probes.slice(firstProbes),
  ].filter((step, index) => index === 0 || step.url !== url);
}

/** Pages of Uptime Kuma have a name in their address, and their documents stand beside them instead of below. */
const SLUG_IN_URL = /\/status\/[^/?#]+\/?$/;

function stepsBeside(url: string): readonly DetectionStep[] {
  const adapter = findAdapter('uptimekuma');
  const [request] = adapter?.requests({ url, options: {} }) ?? [];
  return adapter === undefined || request === undefined ? [] : [{ url: request.url, looksFor: adapter.title }];
}

/** The make that one of these documents surely belongs to. More than one make claiming a document is no sureness. */
export function recogniseMake(
  documents: readonly PageDocument[],
  pageUrl: string,
  now: number,
): DetectedMake | undefined {
  for (const document of documents) {
    const claims = adapters.filter((adapter) => adapter.recognises?.(document) === true);
    const [adapter] = claims;
    if (adapter === undefined || claims.length > 1) continue;
    const target = targetFor(adapter, document, pageUrl);
    const key = adapter.requests(target)[0]?.key ?? document.key;
    const reading = adapter.read(new Map([[key, { ...document, key }]]), target, now);
    if (reading.kind === 'observed') return { adapter, target, reading };
  }
  return undefined;
}

/** Asks until one answer is sure. Never throws; a fetcher's exception counts as a failed question. */
export async function detectMake(
  url: string,
  fetchDocument: (url: string) => Promise<FetchedDocument>,
  now: number,
): Promise<Detection> {
  const asked: AskedDocument[] = [];
  const silent = new Set<string>();
  if (!URL.canParse(url)) return { kind: 'not_found', reason: 'The page has no valid address.', asked };
  const ask = async (address: string): Promise<PageDocument | undefined> => {
    if (silent.has(new URL(address).host)) return undefined;
    const answer = await askOnce(address, fetchDocument);
    if (answer.kind === 'failed' && answer.isWholeHost === true) silent.add(new URL(address).host);
    asked.push({ url: address, outcome: answer.kind === 'ok' ? 'not recognised' : answer.reason });
    return answer.kind === 'ok' ? answer.document : undefined;
  };
  const known = await askKnownVendor(url, ask, now);
  if (known !== undefined) return found(known, asked);
  let feedUrls: readonly string[] = [];
  let feed: DetectedMake | undefined;
  for (const step of detectionSteps(url)) {
    if (asked.length >= REQUESTS_MAX - FEED_LINKS_MAX) break;
    if (asked.some((question) => question.url === step.url)) continue;
    const document = await ask(step.url);
    const make = document === undefined ? undefined : recogniseMake([document], url, now);
    if (make !== undefined)
      return found((await askAtItsOwnAddress(make, url, asked, ask, now)) ?? make, asked, step.url);
    const named = step.url === url ? await askNamed(document?.text ?? '', url, ask, now) : undefined;
    if (named !== undefined) return found(named, asked);
    if (document === undefined) continue;
    if (step.url === url) feedUrls = findFeedLinks(document.text, document.url).slice(0, FEED_LINKS_MAX);
    feed ??= readGenericFeed(document, now);
  }
  for (const feedUrl of feedUrls.filter((address) => !asked.some((question) => question.url === address))) {
    const document = await ask(feedUrl);
    if (document === undefined) continue;
    const make = recogniseMake([document], url, now);
    if (make !== undefined) return found(make, asked);
    feed ??= readGenericFeed(document, now);
  }
  if (feed !== undefined) return { kind: 'feed_only', make: feed, asked: marked(asked, feed.target.url) };
  return { kind: 'not_found', reason: whyNot(asked, silent), asked };
}

/** Documents that the page itself names, by what its make is known to write there. */
async function askNamed(
  html: string,
  url: string,
  ask: (address: string) => Promise<PageDocument | undefined>,
  now: number,
): Promise<DetectedMake | undefined> {
  const named = new Set(adapters.flatMap((adapter) => adapter.findDocuments?.(html, url) ?? []));
  for (const address of [...named].slice(0, NAMED_DOCUMENTS_MAX)) {
    const document = await ask(address);
    const make = document === undefined ? undefined : recogniseMake([document], url, now);
    if (make !== undefined) return make;
  }
  return undefined;
}

/** A page that does not answer has a reason of its own. */
function whyNot(asked: readonly AskedDocument[], silent: ReadonlySet<string>): string {
  const [first] = asked;
  return asked.length === 1 && silent.size === 1 && first !== undefined
    ? first.outcome
    : 'No document of a known make was found at this address.';
}

/**
 * A make that was recognised at an address which it only shares with others, as Instatus at Statuspage's, tells more at its own.
 * Undefined when the page was asked there already, or does not answer there.
 */
async function askAtItsOwnAddress(
  { adapter, target }: DetectedMake,
  url: string,
  asked: readonly AskedDocument[],
  ask: (address: string) => Promise<PageDocument | undefined>,
  now: number,
): Promise<DetectedMake | undefined> {
  const page: PageTarget = { url, options: {} };
  const requests = adapter.requests(page);
  if (target.url === url || requests.some((request) => asked.some((question) => question.url === request.url)))
    return undefined;
  return readAt(adapter, page, ask, now);
}

/** A vendor with a page of its own: its documents are asked, and no others when they are readable. */
async function askKnownVendor(
  url: string,
  ask: (address: string) => Promise<PageDocument | undefined>,
  now: number,
): Promise<DetectedMake | undefined> {
  const name = vendorOfHost(new URL(url).hostname);
  const adapter = name === undefined ? undefined : findAdapter(name);
  if (adapter === undefined) return undefined;
  return readAt(adapter, { url, options: {} }, ask, now);
}

/** What an adapter reads when it is asked at this target; undefined when that is nothing. */
async function readAt(
  adapter: Adapter,
  target: PageTarget,
  ask: (address: string) => Promise<PageDocument | undefined>,
  now: number,
): Promise<DetectedMake | undefined> {
  const documents = new Map<string, PageDocument>();
  for (const request of adapter.requests(target)) {
    const document = await ask(request.url);
    if (document !== undefined) documents.set(request.key, { ...document, key: request.key });
  }
  const reading = adapter.read(documents, target, now);
  return reading.kind === 'observed' ? { adapter, target, reading } : undefined;
}

async function askOnce(
  url: string,
  fetchDocument: (url: string) => Promise<FetchedDocument>,
): Promise<FetchedDocument> {
  try {
    return await fetchDocument(url);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : 'The question failed.' };
  }
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

function readGenericFeed(document: PageDocument, now: number): DetectedMake | undefined {
  const parsed = parseFeed(document.text);
  const adapter = parsed.kind === 'feed' ? findAdapter(parsed.feed.format) : undefined;
  const address = absoluteLink(document.url, document.url);
  if (adapter === undefined || address === undefined) return undefined;
  const target: PageTarget = { url: address, options: {} };
  return { adapter, target, reading: adapter.read(new Map([['page', document]]), target, now) };
}

/** `at`: where it was recognised, the last that was asked unless given. */
function found(make: DetectedMake, asked: readonly AskedDocument[], at = asked.at(-1)?.url ?? ''): Detection {
  return { kind: 'found', make, asked: marked(asked, at) };
}

function marked(asked: readonly AskedDocument[], url: string): readonly AskedDocument[] {
  return asked.map((question) => (question.url === url ? { ...question, outcome: 'recognised' } : question));
}
