// Connections whose requests are read without Node's parser and answered without its streams, which for a small request take half of all that is
// done in front of the ingest room: requests for `POST /v1/events` that come whole in one piece, one after the other. A connection that brings
// anything else is given to Node's server for good, with what it brought; it reads as if nothing had been before it.
import { STATUS_CODES } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../domain/clock.ts';
import { noteReceived } from '../process/received-bytes.ts';
import { HEADERS_MS, KEEP_ALIVE_MS, endNow } from './connections.ts';
import type { DirectConnections } from './connections.ts';
import type { Asked, SentAnswer } from './front.ts';
import { createHeadReader } from './usual-head.ts';
import { requestIdOf } from './request-head.ts';

/** A request whose body is there. */
export interface DirectRequest extends Asked {
  /** Called when it was answered, or its connection is gone. */
  release: () => void;
}

/** Who asks, by the address of the connection and what a proxy says; undefined for what has to be looked at more closely. */
export type FindCaller = (
  remoteAddress: string,
  headers: IncomingHttpHeaders,
) => { readonly address: string; readonly isTls: boolean } | undefined;

export interface DirectOptions {
  readonly clock: Clock;
  readonly connections: DirectConnections;
  readonly isClosing: () => boolean;
  readonly findCaller: FindCaller;
  /** Takes a request, and answers it; false, with nothing done, for one that Node's server gets. */
  readonly take: (request: DirectRequest, body: Buffer) => boolean;
}

const KEPT_OPEN = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;
const CLOSED = 'Connection: close\r\n\r\n';

/** Stands before Node's own reading of connections. */
export function readDirectly(server: Server, options: DirectOptions): void {
  const { clock, connections, isClosing, findCaller, take } = options;
  const readByNode = takeReader(server);
  const readHead = createHeadReader();
  const dateLine = createDateLine(clock);

  server.on('connection', (socket: Socket) => {
    if (!socket.destroyed) hold(socket);
  });

  function hold(socket: Socket): void {
    const remoteAddress = socket.remoteAddress ?? '';
    let current: DirectRequest | undefined;
    let isFirst = true;
    /** Came before the answer to what was before it. */
    let early: Buffer | undefined;

    const receive = (chunk: Buffer): void => {
      noteReceived(chunk.length);
      if (current !== undefined) {
        early = early === undefined ? chunk : Buffer.concat([early, chunk]);
        socket.pause();
        return;
      }
      const head = isClosing() ? undefined : readHead(chunk);
      const isWhole = head !== undefined && chunk.length === head.bodyAt + head.length;
      current = isWhole ? toRequest(head.headers) : undefined;
      connections.set(socket, false);
      if (head === undefined || current === undefined || !take(current, chunk.subarray(head.bodyAt))) giveAway(chunk);
    };

    const toRequest = (headers: IncomingHttpHeaders): DirectRequest | undefined => {
      const caller = findCaller(remoteAddress, headers);
      if (caller === undefined) return undefined;
      const { address, isTls } = caller;
      const requestId = requestIdOf({ headers });
      return { headers, requestId, address, isTls, startedMs: clock.monotonicMs(), answer, destroy, release };
    };

    const answer = ({ status, head, body = '' }: SentAnswer, sent: () => void): void => {
      finish();
      if (socket.destroyed) return sent();
      const isLast = isClosing() || socket.readableEnded;
      let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
      for (let at = 0; at < head.length; at += 2) text += `${String(head[at])}: ${String(head[at + 1])}\r\n`;
      const isTaken = socket.write(`${text}${dateLine()}${isLast ? CLOSED : KEPT_OPEN}${String(body)}`);
      sent();
      if (isClosing()) endNow(socket);
      else if (isLast) socket.destroySoon();
      else goOn(isTaken);
    };

    const goOn = (isTaken: boolean): void => {
      if (early !== undefined) return giveAway(early);
      if (isFirst) socket.setTimeout(KEEP_ALIVE_MS);
      isFirst = false;
      connections.set(socket, true);
      // Who does not read answers is not asked for more requests.
      if (!isTaken) socket.pause().once('drain', () => socket.resume());
    };

    const finish = (): void => {
      const over = current;
      current = undefined;
      over?.release();
    };

    const expire = (): void => {
      if (current !== undefined) return;
      // What Node says of connections that bring nothing.
      if (isFirst) server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
      else destroy();
    };
    const end = (): void => {
      if (current === undefined) socket.end();
    };
    const close = (): void => {
      connections.delete(socket);
      finish();
    };
    const destroy = (): void => void socket.destroy();

    const giveAway = (chunk: Buffer): void => {
      current = undefined;
      connections.delete(socket);
      socket.setTimeout(0);
      socket.off('data', receive).off('timeout', expire).off('end', end).off('close', close).off('error', destroy);
      readByNode(socket);
      socket.unshift(chunk);
      socket.resume();
    };

    socket.setTimeout(HEADERS_MS);
    socket.on('data', receive).on('timeout', expire).on('end', end).on('close', close).on('error', destroy);
  }
}

/** Takes Node's own reading of connections away from the server. */
function takeReader(server: Server): (socket: Socket) => void {
  const [read] = server.listeners('connection');
  if (read === undefined) throw new Error('The server reads no connections.');
  server.removeListener('connection', read as () => void);
  return (socket) => void Reflect.apply(read, server, [socket]);
}

function release(): void {
  // Holds nothing.
}

/** The header `Date`, made once a second. */
function createDateLine(clock: Clock): () => string {
  let second = Number.NaN;
  let line = '';
  return () => {
    const now = Math.floor(clock.now() / 1000);
    if (now !== second) {
      second = now;
      line = `Date: ${new Date(now * 1000).toUTCString()}\r\n`;
    }
    return line;
  };
}
