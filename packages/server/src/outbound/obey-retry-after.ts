import type { FetchOutcome, HttpClient } from './http-client.ts';

/** A client that obeys, for one piece of work, hosts that ask to be left alone. */
export interface ObedientClient extends HttpClient {
  /** How long the page wants to be left alone: the longest `Retry-After` of all answers; 0 when none had one. */
  readonly retryAfterMs: () => number;
}

const TOO_MANY_REQUESTS = 429;

/**
 * The same client for one check of one page: a host that answers 429, or anything with `Retry-After`, is asked for nothing more.
 * Later requests to it fail with the same outcome, without a request.
 */
export function obeyRetryAfter(client: HttpClient): ObedientClient {
  const refusals = new Map<string, FetchOutcome>();
  let longestMs = 0;
  return {
    async fetchDocument(request) {
      const host = URL.canParse(request.url) ? new URL(request.url).host : '';
      const refusal = refusals.get(host);
      if (refusal !== undefined) return refusal;
      const outcome = await client.fetchDocument(request);
      if (outcome.kind !== 'failed') return outcome;
      const { status, retryAfterSeconds } = outcome;
      if (status === TOO_MANY_REQUESTS || retryAfterSeconds !== undefined) refusals.set(host, outcome);
      longestMs = Math.max(longestMs, (retryAfterSeconds ?? 0) * 1000);
      return outcome;
    },
    retryAfterMs: () => longestMs,
    close: () => client.close(),
  };
}
