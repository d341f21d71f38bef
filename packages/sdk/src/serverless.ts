import { init } from './node.ts';
import { waitUntilOfVercel } from './runtime/vercel.ts';
import type { Options } from './types.ts';

/** What sending may add to an invocation. Without calls there is nothing to send, and nothing is added. */
const FLUSH_MAX_MS = 1000;

/** Settings of `init`, and how long an invocation may wait for its calls to be sent. */
export interface ServerlessOptions extends Options {
  /** Default 1,000. */
  flushTimeoutMs?: number | undefined;
}

/**
 * Wraps the handler of a function whose process is frozen between invocations (AWS Lambda, Azure Functions, Google Cloud Functions, Vercel): the
 * calls of an invocation are sent before it ends, because no timer runs afterwards. Where the platform can be asked to wait (Vercel), it is asked, and the
 * response does not wait. The handler must return a promise; one that calls a callback is not waited for.
 *
 * `export const handler = withUpriver(async (event, context) => { … });`
 */
export function withUpriver<This, Arguments extends unknown[], Result>(
  handler: (this: This, ...args: Arguments) => Result,
  options: ServerlessOptions = {},
): (this: This, ...args: Arguments) => Promise<Awaited<Result>> {
  const client = init(options);
  return async function wrapped(this: This, ...args: Arguments): Promise<Awaited<Result>> {
    try {
      return await handler.apply(this, args);
    } finally {
      const { queued, inFlight } = client.stats();
      const sent = queued + inFlight > 0 ? client.flush(options.flushTimeoutMs ?? FLUSH_MAX_MS) : undefined;
      if (sent && !isAwaited(sent)) await sent;
    }
  };
}

/** Whether the platform waits. Where it refuses, the invocation waits itself, and its result is still the handler’s. */
function isAwaited(sent: Promise<unknown>): boolean {
  try {
    const waitUntil = waitUntilOfVercel();
    waitUntil?.(sent);
    return waitUntil !== undefined;
  } catch {
    return false;
  }
}
