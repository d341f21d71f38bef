import { describedAdapter, describeProblems, detectProvider, findAdapter } from '@upriver/status-pages';
import type { Adapter, FetchedDocument, PageTarget } from '@upriver/status-pages';
import type { DueService } from '../store/checks/schedule.ts';
import { toPageDocument } from './fetch-page.ts';
import type { FetchFailure } from '../outbound/failure.ts';
import type { HttpClient } from '../outbound/http-client.ts';

/** How a service's page is read. */
export type Choice =
  | { readonly kind: 'known'; readonly adapter: Adapter; readonly target: PageTarget }
  /** Its provider was found by asking; the service is to be remembered with it. */
  | { readonly kind: 'detected'; readonly adapter: Adapter; readonly target: PageTarget }
  /** `isFinal`: the page answered, and is of no provider that is known; asking again soon would find the same. */
  | { readonly kind: 'none'; readonly reason: string; readonly isFinal: boolean };

/** Failures that every other document of the same host would have too. */
const WHOLE_HOST: readonly FetchFailure[] = ['connection', 'dns', 'port', 'refused_address', 'timeout', 'tls'];

/** By the organization's own description, by the provider that is known, or by asking the page. */
export async function chooseProvider(
  { page, adapter: name }: DueService,
  client: HttpClient,
  now: number,
): Promise<Choice> {
  const { target, declarative } = page;
  if (declarative !== undefined) {
    const adapter = describedAdapter(declarative, target.url);
    return adapter === undefined
      ? { kind: 'none', reason: describeProblems(declarative).join('; '), isFinal: true }
      : { kind: 'known', adapter, target };
  }
  if (name !== null) {
    const adapter = findAdapter(name);
    return adapter === undefined
      ? { kind: 'none', reason: `there is no adapter "${name}"`, isFinal: true }
      : { kind: 'known', adapter, target };
  }
  const detection = await detectProvider(target.url, (url) => askForDocument(url, client), now);
  if (detection.kind !== 'not_found')
    return { kind: 'detected', adapter: detection.provider.adapter, target: detection.provider.target };
  const hasAnswered = detection.asked.some(({ outcome }) => outcome === 'not recognised');
  return { kind: 'none', reason: detection.reason, isFinal: hasAnswered };
}

/** Asks for one document on behalf of detection. */
export async function askForDocument(url: string, client: HttpClient): Promise<FetchedDocument> {
  const outcome = await client.fetchDocument({ url });
  if (outcome.kind === 'failed')
    return { kind: 'failed', reason: outcome.message, isWholeHost: WHOLE_HOST.includes(outcome.reason) };
  if (outcome.kind === 'unchanged')
    return { kind: 'failed', reason: 'The page answered 304 to an unconditional request.' };
  return { kind: 'ok', document: toPageDocument('page', outcome) };
}
