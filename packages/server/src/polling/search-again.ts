// A page that could be read and cannot be any more may have become one of another make: vendors move about once in two years.
import type { DueService } from '../store/polls.ts';
import type { PageTarget } from './adapter.ts';
import { findAdapter } from './adapters/index.ts';
import { askForDocument } from './choose-adapter.ts';
import { detectMake } from './detect.ts';
import type { DetectedMake, Detection } from './detect.ts';
import type { Door } from './door.ts';
import type { LookOutcome } from './look.ts';
import { decodePage, encodePage } from './page.ts';

/** Failed looks in a row, and the time they span, before the make is doubted. */
export const FAILURES_MIN = 10;
export const FAILING_MS_MIN = 3_600_000;
/** A page is searched at most this often. */
export const SEARCH_INTERVAL_MS = 24 * 3_600_000;
/** These say that we came too often, not that nothing is there. */
const NOT_GONE = [408, 425, 429];

/** Options that choose a part of a page. Another make may not know them, and its whole page would tell of too much. */
const PART_OPTIONS = ['environment', 'product', 'products', 'regions', 'services'];

/** What a page turned out to be. Proposed: a person decides. */
export interface FoundMake {
  readonly state: 'adopted' | 'proposed';
  readonly adapter: string;
  readonly page: string;
  /** A sentence for a person. */
  readonly sentence: string;
}

/**
 * Whether to search again after this look: at least 10 looks in a row over at least an hour found a document that cannot be read,
 * or a 4xx answer; not while everything around it fails, and not if it was searched within a day.
 */
export function shouldSearchAgain(
  { failures, failingSince, searchedAt }: Pick<DueService, 'failures' | 'failingSince' | 'searchedAt'>,
  outcome: LookOutcome,
  isHostDown: boolean,
  now: number,
): boolean {
  if (isHostDown || failures + 1 < FAILURES_MIN || now - (failingSince ?? now) < FAILING_MS_MIN) return false;
  if (now - searchedAt < SEARCH_INTERVAL_MS) return false;
  if (outcome.kind === 'unreadable') return outcome.isFinal !== true;
  if (outcome.kind !== 'failed' || outcome.httpStatus === null) return false;
  return outcome.httpStatus >= 400 && outcome.httpStatus < 500 && !NOT_GONE.includes(outcome.httpStatus);
}

/** Searches at the address that people know. Undefined when nothing else than before was found. */
export async function searchAgain(service: DueService, door: Door, now: number): Promise<FoundMake | undefined> {
  const { target, declarative } = decodePage(service.page);
  const url = service.statusPageUrl ?? target.url;
  const answers = new Map<string, string>();
  const detection = await detectMake(
    url,
    async (address) => {
      const answer = await askForDocument(address, door);
      if (answer.kind === 'ok') answers.set(address, answer.document.url);
      return answer;
    },
    now,
  );
  if (detection.kind === 'not_found') return undefined;
  const { adapter } = detection.make;
  const isSameMake = adapter.name === service.adapter;
  // What was chosen of a page, as products or regions of it, is chosen of the same make wherever it stands.
  const found: PageTarget = isSameMake
    ? { ...detection.make.target, options: { ...withoutExact(target.options), ...detection.make.target.options } }
    : detection.make.target;
  const page = encodePage(found);
  if (isSameMake && page === encodePage(target) && declarative === undefined) return undefined;
  const lastAsked = detection.asked.findLast(({ outcome }) => outcome === 'recognised')?.url ?? url;
  const isWhole = isSameMake || !PART_OPTIONS.some((option) => option in target.options);
  const isSure =
    isWhole &&
    isCertain(detection) &&
    declarative === undefined &&
    isSameSite(url, answers.get(lastAsked) ?? lastAsked);
  return {
    state: isSure ? 'adopted' : 'proposed',
    adapter: adapter.name,
    page,
    sentence:
      isSameMake && isSure
        ? `The page of ${adapter.title} stands at another address: it is read at ${found.url} from now on.`
        : describe(detection.make, service.adapter, isSure),
  };
}

/** All but how an address is meant, for it is another one. */
function withoutExact(options: PageTarget['options']): PageTarget['options'] {
  const { exact: _, ...others } = options;
  return others;
}

/** A feed of no make in particular shows incidents, but never that all is well: a step back that a person has to want. */
function isCertain(detection: Detection): boolean {
  return detection.kind === 'found' && detection.make.reading.kind === 'observed';
}

/** An address that leads to another host may have been sold, or lead to somebody else's page. */
function isSameSite(url: string, other: string): boolean {
  const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
  return URL.canParse(url) && URL.canParse(other) && hostOf(url) === hostOf(other);
}

function describe({ adapter }: DetectedMake, before: string | null, isSure: boolean): string {
  const was = before === null ? 'what it was' : (findAdapter(before)?.title ?? before);
  return isSure
    ? `The page is no longer of ${was}: it is read as ${adapter.title} from now on.`
    : `The page may be of ${adapter.title} now: it is read as such once that is accepted.`;
}
