// A page as its adapter reads it: the documents that the adapter names are fetched, then it reads them. Nothing is written.
import type { Adapter, Observation, PageDocument, PageRequest, PageTarget } from '@upriver/status-pages';
import type { Validators } from '../store/checks/schedule.ts';
import type { FetchOutcome, HttpClient } from '../outbound/http-client.ts';
import { leadOf } from './page-owner.ts';
import type { Lead } from './page-owner.ts';

/** What came of fetching and reading a page. */
export type CheckOutcome =
  | {
      readonly kind: 'observed';
      readonly observation: Observation;
      readonly validators: Validators;
      readonly httpStatus: number;
      readonly documents: readonly PageDocument[];
      /** Requests that were redirected to another host. */
      readonly leads: readonly Lead[];
    }
  | { readonly kind: 'unchanged'; readonly httpStatus: number }
  | {
      readonly kind: 'unreadable';
      readonly reason: string;
      readonly httpStatus: number | null;
      /** Checking again soon would find the same. */
      readonly isFinal?: boolean;
      /** The check searched for the provider, which takes many requests. */
      readonly isSearch?: boolean;
      readonly documents: readonly PageDocument[];
    }
  | { readonly kind: 'failed'; readonly reason: string; readonly httpStatus: number | null };

/** Fetches and reads a page; conditionally, where there are validators for what it asks. Never throws. */
export async function fetchAndRead(
  adapter: Adapter,
  target: PageTarget,
  client: HttpClient,
  now: number,
  validators: Validators = {},
): Promise<CheckOutcome> {
  const fetched = await fetchAll(adapter.requests(target), client, validators);
  if (fetched.kind !== 'documents') return fetched;
  for (const request of adapter.furtherRequests?.(fetched.documents) ?? [])
    gather(fetched, { ...request, optional: true }, await client.fetchDocument(request));
  const { httpStatus } = fetched;
  const documents = [...fetched.documents.values()];
  const reading = adapter.read(fetched.documents, target, now);
  return reading.kind === 'unreadable'
    ? { kind: 'unreadable', reason: reading.reason, httpStatus, documents }
    : { ...reading, validators: fetched.validators, httpStatus, documents, leads: fetched.leads };
}

export function toPageDocument(
  key: string,
  { url, contentType, text }: Extract<FetchOutcome, { kind: 'document' }>,
): PageDocument {
  return { key, url, contentType, text };
}

type Fetched = ({ readonly kind: 'documents' } & Gathered) | Extract<CheckOutcome, { kind: 'unchanged' | 'failed' }>;

async function fetchAll(
  requests: readonly PageRequest[],
  client: HttpClient,
  validators: Validators,
): Promise<Fetched> {
  const known = requests.every(({ url, optional }) => optional === true || url in validators) ? validators : {};
  const fetched: Gathered = { documents: new Map(), validators: {}, leads: [], httpStatus: 200 };
  const unchanged: PageRequest[] = [];
  let isElsewhere = false;
  for (const request of requests) {
    const outcome = await client.fetchDocument({ ...request, ...known[request.url] });
    if (outcome.kind === 'unchanged') {
      unchanged.push(request);
      // That something else did not change since then says nothing of what is known.
      isElsewhere ||= outcome.url !== (known[request.url]?.from ?? new URL(request.url).href);
    }
    const failure = gather(fetched, request, outcome);
    if (failure !== undefined) return failure;
  }
  if (unchanged.length > 0 && fetched.documents.size === 0 && !isElsewhere)
    return { kind: 'unchanged', httpStatus: 304 };
  // The adapter reads all documents together: those that did not change are wanted as well.
  for (const request of unchanged) {
    const failure = gather(fetched, request, await client.fetchDocument(request));
    if (failure !== undefined) return failure;
  }
  return { kind: 'documents', ...inOrder(fetched, requests) };
}

interface Gathered {
  readonly documents: Map<string, PageDocument>;
  readonly validators: Record<string, Validators[string]>;
  readonly leads: Lead[];
  httpStatus: number;
}

/** Adds what came of a request; returns the failure when the check cannot do without it. */
function gather(
  fetched: Gathered,
  request: PageRequest,
  outcome: FetchOutcome,
): Extract<CheckOutcome, { kind: 'failed' }> | undefined {
  if (outcome.kind === 'unchanged') return undefined;
  if (outcome.kind === 'failed') {
    if (request.optional === true) return undefined;
    return { kind: 'failed', reason: outcome.message, httpStatus: outcome.status ?? null };
  }
  const { status, etag, lastModified, url } = outcome;
  const lead = leadOf(request.url, url);
  if (lead !== undefined) fetched.leads.push(lead);
  fetched.httpStatus = status;
  fetched.documents.set(request.key, toPageDocument(request.key, outcome));
  fetched.validators[request.url] = {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(url === new URL(request.url).href ? {} : { from: url }),
  };
  return undefined;
}

/** Documents in the order of their requests, whenever they came. */
function inOrder({ documents, ...rest }: Gathered, requests: readonly PageRequest[]): Gathered {
  const ordered = requests.flatMap(({ key }): [string, PageDocument][] => {
    const document = documents.get(key);
    return document === undefined ? [] : [[key, document]];
  });
  return { ...rest, documents: new Map(ordered) };
}
