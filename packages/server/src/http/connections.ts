// What a connection may cost that sends nothing, or sends or reads slowly.
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** From the first byte of a request, or the beginning of a connection that never sends one, to the last of its headers. */
export const HEADERS_MS = 10_000;
/** To the last byte of its body, whatever it is for: the largest upload at 220 kB/s. Bodies have stricter bounds where they are received. */
export const REQUEST_MS = 300_000;
/** How often Node looks for what is past these two, so that both hold within this much. */
const CHECK_MS = 5000;
/** An idle connection is kept longer than the 60 seconds after which the usual load balancers let go of theirs: else they would send into one that we just closed. */
export const KEEP_ALIVE_MS = 72_000;
/** In which nothing is sent and nothing is read: an answer that nobody takes is given up. Streams are kept alive more often, and no upload is read for longer. */
export const SILENCE_MS = 300_000;

export const CONNECTION_OPTIONS: ServerOptions = { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS };

/** Connections at once; an idle one holds some 20 kB. */
const CONNECTIONS_MAX = 16_384;
/** Of them, from one address: twice as many streams as may be open, and none can hold all. */
const ADDRESS_CONNECTIONS_MAX = 2048;

/**
 * Requests of one connection that came before the answers to earlier ones. Hardly any client sends some; thousands of them come in one
 * piece, and all others would wait until each was begun.
 */
const WAITING_MAX = 64;

/** Whether a request may be served. A connection that piles up requests is ended, and what else came with them is passed over. */
export function createPipelineBound(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    // An answer has the connection as soon as those before it are over.
    if (response.socket !== null) return true;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > WAITING_MAX) {
      socket.destroy();
      return false;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return true;
  };
}

/**
 * Open connections beside those that Node's server knows, and whether they are idle: answered, with no request under way. A connection is added and
 * removed once. A set of the idle ones would make a new table for every few dozen requests, and each would keep the next one alive in memory.
 */
export type DirectConnections = Map<Socket, boolean>;

/** Bounds on connections at once. */
export interface ConnectionBounds {
  readonly all: number;
  /** Of them, from one address. */
  readonly address: number;
}

/** Ends connections beyond these at once, idle ones first. Proxies that are trusted speak for many and have no share. */
export function shareConnections(
  server: Server,
  isTrusted: (address: string) => boolean,
  direct: DirectConnections,
  bounds: ConnectionBounds = { all: CONNECTIONS_MAX, address: ADDRESS_CONNECTIONS_MAX },
): void {
  const byAddress = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const own = (byAddress.get(address) ?? 0) + 1;
    all += 1;
    byAddress.set(address, own);
    socket.once('close', () => {
      all -= 1;
      const left = (byAddress.get(address) ?? 0) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
    if (all > bounds.all) closeIdle(server, direct);
    if (all > bounds.all || (own > bounds.address && !isTrusted(address))) socket.destroy();
  });
}

/** Ends all connections without a request under way. */
export function closeIdle(server: Server, direct: DirectConnections): void {
  server.closeIdleConnections();
  for (const [socket, isIdle] of direct) if (isIdle) endNow(socket);
}

/** Ends a connection that is answered. What its client has not read by now would keep it for as long as the client likes. */
export function endNow(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy();
  else socket.destroySoon();
}
