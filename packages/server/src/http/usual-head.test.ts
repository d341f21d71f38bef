import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { describe, test } from 'node:test';
import { createRandom } from '../../../../test/support/random.ts';
import { createHeadReader } from './usual-head.ts';

const HEAD = [
  'POST /v1/events HTTP/1.1',
  'Host: 127.0.0.1:4300',
  'Content-Type: application/json',
  'Connection: keep-alive',
  'Idempotency-Key: b-1',
  'Content-Length: 2',
];
const withLine = (...lines: string[]): string => [...HEAD, ...lines, '', '{}'].join('\r\n');
const changed = (from: string | RegExp, to: string): string => withLine().replace(from, to);

test('a head as senders write it is read, with names in lower case and the place of the body', () => {
  const text = withLine('X-Request-Id: a:b c');
  const head = createHeadReader()(Buffer.from(text));
  assert.deepEqual(
    { ...head, headers: { ...head?.headers } },
    {
      headers: {
        host: '127.0.0.1:4300',
        'content-type': 'application/json',
        connection: 'keep-alive',
        'idempotency-key': 'b-1',
        'content-length': '2',
        'x-request-id': 'a:b c',
      },
      length: 2,
      bodyAt: text.length - 2,
    },
  );
});

const UNUSUAL: Readonly<Record<string, string>> = {
  'not there yet': withLine().slice(0, 60),
  'another path': changed('/v1/events', '/v1/events?a'),
  'a whole address': changed('/v1/events', 'http://a/v1/events'),
  'another method': changed('POST', 'PUT'),
  'a method in lower case': changed('POST', 'post'),
  'HTTP/1.0': changed('HTTP/1.1', 'HTTP/1.0'),
  'two spaces': changed('POST ', 'POST  '),
  'lines without CR': changed(/\r\n/g, '\n'),
  'one line without CR': changed('\r\nContent-Type', '\nContent-Type'),
  'a CR in a value': changed('json', 'js\ron'),
  'a folded line': changed('application/json', 'application/json\r\n text'),
  'a space before the colon': changed('Content-Length:', 'Content-Length :'),
  'no space after the colon': changed('Content-Length: ', 'Content-Length:'),
  'a tab': changed('Content-Length: ', 'Content-Length:\t'),
  'a space at the end': changed('Content-Length: 2', 'Content-Length: 2 '),
  'an empty value': withLine('X-Empty: '),
  'no colon': withLine('X-Nothing'),
  'no name': withLine(': a'),
  'a byte beyond ASCII': withLine('X-Name: ä'),
  NUL: withLine('X-Name: a\0'),
  'no host': changed(/Host.*\r\n/, ''),
  'two hosts': withLine('host: b'),
  'no length': changed(/\r\nContent-Length.*\r\n/, '\r\n'),
  'two lengths': withLine('content-length: 2'),
  'two lengths in one': changed('Length: 2', 'Length: 2, 2'),
  'a length with a sign': changed('Length: 2', 'Length: +2'),
  'a length with a zero first': changed('Length: 2', 'Length: 02'),
  'a length of 0': changed('Length: 2', 'Length: 0'),
  chunks: withLine('Transfer-Encoding: chunked'),
  'an end of the connection': changed('keep-alive', 'close'),
  'a list of what the connection does': changed('keep-alive', 'keep-alive, upgrade'),
  'an upgrade': withLine('Upgrade: h2c'),
  'an expectation': withLine('Expect: 100-continue'),
  'a trailer': withLine('Trailer: X-End'),
  'a connection to a proxy': withLine('Proxy-Connection: close'),
  'more than two kilobytes': withLine(`X-Long: ${'a'.repeat(2048)}`),
};

/** Bytes that mean something in a head. */
const MEANING = [...Buffer.from('\r\n \t:,;0')];

describe('a head is left to Node', () => {
  for (const [name, text] of Object.entries(UNUSUAL))
    test(name, () => assert.equal(createHeadReader()(Buffer.from(text, 'latin1')), undefined));
});

test('of heads with bytes changed, those that are read are to Node the same request', async () => {
  const random = createRandom(7);
  const read = createHeadReader();
  const original = Buffer.from(withLine('X-Forwarded-For: 198.51.100.1', 'Origin: https://a.example'), 'latin1');
  let compared = 0;
  for (let count = 0; count < 2000; count += 1) {
    const bytes = Buffer.from(original);
    // Half of them by what means something in a head.
    bytes[random.below(bytes.length - 2)] = random.chance(0.5) ? random.pick(MEANING) : random.below(256);
    const head = read(bytes);
    if (head === undefined) continue;
    compared += 1;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const request = await readByNode(Buffer.concat([bytes.subarray(0, head.bodyAt), Buffer.alloc(head.length, 'x')]));
    assert.ok(request !== undefined, bytes.toString('latin1'));
    assert.equal(`${request.method} ${request.url} ${request.httpVersion}`, 'POST /v1/events 1.1');
    assert.deepEqual({ ...request.headers }, { ...head.headers });
    assert.equal(request.body, 'x'.repeat(head.length));
  }
  assert.ok(compared > 300, `${compared} heads were compared`);
});

type ReadRequest = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'headers'> & { readonly body: string };

/** What Node's server makes of these bytes; undefined for what it refuses. */
function readByNode(bytes: Buffer): Promise<ReadRequest | undefined> {
  return new Promise((resolve) => {
    const server = createServer((request) => {
      const { method, url, httpVersion, headers } = request;
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => resolve({ method, url, httpVersion, headers, body }));
    });
    server.on('clientError', () => resolve(undefined));
    const connection = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
    server.emit('connection', connection);
    connection.push(bytes);
  });
}
