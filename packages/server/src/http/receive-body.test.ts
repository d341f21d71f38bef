import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { createByteBudget } from '../domain/byte-budget.ts';
import type { ByteBudget } from '../domain/byte-budget.ts';
import { createHandClock } from '../domain/clock.ts';
import { systemClock } from '../process/system-clock.ts';
import { AppError } from '../domain/errors.ts';
import { createBodyReceiver } from './receive-body.ts';

test('bodies that arrive at once are held within one budget: the one too many is refused, and bytes are given back after the answers', async () => {
  await withServer({ budget: 3000, body: 2000 }, async ({ url, port, budget }) => {
    const slow = connect(port, '127.0.0.1');
    slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n');
    await new Promise((resolve) => slow.write('x'.repeat(1500), resolve));
    await becomes(() => isHeld(budget, 3000, 1500));
    const refused = await fetch(url, { method: 'POST', body: 'y'.repeat(1800) });
    assert.deepEqual([refused.status, await refused.text()], [503, 'unavailable']);
    const accepted = await fetch(url, { method: 'POST', body: 'y'.repeat(1400) });
    assert.deepEqual([accepted.status, await accepted.text()], [200, '1400']);
    slow.destroy();
    await becomes(() => isHeld(budget, 3000, 0));
    assert.equal((await fetch(url, { method: 'POST', body: 'y'.repeat(2000) })).status, 200);
    await becomes(() => isHeld(budget, 3000, 0));
  });
});

test('what a sender announces takes nothing of it, only what arrives', async () => {
  await withServer({ budget: 3000, body: 2000 }, async ({ url, port, budget }) => {
    const idle = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    for (const socket of idle)
      await new Promise((resolve) =>
        socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n', resolve),
      );
    assert.equal((await fetch(url, { method: 'POST', body: 'y'.repeat(2000) })).status, 200);
    for (const socket of idle) socket.destroy();
    await becomes(() => isHeld(budget, 3000, 0));
  });
});

test('a body that is too long is refused, whether it says so or not', async () => {
  await withServer({ budget: 100_000, body: 2000 }, async ({ url, budget }) => {
    const announced = await fetch(url, { method: 'POST', body: 'y'.repeat(2001) });
    const chunked = await fetch(url, {
      method: 'POST',
      body: Readable.toWeb(Readable.from([Buffer.alloc(1500), Buffer.alloc(1500)])),
      duplex: 'half',
    } as RequestInit);
    assert.deepEqual([announced.status, chunked.status], [413, 413]);
    await becomes(() => isHeld(budget, 100_000, 0));
  });
});

test('a body that stands still or drips is ended, and one that comes steadily is not before its deadline', async () => {
  const clock = createHandClock(0);
  const bodies = createBodyReceiver(clock);
  const bounds = {
    bytesMax: 1_000_000,
    deadlineMs: 60_000,
    budget: createByteBudget(1_000_000, 1_000_000),
    owner: 'somebody',
  };
  const receive = (): { readonly payload: Readable; readonly outcome: Promise<string> } => {
    const payload = new Readable({ read: () => undefined });
    const request = { headers: {} } as IncomingMessage;
    const outcome = bodies.receive(request, payload, bounds).then(
      (body) => String(body.length),
      (error: unknown) => (error instanceof AppError ? error.code : 'internal'),
    );
    return { payload, outcome };
  };
  const [still, drip, steady] = [receive(), receive(), receive()];
  const ended: string[] = [];
  for (const [name, { outcome }] of Object.entries({ still, drip, steady }))
    void outcome.then((how) => ended.push(`${name} ${how}`));
  still.payload.push(Buffer.alloc(100_000));
  for (let second = 1; second <= 60; second += 1) {
    drip.payload.push(Buffer.alloc(500));
    steady.payload.push(Buffer.alloc(600));
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(1000);
    bodies.sweep();
    await new Promise((resolve) => setImmediate(resolve));
    if (second === 9) assert.deepEqual(ended, []);
    if (second === 10) assert.deepEqual(ended, ['drip request_timeout']);
    if (second === 20) assert.deepEqual(ended, ['drip request_timeout', 'still request_timeout']);
    if (second === 59) assert.equal(ended.length, 2);
  }
  assert.deepEqual(ended.at(-1), 'steady request_timeout');
  const quick = receive();
  quick.payload.push(Buffer.from('all of it'));
  quick.payload.push(null);
  assert.equal(await quick.outcome, '9');
});

test('one owner cannot hold the whole budget', async () => {
  const budget = createByteBudget(3000, 1000);
  assert.ok(budget.take('one', 900));
  assert.ok(!budget.take('one', 200));
  assert.ok(budget.take('another', 1000));
  budget.giveBack('one', 900);
  assert.ok(budget.take('one', 1000));
  assert.ok(budget.take('a third', 1000));
  assert.ok(!budget.take('a fourth', 1));
});

interface Running {
  readonly url: string;
  readonly port: number;
  readonly budget: ByteBudget;
}

async function withServer(
  sizes: { budget: number; body: number },
  work: (running: Running) => Promise<void>,
): Promise<void> {
  const budget = createByteBudget(sizes.budget, sizes.budget);
  const bodies = createBodyReceiver(systemClock);
  const bounds = { bytesMax: sizes.body, deadlineMs: 60_000, budget, owner: 'somebody' };
  const server = createServer((request, response) => {
    bodies.watch(request, response);
    bodies.receive(request, request, bounds).then(
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
    await work({ url: `http://127.0.0.1:${port}`, port, budget });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** True when exactly so many bytes are held. */
function isHeld(budget: ByteBudget, of: number, bytes: number): boolean {
  const rest = of - bytes;
  if (budget.take('somebody', rest + 1)) {
    budget.giveBack('somebody', rest + 1);
    return false;
  }
  const isFree = budget.take('somebody', rest);
  if (isFree) budget.giveBack('somebody', rest);
  return isFree;
}

async function becomes(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100_000; turn += 1) {
    if (condition()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.fail('it did not come to that');
}
