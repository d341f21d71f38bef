import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { createHandClock } from '../domain/clock.ts';
import type { Clock } from '../domain/clock.ts';
import { describeUserAgent } from './http-client.ts';
import { closeServer, listen, openClient, reasonOf, serve, textOf } from './loopback-page.ts';

test('a document comes with what it says of itself, and the page learns who asked', async () => {
  await using page = await serve((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('ETag', '"7"');
    response.setHeader('Last-Modified', 'Wed, 07 Oct 2026 12:00:00 GMT');
    response.setHeader('Date', 'Wed, 07 Oct 2026 12:30:00 GMT');
    response.end('{"a":"ü"}');
  });
  await using client = openClient({
    userAgent: describeUserAgent('1.2.3', 'mailto:ops@acme.test'),
    clock: createSteppingClock(40),
  });
  const outcome = await client.fetchDocument({
    url: `${page.url}#part`,
    headers: { 'Time-Zone': 'UTC', Host: 'other' },
  });
  assert.deepEqual(outcome, {
    kind: 'document',
    url: page.url,
    status: 200,
    contentType: 'application/json',
    text: '{"a":"ü"}',
    bytes: 10,
    etag: '"7"',
    lastModified: 'Wed, 07 Oct 2026 12:00:00 GMT',
    date: 'Wed, 07 Oct 2026 12:30:00 GMT',
    tookMs: 40,
  });
  const { headers } = page.requests[0] ?? assert.fail('no request came');
  assert.equal(headers['user-agent'], 'Upriver/1.2.3 (+mailto:ops@acme.test)');
  assert.match(headers.accept ?? '', /^application\/json/);
  assert.equal(headers['time-zone'], 'UTC');
  assert.equal(headers.host, `127.0.0.1:${page.port}`);
});

/** Each reading is so many milliseconds after the one before. */
function createSteppingClock(stepMs: number): Clock {
  let time = 0;
  return { now: () => time, monotonicMs: () => (time += stepMs) };
}

test('a document that is known already is asked for conditionally', async () => {
  await using page = await serve((request, response) => {
    response.statusCode = request.headers['if-none-match'] === '"7"' || request.url === '/always' ? 304 : 200;
    response.end();
  });
  await using client = openClient();
  assert.equal(
    (await client.fetchDocument({ url: page.url, etag: '"7"', lastModified: 'yesterday' })).kind,
    'unchanged',
  );
  assert.equal(page.requests[0]?.headers['if-modified-since'], 'yesterday');
  assert.equal((await client.fetchDocument({ url: page.url, etag: '"6"' })).kind, 'document');
  // Nothing is known that could be unchanged.
  assert.equal(reasonOf(await client.fetchDocument({ url: `${page.url}always` })), 'http_status');
});

test('a page that hangs, before its headers or within its body, is left when its time is over', async () => {
  await using silent = await serve(() => undefined);
  await using halting = await serve((_request, response) => response.writeHead(200).write('{"status":'));
  await using client = openClient();
  for (const { url } of [silent, halting]) {
    const outcome = await client.fetchDocument({ url, timeoutMs: 60 });
    assert.equal(reasonOf(outcome), 'timeout');
    assert.match(outcome.kind === 'failed' ? outcome.message : '', /took longer than 0.06 s/);
  }
  const { promise: never } = Promise.withResolvers<readonly string[]>();
  await using waiting = openClient({ lookup: () => never });
  assert.equal(reasonOf(await waiting.fetchDocument({ url: 'http://status.acme.test/', timeoutMs: 30 })), 'timeout');
});

test('a request that waits for a connection ends when its time is over', async () => {
  await using page = await serve(() => undefined);
  await using client = openClient();
  const holding = [1, 2].map(() => client.fetchDocument({ url: page.url }));
  assert.equal(reasonOf(await client.fetchDocument({ url: page.url, timeoutMs: 60 })), 'timeout');
  await client.close();
  assert.deepEqual((await Promise.all(holding)).map(reasonOf), ['connection', 'connection']);
});

test('a refusal whose body never ends says its status, and holds no connection after its time', async () => {
  const closed: Promise<unknown>[] = [];
  await using page = await serve(({ socket }, response) => {
    closed.push(once(socket, 'close'));
    response.writeHead(404, { 'content-length': '100' }).write('half');
  });
  await using client = openClient();
  for (const path of ['a', 'b', 'c'])
    assert.equal(reasonOf(await client.fetchDocument({ url: page.url + path, timeoutMs: 60 })), 'http_status');
  await Promise.all(closed);
  assert.equal(page.requests.length, 3);
});

test('a body without a length that is given up or breaks off is no document', async () => {
  await using page = await serve(({ url, socket }) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\nhalf', () => {
      if (url === '/cut') socket.resetAndDestroy();
      if (url === '/whole') socket.end(' and half');
    });
  });
  await using client = openClient();
  assert.equal(textOf(await client.fetchDocument({ url: `${page.url}whole` })), 'half and half');
  assert.equal(reasonOf(await client.fetchDocument({ url: `${page.url}halting`, timeoutMs: 60 })), 'timeout');
  assert.equal(reasonOf(await client.fetchDocument({ url: `${page.url}cut` })), 'connection');
});

test('an answer that changes the protocol is a reason, for documents and messages', async () => {
  await using page = await serve(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n');
  });
  await using client = openClient();
  assert.equal(reasonOf(await client.fetchDocument({ url: page.url })), 'connection');
  const sent = await client.send({ method: 'POST', url: page.url, headers: {}, body: '{}' });
  assert.equal(sent.kind === 'failed' && sent.reason, 'connection');
});

test('no more than the bound is taken, with or without a Content-Length, inflated or not', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  await using page = await serve(answerBySize);
  await using client = openClient();
  for (const path of ['told', 'untold', 'bomb'])
    assert.equal(reasonOf(await client.fetchDocument({ url: page.url + path, maxBytes: 100_000 })), 'too_large', path);
  assert.equal(textOf(await client.fetchDocument({ url: `${page.url}exact`, maxBytes: 100_000 })).length, 100_000);

  function answerBySize(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === '/told') response.end('x'.repeat(100_001));
    else if (request.url === '/exact') response.end('x'.repeat(100_000));
    else if (request.url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    else {
      response.write('x'.repeat(60_000));
      response.end('x'.repeat(60_000));
    }
  }
});

test('a compressed document is read, and one that is not what it says is a reason', async () => {
  const bodies: Readonly<Record<string, Buffer>> = {
    gzip: gzipSync('fine'),
    deflate: deflateSync('fine'),
    br: brotliCompressSync('fine'),
    zstd: zstdCompressSync('fine'),
  };
  await using page = await serve((request, response) => {
    const encoding = request.url?.slice(1) ?? '';
    response.writeHead(200, { 'content-encoding': encoding }).end(bodies[encoding] ?? 'fine');
  });
  await using client = openClient();
  for (const encoding of Object.keys(bodies))
    assert.equal(textOf(await client.fetchDocument({ url: page.url + encoding })), 'fine', encoding);
  assert.equal(reasonOf(await client.fetchDocument({ url: `${page.url}x-gzip` })), 'decoding');
  assert.equal(reasonOf(await client.fetchDocument({ url: `${page.url}sdch` })), 'decoding');
});

test('a document in UTF-16BE is text', async () => {
  const bytes = Buffer.from('\uFEFF[{"service":"ec2"}]', 'utf16le').swap16();
  await using page = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json;charset=utf-16' }).end(bytes);
  });
  await using client = openClient();
  assert.equal(textOf(await client.fetchDocument({ url: page.url })), '[{"service":"ec2"}]');
});

test('a page that refuses says how long to stay away', async () => {
  await using page = await serve((request, response) => {
    const status = Number(request.url?.slice(1));
    response.writeHead(status, { 'retry-after': status === 503 ? 'Wed, 07 Oct 2026 12:01:30 GMT' : '120' }).end('no');
  });
  await using client = openClient({ clock: createHandClock(Date.parse('2026-10-07T12:00:00Z')) });
  const host = `127.0.0.1:${page.port}`;
  const failed = { kind: 'failed', reason: 'http_status', tookMs: 0 };
  assert.deepEqual(await client.fetchDocument({ url: `${page.url}429` }), {
    ...failed,
    message: `${host} answered 429 (Too Many Requests).`,
    status: 429,
    retryAfterSeconds: 120,
  });
  assert.deepEqual(await client.fetchDocument({ url: `${page.url}503` }), {
    ...failed,
    message: `${host} answered 503 (Service Unavailable).`,
    status: 503,
    retryAfterSeconds: 90,
  });
});

test('what is no web server is a reason: closed, cut, talking otherwise, without a name, without a certificate', async () => {
  await using page = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    response.destroy();
  });
  const greeter = createTcpServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.resume();
    socket.end('220 mail.acme.test ESMTP\r\n');
  });
  const greeterPort = await listen(greeter);
  const closed = createTcpServer();
  const closedPort = await listen(closed);
  await closeServer(closed);
  await using client = openClient({ lookup: () => Promise.reject(new Error('ENOTFOUND')) });
  const cases: readonly (readonly [string, string])[] = [
    [`http://127.0.0.1:${closedPort}/`, 'connection'],
    [page.url, 'connection'],
    [`http://127.0.0.1:${greeterPort}/`, 'connection'],
    [`https://127.0.0.1:${page.port}/`, 'tls'],
    ['https://status.acme.test/', 'dns'],
    ['not a URL', 'bad_url'],
    ['gopher://127.0.0.1/', 'scheme'],
    ['https://me:secret@status.acme.test/', 'bad_url'],
  ];
  for (const [url, reason] of cases) assert.equal(reasonOf(await client.fetchDocument({ url })), reason, url);
  assert.equal(reasonOf(await client.fetchDocument({ url: page.url, headers: { 'x-a': 'b\r\nc: d' } })), 'bad_url');
  await closeServer(greeter);
});

test('a host is asked by two sockets at once, and a socket is used again', async () => {
  const waiting: ServerResponse[] = [];
  let release = Promise.withResolvers<void>();
  await using page = await serve((_request, response) => {
    waiting.push(response);
    if (waiting.length === 2) release.resolve();
  });
  await using client = openClient();
  const outcomes = [1, 2, 3, 4].map(() => client.fetchDocument({ url: page.url }));
  await release.promise;
  assert.equal(page.requests.length, 2);
  release = Promise.withResolvers<void>();
  for (const response of waiting.splice(0)) response.end('ok');
  await release.promise;
  for (const response of waiting.splice(0)) response.end('ok');
  assert.deepEqual((await Promise.all(outcomes)).map(reasonOf), ['document', 'document', 'document', 'document']);
  assert.equal(new Set(page.requests.map(({ socket }) => socket)).size, 2);
});

test('a kept socket that the page closes as it is used again is replaced without a word', async () => {
  const known = new Set<Socket>();
  await using page = await serve(({ socket }, response) => {
    if (known.has(socket)) socket.resetAndDestroy();
    else response.end('ok');
    known.add(socket);
  });
  await using client = openClient();
  assert.equal(textOf(await client.fetchDocument({ url: page.url })), 'ok');
  assert.equal(textOf(await client.fetchDocument({ url: page.url })), 'ok');
  assert.equal(page.requests.length, 3);
});
