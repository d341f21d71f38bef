import { describedAdapter, describeProblems, detectProvider, findAdapter } from '@upriver/status-pages';
import type { Adapter, FetchedDocument, PageTarget } from '@upriver/status-pages';
import type { DueService } from '../store/checks/schedule.ts';
import { toPageDocument } from './fetch-page.ts';
import { leadOf } from './page-owner.ts';
import type { Lead } from './page-owner.ts';
import type { FetchFailure } from '../outbound/failure.ts';
import type { HttpClient } from '../outbound/http-client.ts';

/** How a service's page is read. */
export type Choice =
  | { readonly kind: 'known'; readonly adapter: Adapter; readonly target: PageTarget }
  /** Its provider was found by asking; the service is to be remembered with it. */
  | {
      readonly kind: 'detected';
      readonly adapter: Adapter;
      readonly target: PageTarget;
      /** The redirect to another host by which the target was found. */
      readonly lead: Lead | undefined;
    }
  /**
   * `isFinal`: the page answered everything, and is of no provider that is known; asking again soon would find the same. Else some
   * answers were transient and the search goes on; `isSearch`: at the price of many requests each time.
   */
  | { readonly kind: 'none'; readonly reason: string; readonly isFinal: boolean; readonly isSearch?: boolean };

/** Failures that every other document of the same host would have too. */
const WHOLE_HOST: readonly FetchFailure[] = ['connection', 'dns', 'port', 'refused_address', 'timeout', 'tls'];
/** Answers below 500 that say something of the moment only. */
const TRANSIENT_STATUSES = [408, 421, 425, 429];
const TOO_MANY_REQUESTS = 429;
/** Searches that fail before a feed, which can never say that all is well, is taken for the page. */
const SEARCHES_BEFORE_FEED = 8;

/** By the organization's own description, by the provider that is known, or by asking the page. */
export async function chooseProvider(
  { page, adapter: name, failures }: DueService,
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
  const leads: Lead[] = [];
  const detection = await detectProvider(
    target.url,
    async (url) => {
      const answer = await askForDocument(url, client);
      const lead = answer.kind === 'ok' ? leadOf(url, answer.document.url) : undefined;
      if (lead !== undefined) leads.push(lead);
      return answer;
    },
    now,
  );
  const isUsable =
    detection.kind === 'found' ||
    (detection.kind === 'feed_only' && (detection.isFinal || failures >= SEARCHES_BEFORE_FEED));
  if (isUsable) {
    const { adapter, target: foundAt } = detection.provider;
    return {
      kind: 'detected',
      adapter,
      target: foundAt,
      lead: leads.find(({ to }) => leadOf(`https://${to}`, foundAt.url) === undefined),
    };
  }
  const { reason, isFinal, asked } = detection;
  return { kind: 'none', reason, isFinal, isSearch: asked.length > 1 };
}

/** Asks for one document on behalf of detection. */
export async function askForDocument(url: string, client: HttpClient): Promise<FetchedDocument> {
  const outcome = await client.fetchDocument({ url });
  if (outcome.kind === 'failed')
    return {
      kind: 'failed',
      reason: outcome.message,
      isWholeHost: WHOLE_HOST.includes(outcome.reason),
      isTransient: outcome.status !== undefined && isTransient(outcome.status),
      endsSearch: outcome.status === TOO_MANY_REQUESTS || outcome.retryAfterSeconds !== undefined,
    };
  if (outcome.kind === 'unchanged')
    return { kind: 'failed', reason: 'The page answered 304 to an unconditional request.' };
  return { kind: 'ok', document: toPageDocument('page', outcome) };
}

function isTransient(status: number): boolean {
  return status >= 500 || TRANSIENT_STATUSES.includes(status);
}
