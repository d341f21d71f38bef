import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { SELF_SIGNED } from './self-signed.ts';

/** Where each kind of misbehaviour lives. */
export interface FakeVendor extends AsyncDisposable {
  /** Answers by path: `/status/503`, `/early`, `/redirect`, `/slow`, `/truncated`, `/stream`, `/hang-up`, `/reset`, `/cut-headers`, `/sliced`; anything else is 200. */
  http: string;
  /** Certificate signed by itself. */
  tls: string;
  /** Answers with something that is not HTTP. */
  garbage: string;
  /** Nobody listens there. */
  refused: string;
}

export const SLOW_MS = 300;
/** Never one that the system hands out: a server that starts meanwhile would answer there. `fetch` refuses many others of the lowest. */
const UNUSED_PORT = 2;

/** A vendor on loopback that fails in every way the matrix names. */
export async function startFakeVendor(): Promise<FakeVendor> {
  const plain = createServer((request, response) => {
    request.resume();
    const path = request.url ?? '/';
    const status = /^\/status\/(\d+)/.exec(path)?.[1];
    if (status) response.writeHead(Number(status)).end('status');
    else if (path === '/hang-up') request.socket.end();
    else if (path === '/reset') request.socket.resetAndDestroy();
    else if (path === '/silent') return;
    else if (path === '/redirect') response.writeHead(302, { location: '/status/200' }).end();
    else if (path === '/slow') setTimeout(() => response.end('slow'), SLOW_MS);
    else if (path === '/truncated') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('part of it', () => request.socket.destroy());
    } else if (path === '/stream') {
      response.writeHead(200);
      response.write('first');
    } else if (path === '/cut-headers') {
      request.socket.end('HTTP/1.1 200 OK\r\ncontent-le');
    } else if (path === '/sliced') {
      slice(request.socket, 'HTTP/1.1 200 OK\r\ncontent-length: 6\r\nconnection: close\r\n\r\nsliced');
    } else if (path === '/early') {
      response.writeEarlyHints({ link: '</style.css>; rel=preload; as=style' });
      response.end('late');
    } else response.writeHead(200, { 'access-control-allow-origin': '*' }).end('fine');
  });
  const tls = createTlsServer(SELF_SIGNED, (_request, response) => response.end('secret'));
  const garbage = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9.2\r\n\r\n'));
  });
  const servers: Server[] = [plain, tls, garbage];
  const sockets = new Set<Socket>();
  for (const server of servers) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
  }
  const [httpPort, tlsPort, garbagePort] = await Promise.all(servers.map(listen));
  return {
    http: `http://127.0.0.1:${httpPort}`,
    tls: `https://127.0.0.1:${tlsPort}`,
    garbage: `http://127.0.0.1:${garbagePort}`,
    refused: `http://127.0.0.1:${UNUSED_PORT}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** One byte at a time. */
function slice(socket: Socket, text: string): void {
  const rest = text.slice(1);
  socket.write(text.slice(0, 1), () => {
    if (rest !== '') setTimeout(() => slice(socket, rest), 1);
    else socket.end();
  });
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
