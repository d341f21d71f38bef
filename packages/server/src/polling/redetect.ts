// A page that could be read and cannot be any more may be of another provider by now: vendors move about once in two years.
import type { Adapter, DetectedProvider, Detection, PageTarget } from '@upriver/status-pages';
import { detectProvider, findAdapter, recogniseMove, titleOfAdapter } from '@upriver/status-pages';
import type { DueService } from '../store/checks/schedule.ts';
import { askForDocument } from './choose-provider.ts';
import type { CheckOutcome } from './fetch-page.ts';
import type { HttpClient } from '../outbound/http-client.ts';
import { DAY_MS, MINUTE_MS } from '../domain/time.ts';

/** Failed checks in a row, and the time they span, before the provider is doubted although nothing says which other it is. */
export const FAILURES_MIN = 4;
export const FAILING_MS_MIN = 15 * MINUTE_MS;
/** The provider of a page is detected again at most this often. */
export const REDETECT_INTERVAL_MS = DAY_MS;
/** These say that we came too often, not that nothing is there. */
const NOT_GONE = [408, 425, 429];

/** What came of detecting again; `found` is absent when the page still is what it was, or is nothing. */
export interface Redetected {
  readonly found?: FoundProvider;
}

/** What a page turned out to be. Proposed: a person decides. */
export interface FoundProvider {
  readonly state: 'adopted' | 'proposed';
  readonly adapter: string;
  readonly target: PageTarget;
  /** A sentence for a person. */
  readonly sentence: string;
}

/**
 * Whether a document that came is recognised by exactly one other provider, and not by the page's own. Of a page that could be read
 * all the same only where its adapter knows its own documents by sight.
 */
export function seemsMoved(outcome: CheckOutcome, adapter: Adapter | undefined, now: number): boolean {
  if (adapter === undefined || !('documents' in outcome)) return false;
  if (outcome.kind === 'observed' && adapter.recognises === undefined) return false;
  const [document] = outcome.documents;
  return document !== undefined && recogniseMove(document, adapter, now) !== undefined;
}

/**
 * Whether to detect again after this check although no document says which provider it is now: at least 4 checks in a row over at
 * least 15 minutes found a document that cannot be read, or a 4xx answer; not while everything around it fails, and not if that was
 * done within a day.
 */
export function shouldRedetect(
  { failures, failingSince, searchedAt }: Pick<DueService, 'failures' | 'failingSince' | 'searchedAt'>,
  outcome: CheckOutcome,
  isHostDown: boolean,
  now: number,
): boolean {
  if (isHostDown || failures + 1 < FAILURES_MIN || now - (failingSince ?? now) < FAILING_MS_MIN) return false;
  if (now - searchedAt < REDETECT_INTERVAL_MS) return false;
  if (outcome.kind === 'unreadable') return outcome.isFinal !== true && outcome.isSearch !== true;
  if (outcome.kind !== 'failed' || outcome.httpStatus === null) return false;
  return outcome.httpStatus >= 400 && outcome.httpStatus < 500 && !NOT_GONE.includes(outcome.httpStatus);
}

/** Detects again at the address that people know. Undefined when transient answers left it open: it is to be done again. */
export async function redetect(service: DueService, client: HttpClient, now: number): Promise<Redetected | undefined> {
  const { target, declarative } = service.page;
  const url = service.statusPageUrl ?? target.url;
  const answers = new Map<string, string>();
  const detection = await detectProvider(
    url,
    async (address) => {
      const answer = await askForDocument(address, client);
      if (answer.kind === 'ok') answers.set(address, answer.document.url);
      return answer;
    },
    now,
  );
  if (detection.kind !== 'found' && !detection.isFinal) return undefined;
  if (detection.kind === 'not_found') return {};
  const { adapter } = detection.provider;
  const isSameProvider = adapter.name === service.adapter;
  const found = isSameProvider ? withParts(detection.provider.target, target) : detection.provider.target;
  if (isSameProvider && declarative === undefined && isSameTarget(found, target)) return {};
  const lastAsked = detection.asked.findLast(({ outcome }) => outcome === 'recognised')?.url ?? url;
  // Another provider may not know the options that chose a part of the page, and its whole page would report too much.
  const { partOptions = [] } = findAdapter(service.adapter ?? '') ?? {};
  const isWhole = isSameProvider || !partOptions.some((option) => option in target.options);
  const isSure =
    isWhole &&
    isCertain(detection) &&
    declarative === undefined &&
    isSameSite(url, answers.get(lastAsked) ?? lastAsked);
  return {
    found: {
      state: isSure ? 'adopted' : 'proposed',
      adapter: adapter.name,
      target: found,
      sentence:
        isSameProvider && isSure
          ? `The page of ${adapter.title} stands at another address: it is read at ${found.url} from now on.`
          : describe(detection.provider, service.adapter, isSure),
    },
  };
}

/**
 * A page of the same provider at another address. What was chosen of it, as products or regions, is chosen wherever it stands; how
 * an address is meant (`exact`) is not, for it is another one.
 */
function withParts(found: PageTarget, before: PageTarget): PageTarget {
  const { exact: _, ...parts } = before.options;
  return { url: found.url, options: { ...parts, ...found.options } };
}

function isSameTarget(one: PageTarget, other: PageTarget): boolean {
  const names = [...new Set([...Object.keys(one.options), ...Object.keys(other.options)])];
  return one.url === other.url && names.every((name) => one.options[name] === other.options[name]);
}

/** A feed of no provider in particular shows incidents, but never that all is well: a step back that a person has to want. */
function isCertain(detection: Detection): boolean {
  return detection.kind === 'found' && detection.provider.reading.kind === 'observed';
}

/** An address that leads to another host may have been sold, or lead to somebody else's page. */
function isSameSite(url: string, other: string): boolean {
  const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
  return URL.canParse(url) && URL.canParse(other) && hostOf(url) === hostOf(other);
}

function describe({ adapter }: DetectedProvider, before: string | null, isSure: boolean): string {
  const was = before === null ? 'what it was' : titleOfAdapter(before);
  return isSure
    ? `The page is no longer of ${was}: it is read as ${adapter.title} from now on.`
    : `The page may be of ${adapter.title} now: it is read as such once that is accepted.`;
}
