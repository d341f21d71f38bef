import { ErrorBody, EventsAnswer, EventsBody } from '@upriver/contract';
import type { TSchema } from 'typebox';
import type { ErrorCode } from '../domain/errors.ts';
import { SESSION_COOKIE } from '../people/people.ts';
import { MEANING_BY_CODE, STATUS_BY_CODE } from './errors.ts';
import { describeWebhooks } from './openapi-webhooks.ts';
import { metricsOperation, tracesOperation } from './openapi-otlp.ts';
import { createSchemaNames } from './openapi-schemas.ts';
import type { SchemaNames } from './openapi-schemas.ts';
import type { Route } from './route.ts';

/** An OpenAPI 3.1 document, as far as this server reads its own. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: unknown;
  readonly components: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, MediaType>> }>
  >;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: unknown;
}

interface MediaType {
  readonly schema: unknown;
  readonly example?: unknown;
}

/** Content type of an HTML form. */
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The first group: these and `POST /v1/events`. */
const CORE = 'Core';
const CORE_OPERATIONS = [
  'GET /api/v1/services',
  'GET /api/v1/services/:id',
  'GET /api/v1/services/:id/impact',
  'GET /api/v1/incidents',
  'GET /api/v1/incidents/:id',
];
const TOKEN_ERRORS: readonly ErrorCode[] = ['unauthenticated', 'wrong_credential', 'missing_scope'];

/** The whole API, made from the schemas that check its requests and answers. */
export function buildOpenApi(routes: readonly Route[], version: string): OpenApi {
  const names = createSchemaNames();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = toTemplate(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route, names) };
  }
  paths['/v1/events'] = { post: ingestOperation(names) };
  paths['/v1/traces'] = { post: tracesOperation() };
  paths['/v1/metrics'] = { post: metricsOperation() };
  const webhooks = describeWebhooks(names);
  names.toReference(ErrorBody, 'ErrorBody');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Upriver',
      version,
      description:
        'The API returns what vendors report, which projects use them, how your own calls to them perform, and whether you or the vendor are at fault when calls fail. Lists accept `limit` and `cursor`; the `Link` header of a response contains the URL of the next page. Every response to GET has an `ETag`.',
    },
    servers: [{ url: '/' }],
    tags: [
      {
        name: CORE,
        description: 'The most used operations: status of services, impact, incidents, and sending events.',
      },
      ...[...new Set([...routes.map(({ tag }) => tag), 'Ingest'])].sort().map((name) => ({ name })),
    ],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))),
    webhooks,
    components: {
      schemas: { ...names.list() },
      securitySchemes: {
        sdkKey: { type: 'apiKey', in: 'header', name: 'x-sdk-key', description: 'An SDK key, `upr_sdk_…`.' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token, `upr_api_…`.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description:
            'The session of a person who signed in with `POST /api/v1/session`. The role of the person takes the place of scopes. Behind TLS the name begins with `__Secure-`.',
        },
      },
    },
  };
}

/** API viewers show operations in this order. */
function rankOf(path: string): number {
  const rank = CORE_OPERATIONS.findIndex((operation) => toTemplate(operation) === `GET ${path}`);
  return rank === -1 ? CORE_OPERATIONS.length : rank;
}

function toOperation(route: Route, names: SchemaNames): Operation {
  return {
    operationId: route.operationId ?? toOperationId(route),
    tags: [CORE_OPERATIONS.includes(`${route.method} ${route.path}`) ? CORE : route.tag],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    security: route.access === 'public' ? [] : [{ token: [route.access] }, { session: [route.access] }],
    ...withParameters([
      ...toParameters(route.params, 'path', names),
      ...toParameters(route.query, 'query', names),
      ...toParameters(route.headers, 'header', names),
    ]),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              [route.takesForm === true ? FORM_TYPE : 'application/json']: {
                schema: names.toReference(route.body, `${capitalize(toOperationId(route))}Body`),
                ...(route.bodyExample === undefined ? {} : { example: route.bodyExample }),
              },
            },
          },
        }),
    responses: withOthers({ ...success(route, names), ...failures(codesOf(route)) }, route),
  };
}

function success(route: Route, names: SchemaNames): Operation['responses'] {
  if (route.answer === null) {
    if (route.status === 303) return { '303': { description: 'The browser is redirected.' } };
    return route.status === 302
      ? { '302': { description: 'The browser is redirected; if signing in failed, to `/sign-in` with the reason.' } }
      : { '204': { description: 'Success, without a body.' } };
  }
  const answer = names.toReference(route.answer, capitalize(toOperationId(route)));
  const schema =
    route.bare === true || route.contentType !== undefined
      ? answer
      : { type: 'object', additionalProperties: false, required: ['data'], properties: { data: answer } };
  const type = route.contentType?.split(';', 1)[0] ?? 'application/json';
  return {
    [String(route.status)]: {
      description: route.summary,
      content: {
        [type]: { schema },
        ...(route.alsoCsv === true ? { 'text/csv': { schema: { type: 'string' } } } : {}),
        ...Object.fromEntries((route.otherContentTypes ?? []).map((other) => [other, { schema: { type: 'string' } }])),
      },
    },
    ...(route.method === 'GET' && type !== 'text/event-stream'
      ? { '304': { description: 'The response is the same as that of `If-None-Match`.' } }
      : {}),
  };
}

/** Adds answers of a route that are no errors of this API; where an error has the same status, its body is one of both. */
function withOthers(responses: Operation['responses'], { otherAnswers = {} }: Route): Operation['responses'] {
  const others = Object.entries(otherAnswers).map(([status, { description, answer }]) => {
    const known = responses[status];
    const schemas = [known?.content?.['application/json']?.schema, answer].filter((schema) => schema !== undefined);
    return [
      status,
      {
        description: known === undefined ? description : `${known.description} ${description}`,
        ...(schemas.length === 0 ? {} : { content: { 'application/json': { schema: { anyOf: schemas } } } }),
      },
    ] as const;
  });
  return { ...responses, ...Object.fromEntries(others) };
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** Errors that can occur before the server knows the route. */
const EVERYWHERE: readonly ErrorCode[] = [
  'malformed_request',
  'invalid_request',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
  'internal',
];

function codesOf(route: Route): ErrorCode[] {
  return [
    ...EVERYWHERE,
    // A body is read by its type wherever one can be sent.
    ...(route.method === 'GET' ? [] : (['invalid_body', 'too_large', 'unsupported_media_type'] as const)),
    ...(route.access === 'public' ? [] : TOKEN_ERRORS),
    ...(route.errors ?? []),
    // The store is asked wherever somebody has to be known.
    'unavailable',
    ...(route.access === 'public' || route.method === 'GET' ? [] : (['storage_full'] as const)),
  ];
}

function failures(codes: readonly ErrorCode[]): Operation['responses'] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const status = STATUS_BY_CODE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => [
        String(status),
        {
          description: list.map((code) => `\`${code}\`: ${MEANING_BY_CODE[code]}`).join(' '),
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/ErrorBody' },
              example: { error: MEANING_BY_CODE[list[0] ?? 'internal'], code: list[0], requestId: 'b3c1…' },
            },
          },
        },
      ]),
  );
}

function ingestOperation(names: SchemaNames): Operation {
  const event = {
    host: 'api.stripe.com',
    endpoint: '/v1/charges',
    method: 'POST',
    status: 200,
    latency_ms: 83.5,
    ts: 1795244400,
  };
  const content = {
    schema: names.toReference(EventsBody, 'EventsBody'),
    example: { sdk_key: 'upr_sdk_…', batch: [event] },
  };
  return {
    operationId: 'postEvents',
    tags: [CORE],
    summary: 'Records outbound HTTP calls. Accepted events are on disk before the response is sent.',
    description:
      'The body contains `event`, `batch` (at most 500 events) or `columns`. Each event is either accepted or dropped for one reason. The body can be compressed with gzip, br, deflate or zstd. If a request repeats an `Idempotency-Key` or `batch_id` within 10 minutes, the server returns the first response and stores nothing. Every response has `X-RateLimit-*` headers. `columns` holds the events of a batch by field, as SDKs send them to a server whose responses have the header `Upriver-Accepts: columns`: a field is one value for all events or a list of one for each, texts are places in `texts` and tags places in `tag_sets` (-1: none), `latency_us` is in microseconds, and in a list `ts` is the difference from the event before.',
    security: [],
    parameters: [
      { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 128 } },
    ],
    requestBody: { required: true, content: { 'application/json': content, 'text/plain': content } },
    responses: {
      '200': {
        description: 'Every event was accepted or dropped.',
        content: {
          'application/json': {
            schema: names.toReference(EventsAnswer, 'EventsAnswer'),
            example: { ok: true, accepted: 1, dropped: 0, resolvedServices: ['stripe'] },
          },
        },
      },
      ...failures([
        ...EVERYWHERE,
        'invalid_body',
        'unauthenticated',
        'wrong_credential',
        'origin_refused',
        'too_large',
        'unsupported_media_type',
        'rate_limited',
        'storage_full',
        'unavailable',
      ]),
    },
  };
}

function toParameters(schema: TSchema | undefined, place: Parameter['in'], names: SchemaNames): Parameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as TSchema & { description?: string };
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: names.toReference(rest, name),
    };
  });
}

function withParameters(parameters: Parameter[]): { parameters?: Parameter[] } {
  return parameters.length === 0 ? {} : { parameters };
}

function toTemplate(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}');
}

function toOperationId(route: Route): string {
  const words = route.path
    .replace('/api/v1', '')
    .split(/[/:.-]+/)
    .filter((word) => word !== '');
  return route.method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}
