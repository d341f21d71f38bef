// Senders who hold what they have begun: each has a share, and a time.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { createTestApp, event } from '../support/app.ts';
import type { TestApp } from '../support/app.ts';

const HOSTILE = '127.0.0.1';
const OTHER = '127.0.0.2';
const BODY_BYTES = 1024 * 1024;
/** Longer than a body may take. */
const STALLED_MS = 31_000;

test('130 bodies of one address that stand still before their last byte do not keep ingest from others, and are ended', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off', UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '100000' });
  const url = new URL(await api.app.listen());
  const body = Buffer.alloc(BODY_BYTES, 0x20);
  const head = Buffer.from(
    `POST /v1/events HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`,
  );
  const stalled = await Promise.all(
    Array.from({ length: 130 }, async () => {
      const connection = await open(url, HOSTILE);
      await written(connection, Buffer.concat([head, body.subarray(1)]));
      return connection;
    }),
  );
  const answers = stalled.map(({ answer }) => answer);
  assert.equal(await sendEvent(api, url, OTHER), 200);
  api.clock.advance(STALLED_MS);
  const ended = await Promise.all(answers);
  const statuses = new Set(ended.map((answer) => answer.slice(9, 12)));
  assert.deepEqual([...statuses].sort(), ['408', '503']);
  const slow = ended.find((answer) => answer.startsWith('HTTP/1.1 408')) ?? '';
  assert.match(slow, /"code":"request_timeout"/);
  assert.match(slow, /connection: close/i);
  assert.equal(await sendEvent(api, url, HOSTILE), 200);
});

test('stalled uploads of one organization neither keep others out nor last', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  const url = new URL(await api.app.listen());
  const created = await api.request('POST', '/api/v1/organizations', { body: { name: 'Other', slug: 'other' } });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  const otherToken = String(created.body.data.token);
  const project = await api.request('POST', '/api/v1/projects', { body: { name: 'Theirs' }, token: otherToken });
  const stalled = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const connection = await open(url, HOSTILE);
      await written(
        connection,
        `PUT /api/v1/projects/default/manifests HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.token}\r\nContent-Type: application/json\r\nContent-Length: 60000000\r\n\r\n{`,
      );
      return connection;
    }),
  );
  const answers = stalled.map(({ answer }) => answer);
  const refused = await Promise.any(answers);
  assert.match(refused, /^HTTP\/1\.1 503 /);
  const upload = await api.request('PUT', `/api/v1/projects/${project.body.data.id}/manifests`, {
    body: { manifests: [] },
    token: otherToken,
  });
  assert.equal(upload.status, 200, JSON.stringify(upload.body));
  api.clock.advance(STALLED_MS);
  const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12)).sort();
  assert.deepEqual(statuses, ['408', '408', '408', '408', '503', '503', '503', '503']);
  const again = await api.request('PUT', '/api/v1/projects/default/manifests', { body: { manifests: [] } });
  assert.equal(again.status, 200);
});

test('a body that nobody with a token could mean is refused before anything is made of it', async () => {
  await using api = await createTestApp({ UPRIVER_POLL: 'off' });
  const path = '/api/v1/projects/default/manifests';
  const body = `{"manifests":[${'{},'.repeat(5_000_000)}{}]}`;
  const answer = await api.request('PUT', path, { body, headers: { 'content-type': 'application/json' } });
  assert.deepEqual([answer.status, answer.body.code], [400, 'invalid_body']);
});

function sendEvent(api: TestApp, url: URL, localAddress: string): Promise<number> {
  const body = JSON.stringify({ sdk_key: api.sdkKey, event: event() });
  return new Promise((resolve, reject) => {
    const asked = request(new URL('/v1/events', url), {
      method: 'POST',
      localAddress,
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    asked.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

interface Connection {
  readonly socket: Socket;
  /** All that is answered until the connection ends. */
  readonly answer: Promise<string>;
}

function open(url: URL, localAddress: string): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(url.port), host: url.hostname, localAddress });
    const answer = new Promise<string>((answered) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.once('close', () => answered(text));
    });
    socket.once('connect', () => resolve({ socket, answer }));
    socket.on('error', reject);
  });
}

/** Resolves too when the server has answered and takes no more. */
async function written({ socket, answer }: Connection, bytes: Buffer | string): Promise<void> {
  await Promise.race([answer, new Promise((resolve) => socket.write(bytes, resolve))]);
}
