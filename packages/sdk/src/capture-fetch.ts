import { beginUrl } from './begin-url.ts';
import type { Call, Recorder } from './recorder.ts';
import type { ErrorClass } from './types.ts';

/**
 * Observes `fetch` on runtimes that publish nothing, by standing in front of it. The response is handed through untouched (never cloned), and a
 * failure is the same object. Returns what takes it back.
 */
export function captureFetch(recorder: Recorder, classify: (error: unknown) => ErrorClass): () => void {
  const original = globalThis.fetch;

  const begin = recorder.guard((input: RequestInfo | URL, init: RequestInit = {}): Call | undefined => {
    const request = input as Partial<Request>;
    // A call that is already cancelled never reaches the network.
    if ((init.signal ?? request.signal)?.aborted) return undefined;
    return beginUrl(recorder, request.url ?? (input as string), init.method ?? request.method ?? 'GET');
  });
  const onResponse = recorder.guard((call: Call, { type, status }: Response) => {
    // An opaque response hides its status: there is nothing true to say about it.
    if (status > 0 || type === 'error') recorder.end(call, status);
  });
  const onFailure = recorder.guard((call: Call, error: unknown) => {
    const failure = classify(error);
    // A TypeError without any sign of the network is the caller's own mistake: nothing was sent.
    if (failure !== 'unknown' || !(error instanceof TypeError)) recorder.end(call, 0, failure);
  });

  function fetch(this: unknown, ...args: Parameters<typeof original>): Promise<Response> {
    const call = begin(...args);
    const promise = original.apply(this, args);
    // The derived promise is the one the application sees: a failure that it does not handle is still reported as unhandled.
    return call
      ? promise.then(
          (response) => {
            onResponse(call, response);
            return response;
          },
          (error: unknown) => {
            onFailure(call, error);
            throw error;
          },
        )
      : promise;
  }
  globalThis.fetch = fetch;
  return () => {
    // Someone may have wrapped it once more; then it stays, and only hands through.
    if (globalThis.fetch === fetch) globalThis.fetch = original;
  };
}
