// Requests that a handler sends to this server in this process, for the one who called it.
import { randomUUID } from 'node:crypto';
import type { Caller } from './route.ts';

export const INNER_HEADER = 'x-upriver-inner';
const callers = new Map<string, Caller>();

/**
 * Sends a request as a caller who was authenticated before. It carries a name that exists only until it is answered, and that nobody can
 * guess (122 random bits), in place of a credential.
 */
export async function sendAs<Answer>(
  caller: Caller,
  send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> {
  const name = randomUUID();
  callers.set(name, caller);
  try {
    return await send({ [INNER_HEADER]: name });
  } finally {
    callers.delete(name);
  }
}

/** Who sends a request by `sendAs`; undefined for every other request. */
export function findInnerCaller(headers: Readonly<Record<string, unknown>>): Caller | undefined {
  const name = headers[INNER_HEADER];
  return typeof name === 'string' ? callers.get(name) : undefined;
}
