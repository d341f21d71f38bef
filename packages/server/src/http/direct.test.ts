import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { test } from 'node:test';
import { createHandClock } from '../domain/clock.ts';
import { closeIdle } from './connections.ts';
import type { DirectConnections } from './connections.ts';
import { readDirectly } from './direct.ts';
import type { DirectRequest } from './direct.ts';

const NOON = Date.UTC(2026, 10, 27, 12);
/** More than the system holds for a connection that reads nothing. */
const UNREAD = 'x'.repeat(32 * 1024 * 1024);
const post = (body: string, ...lines: string[]): string =>
  ['POST /v1/events HTTP/1.1', 'Host: a', `Content-Length: ${body.length}`, ...lines, '', body].join('\r\n');

test('requests of one connection are answered one after the other, and Node reads none of them', async () => {
  await using scene = await begin();
  const socket = await scene.open();
  for (const body of ['one', 'two', 'three']) {
    socket.write(post(body));
    // oxlint-disable-next-line no-await-in-loop -- the next one is sent after the answer
    await scene.taken(1);
    scene.answerAll();
    // oxlint-disable-next-line no-await-in-loop -- as above
    assert.deepEqual(await scene.answers(1), [
      `HTTP/1.1 200 OK\r\nx-body: ${body}\r\ncontent-length: 2\r\nDate: Fri, 27 Nov 2026 12:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\n\r\nok`,
    ]);
  }
  assert.deepEqual(scene.toNode, []);
  assert.deepEqual([scene.idle(), scene.released()], [1, 3]);
});

test('a connection that brings anything else is read by Node from there on, with all that it brought', async () => {
  await using scene = await begin();
  const socket = await scene.open();
  socket.write(post('one'));
  await scene.taken(1);
  // Both come before the answer to the first, and in the same order they are answered.
  socket.write(`${post('two')}GET /three HTTP/1.1\r\nHost: a\r\n\r\n`);
  await scene.arrived(post('one').length + 1);
  scene.answerAll();
  assert.deepEqual((await scene.answers(3)).map(bodyOf), ['ok', 'POST two', 'GET ']);
  assert.deepEqual(scene.idle(), 0);
  // Even a usual one.
  socket.write(post('four'));
  assert.deepEqual((await scene.answers(1)).map(bodyOf), ['POST four']);
});

test('what comes in pieces, or is refused by who takes requests, is read by Node', async () => {
  await using scene = await begin();
  const inPieces = await scene.open();
  inPieces.write(post('pieces').slice(0, 40));
  await scene.arrived(40);
  inPieces.write(post('pieces').slice(40));
  assert.deepEqual((await scene.answers(1)).map(bodyOf), ['POST pieces']);
  const refused = await scene.open();
  refused.write(post('refused'));
  assert.deepEqual((await scene.answers(1)).map(bodyOf), ['POST refused']);
  assert.deepEqual(scene.toNode, ['POST pieces', 'POST refused']);
});

test('a sender that ends its side gets the answer first, and the connection ends with it', async () => {
  await using scene = await begin();
  const socket = await scene.open();
  socket.end(post('last'));
  await scene.taken(1);
  await scene.ended();
  scene.answerAll();
  assert.match((await scene.answers(1))[0] ?? '', /Connection: close\r\n\r\nok$/);
  await once(socket, 'close');
});

test('a request that came with the end of its sender before the answer to the one before it is answered too', async () => {
  await using scene = await begin();
  const socket = await scene.open();
  socket.write(post('one'));
  await scene.taken(1);
  socket.end(post('two'));
  await scene.arrived(post('one').length + post('two').length);
  scene.answerAll();
  assert.deepEqual((await scene.answers(2)).map(bodyOf), ['ok', 'POST two']);
  await once(socket, 'close');
});

test('what a gone connection held is given back at once, and its answer goes nowhere', async () => {
  await using scene = await begin();
  const socket = await scene.open();
  socket.write(post('gone'));
  await scene.taken(1);
  socket.resetAndDestroy();
  await scene.closed(1);
  assert.equal(scene.released(), 1);
  scene.answerAll();
  assert.deepEqual([scene.released(), scene.idle(), scene.sent()], [1, 0, 1]);
});

test('closing ends connections without a request, and those with one after their answer', async () => {
  await using scene = await begin();
  const [idle, busy] = [await scene.open(), await scene.open()];
  idle.write(post('idle'));
  await scene.taken(1);
  scene.answerAll();
  await scene.answers(1);
  busy.write(post('busy'));
  await scene.taken(1);
  scene.close();
  await once(idle, 'close');
  scene.answerAll();
  assert.match((await scene.answers(1))[0] ?? '', /Connection: close\r\n\r\nok$/);
  await once(busy, 'close');
});

test('answers that nobody reads hold up no closing: of idle connections, and of one whose answer comes while the server closes', async () => {
  await using scene = await begin();
  const [idle, busy] = [await scene.open(), await scene.open()];
  for (const socket of [idle, busy]) socket.pause();
  idle.write(post('idle'));
  await scene.taken(1);
  scene.answerAll(UNREAD);
  busy.write(post('busy'));
  await scene.taken(1);
  scene.close();
  await scene.closed(1);
  scene.answerAll(UNREAD);
  await scene.closed(2);
});

test('a connection that stays silent ends: before its first request as Node ends it, and later without a word', async () => {
  await using scene = await begin();
  const [silent, used] = [await scene.open(), await scene.open()];
  used.write(post('used'));
  await scene.taken(1);
  // The time of a request under way is not the connection's.
  for (const socket of scene.sockets) socket.emit('timeout');
  await once(silent, 'close');
  assert.deepEqual(scene.clientErrors, ['ERR_HTTP_REQUEST_TIMEOUT']);
  scene.answerAll();
  await scene.answers(1);
  for (const socket of scene.sockets) if (!socket.destroyed) socket.emit('timeout');
  await once(used, 'close');
  assert.equal(scene.clientErrors.length, 1);
});

function bodyOf(answer: string): string {
  return answer.slice(answer.indexOf('\r\n\r\n') + 4);
}

/** A server whose direct requests are answered when the test says so, and which answers others by what they were. */
async function begin() {
  const connections: DirectConnections = new Map();
  const pending: { readonly request: DirectRequest; readonly body: string }[] = [];
  const [toNode, clientErrors]: [string[], string[]] = [[], []];
  const sockets: Socket[] = [];
  const clients: Socket[] = [];
  const counts = { released: 0, sent: 0, ended: 0, closed: 0, isClosing: false };
  let received = '';
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      toNode.push(`${request.method} ${body}`);
      response.end(`${request.method} ${body}`);
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    clientErrors.push(error.code ?? '');
    socket.destroy();
  });
  readDirectly(server, {
    clock: createHandClock(NOON),
    connections,
    isClosing: () => counts.isClosing,
    findCaller: (address) => ({ address, isTls: false }),
    take(request, bytes) {
      const body = String(bytes);
      if (body === 'refused') return false;
      request.release = () => void (counts.released += 1);
      pending.push({ request, body });
      return true;
    },
  });
  server.on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.on('end', () => (counts.ended += 1)).on('close', () => (counts.closed += 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    idle: () => [...connections.values()].filter(Boolean).length,
    toNode,
    clientErrors,
    sockets,
    released: () => counts.released,
    sent: () => counts.sent,
    async open() {
      const before = sockets.length;
      const socket = connect({ port, host: '127.0.0.1' });
      clients.push(socket);
      socket.on('data', (chunk) => (received += String(chunk))).on('error', () => undefined);
      await until(() => sockets.length > before);
      return socket;
    },
    taken: (count: number) => until(() => pending.length === count),
    /** Bytes that the last connection has brought. */
    arrived: (bytes: number) => until(() => (sockets.at(-1)?.bytesRead ?? 0) >= bytes),
    ended: () => until(() => counts.ended > 0),
    closed: (count: number) => until(() => counts.closed === count),
    answerAll(text = 'ok') {
      for (const { request, body } of pending.splice(0)) {
        const head = ['x-body', body, 'content-length', String(text.length)];
        request.answer({ status: 200, head, body: text, encoding: 'utf8' }, () => void (counts.sent += 1));
      }
    },
    /** The next so many answers, whole. */
    async answers(count: number): Promise<string[]> {
      const found: string[] = [];
      const next = (): string | undefined => {
        const end = received.indexOf('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
        return end < 0 || received.length < end + 4 + length ? undefined : received.slice(0, end + 4 + length);
      };
      while (found.length < count) {
        await until(() => next() !== undefined);
        const answer = next() ?? '';
        received = received.slice(answer.length);
        found.push(answer);
      }
      return found;
    },
    close() {
      counts.isClosing = true;
      closeIdle(server, connections);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of clients) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
