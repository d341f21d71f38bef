import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { classifyError } from './classify.ts';
import { createConnections } from './connections.ts';
import type { Connecting } from './connections.ts';
import { handOver } from './evidence.ts';
import { readHeaders } from './read-headers.ts';
import { isAbsolute, serverOf } from './proxied.ts';
import { UNDER_WAY } from './recorder.ts';
import type { Call, Recorder } from './recorder.ts';
import { createTags } from './tags.ts';
import type { ErrorClass } from '../types.ts';

/** What is read of undici's request object; its shape is the same from undici 5 to 8. */
interface UndiciRequest {
  origin?: string | URL;
  path: string;
  method: string;
  /** Set when the caller passed a `host` header. */
  host?: string | null;
  upgrade?: unknown;
  /** Names and values in turn; one text until undici 6. */
  headers?: string | readonly unknown[];
}

interface UndiciResponse {
  statusCode: number;
  headers?: readonly unknown[];
}

/**
 * Observes `fetch` and everything else built on undici, the built-in one or an installed one. The call ends at the response headers: a
 * body that is never read never ends, and a stream lasts as long as its reader likes. Waiting for a free connection is told from connecting,
 * which is the vendor's time. Returns what takes it back.
 */
export function captureUndici(recorder: Recorder, elapsed: () => number): () => void {
  /** Kept beyond the end of a call, to correct its class when the body breaks off. */
  const calls = createTags<Call>();
  const connections = createConnections(elapsed);

  const onCreate = recorder.guard((message: unknown) => {
    const { request } = message as { request: UndiciRequest };
    // A tunnel through a proxy and a WebSocket are not calls of their own.
    if (request.method === 'CONNECT' || request.upgrade) return;
    const call = isAbsolute(request.path)
      ? recorder.begin(...serverOf(request.path), request.method, readHeaders(request.headers))
      : recorder.begin(
          request.host || originOf(request.origin),
          request.path,
          request.method,
          readHeaders(request.headers),
        );
    if (call) calls.set(request, call);
  });

  const onHeaders = recorder.guard((message: unknown) => {
    const { request, response } = message as { request: UndiciRequest; response: UndiciResponse };
    // 1xx are announcements; the answer is still to come.
    if (response.statusCode < 200) return;
    const call = calls.get(request);
    if (call?.status === UNDER_WAY) recorder.end(call, response.statusCode, undefined, readHeaders(response.headers));
  });

  const onError = recorder.guard((message: unknown) => {
    const { request, error } = message as { request: UndiciRequest; error: unknown };
    const call = calls.get(request);
    if (!call) return;
    if (call.status === UNDER_WAY) endWithout(request, call, classifyError(error, { mayBeReason: true }));
    // After the headers most errors are the application's own (a cancelled or forgotten body); only a broken connection is the server's.
    else if (call.error_class === undefined && BROKEN_OFF.has(classifyError(error))) {
      call.error_class = 'incomplete_response';
    }
  });

  /** Given up while it only waited for a free connection: the vendor never saw it. */
  function endWithout(request: UndiciRequest, call: Call, failure: ErrorClass): void {
    const isGivenUp = failure === 'aborted' || failure === 'timeout';
    if (!isGivenUp || !connections.hasWaited(request.origin, call)) return recorder.end(call, 0, failure);
    handOver(call, elapsed());
    recorder.end(call, 0, 'client_limit');
  }

  const onSend = recorder.guard((message: unknown) => {
    const { request, socket } = message as { request: UndiciRequest; socket: object };
    const call = calls.get(request);
    if (call?.status === UNDER_WAY) handOver(call, connections.handedOverAt(socket, call));
  });

  const handlers = [
    ['undici:request:create', onCreate],
    ['undici:client:beforeConnect', recorder.guard((message) => connections.onBegin(message as Connecting))],
    ['undici:client:connected', recorder.guard((message) => connections.onEnd(message as Connecting))],
    ['undici:client:connectError', recorder.guard((message) => connections.onEnd(message as Connecting))],
    ['undici:client:sendHeaders', onSend],
    ['undici:request:headers', onHeaders],
    ['undici:request:error', onError],
  ] as const;
  for (const [name, handler] of handlers) subscribe(name, handler);
  return () => {
    for (const [name, handler] of handlers) unsubscribe(name, handler);
  };
}

const BROKEN_OFF = new Set(['connection_reset', 'protocol', 'network']);

function originOf(origin: string | URL | undefined): string {
  return typeof origin === 'object' ? origin.host : (origin ?? '');
}
