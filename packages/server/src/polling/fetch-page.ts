// A page as its adapter reads it: the documents that the adapter names are fetched, then it reads them. Nothing is written.
import type { Adapter, Observation, PageDocument, PageRequest, PageTarget } from '@upriver/status-pages';
import type { Validators } from '../store/checks/schedule.ts';
import type { FetchOutcome, HttpClient } from '../outbound/http-client.ts';

/** What came of fetching and reading a page. */
export type CheckOutcome =
  | {
      readonly kind: 'observed';
      readonly observation: Observation;
      readonly validators: Validators;
      readonly httpStatus: number;
      readonly documents: readonly PageDocument[];
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
  const { httpStatus } = fetched;
  const documents = [...fetched.documents.values()];
  const reading = adapter.read(fetched.documents, target, now);
  return reading.kind === 'unreadable'
    ? { kind: 'unreadable', reason: reading.reason, httpStatus, documents }
    : { ...reading, validators: fetched.validators, httpStatus, documents };
}

export function toPageDocument(
  key: string,
  { url, contentType, text }: Extract<FetchOutcome, { kind: 'document' }>,
): PageDocument {
  return { key, url, contentType, text };
}

type Fetched =
  | { kind: 'documents'; documents: Map<string, PageDocument>; validators: Validators; httpStatus: number }
  | Extract<CheckOutcome, { kind: 'unchanged' | 'failed' }>;

async function fetchAll(
  requests: readonly PageRequest[],
  client: HttpClient,
  validators: Validators,
): Promise<Fetched> {
  const documents = new Map<string, PageDocument>();
  const received: Record<string, Validators[string]> = {};
  let httpStatus = 200;
  // A conditional request for one of several documents would leave the others without it.
  const isConditional = requests.length === 1;
  for (const request of requests) {
    const outcome = await client.fetchDocument({ ...request, ...(isConditional ? validators[request.url] : {}) });
    if (outcome.kind === 'unchanged') return { kind: 'unchanged', httpStatus: 304 };
    if (outcome.kind === 'failed') {
      if (request.optional === true) continue;
      return { kind: 'failed', reason: outcome.message, httpStatus: outcome.status ?? null };
    }
    httpStatus = outcome.status;
    documents.set(request.key, toPageDocument(request.key, outcome));
    received[request.url] = {
      ...(outcome.etag === undefined ? {} : { etag: outcome.etag }),
      ...(outcome.lastModified === undefined ? {} : { lastModified: outcome.lastModified }),
    };
  }
  return { kind: 'documents', documents, validators: received, httpStatus };
}
