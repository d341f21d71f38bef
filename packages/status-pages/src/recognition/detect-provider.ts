// Finds the provider of a status page by asking. What is asked and how answers are judged follows from the list of adapters; this file
// only asks, through a fetcher that it is given. Vendors with a page of their own are known by host; other pages are asked document by
// document until one answer is sure.
import type { Adapter, PageDocument, PageTarget } from '../adapter.ts';
import { adapters as allAdapters } from '../adapters/index.ts';
import { describeAnswers, describeDocument } from './describe-answers.ts';
import { findByHost } from './find-by-host.ts';
import { findFeedLinks } from './feed-links.ts';
import { probeUrls } from './probe-urls.ts';
import { recogniseFeed, recogniseProvider } from './recognise-provider.ts';
import type { DetectedProvider } from './recognise-provider.ts';

/** What a fetcher answers. */
export type FetchedDocument =
  | { readonly kind: 'ok'; readonly document: PageDocument }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** Nothing else of this host would come either: there is no such name, no connection, or no answer in time. */
      readonly isWholeHost?: boolean;
      /** Asked again later, it may be answered. */
      readonly isTransient?: boolean;
      /** The page asks to be left alone (429 or `Retry-After`): nothing more is asked. */
      readonly endsSearch?: boolean;
    };

export type FetchDocument = (url: string) => Promise<FetchedDocument>;

/** One question and what came of it. */
export interface AskedDocument {
  readonly url: string;
  /** `recognised`, what came instead of a known document, or why there was no answer. */
  readonly outcome: string;
}

/** The outcome of detection. */
export type Detection =
  | { readonly kind: 'found'; readonly provider: DetectedProvider; readonly asked: readonly AskedDocument[] }
  /** Only a feed of no provider in particular: it can show incidents, but never that all is well. */
  | ({ readonly kind: 'feed_only'; readonly provider: DetectedProvider } & Exhausted)
  | ({ readonly kind: 'not_found' } & Exhausted);

/** A search that recognised no document of a provider. */
interface Exhausted {
  /** What each address answered, for a person. */
  readonly reason: string;
  readonly asked: readonly AskedDocument[];
  /** Every answer would be the same soon. False: some were transient, and the search is to go on later. */
  readonly isFinal: boolean;
}

/**
 * Documents asked for in one detection, adapter's own requests included. A stranger's server is not to be searched through; all probes
 * take 16 today, so a few more providers find room.
 */
const REQUESTS_MAX = 24;
/** Addresses inside of the page that are tried. */
const NAMED_DOCUMENTS_MAX = 3;
/** Feeds of the page's head that are tried. */
const FEED_LINKS_MAX = 3;

/** Asks until one answer is sure. Never throws; a fetcher's exception counts as a failed question. */
export async function detectProvider(
  url: string,
  fetchDocument: FetchDocument,
  now: number,
  adapters: readonly Adapter[] = allAdapters,
): Promise<Detection> {
  if (!URL.canParse(url))
    return { kind: 'not_found', reason: 'The page has no valid address.', asked: [], isFinal: true };
  const questions = createQuestions(url, fetchDocument);
  const { asked, ask } = questions;
  const recognise = (document: PageDocument | undefined): DetectedProvider | undefined =>
    document === undefined ? undefined : recogniseProvider(document, url, now, adapters);

  const byHost = await askOwner(url, questions, now, adapters);
  if (byHost !== undefined) return found(byHost, asked);

  const page = questions.has(url) ? undefined : await ask(url);
  const ofPage = recognise(page);
  if (ofPage !== undefined) return found((await askAtItsOwnAddress(ofPage, url, questions, now)) ?? ofPage, asked, url);
  for (const address of findNamedDocuments(page?.text ?? '', url, adapters)) {
    const named = recognise(await ask(address));
    if (named !== undefined) return found(named, asked);
  }

  let feed = page === undefined ? undefined : recogniseFeed(page, now, adapters);
  for (const address of probeUrls(url, adapters)) {
    if (asked.length >= REQUESTS_MAX - FEED_LINKS_MAX) break;
    if (questions.has(address)) continue;
    const document = await ask(address);
    const probed = recognise(document);
    if (probed !== undefined)
      return found((await askAtItsOwnAddress(probed, url, questions, now)) ?? probed, asked, address);
    if (document !== undefined) feed ??= recogniseFeed(document, now, adapters);
  }

  for (const address of page === undefined ? [] : findFeedLinks(page.text, page.url).slice(0, FEED_LINKS_MAX)) {
    if (questions.has(address)) continue;
    const document = await ask(address);
    const linked = recognise(document);
    if (linked !== undefined) return found(linked, asked);
    if (document !== undefined) feed ??= recogniseFeed(document, now, adapters);
  }
  const exhausted = { reason: questions.whyNot(), isFinal: questions.areFinal() };
  if (feed !== undefined)
    return { kind: 'feed_only', provider: feed, asked: marked(asked, feed.target.url), ...exhausted };
  return { kind: 'not_found', asked, ...exhausted };
}

/** Documents asked for so far. */
interface Questions {
  readonly asked: readonly AskedDocument[];
  readonly has: (url: string) => boolean;
  /** Undefined when it did not come, when its host gave no answer before, or when the page asked to be left alone. */
  readonly ask: (url: string) => Promise<PageDocument | undefined>;
  /** Why nothing was found; a page that does not answer has a reason of its own. */
  readonly whyNot: () => string;
  /** Whether all answers would be the same soon. */
  readonly areFinal: () => boolean;
}

function createQuestions(pageUrl: string, fetchDocument: FetchDocument): Questions {
  const asked: AskedDocument[] = [];
  const silentHosts = new Set<string>();
  let hasEnded = false;
  let isFinal = true;
  return {
    asked,
    has: (url) => asked.some((question) => question.url === url),
    async ask(url) {
      const { host } = new URL(url);
      if (hasEnded || silentHosts.has(host)) return undefined;
      const answer = await askOnce(url, fetchDocument);
      if (answer.kind === 'ok') {
        const { description, isCutShort } = describeDocument(answer.document.text);
        if (isCutShort) isFinal = false;
        asked.push({ url, outcome: description });
        return answer.document;
      }
      if (answer.isWholeHost === true) silentHosts.add(host);
      if (answer.endsSearch === true) hasEnded = true;
      if (answer.isTransient === true || answer.isWholeHost === true || answer.endsSearch === true) isFinal = false;
      asked.push({ url, outcome: answer.reason });
      return undefined;
    },
    whyNot() {
      const [first] = asked;
      if (asked.length === 1 && silentHosts.size === 1 && first !== undefined) return first.outcome;
      return `${
        hasEnded
          ? 'The page asked to be left alone before a document of a known provider was found.'
          : 'No document of a known provider was found at this address.'
      } ${describeAnswers(asked, pageUrl)}`;
    },
    areFinal: () => isFinal,
  };
}

async function askOnce(url: string, fetchDocument: FetchDocument): Promise<FetchedDocument> {
  try {
    return await fetchDocument(url);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : 'The question failed.' };
  }
}

/** A vendor with a page of its own: its documents are asked, and no others when they are readable. */
async function askOwner(
  url: string,
  questions: Questions,
  now: number,
  adapters: readonly Adapter[],
): Promise<DetectedProvider | undefined> {
  const adapter = findByHost(new URL(url).hostname, adapters);
  return adapter === undefined ? undefined : readAt(adapter, { url, options: {} }, questions, now);
}

/**
 * A provider that was recognised at an address which it only shares with others, as Instatus at Statuspage's, tells more at its own.
 * Undefined when the page was asked there already, or does not answer there.
 */
async function askAtItsOwnAddress(
  { adapter, target }: DetectedProvider,
  url: string,
  questions: Questions,
  now: number,
): Promise<DetectedProvider | undefined> {
  const page: PageTarget = { url, options: {} };
  if (target.url === url || adapter.requests(page).some((request) => questions.has(request.url))) return undefined;
  return readAt(adapter, page, questions, now);
}

/** What an adapter reads when it is asked at this target; undefined when that is nothing. */
async function readAt(
  adapter: Adapter,
  target: PageTarget,
  { ask }: Questions,
  now: number,
): Promise<DetectedProvider | undefined> {
  const documents = new Map<string, PageDocument>();
  for (const request of adapter.requests(target)) {
    const document = await ask(request.url);
    if (document !== undefined) documents.set(request.key, { ...document, key: request.key });
  }
  const reading = adapter.read(documents, target, now);
  return reading.kind === 'observed' ? { adapter, target, reading } : undefined;
}

/** Documents that the page itself names, by what its provider is known to write there. */
function findNamedDocuments(html: string, url: string, adapters: readonly Adapter[]): readonly string[] {
  const named = new Set(adapters.flatMap((adapter) => adapter.findDocuments?.(html, url) ?? []));
  return [...named].slice(0, NAMED_DOCUMENTS_MAX);
}

/** `at`: where it was recognised, the last that was asked unless given. */
function found(provider: DetectedProvider, asked: readonly AskedDocument[], at = asked.at(-1)?.url ?? ''): Detection {
  return { kind: 'found', provider, asked: marked(asked, at) };
}

function marked(asked: readonly AskedDocument[], url: string): readonly AskedDocument[] {
  return asked.map((question) => (question.url === url ? { ...question, outcome: 'recognised' } : question));
}
