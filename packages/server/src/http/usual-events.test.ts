import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect } from 'node:net';
import { after, describe, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createTestApp, event } from '../../../../test/support/app.ts';
import { columnsOf } from '../../../../test/support/columns.ts';
import { createTestStores } from '../../../../test/support/stores.ts';
import type { TestStore } from '../../../../test/support/stores.ts';
import { usualColumnsOf } from '../../../../test/support/usual-bodies.ts';

const SDK_KEY = `upr_sdk_${'k'.repeat(40)}`;
/** A query changes nothing but which of the two ways a request takes. */
const ORDINARY = '?ordinary';
/** What the framework reports of every request that it handles. */
const HANDLED = 'tracing:fastify.request.handler:start';
/** A header that changes nothing but who reads the connection. */
const READ_BY_NODE = 'TE: trailers';
/** What Node reports of every request that it reads. */
const READ = 'http.server.request.start';
const GOOD = JSON.stringify({ sdk_key: SDK_KEY, batch: [event(), event({ status: 503 })] });

const COLUMNS = JSON.stringify({
  sdk_key: SDK_KEY,
  batch_id: 'b-1',
  sent_at: 1_795_262_430,
  columns: usualColumnsOf([event(), event({ status: 503 })]),
});

/** The trailer of gzip says how long the body is. */
function claimedShort(bytes: Buffer): Buffer {
  bytes.writeUInt32LE(100, bytes.length - 4);
  return bytes;
}

interface Case {
  readonly name: string;
  /** Whether it does without the framework. */
  readonly isUsual: boolean;
  readonly method?: string;
  readonly path?: string;
  readonly version?: string;
  /** Lines beside Host, Content-Length and X-Request-Id. */
  readonly headers?: readonly string[];
  readonly hosts?: readonly string[];
  readonly body?: string | Buffer;
  readonly length?: string | null;
  /** Sent as chunks instead of with a length. */
  readonly isChunked?: boolean;
  /** Bytes of the body after which the sender hangs up. */
  readonly abortAfter?: number;
}

const JSON_LINE = 'Content-Type: application/json';
const usual = (name: string, body: string | Buffer, ...headers: string[]): Case => ({
  name,
  isUsual: true,
  body,
  headers: headers.some((line) => /^content-type:/i.test(line)) ? headers : [JSON_LINE, ...headers],
});
const unusual = (name: string, change: Partial<Case>): Case => ({
  name,
  isUsual: false,
  body: GOOD,
  headers: [JSON_LINE],
  ...change,
});

const CASES: readonly Case[] = [
  usual('a batch', GOOD),
  usual('a batch as text of a beacon', GOOD, 'Content-Type: text/plain;charset=UTF-8', 'Origin: https://shop.example'),
  usual('a single event', JSON.stringify({ sdk_key: SDK_KEY, event: event() })),
  usual('columns', JSON.stringify({ sdk_key: SDK_KEY, columns: columnsOf([event(), event()]) })),
  usual('columns as the SDK writes them', COLUMNS),
  usual('the same columns again', COLUMNS),
  usual('columns of a wrong length', COLUMNS.replace('"count":2', '"count":3')),
  usual('columns with gzip', gzipSync(COLUMNS.replace('"b-1"', '"b-2"')), 'Content-Encoding: gzip'),
  usual('an empty batch', JSON.stringify({ sdk_key: SDK_KEY, batch: [] })),
  usual('gzip', gzipSync(GOOD), 'Content-Encoding: gzip'),
  usual('gzip under its old name', gzipSync(GOOD), 'Content-Encoding: x-gzip'),
  usual(
    'a named batch with gzip, and what follows it',
    Buffer.concat([gzipSync(GOOD), Buffer.from('xx')]),
    'Content-Encoding: gzip',
    'Idempotency-Key: zipped',
  ),
  usual('gzip of more than a body may have', gzipSync('x'.repeat(6 * 1024 * 1024)), 'Content-Encoding: gzip'),
  usual('gzip that claims to be short', claimedShort(gzipSync(' '.repeat(300_000) + GOOD)), 'Content-Encoding: gzip'),
  usual('no gzip', GOOD, 'Content-Encoding: gzip'),
  usual('broken gzip', gzipSync(GOOD).subarray(0, 40), 'Content-Encoding: gzip'),
  usual('an encoding that is not supported', brotliCompressSync(GOOD), 'Content-Encoding: br'),
  usual('no JSON', 'x'),
  usual('half of a batch', GOOD.slice(0, 60)),
  usual('not an object', '[]'),
  usual('a body without a key', '{"batch":[]}'),
  usual('an unknown key', GOOD.replace('kkk', 'lll')),
  usual('an API token', GOOD.replace('upr_sdk_', 'upr_api_')),
  usual('a batch with a bad event', JSON.stringify({ sdk_key: SDK_KEY, batch: [event(), event({ status: 'x' })] })),
  usual('a batch with nothing but bad events', JSON.stringify({ sdk_key: SDK_KEY, batch: [event({ status: 'x' })] })),
  usual('a host that nobody knows', JSON.stringify({ sdk_key: SDK_KEY, batch: [event({ host: 'a.nobody.org' })] })),
  usual('more events than a batch may have', JSON.stringify({ sdk_key: SDK_KEY, batch: Array(501).fill(event()) })),
  usual('a host of blanks', JSON.stringify({ sdk_key: SDK_KEY, batch: [event(), event({ host: ' ' })] })),
  usual('an idempotency key', GOOD, 'Idempotency-Key: once'),
  usual('the same idempotency key again', GOOD, 'Idempotency-Key: once'),
  usual('two idempotency keys', GOOD, 'Idempotency-Key: a', 'Idempotency-Key: b'),
  usual('an idempotency key that is too long', GOOD, `Idempotency-Key: ${'a'.repeat(300)}`),
  usual('a sender that hangs up after the answer', GOOD, 'Connection: close'),
  usual('a sender that stays after the answer', GOOD, 'Connection: Keep-Alive'),
  usual('an address that somebody claims', GOOD, 'X-Forwarded-For: 198.51.100.7', 'X-Forwarded-Proto: https'),
  usual('an origin beyond ASCII', GOOD, 'Origin: https://ä.example'),
  { ...usual('an upload that breaks off', GOOD), abortAfter: 20 },
  unusual('another content type', { headers: ['Content-Type: application/xml'] }),
  unusual('no valid content type', { headers: ['Content-Type: ;;'] }),
  unusual('no content type', { headers: [] }),
  unusual('a body that is too long', { body: 'x'.repeat(1024 * 1024 + 1) }),
  unusual('chunks', { isChunked: true }),
  unusual('an empty body', { body: '' }),
  unusual('a length that is no number', { length: 'abc' }),
  unusual('no length', { length: null, body: '' }),
  unusual('HTTP/1.0', { version: '1.0' }),
  unusual('no host', { hosts: [] }),
  unusual('two hosts', { hosts: ['a', 'b'] }),
  unusual('two credentials', { headers: [JSON_LINE, 'Authorization: Bearer a', 'Authorization: Bearer b'] }),
  unusual('two content types', { headers: [JSON_LINE, 'content-type: text/xml'] }),
  unusual('an expectation', { headers: [JSON_LINE, 'Expect: 200-ok'] }),
  unusual('HEAD', { method: 'HEAD', body: '' }),
  unusual('GET', { method: 'GET', body: '' }),
  unusual('PUT', { method: 'PUT' }),
  unusual('a preflight', { method: 'OPTIONS', body: '', headers: ['Origin: https://a.example'] }),
  unusual('a slash at the end', { path: '/v1/events/' }),
  // The limit of requests is reached by now: what follows is refused before its body is read.
  ...Array.from({ length: 25 }, (_, index) =>
    usual(`one of many, the ${index + 1}th`, GOOD, 'Origin: https://a.example'),
  ),
];

const forwarded = (name: string, isUsual: boolean, ...headers: string[]): Case => ({
  name,
  isUsual,
  body: GOOD,
  headers: [JSON_LINE, ...headers],
});

/** Through a trusted proxy, with less than ten requests a minute from one address. */
const FORWARDED: readonly Case[] = [
  forwarded('a proxy that speaks for itself', true),
  forwarded('a client', true, 'X-Forwarded-For: 198.51.100.1'),
  forwarded('a client by TLS', true, 'X-Forwarded-For: 198.51.100.1', 'X-Forwarded-Proto: https'),
  forwarded('a client without TLS', true, 'X-Forwarded-For: 198.51.100.1', 'X-Forwarded-Proto: http'),
  forwarded('a client of another host', true, 'X-Forwarded-For: 198.51.100.2', 'X-Forwarded-Host: upriver.example'),
  forwarded('TLS of nobody', true, 'X-Forwarded-Proto: https'),
  forwarded('IPv6', true, 'X-Forwarded-For: 2001:db8::1'),
  forwarded('a trusted client', true, 'X-Forwarded-For: 127.0.0.1'),
  forwarded('IPv6 that is not at its shortest', false, 'X-Forwarded-For: 2001:db8:0::1'),
  forwarded('IPv4 as IPv6', false, 'X-Forwarded-For: ::ffff:198.51.100.1'),
  forwarded('a port', false, 'X-Forwarded-For: 198.51.100.1:4711'),
  forwarded('two addresses', false, 'X-Forwarded-For: 198.51.100.3, 198.51.100.1'),
  forwarded('two headers', false, 'X-Forwarded-For: 198.51.100.3', 'X-Forwarded-For: 198.51.100.1'),
  forwarded('no address', false, 'X-Forwarded-For: unknown'),
  forwarded('an empty address', false, 'X-Forwarded-For:'),
  forwarded('two protocols', false, 'X-Forwarded-For: 198.51.100.4', 'X-Forwarded-Proto: http, https'),
  forwarded('a protocol in upper case', false, 'X-Forwarded-For: 198.51.100.4', 'X-Forwarded-Proto: HTTPS'),
  ...Array.from({ length: 10 }, (_, index) =>
    forwarded(`one of many, the ${index + 1}th`, true, 'X-Forwarded-For: 198.51.100.5', 'X-Forwarded-Proto: https'),
  ),
  forwarded('a client who may still ask', true, 'X-Forwarded-For: 198.51.100.6', 'X-Forwarded-Proto: https'),
];
const TRUSTING = { UPRIVER_TRUST_PROXY: '127.0.0.1', UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '9' };

for (const store of createTestStores()) {
  describe(`on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('a usual request is answered, logged, counted and stored to the byte as the framework does it, and an unusual one by it', async () => {
      const fronted = await compareWays(store, CASES, { UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '50' });
      assert.ok(
        fronted.answers.some((text) => text.startsWith('HTTP/1.1 429')),
        'the matrix reaches the limit',
      );
    });

    test('behind a trusted proxy the same holds, with the address and the protocol that it says', async () => {
      const { answers, lines } = await compareWays(store, FORWARDED, TRUSTING);
      const tls = FORWARDED.map(({ headers }) => /^X-Forwarded-Proto: .*https$/m.test(headers?.join('\n') ?? ''));
      assert.deepEqual(
        answers.map((text) => text.includes('strict-transport-security: ')),
        tls,
      );
      assert.deepEqual(
        answers.flatMap((text, index) => (text.startsWith('HTTP/1.1 429') ? [index] : [])),
        [FORWARDED.length - 2],
      );
      assert.equal(lines.length, FORWARDED.length);
    });
  });
}

test('a body that stands still is ended with the same answer, which closes the connection', async () => {
  const askSlowly = async (query: string): Promise<string> => {
    await using api = await createTestApp({ UPRIVER_BOOTSTRAP_SDK_KEY: SDK_KEY });
    const { port } = new URL(await api.app.listen());
    const { bytes } = toBytes({ ...usual('half a body', GOOD), abortAfter: 40 }, query, 0);
    // Slow bodies are looked for in real time, and ended by the clock.
    const timer = setInterval(() => api.clock.advance(60_000), 50);
    try {
      return await ask(Number(port), { bytes, isAborted: false });
    } finally {
      clearInterval(timer);
    }
  };
  const [fronted, ordinary] = await Promise.all([askSlowly(''), askSlowly(ORDINARY)]);
  assert.equal(fronted, ordinary);
  assert.match(fronted, /^HTTP\/1\.1 408 [\s\S]*connection: close/);
});

type Settings = Readonly<Record<string, string>>;

/** Asks all cases by the framework, in front of it, and with connections read without Node, and asserts that all is the same. */
async function compareWays(store: TestStore, cases: readonly Case[], settings: Settings) {
  const ordinary = await askAll(store, ORDINARY, cases, settings);
  const readByNode = cases.map((one) => ({ ...one, headers: [...(one.headers ?? []), READ_BY_NODE] }));
  const fronted = await askAll(store, '', readByNode, settings);
  const direct = await askAll(store, '', cases, settings);
  for (const way of [fronted, direct]) {
    for (const [index, { name, isUsual }] of cases.entries()) {
      assert.equal(way.answers[index], ordinary.answers[index], name);
      assert.equal(way.handled[index], isUsual ? 0 : ordinary.handled[index], name);
    }
    assert.deepEqual(way.lines, ordinary.lines);
    assert.match(way.counted, /route="\/v1\/events"/);
    assert.equal(way.counted, ordinary.counted);
    assert.deepEqual(way.stored, ordinary.stored);
  }
  assert.ok(direct.readByNode < fronted.readByNode / 2, `${direct.readByNode} requests were read by Node`);
  return direct;
}

/** Asks a new app all cases, one after the other. */
async function askAll(store: TestStore, query: string, cases: readonly Case[], settings: Settings) {
  const lines: unknown[] = [];
  const database = await store.open();
  await using api = await createTestApp(
    {
      UPRIVER_LOG_LEVEL: 'info',
      UPRIVER_DETECT: 'off',
      UPRIVER_BOOTSTRAP_SDK_KEY: SDK_KEY,
      ...settings,
    },
    { database, logTo: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  );
  const { port } = new URL(await api.app.listen());
  let count = 0;
  let readByNode = 0;
  const note = (): void => void (count += 1);
  const noteRead = (): void => void (readByNode += 1);
  subscribe(HANDLED, note);
  subscribe(READ, noteRead);
  const answers: string[] = [];
  const handled: number[] = [];
  for (const [index, one] of cases.entries()) {
    count = 0;
    answers.push(await ask(Number(port), toBytes(one, query, index)));
    handled.push(count);
  }
  unsubscribe(HANDLED, note);
  unsubscribe(READ, noteRead);
  const { body } = await api.get('/metrics');
  const blocks = await database.kysely
    .selectFrom('event_blocks')
    .select(({ fn }) => fn.sum<number>('events').as('events'))
    .executeTakeFirstOrThrow();
  const answered = lines.flatMap((line) => {
    const { msg, tookMs: _, time: __, pid: ___, ...rest } = line as Record<string, unknown>;
    return msg === 'request answered' && String(rest['path']).startsWith('/v1/') ? [rest] : [];
  });
  const counted = String(body)
    .split('\n')
    .filter((line) => /^upriver_(events_total|http_requests_total|http_request_seconds_count)/.test(line))
    .join('\n');
  return { answers, handled, readByNode, lines: answered, counted, stored: blocks.events };
}

/** The request line and headers, then the body; what comes after `abortAfter` is not sent. */
function toBytes(one: Case, query: string, index: number): { readonly bytes: Buffer; readonly isAborted: boolean } {
  const { method = 'POST', path = '/v1/events', version = '1.1', headers = [], hosts = ['127.0.0.1'] } = one;
  const body = Buffer.from(one.body ?? '');
  const length = one.length === undefined ? String(body.length) : one.length;
  const lines = [
    `${method} ${path}${query} HTTP/${version}`,
    ...hosts.map((host) => `Host: ${host}`),
    `X-Request-Id: case-${index}`,
    ...(one.isChunked === true ? ['Transfer-Encoding: chunked'] : length === null ? [] : [`Content-Length: ${length}`]),
    ...headers,
  ];
  const sent = one.isChunked === true ? `${body.length.toString(16)}\r\n${String(body)}\r\n0\r\n\r\n` : body;
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  const isAborted = one.abortAfter !== undefined;
  return { bytes: Buffer.concat([head, Buffer.from(sent).subarray(0, one.abortAfter)]), isAborted };
}

/** The whole answer, but for what no two answers share. */
function ask(
  port: number,
  { bytes, isAborted }: { readonly bytes: Buffer; readonly isAborted: boolean },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    const finish = (): void => {
      socket.destroy();
      resolve(
        text
          .replace(/\r\nDate: [^\r]*/i, '')
          .replaceAll(/"requestId":"[0-9a-f-]{36}"|x-request-id: [0-9a-f-]{36}/g, ''),
      );
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      const isWhole = end >= 0 && (bytes.toString('latin1', 0, 4) === 'HEAD' || text.length >= end + 4 + length);
      if (isWhole && !text.startsWith('HTTP/1.1 100')) finish();
    });
    socket.on('end', finish);
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? finish() : reject(error)));
    socket.write(bytes, () => {
      if (isAborted) socket.end();
    });
  });
}
