import { request as requestHttp } from 'node:http';
import type { Agent as HttpAgent, ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { FetchError, codeOf } from './failure.ts';
import { tooLarge } from './inflate.ts';

/** Sockets kept for the next request, for either scheme. */
export interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

/** One request and its answer, without following anything. */
export interface ExchangeRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly agents: Agents;
  readonly lookup: LookupFunction;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** `GET` unless given. */
  readonly method?: string;
  readonly content?: Buffer;
  /** Reads the body whatever the status, and only the beginning of one beyond the bound. */
  readonly readsBeginning?: boolean;
}

export interface ExchangeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire; empty unless the status is a 2xx or `readsBeginning` was asked for. */
  readonly body: Buffer;
}

/** A body that nobody reads is let through when it is short, so that the socket can be used again. */
const DISCARDED_BYTES_MAX = 16_384;
/** As many sockets as are kept for a host, and a fresh one. */
const ATTEMPTS_MAX = 3;

/** @throws whatever the socket throws, the reason of the signal, and FetchError for a body beyond the bound. */
export async function exchange(request: ExchangeRequest): Promise<ExchangeAnswer> {
  const response = await send(request);
  const status = response.statusCode ?? 0;
  const hasBody = request.readsBeginning === true || (status >= 200 && status < 300);
  if (!hasBody) {
    await discard(response);
    return { status, headers: response.headers, body: Buffer.alloc(0) };
  }
  const read = request.readsBeginning === true ? readBeginning : readBody;
  const body = await read(response, request.maxBytes);
  // A body without a length that was given up looks as if it had ended.
  request.signal.throwIfAborted();
  return { status, headers: response.headers, body };
}

/** Sends again for as long as it was a kept socket that failed: the next one may be as old, a fresh one shows whether the server answers. */
async function send(request: ExchangeRequest): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendOnce(request);
    } catch (error) {
      if (!(error instanceof StaleSocketError) || attempt === ATTEMPTS_MAX || request.signal.aborted) throw error;
    }
  }
}

/** A kept socket that the other side closed in the moment it was used again, which says nothing about the page. */
class StaleSocketError extends Error {}

function sendOnce(request: ExchangeRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { signal } = request;
  const outgoing = start(request);
  // A request that waits for a socket says nothing of its end before it has one.
  const giveUp = (): void => reject(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  let isAnswered = false;
  outgoing.once('close', () => {
    signal.removeEventListener('abort', giveUp);
    // An answer that changes the protocol ends a request without a response and without an error.
    if (!isAnswered) reject(new FetchError('connection', `${request.url.host} answered in another protocol.`));
  });
  outgoing.on('response', (response) => {
    isAnswered = true;
    // A body without a length ends with its connection, also where that broke off.
    outgoing.on('error', (error) => response.destroy(error));
    resolve(response);
  });
  outgoing.on('error', (error) => {
    const isStale = outgoing.reusedSocket && codeOf(error) === 'ECONNRESET';
    reject(isStale ? new StaleSocketError('stale socket', { cause: error }) : error);
  });
  outgoing.end(request.content);
  return promise;
}

function start({ url, headers, agents, lookup, signal, method = 'GET' }: ExchangeRequest): ClientRequest {
  const options = { headers, lookup, signal, method };
  return url.protocol === 'https:'
    ? requestHttps(url, { ...options, agent: agents.https })
    : requestHttp(url, { ...options, agent: agents.http });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge(maxBytes);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop destroys the response and its socket.
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** The first bytes of a body; the rest is not waited for. */
async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop destroys the response and its socket.
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/** Ends with the time of the request at the latest, which nobody watches afterwards. */
async function discard(response: IncomingMessage): Promise<void> {
  const length = Number(response.headers['content-length'] ?? Number.NaN);
  response.on('error', () => {
    // The answer is known by its status; how its body ends is nobody's concern.
  });
  if (!(length <= DISCARDED_BYTES_MAX)) {
    response.destroy();
    return;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('close', resolve).resume();
  await promise;
}
