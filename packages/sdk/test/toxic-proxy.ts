import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** What is done to one connection. Without any, bytes pass as they come. */
export interface Toxic {
  /** Bytes of the request that pass before the connection is reset. */
  resetAfterRequestBytes?: number;
  /** Bytes of the answer that pass before the connection is reset. */
  answerBytes?: number;
  /** The answer's headers and so many bytes of its body pass before the connection is ended. */
  bodyBytes?: number;
  /** Milliseconds before an answer passes. */
  latencyMs?: number;
  /** The answer passes in pieces of so many bytes. */
  sliceBytes?: number;
  /** The answer is this instead. */
  answer?: string | Buffer;
}

export interface ToxicProxy extends AsyncDisposable {
  url: string;
  /** Connections that came. */
  connections: () => number;
}

/** A TCP proxy on loopback. The toxics are those of the first connections, in order; later ones are clean. */
export async function startToxicProxy(target: string, toxics: readonly Toxic[]): Promise<ToxicProxy> {
  const { port } = new URL(target);
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((client) => {
    const toxic = toxics[connections] ?? {};
    connections += 1;
    const upstream = connect(Number(port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    passRequest(client, upstream, toxic);
    passAnswer(upstream, client, toxic);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passRequest(client: Socket, upstream: Socket, { resetAfterRequestBytes, answer }: Toxic): void {
  let passed = 0;
  client.on('data', (chunk: Buffer) => {
    if (answer !== undefined) {
      client.end(answer);
      return;
    }
    passed += chunk.length;
    if (resetAfterRequestBytes !== undefined && passed > resetAfterRequestBytes) client.resetAndDestroy();
    else upstream.write(chunk);
  });
}

function passAnswer(
  upstream: Socket,
  client: Socket,
  { answerBytes, bodyBytes, latencyMs = 0, sliceBytes }: Toxic,
): void {
  let passed = 0;
  upstream.on('data', (chunk: Buffer) => {
    const end = bodyBytes === undefined ? (answerBytes ?? Infinity) : chunk.indexOf('\r\n\r\n') + 4 + bodyBytes;
    const left = end - passed;
    passed += chunk.length;
    const part = chunk.subarray(0, left);
    setTimeout(() => {
      if (sliceBytes) slice(client, part, sliceBytes);
      else client.write(part);
      if (chunk.length <= left) return;
      if (bodyBytes !== undefined) client.end();
      else setTimeout(() => client.resetAndDestroy(), 20);
    }, latencyMs);
  });
}

function slice(client: Socket, bytes: Buffer, size: number): void {
  client.write(bytes.subarray(0, size));
  if (bytes.length > size) setTimeout(() => slice(client, bytes.subarray(size), size), 1);
}
