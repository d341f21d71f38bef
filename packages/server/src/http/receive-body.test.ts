import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { createByteRoom } from '../domain/byte-room.ts';
import type { ByteRoom } from '../domain/byte-room.ts';
import { AppError } from '../domain/errors.ts';
import { createBodyReceiver } from './receive-body.ts';

test('bodies that arrive at once are held within one room: the one too many is refused, and room is given back after the answers', async () => {
  await withServer({ room: 3000, body: 2000 }, async ({ url, port, room }) => {
    const slow = connect(port, '127.0.0.1');
    slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n');
    await new Promise((resolve) => slow.write('x'.repeat(1500), resolve));
    await becomes(() => isHeld(room, 3000, 1500));
    const refused = await fetch(url, { method: 'POST', body: 'y'.repeat(1800) });
    assert.deepEqual([refused.status, await refused.text()], [503, 'unavailable']);
    const accepted = await fetch(url, { method: 'POST', body: 'y'.repeat(1400) });
    assert.deepEqual([accepted.status, await accepted.text()], [200, '1400']);
    slow.destroy();
    await becomes(() => isHeld(room, 3000, 0));
    assert.equal((await fetch(url, { method: 'POST', body: 'y'.repeat(2000) })).status, 200);
    await becomes(() => isHeld(room, 3000, 0));
  });
});

test('what a sender announces takes no room, only what arrives', async () => {
  await withServer({ room: 3000, body: 2000 }, async ({ url, port, room }) => {
    const idle = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    for (const socket of idle)
      await new Promise((resolve) =>
        socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n', resolve),
      );
    assert.equal((await fetch(url, { method: 'POST', body: 'y'.repeat(2000) })).status, 200);
    for (const socket of idle) socket.destroy();
    await becomes(() => isHeld(room, 3000, 0));
  });
});

test('a body that is too long is refused, whether it says so or not', async () => {
  await withServer({ room: 100_000, body: 2000 }, async ({ url, room }) => {
    const announced = await fetch(url, { method: 'POST', body: 'y'.repeat(2001) });
    const chunked = await fetch(url, {
      method: 'POST',
      body: Readable.toWeb(Readable.from([Buffer.alloc(1500), Buffer.alloc(1500)])),
      duplex: 'half',
    } as RequestInit);
    assert.deepEqual([announced.status, chunked.status], [413, 413]);
    await becomes(() => isHeld(room, 100_000, 0));
  });
});

interface Running {
  readonly url: string;
  readonly port: number;
  readonly room: ByteRoom;
}

async function withServer(
  sizes: { room: number; body: number },
  work: (running: Running) => Promise<void>,
): Promise<void> {
  const room = createByteRoom(sizes.room);
  const bodies = createBodyReceiver(room, sizes.body);
  const server = createServer((request, response) => {
    bodies.watch(request, response);
    bodies.receive(request, request).then(
      (body) => response.end(String(body.length)),
      (error: unknown) => {
        const code = error instanceof AppError ? error.code : 'internal';
        response.writeHead(code === 'unavailable' ? 503 : 413, { connection: 'close' }).end(code);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await work({ url: `http://127.0.0.1:${port}`, port, room });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** True when exactly so many bytes are held. */
function isHeld(room: ByteRoom, of: number, bytes: number): boolean {
  const rest = of - bytes;
  if (room.take(rest + 1)) {
    room.giveBack(rest + 1);
    return false;
  }
  const isFree = room.take(rest);
  if (isFree) room.giveBack(rest);
  return isFree;
}

async function becomes(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100_000; turn += 1) {
    if (condition()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.fail('it did not come to that');
}
