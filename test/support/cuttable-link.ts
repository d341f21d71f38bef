import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A TCP connection point in front of a server on this machine that can be cut off from it and joined again. */
export interface CuttableLink {
  readonly port: number;
  /** Ends all connections and refuses new ones. */
  cut(): void;
  /** Leads there again, or to another port from now on. */
  join(targetPort?: number): void;
  close(): Promise<void>;
}

export async function createCuttableLink(firstPort: number): Promise<CuttableLink> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let targetPort = firstPort;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
  };
  const server = createServer((from) => {
    if (isCut) {
      from.on('error', () => undefined).destroy();
      return;
    }
    const to = keep(connect(targetPort, '127.0.0.1'));
    keep(from).once('close', () => to.destroy());
    to.once('close', () => from.destroy());
    from.pipe(to).pipe(from);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Safe: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  const cutAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    cut() {
      isCut = true;
      cutAll();
    },
    join(port = targetPort) {
      isCut = false;
      targetPort = port;
    },
    async close() {
      cutAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
