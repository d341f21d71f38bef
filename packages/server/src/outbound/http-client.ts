// The outbound HTTP client with SSRF protection: every document that Upriver fetches and every message that it sends goes through it. A URL is checked, its name is
// resolved, the addresses are permitted and connected to in one step, redirects go through the same again, and every bound ends in a
// reason.
import { lookup as lookupInSystem } from 'node:dns/promises';
import { Agent as HttpAgent, STATUS_CODES } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { systemClock } from '../process/system-clock.ts';
import type { Clock } from '../domain/clock.ts';
import { createAddressList } from '../domain/address.ts';
import type { AddressList, Cidr } from '../domain/address.ts';
import { checkRedirect, checkUrl, headersFor, literalAddress, portOf } from './check-url.ts';
import { decodeText } from './decode-text.ts';
import { exchange } from './exchange.ts';
import type { Agents, ExchangeAnswer } from './exchange.ts';
import { FetchError, explainError } from './failure.ts';
import type { FetchFailure } from './failure.ts';
import { ACCEPT_ENCODING, inflateBody } from './inflate.ts';
import { createGuardedLookup, permitAddresses } from './permit-addresses.ts';
import type { Lookup } from './permit-addresses.ts';
import { parseRetryAfter } from './retry-after.ts';

/** One document to fetch. */
export interface FetchRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Validators of the document as it is known; with either, the answer may be `unchanged`. */
  readonly etag?: string;
  readonly lastModified?: string;
  /** Bound on the document, both as it comes and inflated. */
  readonly maxBytes?: number;
  /** Bound on everything together: name resolution, redirects, body. */
  readonly timeoutMs?: number;
}

export type FetchOutcome =
  | {
      readonly kind: 'document';
      /** Where it was in the end, after redirects. */
      readonly url: string;
      readonly status: number;
      /** As the header says; empty without one. */
      readonly contentType: string;
      readonly text: string;
      /** Size, inflated. */
      readonly bytes: number;
      readonly etag?: string;
      readonly lastModified?: string;
      /** When it was sent, by the clock of whoever sent it. */
      readonly date?: string;
      readonly tookMs: number;
    }
  | { readonly kind: 'unchanged'; readonly url: string; readonly status: 304; readonly tookMs: number }
  | {
      readonly kind: 'failed';
      readonly reason: FetchFailure;
      /** A sentence for a person; names no address. */
      readonly message: string;
      /** The answer's status where it was the reason. */
      readonly status?: number;
      /** What the answer asked for. */
      readonly retryAfterSeconds?: number;
      readonly tookMs: number;
    };

/** Something to tell another server. */
export interface SendRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'GET';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type SendOutcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The beginning of the body. */
      readonly text: string;
      readonly retryAfterSeconds?: number;
      readonly tookMs: number;
    }
  | {
      readonly kind: 'failed';
      readonly reason: FetchFailure;
      /** A sentence for a person; names no address. */
      readonly message: string;
      readonly tookMs: number;
    };

/** Sends messages to other servers. */
export interface MessageClient {
  /** Sends one request and follows no redirect. Never rejects. */
  send(request: SendRequest): Promise<SendOutcome>;
}

export interface HttpClient {
  /** Never rejects. */
  fetchDocument(request: FetchRequest): Promise<FetchOutcome>;
  /** Closes the sockets that are kept; fetches under way and later ones fail at once. */
  close(): Promise<void>;
}

export interface HttpClientOptions {
  /** Ranges that may be reached besides the public internet's, at any port. */
  readonly allow: readonly Cidr[];
  readonly userAgent: string;
  /** Name → addresses; the system's own unless given. */
  readonly lookup?: Lookup;
  readonly clock?: Clock;
  /** Bound on one document that no request exceeds; `TIMEOUT_MS` unless given. */
  readonly timeoutMs?: number;
}

/** Receivers of messages answer at once, or not at all. */
const SEND_TIMEOUT_MS = 10_000;
/** Enough of an answer for its owner to see what was wrong. */
const SEND_ANSWER_BYTES = 65_536;
/** The largest document known has 1.35 MB, and grows; beyond this it is not a status page. */
const MAX_BYTES = 5_000_000;
/** Pages in trouble are slow, and slower than this they cannot be checked every minute. */
export const TIMEOUT_MS = 15_000;
const REDIRECTS_MAX = 5;
/** The whole document. What 202 brings is not it yet, and 206 brings a part that nobody asked for, even where it looks whole. */
const WHOLE_STATUSES = [200, 203];
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
/** Enough for the documents of one check; a vendor's host is not to be hammered. */
const SOCKETS_PER_HOST = 2;
/** Long enough for the documents and redirects of one check, too short to gather thousands of idle sockets. */
const IDLE_SOCKET_MS = 10_000;

/** Feeds and JSON rather than a page for people, where an address has both. */
const ACCEPT =
  'application/json, application/atom+xml;q=0.9, application/rss+xml;q=0.9, application/xml;q=0.8, text/*;q=0.7, */*;q=0.5';

/** Who asks, for the vendor's log: name, version, and where to complain. */
export function describeUserAgent(version: string, contact: string): string {
  return `Upriver/${version} (+${contact})`;
}

export function createHttpClient(options: HttpClientOptions): HttpClient & MessageClient {
  const { allow, userAgent, lookup = lookupAll, clock = systemClock, timeoutMs: timeoutMax = TIMEOUT_MS } = options;
  const allowed = createAddressList(allow);
  const agentOptions = { keepAlive: true, maxSockets: SOCKETS_PER_HOST, timeout: IDLE_SOCKET_MS };
  const agents: Agents = { http: new HttpAgent(agentOptions), https: new HttpsAgent(agentOptions) };
  // A kept socket may be closed in the moment it is used again, and what was sent over it would be sent twice.
  const freshAgents: Agents = { http: new HttpAgent(), https: new HttpsAgent() };
  const underway = new Set<AbortController>();
  let isClosed = false;

  function fetchDocument(request: FetchRequest): Promise<FetchOutcome> {
    const timeoutMs = Math.min(request.timeoutMs ?? timeoutMax, timeoutMax);
    return bounded(request.url, timeoutMs, (url, signal) => follow(url, request, signal));
  }

  function send(request: SendRequest): Promise<SendOutcome> {
    return bounded(request.url, Math.min(SEND_TIMEOUT_MS, timeoutMax), (url, signal) => sendOnce(url, request, signal));
  }

  /** Does work on one URL within a time; what it throws is an outcome. */
  async function bounded<Outcome extends { readonly kind: string }>(
    given: string,
    timeoutMs: number,
    work: (url: URL, signal: AbortSignal) => Promise<Outcome>,
  ): Promise<(Outcome | Omit<Extract<SendOutcome, { kind: 'failed' }>, 'tookMs'>) & { tookMs: number }> {
    const began = clock.monotonicMs();
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    underway.add(deadline);
    let url: URL | undefined;
    try {
      url = checkUrl(given);
      if (isClosed) throw closed();
      const outcome = await work(url, deadline.signal);
      return { ...outcome, tookMs: clock.monotonicMs() - began };
    } catch (error) {
      const host = url?.host ?? 'The page';
      const { reason, message } = isClosed
        ? closed()
        : deadline.signal.aborted
          ? new FetchError('timeout', `${host} took longer than ${timeoutMs / 1000} s.`)
          : explainError(error, host);
      return { kind: 'failed', reason, message, tookMs: clock.monotonicMs() - began };
    } finally {
      clearTimeout(timer);
      underway.delete(deadline);
    }
  }

  /** The first answer that is no redirect. */
  async function follow(first: URL, request: FetchRequest, signal: AbortSignal): Promise<Untimed> {
    const maxBytes = request.maxBytes ?? MAX_BYTES;
    let url = first;
    let headers = callerHeaders(request);
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const answer = await exchange({
        url,
        headers: {
          ...headers,
          accept: headers['accept'] ?? ACCEPT,
          'accept-encoding': ACCEPT_ENCODING,
          'user-agent': userAgent,
          ...conditions(request),
        },
        agents,
        lookup: guard(url, allowed, lookup),
        signal,
        maxBytes,
      });
      const { location } = answer.headers;
      if (!REDIRECT_STATUSES.includes(answer.status) || location === undefined)
        return readAnswer(answer, url, request, maxBytes, clock.now());
      const next = checkRedirect(url, location, first.protocol);
      headers = headersFor(url, next, headers);
      url = next;
    }
    throw new FetchError('too_many_redirects', `${first.host} redirects more than ${REDIRECTS_MAX} times.`);
  }

  async function sendOnce(
    url: URL,
    { method, headers, body }: SendRequest,
    signal: AbortSignal,
  ): Promise<Omit<Extract<SendOutcome, { kind: 'answered' }>, 'tookMs'>> {
    const content = Buffer.from(body);
    const answer = await exchange({
      url,
      method,
      content,
      headers: { ...headers, 'content-length': String(content.length), 'user-agent': userAgent },
      agents: freshAgents,
      lookup: guard(url, allowed, lookup),
      signal,
      maxBytes: SEND_ANSWER_BYTES,
      readsBeginning: true,
    });
    const retryAfterSeconds = parseRetryAfter(answer.headers['retry-after'], clock.now());
    return {
      kind: 'answered',
      status: answer.status,
      text: decodeText(answer.body, answer.headers['content-type'] ?? ''),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    };
  }

  return {
    send,
    fetchDocument,
    close() {
      isClosed = true;
      for (const deadline of underway) deadline.abort();
      agents.http.destroy();
      agents.https.destroy();
      freshAgents.http.destroy();
      freshAgents.https.destroy();
      return Promise.resolve();
    },
  };
}

function closed(): FetchError {
  return new FetchError('connection', 'This server is stopping.');
}

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Untimed = DistributiveOmit<FetchOutcome, 'tookMs'>;

/** What the socket will resolve its name with; an address in place of a name is judged here, for no socket resolves it. */
function guard(url: URL, allowed: AddressList, lookup: Lookup): ReturnType<typeof createGuardedLookup> {
  const destination = { hostname: url.hostname, port: portOf(url), allowed };
  const literal = literalAddress(url);
  if (literal !== undefined) permitAddresses([literal], destination);
  return createGuardedLookup(lookup, destination);
}

async function readAnswer(
  { status, headers, body }: ExchangeAnswer,
  url: URL,
  request: FetchRequest,
  maxBytes: number,
  now: number,
): Promise<Untimed> {
  const isConditional = request.etag !== undefined || request.lastModified !== undefined;
  if (status === 304 && isConditional) return { kind: 'unchanged', url: url.href, status };
  if (!WHOLE_STATUSES.includes(status)) return refusedBy(status, headers, url, now);
  const inflated = await inflateBody(body, headers['content-encoding'] ?? '', maxBytes);
  const contentType = headers['content-type'] ?? '';
  const { date, etag, 'last-modified': lastModified } = headers;
  return {
    kind: 'document',
    url: url.href,
    status,
    contentType,
    text: decodeText(inflated, contentType),
    bytes: inflated.length,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(date === undefined ? {} : { date }),
  };
}

function refusedBy(status: number, headers: IncomingHttpHeaders, url: URL, now: number): Untimed {
  const retryAfterSeconds = parseRetryAfter(headers['retry-after'], now);
  const words = STATUS_CODES[status];
  return {
    kind: 'failed',
    reason: 'http_status',
    message: `${url.host} answered ${status}${words === undefined ? '' : ` (${words})`}.`,
    status,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** The caller's headers by lower-case name, without those that are the connection's. */
function callerHeaders({ headers = {} }: FetchRequest): Readonly<Record<string, string>> {
  const reserved = ['connection', 'content-length', 'expect', 'host', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(entries.filter(([name]) => !reserved.includes(name)));
}

function conditions({ etag, lastModified }: FetchRequest): Readonly<Record<string, string>> {
  return {
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
    ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
  };
}

async function lookupAll(hostname: string): Promise<readonly string[]> {
  const found = await lookupInSystem(hostname, { all: true });
  return found.map(({ address }) => address);
}
