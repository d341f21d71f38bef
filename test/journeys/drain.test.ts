import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { createTestApp, event } from '../support/app.ts';

test('a connection that stays open after its answer does not hold up the shutdown', async () => {
  const api = await createTestApp({ UPRIVER_POLL: 'off' });
  const url = new URL(await api.app.listen());
  const body = JSON.stringify({ sdk_key: api.sdkKey, event: event() });
  const socket = connect(Number(url.port), url.hostname);
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  socket.on('data', (chunk) => resolve(String(chunk)));
  // The head first, so that the request is under way when the server is asked to close.
  socket.write(
    `POST /v1/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await new Promise((next) => setImmediate(next));
  await fetch(new URL('/healthz', url));
  const startedAt = performance.now();
  const closed = api.app.close();
  socket.write(body);
  assert.match(await answered, /^HTTP\/1\.1 (?:200|503) /);
  await closed;
  assert.ok(performance.now() - startedAt < 5000);
  socket.destroy();
});

test('a request that comes while the server closes is refused like every other', async () => {
  const api = await createTestApp({ UPRIVER_POLL: 'off' });
  const url = new URL(await api.app.listen());
  const body = JSON.stringify({ sdk_key: api.sdkKey, event: event() });
  const head = `POST /v1/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const socket = connect(Number(url.port), url.hostname);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(head);
  await new Promise((next) => setImmediate(next));
  await fetch(new URL('/healthz', url));
  const closed = api.app.close();
  socket.write(`${body}${head}${body}`);
  await ended;
  await closed;
  const [first, second = ''] = text.split(/(?<=\})(?=HTTP\/1\.1 )/);
  assert.match(first ?? '', /^HTTP\/1\.1 (?:200|503) /);
  assert.match(second, /^HTTP\/1\.1 503 [^]*\r\nretry-after: 1\r\n[^]*"code":"unavailable","requestId":/i);
});

test('a connection that was opened and never used does not hold up the shutdown', async () => {
  const api = await createTestApp({ UPRIVER_POLL: 'off' });
  const url = new URL(await api.app.listen());
  const socket = connect(Number(url.port), url.hostname);
  await new Promise((resolve) => socket.once('connect', resolve));
  const startedAt = performance.now();
  await api.app.close();
  assert.ok(performance.now() - startedAt < 5000);
  socket.destroy();
});
