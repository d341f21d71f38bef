// Requests made from the OpenAPI document, valid and broken, by every kind of caller; answers are checked against the same document.
import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { recordObservation } from '../../packages/server/src/store/checks/record-check.ts';
import { START, event } from './app.ts';
import type { Answer, TestApp } from './app.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

/** What an operation of the document is, as far as requests are made from it. */
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Json }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Json; example?: unknown }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
type Json = Readonly<Record<string, any>>; // oxlint-disable-line typescript/no-explicit-any -- schemas of every shape

interface FuzzRequest {
  readonly operation: Operation;
  readonly url: string;
  readonly token: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface FuzzReport {
  readonly requests: number;
  /** How many answers had each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Operations that answered with success at least once. */
  readonly succeeded: ReadonlySet<string>;
  /** Every violation: an answer that is 5xx, not declared, or does not fit its schema. The first hundred. */
  readonly violations: readonly string[];
}

/** Sends so many requests, one after another. The same seed sends the same ones to a server that answers the same. */
export async function fuzzContract(api: TestApp, options: { seed: number; count: number }): Promise<FuzzReport> {
  const document = (await api.get('/openapi.json')).body as Json;
  const random = createRandom(options.seed);
  const operations = readOperations(document);
  const check = createAnswerCheck(document);
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  const violations: string[] = [];
  let scene = await prepareScene(api);
  for (let index = 0; index < options.count; index += 1) {
    if (index % REQUESTS_PER_SCENE === REQUESTS_PER_SCENE - 1) scene = await prepareScene(api, scene);
    const request = makeRequest(random, random.pick(operations), document, scene);
    const { operation, url, token, headers, body } = request;
    const answer = await api.request(operation.method, url, {
      token,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 300) succeeded.add(nameOf(operation));
    const violation = check(operation, answer);
    if (violation !== undefined && violations.length < 100)
      violations.push(`${violation}: request ${index} ${operation.method} ${url} ${(body ?? '').slice(0, 300)}`);
  }
  return { requests: options.count, statuses, succeeded, violations };
}

const REQUESTS_PER_SCENE = 250;

/** Who asks, and what there is to ask for. */
interface Scene {
  readonly tokens: readonly (string | null)[];
  readonly sdkKeys: readonly string[];
  /** Identifiers by what a path or query calls them. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
}

/** Every kind of caller, and one of everything. What requests took away meanwhile is made anew. */
async function prepareScene(api: TestApp, before?: Scene): Promise<Scene> {
  const as = before?.tokens ?? (await prepareCallers(api));
  const owner = as[0] as string;
  const create = async (path: string, body: unknown): Promise<Json> =>
    (await api.request('POST', path, { token: owner, body })).body.data ?? {};
  const project = await create('/api/v1/projects', { name: 'Fuzz' });
  const key = await create(`/api/v1/projects/${project['id']}/sdk-keys`, { name: 'fuzz' });
  await create('/api/v1/services', {
    name: 'Fuzz vendor',
    statusPageUrl: 'https://status.fuzz.example',
    hosts: ['api.fuzz.example'],
  });
  const token = await create('/api/v1/tokens', { name: 'spent', scopes: ['read'] });
  const manifests = [
    { path: 'package.json', content: '{"dependencies":{"acme-pay":"1","mailer-sdk":"2","unknown-one":"3"}}' },
  ];
  await api.request('PUT', `/api/v1/projects/${project['id']}/manifests`, { token: owner, body: { manifests } });
  const ts = Math.floor(api.clock.now() / 1000);
  const batch = [
    event({ ts }),
    event({ ts, status: 503, region: 'eu-west-1', environment: 'production' }),
    event({ ts, host: 'a.unknown.example' }),
  ];
  await api.sendEvents({ sdk_key: key['key'], batch });
  const detail = (await api.get('/api/v1/services/acme-pay', { token: owner })).body.data;
  if (before === undefined) await observe(api, detail.id);
  const { components, activeIncidents } = (await api.get('/api/v1/services/acme-pay', { token: owner })).body.data;
  const services = ['acme-pay', 'mailer', 'fuzz-vendor', detail.id];
  return {
    tokens: as,
    sdkKeys: [api.sdkKey, String(key['key'])],
    ids: {
      services,
      service: services,
      projects: [project['id'], project['slug'], 'default'],
      project: [project['id'], 'default'],
      projectId: [project['id'], 'default'],
      keyId: [key['id']],
      tokens: [token['id']],
      incidents: activeIncidents.map(({ id }: Json) => id),
      componentId: components.map(({ id }: Json) => id),
      component: components.map(({ id }: Json) => id),
      organization: ['default', 'other', 'empty'],
      host: ['api.acmepay.com', 'nobody.example', '127.0.0.1'],
    },
  };
}

/** The first is an admin of the organization that has something. */
async function prepareCallers(api: TestApp): Promise<(string | null)[]> {
  const tokens: (string | null)[] = [api.token];
  for (const scopes of [['admin'], ['write'], ['read'], ['operator']])
    tokens.push((await api.request('POST', '/api/v1/tokens', { body: { name: 'fuzz', scopes } })).body.data.token);
  for (const slug of ['other', 'empty'])
    tokens.push((await api.request('POST', '/api/v1/organizations', { body: { name: slug, slug } })).body.data.token);
  const other = tokens.at(-2) as string;
  await api.request('POST', '/api/v1/projects', { token: other, body: { name: 'Theirs' } });
  await api.request('PATCH', '/api/v1/settings', { body: { badges: true } });
  return [...tokens, null, api.sdkKey, 'upr_api_unknown'];
}

async function observe(api: TestApp, serviceId: string): Promise<void> {
  const update = { externalId: 'u', status: 'identified', body: 'Found', createdAt: START } as const;
  await recordObservation(
    api.app.database,
    serviceId,
    {
      status: 'degraded',
      components: [{ externalId: 'c', name: 'API', status: 'degraded' }],
      listsAllUnresolved: true,
      incidents: [
        {
          externalId: 'i',
          kind: 'incident',
          title: 'Slow',
          impact: 'minor',
          status: 'identified',
          startedAt: START,
          resolvedAt: null,
          updates: [update],
        },
        {
          externalId: 'm',
          kind: 'maintenance',
          title: 'Work',
          impact: 'none',
          status: 'scheduled',
          startedAt: START,
          resolvedAt: null,
          scheduledFor: START + 1000,
          scheduledUntil: START + 2000,
          updates: [],
        },
      ],
    },
    START,
  );
}

function readOperations(document: Json): Operation[] {
  return Object.entries(document['paths'] as Json).flatMap(([path, methods]) =>
    Object.entries(methods as Json)
      // Has no end that could be waited for; http/stream/stream.test.ts tries it.
      .filter(() => path !== '/api/v1/stream')
      .map(([method, operation]) => ({ parameters: [], ...operation, method: method.toUpperCase(), path })),
  );
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function createAnswerCheck(document: Json): (operation: Operation, answer: Answer) => string | undefined {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
  return (operation, { status, headers, body }) => {
    const is = `answered ${status} ${JSON.stringify(body)?.slice(0, 400)}`;
    if (status >= 500) return is;
    const declared = operation.responses[String(status)];
    if (declared === undefined) return `${is}, which is not declared`;
    if (declared.content === undefined) return body === '' ? undefined : `${is} with a body`;
    const type = String(headers['content-type']).split(';', 1)[0] ?? '';
    if (declared.content?.[type] === undefined) return `${is} as ${type}, which is not declared`;
    if (type !== 'application/json') return undefined;
    const place = [
      'paths',
      operation.path,
      operation.method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ];
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.getSchema(`api#/${pointer}`);
    assert.ok(validate, pointer);
    return validate(body) === true ? undefined : `${is}, which does not fit: ${ajv.errorsText(validate.errors)}`;
  };
}

function makeRequest(random: Random, operation: Operation, document: Json, scene: Scene): FuzzRequest {
  const noun = /^\/api\/v1\/(\w+)/.exec(operation.path)?.[1] ?? '';
  const valueOf = (name: string, schema: Json): string => {
    const known = scene.ids[name === 'id' ? noun : name];
    if (random.chance(0.15)) return random.pick(NASTY_TEXTS);
    if (known !== undefined && known.length > 0 && random.chance(0.9)) return random.pick(known);
    return String(makeValue(random, schema, document, 0));
  };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    // Dots and nothing are other paths.
    encodeText(valueOf(name, { type: 'string' })).replace(/^(?:\.*\/?)*$/, 'x'),
  );
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && random.chance(parameter.required ? 0.95 : 0.3))
    .flatMap(({ name, schema }) =>
      Array.from({ length: random.chance(0.05) ? 2 : 1 }, () => `${name}=${encodeText(valueOf(name, schema))}`),
    );
  if (random.chance(0.03)) query.push(`${encodeText(random.pick(NASTY_TEXTS))}=1`);
  const body = random.chance(operation.requestBody === undefined ? 0.05 : 0.95)
    ? makeBody(random, operation, document, scene)
    : undefined;
  return {
    operation,
    url: query.length === 0 ? path : `${path}?${query.join('&')}`,
    // Mostly somebody who may do something.
    token: random.chance(0.6) ? (scene.tokens[0] ?? null) : random.pick(scene.tokens),
    headers: {
      ...(body !== undefined && {
        'content-type': random.chance(0.95) ? 'application/json' : random.pick(CONTENT_TYPES),
      }),
      ...(random.chance(0.1) && { accept: random.pick(['text/csv', '*/*', 'text/html']) }),
      ...(random.chance(0.1) && { 'if-none-match': random.pick(['*', '"x"', 'W/"x", "y"', '"']) }),
      ...(random.chance(0.1) && { 'idempotency-key': random.pick(['a', 'b', 'x'.repeat(200)]) }),
      ...(random.chance(0.1) && { 'x-sdk-key': random.pick(scene.sdkKeys) }),
      ...(random.chance(0.03) && { 'content-encoding': random.pick(['gzip', 'br', 'x']) }),
    },
    body,
  };
}

function makeBody(random: Random, { requestBody }: Operation, document: Json, scene: Scene): string {
  const content = requestBody?.content['application/json'];
  if (content === undefined || random.chance(0.05)) return random.pick(BROKEN_BODIES);
  const value =
    content.example !== undefined && random.chance(0.6)
      ? structuredClone(content.example)
      : makeValue(random, content.schema, document, 0);
  const isEvents = typeof value === 'object' && value !== null && 'sdk_key' in value;
  if (isEvents && random.chance(0.8)) (value as Record<string, unknown>)['sdk_key'] = random.pick(scene.sdkKeys);
  return JSON.stringify(random.chance(0.5) ? breakValue(random, value) : value) ?? 'null';
}

/** A value that mostly fits its schema. */
function makeValue(random: Random, schema: Json, document: Json, depth: number): unknown {
  if (typeof schema['$ref'] === 'string')
    return makeValue(
      random,
      schema['$ref']
        .slice(2)
        .split('/')
        .reduce((node: Json, part: string) => node[part], document),
      document,
      depth,
    );
  if (random.chance(0.05)) return random.pick(NASTY_VALUES);
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick(schema['enum']);
  if (Array.isArray(schema['anyOf'])) return makeValue(random, random.pick(schema['anyOf']), document, depth);
  if (Array.isArray(schema['examples']) && random.chance(0.7)) return random.pick(schema['examples']);
  if (schema['type'] === 'object')
    return Object.fromEntries(
      Object.entries((schema['properties'] ?? {}) as Json)
        .filter(([name]) => (schema['required'] ?? []).includes(name) || random.chance(0.5))
        .map(([name, inner]) => [name, makeValue(random, inner, document, depth + 1)]),
    );
  if (schema['type'] === 'array')
    return Array.from({ length: random.below(depth > 3 ? 2 : 4) }, () =>
      makeValue(random, schema['items'] ?? {}, document, depth + 1),
    );
  if (schema['type'] === 'boolean') return random.chance(0.5);
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return random.pick([0, 1, 2, 200, 503, 1_795_244_400]);
  return schema['type'] === 'string' || schema['pattern'] !== undefined
    ? random.pick(TEXTS)
    : random.pick(NASTY_VALUES);
}

/** Changes one place of a value. */
function breakValue(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.2)) return random.pick(NASTY_VALUES);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.1)) return [...value, random.pick(NASTY_VALUES)];
    const place = random.below(value.length);
    return value.map((inner: unknown, index) => (index === place ? breakValue(random, inner) : inner));
  }
  const names = Object.keys(value);
  if (names.length === 0 || random.chance(0.15))
    return { ...value, [random.pick(NASTY_TEXTS)]: random.pick(NASTY_VALUES) };
  const name = random.pick(names);
  const { [name]: inner, ...rest } = value as Record<string, unknown>;
  return random.chance(0.15) ? rest : { ...rest, [name]: breakValue(random, inner) };
}

/** Half a surrogate pair cannot be written in a URL; its place is taken by bytes that are no UTF-8. */
function encodeText(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

const TEXTS = [
  '',
  ' ',
  'a',
  'stripe',
  'Ünïcode 東京 🌍',
  '2026-11-21',
  '2026-11-21T12:00:00Z',
  'https://status.example.com',
  'api.example.com',
  'npm',
];
const NASTY_TEXTS = [
  '', '\0', 'a\0b', '\ud800', '..', '../..', '%', '%00', "'; drop table tokens; --", 'x'.repeat(400), 'x'.repeat(3000), '-1', '0', '1e400', '9999999999999999999',
  'NaN', 'null', '__proto__', 'constructor', '2026-02-31', '0000-00-00', '9999-12-31T23:59:59Z', '\u202e', '\ufffe', '[]', 'WzFd', 'W10', 'WyJhIiwiYiJd', '*', 'a,b,c', ',',
]; // prettier-ignore
const NASTY_VALUES: readonly unknown[] = [
  null, true, 0, -1, 1e308, 2 ** 53, 0.5, '', '\0', '\udfff', 'x'.repeat(10_000), [], {}, [[[[[[]]]]]], { a: { b: { c: null } } }, ['\0'], { '\0': 1 }, { constructor: 1 },
  Array.from({ length: 300 }, () => 'a'), 'https://user:pass@example.com', 'ftp://x', 'http://10.0.0.1/', '=1+1', 'javascript:alert(1)',
]; // prettier-ignore
const BROKEN_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '""',
  '1',
  '{"a":1}{',
  '{"__proto__":{"x":1}}',
  '\ufeff{}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '\0',
  '{"a":1e999}',
  '{"name":"\\ud800"}',
];
const CONTENT_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'text/xml',
  'application/x-www-form-urlencoded',
  ';',
  'application/x-protobuf',
  'multipart/form-data; boundary=x',
];
