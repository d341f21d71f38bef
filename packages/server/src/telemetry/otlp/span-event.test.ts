import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otlpJson, otlpProtobuf } from '../../../../../test/support/otlp.ts';
import type { Attributes, SpanSketch } from '../../../../../test/support/otlp.ts';
import { createJsonReader } from './read-json.ts';
import { readProtobuf } from './read-protobuf.ts';
import { toEvent } from './span-event.ts';
import type { SpanRules } from './span-event.ts';
import type { ReadTraces } from './span.ts';

const AT = 1_795_244_400_250;
const CALL = { startMs: AT, endMs: AT + 83.5 };
const STABLE = {
  'http.request.method': 'POST',
  'server.address': 'api.stripe.com',
  'server.port': 443,
  'url.full': 'https://api.stripe.com/v1/charges/ch_1a2b3c?expand=x#top',
  'http.response.status_code': 201,
};
const OLD = {
  'http.method': 'GET',
  'http.url': 'https://user:secret@API.Mailer.io:8443/v3/mail/send?to=a@b.c',
  'http.status_code': 404,
};

test('a client span of the stable conventions becomes an event', () => {
  assert.deepEqual(event({ ...CALL, attributes: STABLE }), {
    host: 'api.stripe.com',
    endpoint: '/v1/charges/{id}',
    status: 201,
    latency_ms: 83.5,
    ts: 1_795_244_400,
    method: 'POST',
  });
});

test('a client span of the old conventions becomes an event', () => {
  const { host, endpoint, status, method } = expected(event({ ...CALL, attributes: OLD }));
  assert.deepEqual(
    { host, endpoint, status, method },
    { host: 'api.mailer.io', endpoint: '/v3/mail/send', status: 404, method: 'GET' },
  );
});

test('what the resource says becomes the fields that all of its events share', () => {
  const resource = {
    'service.name': 'checkout',
    'service.version': '1.4.2',
    'deployment.environment.name': 'production',
    'cloud.region': 'eu-west-1',
    'process.runtime.name': 'nodejs',
    'process.runtime.version': '24.21.0',
    'telemetry.sdk.language': 'nodejs',
    'telemetry.sdk.version': '2.12.0',
  };
  const { feature, deployment_id, environment, region, runtime, sdk_version } = expected(
    event({ ...CALL, attributes: STABLE }, resource),
  );
  assert.deepEqual(
    { feature, deployment_id, environment, region, runtime, sdk_version },
    {
      feature: 'checkout',
      deployment_id: 'checkout@1.4.2',
      environment: 'production',
      region: 'eu-west-1',
      runtime: 'nodejs/24.21.0',
      sdk_version: 'otel-nodejs/2.12.0',
    },
  );
  const old = event(
    { ...CALL, attributes: STABLE },
    { 'deployment.environment': 'test', 'service.name': 'unknown_service:java' },
  );
  assert.equal(expected(old)['environment'], 'test');
  assert.equal('feature' in expected(old), false);
});

test('other spans are nobody’s call', () => {
  for (const sketch of [
    { kind: 2, attributes: STABLE },
    { kind: 0, attributes: STABLE },
    { kind: 1, attributes: STABLE },
    { attributes: { 'db.system': 'postgresql', 'server.address': 'db.example.com' } },
    { attributes: { 'rpc.system': 'grpc', 'server.address': 'grpc.example.com' } },
    {},
  ])
    assert.equal(event(sketch), undefined, JSON.stringify(sketch));
});

test('hosts are taken from where the conventions put them, and private ones are no vendor’s', () => {
  const cases: [Attributes, string | undefined][] = [
    [{ 'server.address': 'API.Stripe.com:443' }, 'api.stripe.com'],
    [{ 'server.address': 'api.stripe.com.' }, 'api.stripe.com.'],
    [{ 'url.full': 'https://api.stripe.com/v1' }, 'api.stripe.com'],
    [{ 'net.peer.name': 'api.stripe.com', 'http.host': 'other.com' }, 'api.stripe.com'],
    [{ 'http.host': 'api.stripe.com:8080' }, 'api.stripe.com'],
    [{ 'http.url': 'http://api.stripe.com' }, 'api.stripe.com'],
    [{}, ''],
    [{ 'server.address': 'not a host' }, 'not a host'],
    [{ 'server.address': '10.0.0.1' }, undefined],
    [{ 'server.address': '8.8.8.8' }, undefined],
    [{ 'server.address': '2001:db8::1' }, undefined],
    [{ 'url.full': 'http://[2001:db8::1]:80/' }, undefined],
    [{ 'server.address': 'localhost' }, undefined],
    [{ 'server.address': 'payments' }, undefined],
    [{ 'server.address': 'payments.default.svc.cluster.local' }, undefined],
    [{ 'server.address': '/var/run/docker.sock' }, undefined],
    [{ 'server.address': 'upriver.example.com', 'url.full': 'https://upriver.example.com/v1/traces' }, undefined],
  ];
  for (const [attributes, host] of cases)
    assert.equal(
      event({ attributes: { 'http.request.method': 'GET', ...attributes } })?.['host'],
      host,
      JSON.stringify(attributes),
    );
});

test('private hosts are taken when the sender asks for them', () => {
  const attributes = { 'http.request.method': 'GET', 'server.address': '10.0.0.1', 'url.path': '/x' };
  assert.equal(event({ attributes }, {}, { includesPrivate: true, ownHost: '' })?.['host'], '10.0.0.1');
});

test('a template is better than a path, and an object’s key never leaves', () => {
  const template = { ...STABLE, 'url.template': '/v1/charges/{charge}' };
  assert.equal(event({ attributes: template })?.['endpoint'], '/v1/charges/{id}');
  const target = { 'http.method': 'GET', 'http.host': 'api.stripe.com', 'http.target': '/v1/x?y=1' };
  assert.equal(event({ attributes: target })?.['endpoint'], '/v1/x');
  const object = {
    ...STABLE,
    'server.address': 'acme.s3.eu-west-1.amazonaws.com',
    'url.full': 'https://acme.s3.eu-west-1.amazonaws.com/report-alice.pdf',
  };
  assert.equal(event({ attributes: object })?.['endpoint'], '/{key}');
  const bare = { 'http.request.method': 'GET', 'url.full': 'https://api.stripe.com?x=1' };
  assert.equal(event({ attributes: bare })?.['endpoint'], '/');
});

test('a proxy in server.address does not hide the server that the URL names', () => {
  const attributes = { ...STABLE, 'server.address': 'proxy.acme.com', 'url.full': 'https://api.mailer.io/v3/mail' };
  assert.equal(event({ attributes })?.['host'], 'api.mailer.io');
});

test('a client span of gRPC becomes an event, of both conventions, with the class of its code', () => {
  const host = { 'server.address': 'pubsub.googleapis.com' };
  const old = {
    ...host,
    'rpc.system': 'grpc',
    'rpc.service': 'google.pubsub.v1.Publisher',
    'rpc.method': 'Publish',
    'rpc.grpc.status_code': 14,
  };
  const found = event({ attributes: old });
  assert.deepEqual(
    [found?.['host'], found?.['endpoint'], found?.['method'], found?.['status'], found?.['error_class']],
    ['pubsub.googleapis.com', '/google.pubsub.v1.Publisher/Publish', 'POST', 200, 'server_error'],
  );
  const method = 'google.pubsub.v1.Publisher/Publish';
  const recent = { ...host, 'rpc.system.name': 'grpc', 'rpc.method': method, 'rpc.response.status_code': 'OK' };
  assert.equal(event({ attributes: recent })?.['endpoint'], '/google.pubsub.v1.Publisher/Publish');
  assert.equal(event({ attributes: recent })?.['error_class'], undefined);
});

test('two services at the same version are two deployments', () => {
  const deployment = (service: string) =>
    event({ attributes: STABLE }, { 'service.name': service, 'service.version': '1.4.2' })?.['deployment_id'];
  assert.deepEqual([deployment('checkout'), deployment('search')], ['checkout@1.4.2', 'search@1.4.2']);
  assert.equal(deployment('unknown_service:node'), '1.4.2');
});

test('a method that is not among the known ones is the original one', () => {
  const attributes = { ...STABLE, 'http.request.method': '_OTHER', 'http.request.method_original': 'PURGE' };
  assert.equal(event({ attributes })?.['method'], 'PURGE');
});

test('why a call failed is found where each language’s instrumentation puts it', () => {
  const error = { code: 2 };
  const cases: [SpanSketch, string | undefined][] = [
    // Node's http: the type is always Error, the code is the exception's type.
    [{ attributes: { 'error.type': 'Error' }, exception: { 'exception.type': 'ENOTFOUND' }, status: error }, 'dns'],
    // Node's fetch: a DOMException's number.
    [{ exception: { 'exception.type': '23', 'exception.message': 'timed out' }, status: error }, 'timeout'],
    [{ attributes: { 'error.type': 'java.net.UnknownHostException' }, status: error }, 'dns'],
    [{ attributes: { 'error.type': 'SocketTimeoutException' }, status: error }, 'timeout'],
    [{ attributes: { 'error.type': 'System.Threading.Tasks.TaskCanceledException' }, status: error }, 'aborted'],
    [{ attributes: { 'error.type': 'name_resolution_error' }, status: error }, 'dns'],
    [{ attributes: { 'error.type': 'secure_connection_error' }, status: error }, 'tls'],
    // Go: everything is *url.Error.
    [
      {
        attributes: { 'error.type': '*url.Error' },
        status: { code: 2, message: 'Get "https://x": dial tcp: lookup x: no such host' },
      },
      'dns',
    ],
    [
      {
        attributes: { 'error.type': '*url.Error' },
        status: { code: 2, message: 'Get "https://x": context deadline exceeded' },
      },
      'timeout',
    ],
    // A resolver that is refused, or that answers nothing, is no word about the vendor.
    ...[
      'Get "https://x": dial tcp: lookup x on 10.0.0.2:53: read udp 10.0.0.7:4->10.0.0.2:53: i/o timeout',
      'Get "https://x": dial tcp: lookup x on [::1]:53: read udp [::1]:4->[::1]:53: read: connection refused',
      'Get "https://x": dial tcp: lookup x: server misbehaving',
      'Get "https://x": dial tcp: lookup x: Temporary failure in name resolution',
    ].map((message): [SpanSketch, string] => [
      { attributes: { 'error.type': '*url.Error' }, status: { code: 2, message } },
      'dns',
    ]),
    ...[
      ['ECONNREFUSED', 'queryA ECONNREFUSED api.stripe.com'],
      ['ETIMEOUT', 'queryAaaa ETIMEOUT api.stripe.com'],
      ['EREFUSED', 'queryA EREFUSED api.stripe.com'],
      ['ConnectionError', "Failed to resolve 'x' ([Errno -3] Temporary failure in name resolution)"],
      ['httpx.ConnectError', '[Errno -2] Name or service not known'],
      ['ConnectError', '[Errno 8] nodename nor servname provided, or not known'],
      ['Faraday::ConnectionFailed', 'Failed to open TCP connection to x:443 (getaddrinfo: Name or service not known)'],
      ['GuzzleHttp\\Exception\\ConnectException', 'cURL error 6: Could not resolve host: x (see https://curl.haxx.se)'],
      ['System.Net.Http.HttpRequestException', 'No such host is known. (x:443)'],
      ['reqwest::Error', 'error trying to connect: dns error: failed to lookup address information: Try again'],
    ].map(([type = '', text = '']): [SpanSketch, string] => [
      { exception: { 'exception.type': type, 'exception.message': text }, status: error },
      'dns',
    ]),
    [
      { exception: { 'exception.type': 'EMFILE', 'exception.message': 'getaddrinfo EMFILE x' }, status: error },
      'client_limit',
    ],
    // Python: requests wraps urllib3's errors.
    [
      {
        exception: {
          'exception.type': 'requests.exceptions.SSLError',
          'exception.message': "HTTPSConnectionPool(host='x'): Max retries exceeded",
        },
        status: error,
      },
      'tls',
    ],
    [
      {
        exception: { 'exception.type': 'Odd', 'exception.message': 'connect ECONNREFUSED 1.2.3.4:443' },
        status: error,
      },
      'connection_refused',
    ],
    [{ attributes: { 'error.type': '_OTHER' }, status: error }, 'unknown'],
    [{ status: error }, 'unknown'],
    // A call without response and without error was given up by the program.
    [{}, 'aborted'],
    [{ attributes: { 'http.response.status_code': 503, 'error.type': '503' }, status: error }, undefined],
    [
      { attributes: { 'http.response.status_code': 200 }, exception: { 'exception.type': 'ECONNRESET' } },
      'incomplete_response',
    ],
    [{ attributes: { 'http.response.status_code': 200, 'error.type': 'AbortError' } }, undefined],
    [{ attributes: { 'http.response.status_code': 200, 'error.type': 'TimeoutError' } }, 'timeout'],
  ];
  for (const [sketch, errorClass] of cases) {
    const attributes = { 'http.request.method': 'GET', 'server.address': 'api.stripe.com', ...sketch.attributes };
    assert.equal(event({ ...sketch, attributes })?.['error_class'], errorClass, JSON.stringify(sketch));
  }
});

/** The same from both formats. */
function event(
  sketch: SpanSketch,
  resource: Attributes = {},
  rules: SpanRules = { includesPrivate: false, ownHost: 'upriver.example.com' },
): Record<string, unknown> | undefined {
  const [json, protobuf] = [
    read(createJsonReader(), otlpJson([sketch], resource), rules),
    read(readProtobuf, otlpProtobuf([sketch], resource), rules),
  ];
  assert.deepEqual(json, protobuf);
  return json;
}

function read(reader: ReadTraces, bytes: Buffer, rules: SpanRules): Record<string, unknown> | undefined {
  const events: (Record<string, unknown> | undefined)[] = [];
  const steps = reader([bytes], (span, resource) => events.push(toEvent(span, resource, rules)));
  while (steps.next().done !== true);
  assert.equal(events.length, 1);
  return events[0];
}

function expected(value: Record<string, unknown> | undefined): Record<string, unknown> {
  assert.ok(value);
  return value;
}
