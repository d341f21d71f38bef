// One question to a host that a program calls: does its name resolve, does it take a connection, does TLS succeed, does it answer? With the
// same protections as the HTTP client, a fresh connection each time, no redirects, and no body.
import { lookup as lookupInSystem } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { ClientRequest } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { createAddressList } from '../domain/address.ts';
import type { Cidr } from '../domain/address.ts';
import type { Clock } from '../domain/clock.ts';
import { checkUrl, literalAddress, portOf } from './check-url.ts';
import { FetchError, explainError } from './failure.ts';
import type { FetchFailure } from './failure.ts';
import { createGuardedLookup, permitAddresses } from './permit-addresses.ts';
import type { Destination, Lookup } from './permit-addresses.ts';

/** Steps of reaching a host, in their order. */
export type ProbeStage = 'dns' | 'tcp' | 'tls' | 'http';

export type HostProbeOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly tookMs: number }
  /** `stage` is the step that did not succeed. */
  | { readonly kind: 'failed'; readonly stage: ProbeStage; readonly reason: FetchFailure; readonly tookMs: number }
  /** Nothing was sent: the address or port is one that is not fetched from. */
  | { readonly kind: 'refused'; readonly reason: FetchFailure };

export interface HostProbe {
  /** Asks for a URL: with GET where its answer says something, else with HEAD. Never rejects. */
  probe(request: { readonly url: string; readonly method: 'GET' | 'HEAD' }): Promise<HostProbeOutcome>;
  /** Ends what is under way. */
  close(): void;
}

export interface HostProbeOptions {
  /** Ranges that may be reached besides the public internet's, at any port. */
  readonly allow: readonly Cidr[];
  readonly userAgent: string;
  readonly clock: Clock;
  /** Name → addresses; the system's own unless given. */
  readonly lookup?: Lookup | undefined;
  readonly timeoutMs?: number | undefined;
}

/** A host that needs longer is as good as unreachable, and the next probe comes in ten seconds. */
const PROBE_TIMEOUT_MS = 5_000;
/** The only bytes that are read: a status line and headers. */
const HEADER_BYTES_MAX = 16_384;
const NEVER_SENT: readonly FetchFailure[] = ['refused_address', 'port', 'bad_url', 'scheme'];

export function createHostProbe(options: HostProbeOptions): HostProbe {
  const { allow, userAgent, clock, lookup = lookupAll, timeoutMs = PROBE_TIMEOUT_MS } = options;
  const allowed = createAddressList(allow);
  const underway = new Set<AbortController>();
  return {
    async probe({ url: text, method }) {
      const began = clock.monotonicMs();
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeoutMs);
      underway.add(deadline);
      const reached = { stage: 'dns' as ProbeStage };
      let host = '';
      try {
        const url = checkUrl(text);
        host = url.host;
        const destination: Destination = { hostname: url.hostname, port: portOf(url), allowed };
        const literal = literalAddress(url);
        if (literal !== undefined) permitAddresses([literal], destination);
        const request = start(url, method, userAgent, createGuardedLookup(lookup, destination), deadline.signal);
        const status = await ask(request, url.protocol === 'https:', literal !== undefined, reached);
        return { kind: 'answered', status, tookMs: clock.monotonicMs() - began };
      } catch (error) {
        const { reason } = deadline.signal.aborted ? new FetchError('timeout', '') : explainError(error, host);
        if (NEVER_SENT.includes(reason)) return { kind: 'refused', reason };
        return { kind: 'failed', stage: reached.stage, reason, tookMs: clock.monotonicMs() - began };
      } finally {
        clearTimeout(timer);
        underway.delete(deadline);
      }
    },
    close() {
      for (const deadline of underway) deadline.abort();
    },
  };
}

function start(
  url: URL,
  method: 'GET' | 'HEAD',
  userAgent: string,
  lookup: ReturnType<typeof createGuardedLookup>,
  signal: AbortSignal,
): ClientRequest {
  // Without an agent: a connection that is kept would say nothing about names, connections and certificates.
  const options = { method, lookup, signal, agent: false as const, maxHeaderSize: HEADER_BYTES_MAX };
  const headers = { 'user-agent': userAgent, accept: '*/*', connection: 'close' };
  return url.protocol === 'https:'
    ? requestHttps(url, { ...options, headers })
    : requestHttp(url, { ...options, headers });
}

/** The status of the answer; `reached.stage` is the step that was under way when it throws. */
function ask(
  request: ClientRequest,
  isSecure: boolean,
  isLiteral: boolean,
  reached: { stage: ProbeStage },
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  if (isLiteral) reached.stage = 'tcp';
  request.on('socket', (socket: Socket) => {
    socket.on('lookup', (error) => {
      if (error === null) reached.stage = 'tcp';
    });
    socket.on('connect', () => (reached.stage = isSecure ? 'tls' : 'http'));
    socket.on('secureConnect', () => (reached.stage = 'http'));
  });
  request.on('response', (response) => {
    // How its body goes on is not asked.
    response.on('error', () => undefined);
    resolve(response.statusCode ?? 0);
    response.destroy();
  });
  request.on('error', reject);
  // An answer that changes the protocol ends a request without a response and without an error.
  request.on('close', () => reject(new FetchError('connection', 'The host answered in another protocol.')));
  request.end();
  return promise;
}

async function lookupAll(hostname: string): Promise<readonly string[]> {
  return (await lookupInSystem(hostname, { all: true })).map(({ address }) => address);
}
