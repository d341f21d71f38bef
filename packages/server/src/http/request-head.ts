// What is read of a request's headers before anything else.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request id from outside is taken over only in this form, so that it cannot forge log lines. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** The id that a request brought, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Why a head can be read in more than one way; undefined for one that cannot. Of several headers of these names Node keeps the first, and whoever
 * stands in front may go by the last.
 */
export function findAmbiguity({ rawHeaders, headers, httpVersion }: IncomingMessage): string | undefined {
  const hosts = countNamed(rawHeaders, 'host');
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
    return 'An HTTP/1.1 request must have exactly one Host header.';
  if (countNamed(rawHeaders, 'authorization') > 1) return 'A request can have only one Authorization header.';
  if (countNamed(rawHeaders, 'content-type') > 1) return 'A request can have only one Content-Type header.';
  const coding = headers['transfer-encoding'];
  // The parser takes any list that ends with it, and undoes nothing of what stands before.
  return coding === undefined || coding.toLowerCase() === 'chunked'
    ? undefined
    : 'The only supported Transfer-Encoding is chunked.';
}

/** Names and values take turns. */
function countNamed(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const given = rawHeaders[place] ?? '';
    if (given.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count;
}
