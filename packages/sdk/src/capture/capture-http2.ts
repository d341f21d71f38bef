import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientHttp2Stream, IncomingHttpHeaders } from 'node:http2';
import { classifyError } from './classify.ts';
import type { ReadHeader } from './evidence.ts';
import { UNDER_WAY } from './recorder.ts';
import type { Call, Recorder } from './recorder.ts';
import { createTags } from './tags.ts';
import type { ErrorClass } from '../types.ts';

/** A call, and when its response headers came while its trailers are awaited. */
interface Http2Call {
  readonly call: Call;
  readonly isGrpc: boolean;
  status: number;
  headersAt: number;
  read: ReadHeader | undefined;
}

/** Classes of gRPC's status codes; that of 0 is empty, a call that went well. https://grpc.io/docs/guides/status-codes/ */
const GRPC: readonly (ErrorClass | '')[] = [
  '',
  'aborted',
  'server_error',
  'client_error',
  'timeout',
  'client_error',
  'client_error',
  'auth',
  'rate_limited',
  'client_error',
  'client_error',
  'client_error',
  'client_error',
  'server_error',
  'server_error',
  'server_error',
  'auth',
];
const RST_CANCEL = 8;

/**
 * Observes clients of `node:http2`, grpc-js among them, where Node publishes their streams (22.17, 24.1 and newer). A call ends at the response
 * headers; one of gRPC at its trailers, which hold its status, with the latency until the headers. Returns what takes it back.
 */
export function captureHttp2(recorder: Recorder, elapsed: () => number): () => void {
  const calls = createTags<Http2Call>();

  const onCreated = recorder.guard((message: unknown) => {
    const { stream, headers } = message as { stream: ClientHttp2Stream; headers: IncomingHttpHeaders };
    const { ':method': method = 'GET', ':path': path = '/', ':authority': authority } = headers;
    const host = authority ?? headers.host ?? '';
    if (method === 'CONNECT' || isOfUndici(stream.session)) return;
    const call = recorder.begin(host, path, method, readOf(headers));
    const isGrpc = String(headers['content-type']).startsWith('application/grpc');
    if (call) calls.set(stream, { call, isGrpc, status: 0, headersAt: 0, read: undefined });
  });

  function end(entry: Http2Call, status: number, failure?: ErrorClass): void {
    if (entry.call.status !== UNDER_WAY) return;
    // Until now it holds when the call started: waiting for trailers is not in the latency.
    if (entry.headersAt > 0) entry.call.latency_ms += elapsed() - entry.headersAt;
    recorder.end(entry.call, status, failure, entry.read);
  }

  const onTrailers = recorder.guard((entry: Http2Call, trailers: IncomingHttpHeaders) =>
    // A code that is missing, or that gRPC does not define, says that something failed.
    end(entry, entry.status, (GRPC[Number(trailers['grpc-status'])] ?? 'server_error') || undefined),
  );

  const onFinish = recorder.guard((message: unknown) => {
    const { stream, headers } = message as { stream: ClientHttp2Stream; headers: IncomingHttpHeaders };
    const entry = calls.get(stream);
    if (entry?.call.status !== UNDER_WAY) return;
    const status = Number(headers[':status'] ?? 0);
    entry.read = readOf(headers);
    if (!entry.isGrpc || status !== 200) return end(entry, status);
    entry.status = status;
    if (headers['grpc-status'] !== undefined) return onTrailers(entry, headers);
    entry.headersAt = elapsed();
    stream.once('trailers', (trailers) => onTrailers(entry, trailers));
  });

  const onError = recorder.guard((message: unknown) => {
    const { stream, error } = message as { stream: ClientHttp2Stream; error: Error };
    const entry = calls.get(stream);
    // The stream only says that it was cancelled; why its connection failed is the cause.
    if (entry) end(entry, entry.status, entry.status ? 'incomplete_response' : classifyError(error.cause ?? error));
  });

  const onClose = recorder.guard((message: unknown) => {
    const { stream } = message as { stream: ClientHttp2Stream };
    const entry = calls.get(stream);
    if (entry?.call.status !== UNDER_WAY) return;
    // The error of a stream is published after its end.
    setImmediate(
      recorder.guard(() => end(entry, entry.status, stream.rstCode === RST_CANCEL ? 'aborted' : 'connection_reset')),
    );
  });

  const handlers = [
    ['http2.client.stream.created', onCreated],
    ['http2.client.stream.finish', onFinish],
    ['http2.client.stream.error', onError],
    ['http2.client.stream.close', onClose],
  ] as const;
  for (const [name, handler] of handlers) subscribe(name, handler);
  return () => {
    for (const [name, handler] of handlers) unsubscribe(name, handler);
  };
}

function readOf(headers: IncomingHttpHeaders): ReadHeader {
  return (name) => headers[name]?.toString();
}

/** undici publishes its own calls; it keeps this counter on the sessions that it makes. */
function isOfUndici(session: object | undefined): boolean {
  return Object.getOwnPropertySymbols(session ?? {}).some(({ description }) => description === 'open streams');
}
