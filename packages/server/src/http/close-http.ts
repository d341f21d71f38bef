import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

/**
 * Prepares a server for being closed without waiting for connections that nobody uses. Closing ends those that are idle at that
 * moment; one whose request was under way becomes idle after its answer, and one that was opened ahead of its first request counts
 * as busy. Both would keep the process for as long as their client likes.
 * @returns closes the server; resolves when the requests under way are answered
 */
export function prepareToClose(http: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>();
  http.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const sweep = (): void => {
    http.server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const timer = setInterval(sweep, SWEEP_MS);
    try {
      await http.close();
    } finally {
      clearInterval(timer);
    }
  };
}
