import type { ErrorCode } from '../domain/errors.ts';
import { STATUS_BY_CODE } from './errors.ts';
import type { Operation } from './openapi.ts';

const CODES: readonly ErrorCode[] = [
  'invalid_body',
  'unauthenticated',
  'wrong_credential',
  'request_timeout',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
];

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The body is not an ExportTraceServiceRequest. Do not retry.',
  401: 'The SDK key is missing, unknown or revoked.',
  403: 'The credential is an API token instead of an SDK key, or the key is not allowed for this origin.',
  408: 'The body arrived too slowly.',
  413: 'The body exceeds 1 MiB, 5 MiB decompressed, or 10,000 spans.',
  415: 'The content type or encoding is not supported.',
  429: 'A rate limit is exceeded. Nothing was stored. Retry after `Retry-After` seconds.',
  500: 'An unexpected error. The log contains it under the request id.',
  503: 'The store is not available or a queue is full. Nothing was stored. Retry after `Retry-After` seconds.',
};

const STATUS_SCHEMA = {
  type: 'object',
  description: 'A `google.rpc.Status`.',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
};

const ANSWER_SCHEMA = {
  type: 'object',
  description: 'An `ExportTraceServiceResponse`. It is empty if every HTTP client span was stored.',
  properties: {
    partialSuccess: {
      type: 'object',
      properties: {
        rejectedSpans: { type: 'string', description: 'Number of HTTP client spans that were not stored.' },
        errorMessage: { type: 'string' },
      },
    },
  },
};

const BODY_SCHEMA = {
  type: 'object',
  description: 'An OpenTelemetry `ExportTraceServiceRequest`.',
  properties: { resourceSpans: { type: 'array', items: { type: 'object' } } },
};

const attribute = (key: string, value: object): object => ({ key, value });
const EXAMPLE = {
  resourceSpans: [
    {
      resource: { attributes: [attribute('service.name', { stringValue: 'checkout' })] },
      scopeSpans: [
        {
          spans: [
            {
              kind: 3,
              startTimeUnixNano: '1795244400000000000',
              endTimeUnixNano: '1795244400083500000',
              attributes: [
                attribute('http.request.method', { stringValue: 'POST' }),
                attribute('server.address', { stringValue: 'api.stripe.com' }),
                attribute('url.full', { stringValue: 'https://api.stripe.com/v1/charges' }),
                attribute('http.response.status_code', { intValue: '200' }),
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** `POST /v1/traces`, whose messages are OpenTelemetry's and not of the contract. */
export function tracesOperation(): Operation {
  const binary = { schema: { type: 'string', format: 'binary' } };
  return {
    operationId: 'postTraces',
    tags: ['Ingest'],
    summary: 'Records outbound HTTP calls from OpenTelemetry spans (OTLP/HTTP).',
    description:
      'The body is protobuf or JSON, optionally compressed with gzip; the response has the same format. Spans of kind CLIENT with HTTP attributes (stable or old semantic conventions) become events and count against the same limits. Other spans are ignored. Stored spans are on disk before the response is sent. `rejectedSpans` counts the spans that were not stored; do not send them again.',
    security: [{ sdkKey: [] }],
    parameters: [
      {
        name: 'X-Include-Private',
        in: 'header',
        required: false,
        description:
          '`true` also records calls to IP addresses, single-label host names and names of private networks.',
        schema: { type: 'string', enum: ['true', 'false'] },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: BODY_SCHEMA, example: EXAMPLE }, 'application/x-protobuf': binary },
    },
    responses: {
      '200': {
        description: 'Every HTTP client span is stored or counted as rejected.',
        content: { 'application/json': { schema: ANSWER_SCHEMA, example: {} }, 'application/x-protobuf': binary },
      },
      ...Object.fromEntries(
        CODES.map((code) => STATUS_BY_CODE[code]).map((status) => [
          String(status),
          {
            description: MEANINGS[status] ?? '',
            content: { 'application/json': { schema: STATUS_SCHEMA }, 'application/x-protobuf': binary },
          },
        ]),
      ),
    },
  };
}
