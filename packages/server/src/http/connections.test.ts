import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import { shareConnections } from './connections.ts';

const FIRST = '127.0.0.1';
const SECOND = '127.0.0.2';
const PROXY = '127.0.0.3';

test('an address has its share of connections, others have theirs, and one that ends makes room', async () => {
  await using scene = await begin({ all: 100, address: 3 });
  const own = await Promise.all([scene.open(FIRST), scene.open(FIRST), scene.open(FIRST)]);
  assert.equal(await scene.isServed(FIRST), false);
  assert.equal(await scene.isServed(SECOND), true);
  assert.deepEqual(await Promise.all(own.map(ask)), [200, 200, 200]);
  own[0]?.destroy();
  await scene.until(3);
  assert.equal(await scene.isServed(FIRST), true);
});

test('a trusted proxy speaks for many, and has no share', async () => {
  await using scene = await begin({ all: 100, address: 3 });
  for (let index = 0; index < 10; index += 1) assert.equal(await scene.isServed(PROXY), true);
});

test('idle connections make room when there are too many of all, and busy ones stay', async () => {
  await using scene = await begin({ all: 4, address: 100 });
  const idle = await scene.open(FIRST);
  assert.equal(await ask(idle), 200);
  const idleEnded = once(idle, 'close');
  const busy = await Promise.all([scene.open(FIRST), scene.open(FIRST), scene.open(SECOND)]);
  for (const socket of busy) socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await scene.untilAsked(3);
  // The fifth is over the bound and ends; so does the idle one, which makes room for the sixth.
  assert.equal(await scene.isServed(SECOND), false);
  await idleEnded;
  await scene.until(3);
  assert.equal(await scene.isServed(SECOND), true);
  assert.ok(busy.every((socket) => !socket.destroyed));
});

interface Scene extends AsyncDisposable {
  open(localAddress: string): Promise<Socket>;
  /** Whether a request over a new connection of this address, which stays open, gets an answer. */
  isServed(localAddress: string): Promise<boolean>;
  /** Resolves when so many connections are open. */
  until(count: number): Promise<void>;
  /** Resolves when so many requests wait for their answer. */
  untilAsked(count: number): Promise<void>;
}

async function begin(bounds: { all: number; address: number }): Promise<Scene> {
  const sockets: Socket[] = [];
  let slow = 0;
  const server = createServer((request, response) => {
    if (request.url === '/slow') slow += 1;
    else response.end('ok');
  });
  shareConnections(server, (address) => address === PROXY, new Map(), bounds);
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => (open -= 1));
  });
  server.listen(0, FIRST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connectFrom = async (localAddress: string): Promise<Socket> => {
    const socket = connect({ port, host: FIRST, localAddress });
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const turnsUntil = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    open: connectFrom,
    isServed: async (localAddress) => (await ask(await connectFrom(localAddress))) === 200,
    until: (count) => turnsUntil(() => open <= count),
    untilAsked: (count) => turnsUntil(() => slow === count),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The status of an answer over this connection; undefined when it ends without one. */
async function ask(socket: Socket): Promise<number | undefined> {
  const answered = new Promise<number | undefined>((resolve) => {
    socket.once('data', (chunk: Buffer) => resolve(Number(chunk.toString().slice(9, 12))));
    socket.once('close', () => resolve(undefined));
  });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return answered;
}
