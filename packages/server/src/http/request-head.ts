// What is read of a request's headers before anything else.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A request id from outside is taken over only in this form, so that it cannot forge log lines. */
const REQUEST_ID = /^[\w.:-]{1,100}$/;
const HOST = 'host';

/** The id that a request brought, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** How many Host headers a request has. */
export function countHosts({ rawHeaders }: IncomingMessage): number {
  // Names and values take turns; `headers` has the first of several hosts.
  let count = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place] ?? '';
    if (name.length === HOST.length && name.toLowerCase() === HOST) count += 1;
  }
  return count;
}
