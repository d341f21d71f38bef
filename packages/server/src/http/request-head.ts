// What is read of a request's headers before anything else.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request id from outside is taken over only in this form, so that it cannot forge log lines. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;
/** Node keeps the first of several, and whoever stands in front may go by the last. */
const ONCE = ['authorization', 'content-type', 'host'] as const;
const ONCE_LENGTHS: ReadonlySet<number> = new Set(ONCE.map((name) => name.length));

/** The id that a request brought, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Why a head can be read in more than one way; undefined for one that cannot. */
export function findAmbiguity({ rawHeaders, headers, httpVersion }: IncomingMessage): string | undefined {
  const counts: Partial<Record<string, number>> = {};
  // Names and values take turns.
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const given = rawHeaders[place] ?? '';
    if (!ONCE_LENGTHS.has(given.length)) continue;
    const name = given.toLowerCase();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  const { host = 0, authorization = 0, 'content-type': types = 0 } = counts;
  if (host > 1 || (host === 0 && httpVersion === '1.1'))
    return 'An HTTP/1.1 request must have exactly one Host header.';
  if (authorization > 1) return 'A request can have only one Authorization header.';
  if (types > 1) return 'A request can have only one Content-Type header.';
  const coding = headers['transfer-encoding'];
  // The parser takes any list that ends with it, and undoes nothing of what stands before.
  return coding === undefined || coding.toLowerCase() === 'chunked'
    ? undefined
    : 'The only supported Transfer-Encoding is chunked.';
}
