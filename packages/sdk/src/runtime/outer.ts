import type { Assembly } from './client.ts';
import { SLOT } from './start.ts';
import type { Client } from '../types.ts';

/**
 * A sandbox inside of a Node process, such as the edge runtime of `next start`, has globals of its own but is handed this class of the
 * process. What the sandbox calls, the process's channels see as well, so a client of its own would report every call a second time.
 */
type Shared = { [SLOT]?: Client | undefined } | undefined;

/** Lets sandboxes of this process find its client. Returns what takes it back. */
export function showToSandboxes(Storage: object, { client }: Assembly): () => void {
  (Storage as NonNullable<Shared>)[SLOT] = client;
  return () => void Reflect.deleteProperty(Storage, SLOT);
}

/** The client of the process around this sandbox, if there is one. */
export function findOuter(Storage: unknown): Client | undefined {
  return (Storage as Shared)?.[SLOT];
}
