import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { classifyError } from './classify.ts';
import { handOver } from './evidence.ts';
import type { ReadHeader } from './evidence.ts';
import { isAbsolute, serverOf } from './proxied.ts';
import { UNDER_WAY } from './recorder.ts';
import type { Call, Recorder } from './recorder.ts';
import { createTags } from './tags.ts';

/**
 * Observes `http` and `https` and everything built on them, however they were imported. The call ends at the response headers, where Node
 * publishes `http.client.response.finish`. Where there is no `http.client.request.created` (Node 20) it starts when the request was
 * written, so the time of an upload is not in it. Returns what takes it back.
 */
export function captureHttp(recorder: Recorder, elapsed: () => number): () => void {
  const calls = createTags<Call>();
  const timedOut = new WeakSet<ClientRequest>();
  let hasCreated = false;

  function begin(request: ClientRequest): void {
    const { method, path, socketPath } = request as ClientRequest & { socketPath?: string };
    if (method === 'CONNECT' || socketPath) return;
    const call = isAbsolute(path)
      ? recorder.begin(...serverOf(path), method, readOf(request))
      : recorder.begin(authorityOf(request), path, method, readOf(request));
    // Our own requests too: with two kinds of requests, Node's client would be compiled a second time, for both.
    calls.set(request, call);
    if (!call) return;
    if (mayQueue(request)) request.on('socket', onSocket);
    if (!HAS_ERROR_CHANNEL) request.once(errorMonitor, (error: unknown) => onError({ request, error }));
  }

  const noteSocket = recorder.guard((request: ClientRequest) => {
    const call = calls.get(request);
    if (call?.status !== UNDER_WAY) return;
    const now = elapsed();
    if (now - call.latency_ms > QUEUED_MIN_MS && wasQueued(request)) handOver(call, now);
  });

  /** One function for all requests; a socket comes once. */
  function onSocket(this: ClientRequest): void {
    noteSocket(this);
  }

  function onTimeout(this: ClientRequest): void {
    timedOut.add(this);
  }

  const onCreated = recorder.guard((message: unknown) => {
    hasCreated = true;
    const { request } = message as { request: ClientRequest };
    if (hasUpgrade(request)) return;
    begin(request);
  });

  const onStart = recorder.guard((message: unknown) => {
    const { request } = message as { request: ClientRequest };
    if (!hasCreated && !hasUpgrade(request)) begin(request);
    // Where nobody listens a time-out changes nothing. A `timeout` listener is harmless; a `response` listener would keep an unread body
    // from being discarded.
    if (request.listenerCount('timeout') > 0 && calls.get(request)) request.on('timeout', onTimeout);
  });

  const onFinish = recorder.guard((message: unknown) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    const call = calls.get(request);
    if (call?.status === UNDER_WAY) recorder.end(call, response.statusCode ?? 0, undefined, readResponse(response));
  });

  const onError = recorder.guard((message: unknown) => {
    const { request, error } = message as { request: ClientRequest; error: unknown };
    const call = calls.get(request);
    if (call?.status !== UNDER_WAY) return;
    const signs = { isDestroyed: request.destroyed, hasTimedOut: timedOut.has(request) };
    const failure = classifyError(error, signs);
    // Given up while it only waited for a free connection.
    if (!request.socket && (failure === 'aborted' || failure === 'timeout') && wasQueued(request)) {
      handOver(call, elapsed());
      return recorder.end(call, 0, 'client_limit');
    }
    // Cancelled before it had a connection: the network never saw it.
    if (failure !== 'aborted' || request.socket) recorder.end(call, 0, failure);
  });

  const handlers = [
    ['http.client.request.created', onCreated],
    ['http.client.request.start', onStart],
    ['http.client.response.finish', onFinish],
    ['http.client.request.error', onError],
  ] as const;
  for (const [name, handler] of handlers) subscribe(name, handler);
  return () => {
    for (const [name, handler] of handlers) unsubscribe(name, handler);
  };
}

/** Most requests have their socket in the same turn: only for the others it is looked up why. */
const QUEUED_MIN_MS = 1;

/** Node has `http.client.request.error` from 20.17 and 22.7 on; Bun and Deno have it. */
const HAS_ERROR_CHANNEL = hasErrorChannel(process.versions.node, 'Bun' in globalThis || 'Deno' in globalThis);

function hasErrorChannel(version: string, isOther: boolean): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return isOther || major > 22 || (major === 22 && minor >= 7) || (major === 20 && minor >= 17);
}

/** A WebSocket's opening request gets no answer of its own. */
function hasUpgrade(request: ClientRequest): boolean {
  return request.hasHeader('upgrade');
}

/** The agent lets requests wait: most do not. */
function mayQueue(request: ClientRequest): boolean {
  const { agent } = request as { agent?: Partial<Agent> | undefined };
  const { maxSockets = Infinity, maxTotalSockets = Infinity } = agent ?? {};
  return maxSockets < Infinity || maxTotalSockets < Infinity;
}

/** Node's agent keeps this on requests that waited for one of its connections, not on those that waited for a connection to be made. */
function wasQueued(request: ClientRequest): boolean {
  return Object.getOwnPropertySymbols(request).some(({ description }) => description === 'requestAsyncResource');
}

function readOf(request: ClientRequest): ReadHeader {
  return (name) => {
    const value = request.getHeader(name);
    return typeof value === 'string' ? value : undefined;
  };
}

/** Node makes the object of the headers when it is first asked for: most calls need none of them. */
function readResponse(response: IncomingMessage): ReadHeader {
  return (name) => response.headers[name]?.toString();
}

/** The `Host` header names the server even where the connection goes to a proxy. */
function authorityOf(request: ClientRequest): string {
  const header = request.getHeader('host');
  return typeof header === 'string' ? header : request.host;
}
