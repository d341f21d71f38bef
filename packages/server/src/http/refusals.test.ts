import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, describe, test } from 'node:test';
import { createTestApp } from '../../../../test/support/app.ts';
import type { TestApp } from '../../../../test/support/app.ts';
import { createTestStores } from '../../../../test/support/stores.ts';

for (const store of createTestStores()) {
  describe(`on ${store.name}`, { skip: store.skip }, () => {
    after(() => store.close());

    test('a NUL character or half a character is 400 and says where, in URLs and bodies, with and without a token', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const cases: [method: string, path: string, body: string | undefined, field: string, token?: null][] = [
        ['GET', '/api/v1/services/%00', undefined, 'path.id'],
        ['GET', '/api/v1/services/a%00b/impact', undefined, 'path.id'],
        ['GET', '/api/v1/services/%00', undefined, 'path.id', null],
        ['GET', '/api/v1/badge/acme%00.svg', undefined, 'path.organization', null],
        ['GET', '/nowhere/%00', undefined, 'path', null],
        ['GET', '/api/v1/services?project=a%00', undefined, 'query.project'],
        ['GET', '/api/v1/services?%00=a', undefined, 'query'],
        ['GET', '/api/v1/services/acme-pay/events?tag=a:1&tag=b:%00', undefined, 'query.tag'],
        ['GET', '/api/v1/services?cursor=WyJcdTAwMDAiLCJhIl0', undefined, 'query.cursor'],
        ['POST', '/api/v1/projects', String.raw`{"name":"a\u0000b"}`, 'body.name'],
        ['POST', '/api/v1/projects', String.raw`{"name":"a\ud800b"}`, 'body.name'],
        ['POST', '/api/v1/projects', String.raw`{"na\u0000me":"a"}`, 'body'],
        [
          'POST',
          '/api/v1/services',
          String.raw`{"name":"a","statusPageUrl":null,"hosts":["a.b","\u0000"]}`,
          'body.hosts.1',
        ],
        [
          'POST',
          '/api/v1/services',
          String.raw`{"name":"a","statusPageUrl":null,"declarative":{"a":[{"b":"\udfff"}]}}`,
          'body.declarative.a.0.b',
        ],
        [
          'PUT',
          '/api/v1/projects/default/manifests',
          String.raw`{"manifests":[{"path":"a\u0000/package.json","content":"{}"}]}`,
          'body.manifests.0.path',
        ],
        ['POST', '/api/v1/tokens', String.raw`{"name":"\u0000","scopes":["read"]}`, 'body.name'],
      ];
      for (const [method, path, body, field, token] of cases) {
        const answer = await api.request(method, path, {
          ...(token === null ? { token } : {}),
          ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
        });
        const what = `${method} ${path} ${body ?? ''}`;
        assert.equal(answer.status, 400, `${what}: ${JSON.stringify(answer.body)}`);
        assert.equal(answer.body.code, 'invalid_request', what);
        assert.equal(answer.body.details[0].field, field, what);
      }
    });

    test('a file of an upload that holds NUL characters has its problems, and the rest stands', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      const escaped = String.raw`{"dependencies":{"a\u0000b":"1","mailer-sdk":"1\u0000"}}`;
      const answer = await api.request('PUT', '/api/v1/projects/default/manifests', {
        body: {
          manifests: [
            { path: 'package.json', content: '{"dependencies":{"acme-pay":"1"}}' },
            { path: 'b/package.json', content: escaped },
            { path: 'requirements.txt', content: 'm\0a\0i\0l\0e\0r\0' },
          ],
        },
      });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      const { services, problems } = answer.body.data;
      assert.deepEqual(
        services.map(({ slug }: { slug: string }) => slug),
        ['acme-pay'],
      );
      assert.deepEqual([...new Set<string>(problems.map(({ path }: { path: string }) => path))].sort(), [
        'b/package.json',
        'requirements.txt',
      ]);
    });

    test('a cursor that no answer gave is 400', async () => {
      await using api = await createTestApp({}, { database: await store.open() });
      await api.request('PUT', '/api/v1/projects/default/manifests', {
        body: { manifests: [{ path: 'package.json', content: '{"dependencies":{"acme-pay":"1","a":"1"}}' }] },
      });
      const cursors = [
        '',
        '!',
        '[]',
        '{}',
        '[1]',
        '["a"]',
        '[1,2,3,4]',
        '["a","b"]',
        '["a","b","c"]',
        '[1e400,"a"]',
        '[9e99,"a"]',
        '[1.5,"a"]',
        '[null]',
        '[[1]]',
      ];
      const lists = [
        'services',
        'catalog',
        'projects',
        'incidents',
        'maintenances',
        'projects/default/dependencies',
        'services/acme-pay/components',
        'services/acme-pay/events',
        'services/acme-pay/documents',
      ];
      for (const list of lists) {
        const taken = [];
        for (const cursor of cursors) {
          const encoded = Buffer.from(cursor).toString('base64url');
          const { status, body } = await api.get(`/api/v1/${list}?cursor=${encoded}`);
          assert.ok(status === 400 || status === 200, `${list} ${cursor}: ${JSON.stringify(body)}`);
          if (status === 200) taken.push(cursor);
        }
        assert.ok(taken.length <= 1, `${list} takes ${taken.join(' and ')}`);
      }
    });
  });
}

test('a body that is nested too deeply is 400, not an error of ours', async () => {
  await using api = await createTestApp();
  const deep = `{"url":"https://a.example","declarative":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const answer = await api.request('POST', '/api/v1/status-pages/preview', {
    body: deep,
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(answer.status, 400, JSON.stringify(answer.body).slice(0, 300));
});

test('methods that nothing here has are 405 where the path exists and 404 where not, before a body is read', async () => {
  await using api = await createTestApp();
  const send = await listen(api);
  for (const method of ['QUERY', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH', 'DELETE']) {
    const there = await send(`${method} /api/v1/services?x=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    assert.deepEqual([there.status, there.body.code], [405, 'method_not_allowed'], method);
    assert.equal(there.headers['allow'], 'GET, HEAD, POST', method);
    const nowhere = await send(`${method} /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    assert.deepEqual([nowhere.status, nowhere.body.code], [404, 'not_found'], method);
  }
  const withBody = await send(
    'QUERY /v1/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: text/xml\r\nContent-Length: 3\r\n\r\nabc',
  );
  assert.deepEqual([withBody.status, withBody.headers['allow']], [405, 'OPTIONS, POST']);
});

test('what is no HTTP, or cannot be served as such, gets its own 4xx in the body of every error', async () => {
  await using api = await createTestApp();
  const send = await listen(api);
  const post = 'POST /v1/events HTTP/1.1\r\nHost: x\r\n';
  const create = `POST /api/v1/projects HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${api.token}\r\n`;
  const cases: [text: string, status: number, code: string][] = [
    ['FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
    ['GET /healthz HTTP/9.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
    ['GET healthz HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
    ['\u0016\u0003\u0001\u0002', 400, 'malformed_request'],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'malformed_request'],
    ['GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n', 400, 'malformed_request'],
    ['GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
    ['GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
    [`${create}Authorization: Bearer ${api.token}\r\nContent-Length: 0\r\n\r\n`, 400, 'malformed_request'],
    [
      `GET /api/v1/projects HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${api.token}\r\nAUTHORIZATION: Bearer x\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [
      `${post}Connection: close\r\nContent-Type: application/json\r\nContent-Type: text/xml\r\nContent-Length: 2\r\n\r\n{}`,
      400,
      'malformed_request',
    ],
    [
      `${post}Connection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      400,
      'malformed_request',
    ],
    [`${post}Content-Length: abc\r\n\r\n`, 400, 'malformed_request'],
    [`${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400, 'malformed_request'],
    [`${post}Transfer-Encoding: gzip\r\n\r\n`, 400, 'malformed_request'],
    [`${post}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n`, 400, 'malformed_request'],
    [`${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'malformed_request'],
    [`${create}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'malformed_request'],
    [`GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'headers_too_large'],
    [`${post}Expect: banana\r\nContent-Length: 2\r\n\r\n{}`, 417, 'expectation_failed'],
    ['CONNECT a.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
    [`${create}Content-Type: ;;;\r\nContent-Length: 2\r\n\r\n{}`, 415, 'unsupported_media_type'],
    [`${create}Content-Length: 2\r\n\r\n{}`, 415, 'unsupported_media_type'],
    [`GET /api/v1/services/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 400, 'invalid_request'],
  ];
  for (const [text, status, code] of cases) {
    const answer = await send(text);
    const what = JSON.stringify(text.slice(0, 200));
    assert.deepEqual([answer.status, answer.body?.code], [status, code], what);
    assert.equal(typeof answer.body.error, 'string', what);
    assert.ok(answer.body.requestId.length > 0 && answer.headers['x-request-id'] === answer.body.requestId, what);
    assert.deepEqual(
      SECURITY_HEADERS.filter((name) => answer.headers[name] === undefined),
      [],
      what,
    );
  }
});

test('a connection may send some requests before their answers; one that piles them up is ended', async () => {
  await using api = await createTestApp();
  const url = new URL(await api.app.http.listen({ host: '127.0.0.1', port: 0 }));
  const countAnswers = async (requests: number): Promise<number> => {
    let received = '';
    const socket = connect(Number(url.port), '127.0.0.1');
    const ended = new Promise((resolve) => socket.on('close', resolve));
    socket.on('data', (chunk) => (received += chunk.toString())).on('error', () => undefined);
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(requests - 1));
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await ended;
    return received.split('HTTP/1.1 200').length - 1;
  };
  assert.equal(await countAnswers(20), 20);
  assert.ok((await countAnswers(2000)) < 100);
});

test('an answer that is under way is not disturbed by what is malformed behind it', async () => {
  await using api = await createTestApp();
  const send = await listen(api);
  const answer = await send('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nFOO / HTTP/1.1\r\n\r\n');
  assert.equal(answer.status, 200);
  assert.equal(answer.text.split('HTTP/1.1 400').length, 2, answer.text);
});

test('every answer forbids sniffing, referrers, scripts and frames; badges can be embedded', async () => {
  await using api = await createTestApp();
  await api.request('PATCH', '/api/v1/settings', { body: { badges: true } });
  const { etag } = (await api.get('/api/v1/services')).headers;
  const answers = [
    await api.get('/api/v1/services'),
    await api.get('/api/v1/services', { headers: { 'if-none-match': String(etag) } }),
    await api.get('/api/v1/services', { token: null }),
    await api.get('/api/v1/services/%zz'),
    await api.get('/nowhere'),
    await api.get('/metrics'),
    await api.get('/openapi.json'),
    await api.get('/docs'),
    await api.sendEvents({}),
    await api.request('POST', '/v1/traces', { token: null, body: '{}', headers: { 'content-type': 'text/xml' } }),
    await api.request('OPTIONS', '/v1/events', { headers: { origin: 'https://a.example' } }),
  ];
  for (const { status, headers } of answers) {
    assert.deepEqual([headers['x-content-type-options'], headers['referrer-policy']], ['nosniff', 'no-referrer']);
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, String(status));
    assert.equal(headers['strict-transport-security'], undefined);
  }
  const badge = await api.get('/api/v1/badge/default.svg');
  assert.equal(badge.status, 200);
  assert.match(String(badge.headers['content-security-policy']), /frame-ancestors \*/);
});

test('behind TLS every answer asks for TLS from now on; a caller who only says so gets nothing of it', async () => {
  const forwarded = { headers: { 'x-forwarded-proto': 'https' } };
  await using direct = await createTestApp();
  assert.equal((await direct.get('/healthz', forwarded)).headers['strict-transport-security'], undefined);
  await using proxied = await createTestApp({ UPRIVER_TRUST_PROXY: '127.0.0.1' });
  assert.match(String((await proxied.get('/healthz', forwarded)).headers['strict-transport-security']), /max-age=\d+/);
  assert.equal((await proxied.get('/healthz')).headers['strict-transport-security'], undefined);
  await using named = await createTestApp({ UPRIVER_PUBLIC_URL: 'https://upriver.acme.example' });
  const send = await listen(named);
  assert.match(String((await named.get('/nowhere')).headers['strict-transport-security']), /max-age=\d+/);
  assert.match(String((await send('FOO\r\n\r\n')).headers['strict-transport-security']), /max-age=\d+/);
});

test('query parameters and fields that are not known are 400, in changes too', async () => {
  await using api = await createTestApp();
  for (const path of [
    'services',
    'catalog',
    'incidents',
    'maintenances',
    'projects',
    'projects/default',
    'tokens',
    'page-hosts',
    'verdicts',
  ]) {
    const { status, body } = await api.get(`/api/v1/${path}?limits=5`);
    assert.equal(status, 400, path);
    assert.deepEqual(body.details, [{ field: 'query.limits', message: 'is not a known parameter' }]);
  }
  const project = await api.request('POST', '/api/v1/projects?dry=1', { body: { name: 'a' } });
  assert.equal(project.status, 400);
  const own = await api.request('POST', '/api/v1/services', { body: { name: 'Own', statusPageUrl: null } });
  const key = await api.request('POST', '/api/v1/projects/default/sdk-keys', { body: { name: 'k' } });
  for (const path of [
    'settings',
    `services/${own.body.data.id}`,
    `projects/default/sdk-keys/${key.body.data.id}`,
    'projects/default',
  ]) {
    const { status, body } = await api.request('PATCH', `/api/v1/${path}`, { body: { name: 'x', color: 'red' } });
    assert.equal(status, 400, path);
    assert.ok(
      body.details.some(({ field }: { field: string }) => field === 'body.color'),
      JSON.stringify(body),
    );
  }
});

test('an address behind a trusted proxy counts the same with and without a port', async () => {
  await using api = await createTestApp({
    UPRIVER_TRUST_PROXY: '127.0.0.1,10.0.0.0/8',
    UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1',
  });
  const send = async (forwarded: string) =>
    (await api.sendEvents({ sdk_key: api.sdkKey, batch: [] }, { headers: { 'x-forwarded-for': forwarded } })).status;
  const groups = [
    ['203.0.113.5:1234', '203.0.113.5', '203.0.113.5:99', '::ffff:203.0.113.5', '203.0.113.5:7, 10.0.0.1:443'],
    ['[2001:db8::1]:567', '2001:db8::1', '[2001:db8::1]', '2001:DB8:0:0::1'],
    ['[::1]:567', '::1'],
  ];
  for (const group of groups) {
    const statuses = [];
    for (const forwarded of group) statuses.push(await send(forwarded));
    assert.deepEqual(
      statuses,
      group.map((_, place) => (place === 0 ? 200 : 429)),
      group.join(' '),
    );
  }
});

const SECURITY_HEADERS = ['x-content-type-options', 'referrer-policy', 'content-security-policy'];

interface RawAnswer {
  readonly text: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any -- tests look into answers of every shape
}

/** Sends bytes as they are to a server that listens, and reads until it closes the connection. */
async function listen(api: TestApp): Promise<(text: string) => Promise<RawAnswer>> {
  const url = new URL(await api.app.http.listen({ host: '127.0.0.1', port: 0 }));
  return (text) =>
    new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(Number(url.port), '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')));
      socket.on('data', (chunk) => (received += chunk.toString())).on('error', reject);
      socket.on('close', () => resolve(toRawAnswer(received)));
    });
}

function toRawAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return {
    text,
    status: Number(first.split(' ')[1]),
    headers,
    body: body.startsWith('{') ? JSON.parse(body.slice(0, Number(headers['content-length']))) : undefined,
  };
}
