import { HOUR_MS } from '@upriver/contract/time';
import type { ServiceEvent } from '@upriver/contract';
import { ApiError } from './api.ts';
import type { Api } from './api.ts';

const PAGE_TIMEOUT_MS = 60_000;
/** A file may take long; a server that is gone ends the connection. */
const FILE_TIMEOUT_MS = HOUR_MS;

export interface EventPage {
  readonly items: readonly ServiceEvent[];
  /** Path of the next page, where there is one. */
  readonly next: string | undefined;
}

/** One page of events. @throws ApiError */
export async function readEventPage(api: Api, path: string): Promise<EventPage> {
  const response = await api.open(path, { headers: {}, signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
  // Safe: the server checks its answers against the contract's schemas, and both are of one version.
  const { data } = (await response.json()) as { data: ServiceEvent[] };
  return { items: data, next };
}

/** Passes an answer as CSV on as it comes. @throws ApiError, also when it ends too early */
export async function streamCsv(api: Api, path: string, out: (text: string) => void): Promise<void> {
  const response = await api.open(path, {
    headers: { accept: 'text/csv' },
    signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
  });
  if (response.body === null) return;
  const decoder = new TextDecoder();
  try {
    for await (const piece of response.body) out(decoder.decode(piece, { stream: true }));
    out(decoder.decode());
  } catch (error) {
    throw new ApiError('the answer ended before everything was there; what was written is a part of it', {
      cause: error,
    });
  }
}
