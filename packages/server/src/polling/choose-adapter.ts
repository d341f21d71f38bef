import type { DueService } from '../store/polls.ts';
import type { Adapter } from './adapter.ts';
import { createDeclarativeAdapter } from './adapters/declarative/index.ts';
import { parseDeclarativePage } from './adapters/declarative/page.ts';
import { adapters, findAdapter } from './adapters/index.ts';
import { detectMake } from './detect.ts';
import type { FetchedDocument } from './detect.ts';
import type { Door } from './door.ts';
import type { FetchFailure } from './door/failure.ts';
import { decodePage, encodePage } from './page.ts';

/** How a service's page is read. */
export type Choice =
  | { readonly kind: 'known'; readonly adapter: Adapter }
  /** Its make was found by asking; the page is to be remembered with it. */
  | { readonly kind: 'found'; readonly adapter: Adapter; readonly page: string }
  /** `isFinal`: the page answered, and is of no make that is known; asking again soon would find the same. */
  | { readonly kind: 'none'; readonly reason: string; readonly isFinal: boolean };

/** Failures that every other document of the same host would have too. */
const WHOLE_HOST: readonly FetchFailure[] = ['connection', 'dns', 'port', 'refused_address', 'timeout', 'tls'];

/** Makes that an organization can name. A description by hand is given as itself. */
export const ADAPTER_NAMES: readonly string[] = adapters
  .map(({ name }) => name)
  .filter((name) => name !== 'declarative');

/** The makers' own word for a make; its name when there is none. */
export function titleOfAdapter(name: string): string {
  return findAdapter(name)?.title ?? name;
}

/** By the organization's own description, by the make that is known, or by asking the page. */
export async function chooseAdapter(service: DueService, door: Door, now: number): Promise<Choice> {
  const { target, declarative } = decodePage(service.page);
  if (declarative !== undefined) {
    const adapter = describedAdapter(declarative, target.url);
    return adapter === undefined
      ? { kind: 'none', reason: describeProblems(declarative).join('; '), isFinal: true }
      : { kind: 'known', adapter };
  }
  if (service.adapter !== null) {
    const adapter = findAdapter(service.adapter);
    return adapter === undefined
      ? { kind: 'none', reason: `there is no adapter "${service.adapter}"`, isFinal: true }
      : { kind: 'known', adapter };
  }
  const detection = await detectMake(target.url, (url) => askForDocument(url, door), now);
  if (detection.kind === 'not_found')
    return {
      kind: 'none',
      reason: detection.reason,
      isFinal: detection.asked.some(({ outcome }) => outcome === 'not recognised'),
    };
  const { adapter, target: found } = detection.make;
  return { kind: 'found', adapter, page: encodePage(found) };
}

/** The adapter that an organization's own description makes; undefined when it cannot be used. */
export function describedAdapter(declarative: unknown, url: string): Adapter | undefined {
  const { page } = parseDeclarativePage(withUrl(declarative, url));
  return page === undefined ? undefined : createDeclarativeAdapter(page);
}

/** What is wrong with an organization's own description of a page, a sentence each. */
export function describeProblems(declarative: unknown): string[] {
  const { problems = [] } = parseDeclarativePage(withUrl(declarative, 'https://status.invalid'));
  return problems.map(({ field, message }) => (field === '' ? message : `${field}: ${message}`));
}

/** A description without an address is about the page's own URL. */
function withUrl(declarative: unknown, url: string): unknown {
  return typeof declarative === 'object' && declarative !== null && !Array.isArray(declarative)
    ? { url, ...declarative }
    : declarative;
}

/** Asks for one document on behalf of detection. */
export async function askForDocument(url: string, door: Door): Promise<FetchedDocument> {
  const outcome = await door.fetchDocument({ url });
  if (outcome.kind === 'failed')
    return { kind: 'failed', reason: outcome.message, isWholeHost: WHOLE_HOST.includes(outcome.reason) };
  if (outcome.kind === 'unchanged')
    return { kind: 'failed', reason: 'The page answered 304 to an unconditional request.' };
  const { url: finalUrl, contentType, text } = outcome;
  return { kind: 'ok', document: { key: 'page', url: finalUrl, contentType, text } };
}
