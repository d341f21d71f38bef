import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { START, createTestApp } from '../../../../test/support/app.ts';
import type { Answer, TestApp } from '../../../../test/support/app.ts';
import { otlpJson, otlpProtobuf } from '../../../../test/support/otlp.ts';
import type { SpanSketch } from '../../../../test/support/otlp.ts';
import { CONTENT_TYPES } from './otlp-answer.ts';

const JSON_TYPE = CONTENT_TYPES.json;
const PROTOBUF_TYPE = CONTENT_TYPES.protobuf;

test('200: spans become calls of the project, in either format, plain or gzip', async () => {
  await using api = await createTestApp();
  const spans = [call(), { kind: 2 }];
  for (const [type, body] of [
    [JSON_TYPE, otlpJson(spans)],
    [PROTOBUF_TYPE, otlpProtobuf(spans)],
  ] as const) {
    for (const encoding of ['gzip', 'identity']) {
      const answer = await send(api, encoding === 'gzip' ? gzipSync(body) : body, type, {
        'content-encoding': encoding,
      });
      assert.equal(answer.status, 200);
      assert.equal(answer.headers['content-type'], type);
      assert.equal(answer.headers['x-ratelimit-limit'], '1000');
      assert.deepEqual(answer.body, type === JSON_TYPE ? {} : '');
    }
  }
  const { body } = await api.get('/api/v1/services');
  assert.deepEqual(
    body.data.map(({ slug }: { slug: string }) => slug),
    ['acme-pay'],
  );
});

test('200 with a partial success says how many spans were not stored, and why', async () => {
  await using api = await createTestApp();
  const spans = [call(), call('api.nobody.example')];
  const message = '1 HTTP client span was not stored: unknown_service (api.nobody.example)';
  const json = await send(api, otlpJson(spans), `${JSON_TYPE}; charset=utf-8`);
  assert.deepEqual(json.body, { partialSuccess: { rejectedSpans: '1', errorMessage: message } });
  const protobuf = await send(api, otlpProtobuf(spans), PROTOBUF_TYPE);
  // partial_success { rejected_spans: 1, error_message: … }
  assert.equal(
    protobuf.body,
    `\n${String.fromCharCode(message.length + 4)}\b\u0001\u0012${String.fromCharCode(message.length)}${message}`,
  );
});

test('400: what is no OTLP is answered with a Status of the request’s format, and must not be repeated', async () => {
  await using api = await createTestApp();
  const json = await send(api, '[]', JSON_TYPE);
  assert.deepEqual(
    [json.status, json.body],
    [400, { code: 3, message: 'The body is no ExportTraceServiceRequest. The body is not an object.' }],
  );
  const protobuf = await send(api, 'hello', PROTOBUF_TYPE);
  assert.equal(protobuf.status, 400);
  assert.equal(protobuf.headers['content-type'], PROTOBUF_TYPE);
  assert.ok(String(protobuf.body).startsWith('\b\u0003\u0012'));
  assert.equal(protobuf.headers['retry-after'], undefined);
});

test('401 and 403: without a key, with an unknown one, with an API token', async () => {
  await using api = await createTestApp();
  for (const [key, status, code] of [
    [undefined, 401, 16],
    ['upr_sdk_nobody', 401, 16],
    [api.token, 403, 7],
  ] as const) {
    const answer = await send(api, '{}', JSON_TYPE, { 'x-sdk-key': key ?? '' });
    assert.deepEqual([answer.status, answer.body.code], [status, code]);
    assert.ok(answer.headers['x-request-id']);
    assert.equal(answer.headers['x-ratelimit-limit'], '100');
  }
});

test('405, 413 and 415', async () => {
  await using api = await createTestApp();
  const get = await api.get('/v1/traces', { token: null });
  assert.deepEqual([get.status, get.headers['allow']], [405, 'OPTIONS, POST']);
  const large = await send(api, Buffer.alloc(1024 * 1024 + 1), JSON_TYPE);
  assert.deepEqual([large.status, large.body.code, large.headers['x-ratelimit-remaining']], [413, 3, '99']);
  for (const [type, left] of [
    ['text/plain', '98'],
    ['application/grpc', '97'],
  ] as const) {
    const { status, headers } = await send(api, '{}', type);
    assert.deepEqual([status, headers['x-ratelimit-remaining']], [415, left], type);
  }
});

test('429: a batch beyond the limit is not charged and may be repeated later', async () => {
  await using api = await createTestApp({ UPRIVER_LIMIT_EVENTS_PER_MINUTE: '3' });
  assert.equal((await send(api, otlpJson([call(), call()]), JSON_TYPE)).status, 200);
  const refused = await send(api, otlpJson([call(), call()]), JSON_TYPE);
  assert.deepEqual([refused.status, refused.body.code], [429, 8]);
  assert.equal(refused.headers['retry-after'], '60');
  assert.equal(refused.headers['x-ratelimit-remaining'], '1');
  api.clock.advance(60_000);
  assert.equal((await send(api, otlpJson([call(), call()]), JSON_TYPE)).status, 200);
});

test('429: an address has one limit for both endpoints', async () => {
  await using api = await createTestApp({ UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '2' });
  assert.equal((await api.sendEvents({ sdk_key: api.sdkKey, batch: [] })).status, 200);
  assert.equal((await send(api, '{}', JSON_TYPE)).status, 200);
  const refused = await send(api, otlpProtobuf([call()]), PROTOBUF_TYPE);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers['content-type'], PROTOBUF_TYPE);
});

test('pages may send from any origin that the key allows', async () => {
  await using api = await createTestApp();
  const preflight = await api.request('OPTIONS', '/v1/traces', {
    token: null,
    headers: { origin: 'https://shop.example.com', 'access-control-request-method': 'POST' },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers['access-control-allow-origin'], 'https://shop.example.com');
  assert.match(String(preflight.headers['access-control-allow-headers']), /X-SDK-Key/i);
  const answer = await send(api, '{}', JSON_TYPE, { origin: 'https://shop.example.com' });
  assert.equal(answer.headers['access-control-allow-origin'], 'https://shop.example.com');
});

test('the route is in both documents', async () => {
  await using api = await createTestApp();
  const { body } = await api.get('/openapi.json', { token: null });
  const { post } = body.paths['/v1/traces'];
  assert.ok(post.requestBody.content['application/x-protobuf']);
  assert.deepEqual(Object.keys(post.responses), ['200', '400', '401', '403', '408', '413', '415', '429', '500', '503']);
  assert.ok(body.components.securitySchemes[Object.keys(post.security[0])[0] ?? '']);
  assert.match((await api.get('/docs', { token: null })).body, /\/v1\/traces/);
  const example = await send(api, JSON.stringify(post.requestBody.content['application/json'].example), JSON_TYPE);
  assert.equal(example.status, 200);
});

function send(
  api: TestApp,
  body: Buffer | string,
  type: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return api.request('POST', '/v1/traces', {
    token: null,
    body,
    headers: { 'content-type': type, 'x-sdk-key': api.sdkKey, ...headers },
  });
}

function call(host = 'api.acmepay.com'): SpanSketch {
  const attributes = {
    'http.request.method': 'GET',
    'server.address': host,
    'url.full': 'https://h/v1/charges',
    'http.response.status_code': 200,
  };
  return { startMs: START - 5000, endMs: START - 4900, attributes };
}
