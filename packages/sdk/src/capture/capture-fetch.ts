import { beginUrl } from './begin-url.ts';
import type { FailureSigns } from './classify.ts';
import type { Call, Recorder } from './recorder.ts';
import type { ErrorClass } from '../types.ts';

/** What programs really pass. */
type Arguments = [input?: RequestInfo | URL, init?: RequestInit | null];

/**
 * Observes `fetch` on runtimes that publish nothing, by standing in front of it. The response is handed through untouched (never cloned), and a
 * failure is the same object. Returns what takes it back.
 */
export function captureFetch(
  recorder: Recorder,
  classify: (error: unknown, signs: FailureSigns) => ErrorClass,
): () => void {
  const original = globalThis.fetch;

  const begin = recorder.guard((...[input, init]: Arguments): Call | undefined => {
    // A call that is already cancelled never reaches the network.
    if (isCancelled(input, init)) return undefined;
    const request = input as Partial<Request> | undefined;
    return beginUrl(recorder, request?.url ?? (input as string), init?.method ?? request?.method ?? 'GET');
  });
  const onResponse = recorder.guard((call: Call, { status, headers }: Response) => {
    // An opaque response hides its status: there is nothing true to say about it.
    if (status) recorder.end(call, status, undefined, (name) => headers.get(name));
  });
  const onFailure = recorder.guard((call: Call, error: unknown, args: Arguments) => {
    const failure = classify(error, { mayBeReason: isCancelled(...args) });
    // A TypeError without any sign of the network is the caller's own mistake: nothing was sent.
    if (failure !== 'unknown' || !(error instanceof TypeError)) recorder.end(call, 0, failure);
  });

  // A method, for the name that programs see.
  const standIn = {
    fetch(this: unknown, ...args: Arguments): Promise<Response> {
      const call = begin(...args);
      const promise = original.apply(this, args as Parameters<typeof original>);
      // One that was put in place before may give something else. The derived promise is the one the application sees: a failure that it does
      // not handle is still reported as unhandled.
      return call && (promise as Partial<typeof promise> | undefined)?.then
        ? promise.then(
            (response) => {
              onResponse(call, response);
              return response;
            },
            (error: unknown) => {
              onFailure(call, error, args);
              throw error;
            },
          )
        : promise;
    },
  };
  // oxlint-disable-next-line typescript/unbound-method -- it hands its `this` on
  const { fetch } = standIn;
  globalThis.fetch = fetch;
  return () => {
    // Someone may have wrapped it once more; then it stays, and only hands through.
    if (globalThis.fetch === fetch) globalThis.fetch = original;
  };
}

function isCancelled(input: unknown, init: RequestInit | null | undefined): boolean | undefined {
  return (init?.signal ?? (input as Partial<Request> | undefined)?.signal)?.aborted;
}
