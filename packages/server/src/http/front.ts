// What stands in front of the framework on the same `node:http` server: usual requests are answered without it, which takes as long for a
// small request as all that is done with it. Everything else goes to the framework's routes; the answers of both are the same to the byte.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../domain/clock.ts';
import { createMemo } from '../telemetry/memo.ts';
import { plainAddress, readPlainForwarded } from './caller-address.ts';
import type { Forwarded } from './caller-address.ts';
import { createPipelineBound } from './connections.ts';
import type { Answered } from './record.ts';
import { findAmbiguity, requestIdOf } from './request-head.ts';

/** A request with what is known of it before its body. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly address: string;
  /** Whether it came by TLS, as far as a trusted proxy says so. */
  readonly isTls: boolean;
  readonly startedMs: number;
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
  send(exchange: Exchange, recorded: RecordedAnswer, answer: FrontAnswer): void;
  /** The same; a text must be ASCII. */
  sendReady(exchange: Exchange, recorded: RecordedAnswer, answer: ReadyAnswer): void;
}

type RecordedAnswer = Pick<Answered, 'method' | 'route' | 'path' | 'organizationId'>;

export interface FrontOptions {
  readonly clock: Clock;
  /** Of every answer, behind the request's id; the second where a trusted proxy took the request by TLS. */
  readonly headers: Readonly<Record<string, string>>;
  readonly headersOfTls: Readonly<Record<string, string>>;
  readonly record: (answered: Answered) => void;
  readonly isClosing: () => boolean;
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
  { clock, headers, headersOfTls, record, isClosing, isTrusted }: FrontOptions,
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
    const peer = peerOf(request.socket.remoteAddress ?? '');
    const isUsual = request.httpVersion === '1.1' && findAmbiguity(request) === undefined && !isClosing();
    if (peer === undefined || !isUsual) return pass();
    const forwarded = isTrusted(peer) ? readPlainForwarded(request.headers) : OWN;
    if (forwarded === undefined) return pass();
    const exchange = {
      request,
      response,
      requestId: requestIdOf(request),
      address: forwarded.address ?? peer,
      isTls: forwarded.isTls,
      startedMs: clock.monotonicMs(),
      pass,
    };
    if (!answerers.some((answerer) => answerer(exchange))) pass();
  });

  function write(
    { response, requestId, address, isTls, startedMs }: Exchange,
    recorded: RecordedAnswer,
    { status, head, body }: ReadyAnswer,
    encoding: 'utf8' | 'latin1',
  ): void {
    let isRecorded = false;
    const answered = (): void => {
      if (isRecorded) return;
      isRecorded = true;
      record({ ...recorded, requestId, status, tookMs: clock.monotonicMs() - startedMs, address, isStream: false });
    };
    response.on('finish', answered).on('error', answered);
    response
      .writeHead(status, ['x-request-id', requestId, ...(isTls ? commonOfTls : common), ...head] as string[])
      .end(body, encoding);
  }

  return {
    take: (answerer) => void answerers.push(answerer),
    send: (exchange, recorded, { status, headers: groups, body }) =>
      write(exchange, recorded, { status, head: headOf(groups, body), body }, 'utf8'),
    sendReady: (exchange, recorded, answer) => write(exchange, recorded, answer, 'latin1'),
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
