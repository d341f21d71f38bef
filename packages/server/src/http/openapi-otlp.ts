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
  400: 'The body is not what OTLP says. Do not retry.',
  401: 'The SDK key is missing, unknown or revoked.',
  403: 'The credential is an API token instead of an SDK key, or the key is not allowed for this origin.',
  408: 'The body arrived too slowly.',
  413: 'The body exceeds 1 MiB, 5 MiB decompressed, 10,000 spans or 5,000 data points, or metrics in JSON 512 KiB.',
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

const METRICS_ANSWER_SCHEMA = {
  type: 'object',
  description: 'An `ExportMetricsServiceResponse`. It is empty if every call was stored.',
  properties: {
    partialSuccess: {
      type: 'object',
      properties: {
        rejectedDataPoints: { type: 'string', description: 'Always 0.' },
        errorMessage: { type: 'string', description: 'How many calls were not stored, and why.' },
      },
    },
  },
};

const METRICS_BODY_SCHEMA = {
  type: 'object',
  description: 'An OpenTelemetry `ExportMetricsServiceRequest`.',
  properties: { resourceMetrics: { type: 'array', items: { type: 'object' } } },
};

const METRICS_EXAMPLE = {
  resourceMetrics: [
    {
      resource: { attributes: [attribute('service.name', { stringValue: 'checkout' })] },
      scopeMetrics: [
        {
          metrics: [
            {
              name: 'http.client.request.duration',
              unit: 's',
              histogram: {
                aggregationTemporality: 1,
                dataPoints: [
                  {
                    startTimeUnixNano: '1795244400000000000',
                    timeUnixNano: '1795244460000000000',
                    count: '3',
                    sum: 0.3,
                    explicitBounds: [0.1, 0.25],
                    bucketCounts: ['2', '1', '0'],
                    attributes: [
                      attribute('http.request.method', { stringValue: 'POST' }),
                      attribute('server.address', { stringValue: 'api.stripe.com' }),
                      attribute('http.response.status_code', { intValue: '200' }),
                    ],
                  },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
};

/** What one signal has of its own. */
interface Signal {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly body: object;
  readonly example: object;
  readonly answer: object;
  readonly done: string;
}

/** `POST /v1/traces`, whose messages are OpenTelemetry's and not of the contract. */
export function tracesOperation(): Operation {
  return otlpOperation({
    operationId: 'postTraces',
    summary: 'Records outbound HTTP calls from OpenTelemetry spans (OTLP/HTTP).',
    description:
      'The body is protobuf or JSON, optionally compressed with gzip, deflate, br or zstd; the response has the same format. Spans of kind CLIENT with HTTP attributes (stable or old semantic conventions) become events and count against the same limits. Other spans are ignored, and so are those of services whose calls are counted by their metrics. Stored spans are on disk before the response is sent. `rejectedSpans` counts the spans that were not stored; do not send them again.',
    body: BODY_SCHEMA,
    example: EXAMPLE,
    answer: ANSWER_SCHEMA,
    done: 'Every HTTP client span is stored or counted as rejected.',
  });
}

/** `POST /v1/metrics`, likewise. */
export function metricsOperation(): Operation {
  return otlpOperation({
    operationId: 'postMetrics',
    summary: 'Records outbound HTTP calls from OpenTelemetry metrics (OTLP/HTTP).',
    description:
      'The body is protobuf or JSON. Histograms named `http.client.request.duration` or `http.client.duration` (explicit or exponential, delta or cumulative) become events, one for each call, with the latency of their bucket, and count against the same limits. Other metrics are ignored. Counting begins with the second export of a service, which must come within five minutes; from then on the spans of the service are not counted.',
    body: METRICS_BODY_SCHEMA,
    example: METRICS_EXAMPLE,
    answer: METRICS_ANSWER_SCHEMA,
    done: 'Every call is stored, or the message says why not.',
  });
}

function otlpOperation({ operationId, summary, description, body, example, answer, done }: Signal): Operation {
  const binary = { schema: { type: 'string', format: 'binary' } };
  return {
    operationId,
    tags: ['Ingest'],
    summary,
    description,
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
      content: { 'application/json': { schema: body, example }, 'application/x-protobuf': binary },
    },
    responses: {
      '200': {
        description: done,
        content: { 'application/json': { schema: answer, example: {} }, 'application/x-protobuf': binary },
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
