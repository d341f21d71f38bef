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
  400: 'No ExportTraceServiceRequest; repeating it is useless.',
  401: 'No, unknown or revoked SDK key.',
  403: 'An API token in place of an SDK key, or a key that may not be used from this origin.',
  408: 'The body came too slowly.',
  413: 'More than 1 MiB on the wire, 5 MiB inflated or 10,000 spans.',
  415: 'The content type or encoding is not supported.',
  429: 'A limit is used up and nothing was stored; repeat it after `Retry-After`.',
  500: 'An unexpected error. It is in the log under the request id.',
  503: 'The store or a queue is full and nothing was stored; repeat it after `Retry-After`.',
};

const STATUS_SCHEMA = {
  type: 'object',
  description: 'A `google.rpc.Status`.',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
};

const ANSWER_SCHEMA = {
  type: 'object',
  description: 'An `ExportTraceServiceResponse`; empty when every HTTP client span was stored.',
  properties: {
    partialSuccess: {
      type: 'object',
      properties: {
        rejectedSpans: { type: 'string', description: 'HTTP client spans that were not stored.' },
        errorMessage: { type: 'string' },
      },
    },
  },
};

const BODY_SCHEMA = {
  type: 'object',
  description: 'An `ExportTraceServiceRequest` of OpenTelemetry.',
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
    summary: 'Takes HTTP client spans of OpenTelemetry (OTLP/HTTP) as telemetry of outbound calls.',
    description:
      'Protobuf or JSON, plain or gzip; the answer has the format of the request. Spans of kind CLIENT with HTTP attributes of the old or the stable conventions become events and count against the same limits; other spans are ignored. What is stored is on disk before the answer leaves. Spans that are not stored are counted in `rejectedSpans`, and must not be sent again.',
    security: [{ sdkKey: [] }],
    parameters: [
      {
        name: 'X-Include-Private',
        in: 'header',
        required: false,
        description: '`true` to take calls to addresses, single-label names and names of private networks, too.',
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
