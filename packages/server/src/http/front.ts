// What stands in front of the framework on the same `node:http` server: usual requests are answered without it, which takes as long for a
// small request as all that is done with it. Everything else goes to the framework's routes; the answers of both are the same to the byte.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../domain/clock.ts';
import { createMemo } from '../telemetry/memo.ts';
import { plainAddress, readPlainForwarded } from './caller-address.ts';
import type { Forwarded } from './caller-address.ts';
import { createPipelineBound } from './connections.ts';
import type { DirectConnections } from './connections.ts';
import { readDirectly } from './direct.ts';
import type { DirectOptions, FindCaller } from './direct.ts';
import type { Answered } from './record.ts';
import { findAmbiguity, requestIdOf } from './request-head.ts';

/** A request as it is answered, however it was read. */
export interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly requestId: string;
  readonly address: string;
  /** Whether it came by TLS, as far as a trusted proxy says so. */
  readonly isTls: boolean;
  readonly startedMs: number;
  /** Sends what is the whole answer, but for what the connection adds; `sent` is called once it has been handed on, or cannot be. */
  readonly answer: (answer: SentAnswer, sent: () => void) => void;
  /** Ends the connection, because nothing more can be said. */
  readonly destroy: () => void;
}

/** An answer with all of its headers, and how its text is written. */
export interface SentAnswer extends ReadyAnswer {
  readonly encoding: 'utf8' | 'latin1';
}

/** A request with what is known of it before its body. */
export interface Exchange extends Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Gives the request to the framework after all; nothing may have been read or sent. */
  readonly pass: () => void;
}

type HeaderGroup = Readonly<Record<string, string | number | string[] | undefined>>;

/** An answer with its headers in groups; a body of undefined is none, as with 304. */
export interface FrontAnswer {
  readonly status: number;
  readonly headers: readonly HeaderGroup[];
  readonly body: string | Buffer | undefined;
}

/** One that was made ready to be sent many times. */
export interface ReadyAnswer {
  readonly status: number;
  /** Names and values in turns, the length of the body as well. */
  readonly head: readonly (string | string[])[];
  /** Bytes are written by themselves; a text of ASCII goes with the headers in one write. */
  readonly body: string | Buffer | undefined;
}

export interface Front {
  /** Adds an answerer: true if it has taken the request. Those that were added first are asked first. */
  take(answerer: (exchange: Exchange) => boolean): void;
  /** Adds the one that answers requests which were read without Node's parser: false if it has not taken the request. */
  takeDirect(answerer: DirectOptions['take']): void;
  send(asked: Asked, recorded: RecordedAnswer, answer: FrontAnswer): void;
  /** The same; a text must be ASCII. */
  sendReady(asked: Asked, recorded: RecordedAnswer, answer: ReadyAnswer): void;
}

type RecordedAnswer = Pick<Answered, 'method' | 'route' | 'path' | 'organizationId'>;

export interface FrontOptions {
  readonly clock: Clock;
  /** Of every answer, behind the request's id; the second where a trusted proxy took the request by TLS. */
  readonly headers: Readonly<Record<string, string>>;
  readonly headersOfTls: Readonly<Record<string, string>>;
  readonly record: (answered: Answered) => void;
  readonly isClosing: () => boolean;
  readonly connections: DirectConnections;
  /** True for a proxy that speaks for others. */
  readonly isTrusted: (address: string) => boolean;
}

/** IPv6, and IPv4 that is written as IPv6, take 2 µs to be brought into their one form. */
const PEERS_REMEMBERED = 10_000;

/** Of a request that came through no trusted proxy. */
const OWN: Forwarded = { address: undefined, isTls: false };

/** Puts a front before the framework of a server. */
export function createFront(
  { server }: FastifyInstance,
  { clock, headers, headersOfTls, record, isClosing, isTrusted, connections }: FrontOptions,
): Front {
  const common = Object.entries(headers).flat();
  const commonOfTls = Object.entries(headersOfTls).flat();
  const mayServe = createPipelineBound();
  const peerOf = createMemo(plainAddress, PEERS_REMEMBERED);
  const answerers: ((exchange: Exchange) => boolean)[] = [];
  const [ordinary] = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  if (ordinary === undefined) throw new Error('The framework does not listen for requests.');

  server.removeListener('request', ordinary).on('request', (request, response) => {
    if (!mayServe(request, response)) return;
    const pass = (): void => ordinary(request, response);
    const isUsual = request.httpVersion === '1.1' && findAmbiguity(request) === undefined && !isClosing();
    const caller = isUsual ? findCaller(request.socket.remoteAddress ?? '', request.headers) : undefined;
    if (caller === undefined) return pass();
    const exchange = {
      ...caller,
      request,
      response,
      headers: request.headers,
      requestId: requestIdOf(request),
      startedMs: clock.monotonicMs(),
      answer: ({ status, head, body, encoding }: SentAnswer, sent: () => void) =>
        void response
          .on('finish', sent)
          .on('error', sent)
          .writeHead(status, head as string[])
          .end(body, encoding),
      destroy: () => void response.destroy(),
      pass,
    };
    if (!answerers.some((answerer) => answerer(exchange))) pass();
  });

  const findCaller: FindCaller = (remoteAddress, headers) => {
    const peer = peerOf(remoteAddress);
    if (peer === undefined) return undefined;
    const forwarded = isTrusted(peer) ? readPlainForwarded(headers) : OWN;
    return forwarded && { address: forwarded.address ?? peer, isTls: forwarded.isTls };
  };

  function write(
    asked: Asked,
    recorded: RecordedAnswer,
    { status, head, body }: ReadyAnswer,
    encoding: SentAnswer['encoding'],
  ): void {
    const { requestId, address, isTls, startedMs } = asked;
    let isRecorded = false;
    const sent = (): void => {
      if (isRecorded) return;
      isRecorded = true;
      record({ ...recorded, requestId, status, tookMs: clock.monotonicMs() - startedMs, address, isStream: false });
    };
    const whole = ['x-request-id', requestId, ...(isTls ? commonOfTls : common), ...head];
    asked.answer({ status, head: whole, body, encoding }, sent);
  }

  return {
    take: (answerer) => void answerers.push(answerer),
    takeDirect: (answerer) => readDirectly(server, { clock, connections, isClosing, findCaller, take: answerer }),
    send: (asked, recorded, { status, headers: groups, body }) =>
      write(asked, recorded, { status, head: headOf(groups, body), body }, 'utf8'),
    sendReady: (asked, recorded, answer) => write(asked, recorded, answer, 'latin1'),
  };
}

/** Names and values of headers in turns, and the length of a body. */
export function headOf(groups: readonly HeaderGroup[], body: string | Buffer | undefined): (string | string[])[] {
  const head: (string | string[])[] = [];
  for (const group of groups)
    for (const name in group) {
      const value = group[name];
      if (value !== undefined) head.push(name, typeof value === 'number' ? String(value) : value);
    }
  if (body !== undefined) head.push('content-length', String(Buffer.byteLength(body)));
  return head;
}
