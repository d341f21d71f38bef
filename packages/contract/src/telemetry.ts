import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ERROR_CLASSES, TELEMETRY_GROUPS, TELEMETRY_SOURCES, TELEMETRY_STEPS } from './vocabulary.ts';
import type { ErrorClass, TelemetryGroup } from './vocabulary.ts';
import { Timestamp, exactly, identifier, partly, words } from './words.ts';

/** The stated bound on the relative error of every percentile. */
export const PERCENTILE_ERROR = 0.01;

const share = (description: string) => Type.Union([Type.Number(), Type.Null()], { description, examples: [0.0125] });
const percentile = (name: string) =>
  Type.Union([Type.Number(), Type.Null()], {
    description: `${name} of the latency in milliseconds, within 1 % of the exact one; null without calls.`,
    examples: [83.41],
  });

/** Calls by error class. */
export const CallErrors = Type.Unsafe<Partial<Record<ErrorClass, number>>>(
  partly(Object.fromEntries(ERROR_CLASSES.map((name) => [name, Type.Integer()])), {
    description: 'Calls by error class; a class that did not occur is left out.',
    examples: [{ server_error: 5, timeout: 1 }],
  }),
);

const callFields = {
  requests: Type.Integer({ description: 'Calls that were reported, good and bad.', examples: [480] }),
  failures: Type.Integer({ description: "Calls that failed for a reason on the vendor's side.", examples: [6] }),
  errorRate: share(
    'Failures over calls, those left out that the caller gave up (`aborted`, `client_limit`). Null without calls: nothing is known, which is not 0.',
  ),
  rateLimitedShare: share('The same for `rate_limited`.'),
  authShare: share('The same for `auth`.'),
  errors: CallErrors,
  p50Ms: percentile('Median'),
  p95Ms: percentile('95th percentile'),
  p99Ms: percentile('99th percentile'),
};

/** What calls of one range and group amount to. */
export const Calls = exactly(callFields);
export type Calls = Static<typeof Calls>;

/** The same for one step. */
export const CallsPoint = exactly({ at: Timestamp, ...callFields });
export type CallsPoint = Static<typeof CallsPoint>;

const points = Type.Array(CallsPoint, {
  description: 'Every step of the range, oldest first, those without calls too.',
});

/** The calls of one group, step by step. */
export const TelemetryLine = exactly({
  group: Type.Unsafe<Partial<Record<TelemetryGroup, string | null>>>(
    partly(Object.fromEntries(TELEMETRY_GROUPS.map((name) => [name, Type.Union([Type.String(), Type.Null()])])), {
      description: 'What the calls have in common; null where they carried none. `project` is a slug.',
      examples: [{ region: 'eu-west-1' }],
    }),
  ),
  total: Calls,
  points,
});

/** `GET /api/v1/services/{id}/telemetry`. */
export const Telemetry = exactly({
  serviceId: identifier('svc'),
  from: Type.String({ ...Timestamp, description: 'Start of the first step: the time asked for, rounded down.' }),
  to: Type.String({
    ...Timestamp,
    description: 'End of the last step: the time asked for, rounded up. The step that holds the present is not over.',
  }),
  step: words(TELEMETRY_STEPS, 'Length of a step; longer than asked for where only longer ones are kept.'),
  finestStep: words(TELEMETRY_STEPS, 'The shortest step that can be had for this range from what is kept.'),
  source: words(
    TELEMETRY_SOURCES,
    '`rollups` are kept for good; `events` were counted one by one and go when their retention ends.',
  ),
  percentileError: Type.Number({ description: 'Greatest relative error of the percentiles.', examples: [0.01] }),
  unreadableBlocks: Type.Integer({
    description: 'Blocks of events, or of rollups, that are damaged; their calls are missing here.',
  }),
  groupBy: Type.Array(words(TELEMETRY_GROUPS)),
  total: Calls,
  groups: Type.Array(TelemetryLine, { description: 'Most requests first. Without `groupBy` one group of everything.' }),
  other: Type.Union(
    [
      exactly({
        groups: Type.Integer({ description: 'Groups in it.' }),
        total: Calls,
        points,
      }),
      Type.Null(),
    ],
    { description: 'The groups beyond `top`, together; null when there are none.' },
  ),
});
export type Telemetry = Static<typeof Telemetry>;

const nullableText = Type.Union([Type.String(), Type.Null()]);

/** One call, as it was reported and kept. */
export const ServiceEvent = exactly({
  at: Type.String({ ...Timestamp, description: 'Start of the call; events carry whole seconds.' }),
  project: Type.String({ description: 'Slug of the project; its identifier where the project is gone.' }),
  host: nullableText,
  method: nullableText,
  endpoint: Type.String({
    description: 'Template of the path, without query and ids.',
    examples: ['/v1/charges/{id}'],
  }),
  status: Type.Integer({ description: '0 when there was no HTTP response.', examples: [503] }),
  errorClass: Type.Union([words(ERROR_CLASSES), Type.Null()]),
  latencyMs: Type.Number({ examples: [83.5] }),
  environment: nullableText,
  region: nullableText,
  feature: nullableText,
  deployment: nullableText,
  sdkVersion: nullableText,
  runtime: nullableText,
  tags: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
});
export type ServiceEvent = Static<typeof ServiceEvent>;
