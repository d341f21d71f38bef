import { ErrorBody, EventsAnswer, EventsBody } from '@upriver/contract';
import type { TSchema } from 'typebox';
import type { ErrorCode } from '../domain/errors.ts';
import { MEANING_BY_CODE, STATUS_BY_CODE } from './errors.ts';
import { tracesOperation } from './openapi-traces.ts';
import type { Route } from './route.ts';

/** An OpenAPI 3.1 document, as far as this server reads its own. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
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

const TOKEN_ERRORS: readonly ErrorCode[] = ['unauthenticated', 'wrong_credential', 'missing_scope'];

/** The whole API, made from the schemas that check its requests and answers. */
export function buildOpenApi(routes: readonly Route[], version: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = toTemplate(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: toOperation(route) };
  }
  paths['/v1/events'] = { post: ingestOperation() };
  paths['/v1/traces'] = { post: tracesOperation() };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Upriver',
      version,
      description:
        'Is it us or them? What vendors say about themselves, which projects use them, and what your own calls see. Lists take `limit` and `cursor`; the next page is in the `Link` header. Every answer to GET carries an `ETag`.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set([...routes.map(({ tag }) => tag), 'Ingest'])].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: { Error: ErrorBody },
      securitySchemes: {
        sdkKey: { type: 'apiKey', in: 'header', name: 'x-sdk-key', description: 'An SDK key, `upr_sdk_…`.' },
        token: { type: 'http', scheme: 'bearer', description: 'An API token, `upr_api_…`.' },
      },
    },
  };
}

function toOperation(route: Route): Operation {
  return {
    operationId: toOperationId(route),
    tags: [route.tag],
    summary: route.summary,
    ...(route.description === undefined ? {} : { description: route.description }),
    security: route.access === 'public' ? [] : [{ token: [route.access] }],
    ...withParameters([
      ...toParameters(route.params, 'path'),
      ...toParameters(route.query, 'query'),
      ...toParameters(route.headers, 'header'),
    ]),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: route.body,
                ...(route.bodyExample === undefined ? {} : { example: route.bodyExample }),
              },
            },
          },
        }),
    responses: { ...success(route), ...failures(codesOf(route)) },
  };
}

function success(route: Route): Operation['responses'] {
  if (route.answer === null) return { '204': { description: 'Done; no body.' } };
  const schema =
    route.bare === true || route.contentType !== undefined
      ? route.answer
      : { type: 'object', additionalProperties: false, required: ['data'], properties: { data: route.answer } };
  const type = route.contentType?.split(';', 1)[0] ?? 'application/json';
  return {
    [String(route.status)]: {
      description: route.summary,
      content: {
        [type]: { schema },
        ...(route.alsoCsv === true ? { 'text/csv': { schema: { type: 'string' } } } : {}),
      },
    },
    ...(route.method === 'GET' && route.contentType === undefined
      ? { '304': { description: 'Unchanged since `If-None-Match`.' } }
      : {}),
  };
}

function codesOf(route: Route): ErrorCode[] {
  const hasInput = route.params !== undefined || route.query !== undefined || route.body !== undefined;
  return [
    ...(hasInput ? (['invalid_request'] as const) : []),
    ...(route.body === undefined ? [] : (['invalid_body', 'too_large', 'unsupported_media_type'] as const)),
    ...(route.access === 'public' ? [] : TOKEN_ERRORS),
    ...(route.errors ?? []),
    ...(route.access === 'public' ? [] : (['unavailable'] as const)),
    ...(route.access === 'public' || route.method === 'GET' ? [] : (['storage_full'] as const)),
    'internal',
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
              schema: { $ref: '#/components/schemas/Error' },
              example: { error: MEANING_BY_CODE[list[0] ?? 'internal'], code: list[0], requestId: 'b3c1…' },
            },
          },
        },
      ]),
  );
}

function ingestOperation(): Operation {
  const event = {
    host: 'api.stripe.com',
    endpoint: '/v1/charges',
    method: 'POST',
    status: 200,
    latency_ms: 83.5,
    ts: 1795244400,
  };
  const content = { schema: EventsBody, example: { sdk_key: 'upr_sdk_…', batch: [event] } };
  return {
    operationId: 'postEvents',
    tags: ['Ingest'],
    summary: 'Takes telemetry of outbound HTTP calls. An accepted event is on disk before the answer leaves.',
    description:
      'Exactly one of `event` and `batch` (1 to 500; an empty batch is a success with zeros). Every event ends in one outcome: accepted, or dropped for one reason. Bodies may be gzip, br or zstd. A repeat with the same `Idempotency-Key` or `batch_id` within 10 minutes gets the first answer and stores nothing. `X-RateLimit-*` headers are on every answer.',
    security: [],
    parameters: [
      { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 128 } },
    ],
    requestBody: { required: true, content: { 'application/json': content, 'text/plain': content } },
    responses: {
      '200': {
        description: 'Every event has its outcome.',
        content: {
          'application/json': {
            schema: EventsAnswer,
            example: { ok: true, accepted: 1, dropped: 0, resolvedServices: ['stripe'] },
          },
        },
      },
      ...failures([
        'invalid_body',
        'invalid_request',
        'unauthenticated',
        'wrong_credential',
        'origin_refused',
        'too_large',
        'unsupported_media_type',
        'rate_limited',
        'unavailable',
        'internal',
      ]),
    },
  };
}

function toParameters(schema: TSchema | undefined, place: Parameter['in']): Parameter[] {
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
      schema: rest,
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
