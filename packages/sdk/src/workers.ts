import { withEnvironment } from './runtime/environment.ts';
import { init } from './node.ts';
import type { Client, Options } from './types.ts';

/** The part of an invocation's context that is used. */
export interface InvocationContext {
  waitUntil(promise: Promise<unknown>): void;
}

type Settings = Options | ((env: never) => Options) | undefined;

/** One exported handler: `fetch`, `scheduled`, `queue`, `email`. */
type Handler = (subject: never, env: never, context: never) => unknown;

/**
 * Wraps the handlers of a module worker: the calls of each invocation are sent in its `waitUntil`. Settings come as options, as a function of the
 * worker's `env`, or from bindings named `UPRIVER_…`. A class, such as a `WorkerEntrypoint`, is returned as it is.
 *
 * `export default withUpriver({ async fetch(request, env, context) { … } });`
 */
export function withUpriver<T extends object>(handlers: T, options?: Settings): T {
  if (typeof handlers === 'function') return handlers;
  const wrapped = namesOf(handlers).map((name) => {
    const handler: unknown = Reflect.get(handlers, name);
    return [name, typeof handler === 'function' ? wrapHandler(handler as Handler, handlers, options) : handler];
  });
  return Object.fromEntries(wrapped) as T;
}

/** Names of all that an object has, of its own or from its classes. */
function namesOf(handlers: object): string[] {
  const names = new Set(Object.keys(handlers));
  for (
    let one = Object.getPrototypeOf(handlers) as object | null;
    one !== null && one !== Object.prototype;
    one = Object.getPrototypeOf(one) as object | null
  )
    for (const name of Object.getOwnPropertyNames(one)) if (name !== 'constructor') names.add(name);
  return [...names];
}

function wrapHandler(handler: Handler, handlers: object, options: Settings): Handler {
  return async (subject, env, context) => {
    const client = init(readSettings(options, env));
    try {
      return await handler.call(handlers, subject, env, context);
    } finally {
      keepAlive(context, client);
    }
  };
}

/** A function of the application's that fails switches the SDK off, and not the worker. */
function readSettings(options: Settings, env: never): Options {
  try {
    return typeof options === 'function' ? options(env) : withEnvironment(options ?? {}, env);
  } catch (error) {
    console.error('[upriver] not measuring:', (error as Error).message);
    return { enabled: false };
  }
}

function keepAlive(context: InvocationContext | undefined, client: Client): void {
  const { queued, inFlight } = client.stats();
  if (queued + inFlight === 0) return;
  const sent = client.flush();
  try {
    context?.waitUntil(sent);
  } catch {
    // The invocation is over: what is queued goes with the next.
  }
}
