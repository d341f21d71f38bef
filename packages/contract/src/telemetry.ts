import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EVENT_TEXTS } from './event.ts';
import type { EventText } from './event.ts';
import { ERROR_CLASSES, TELEMETRY_GROUPS, TELEMETRY_SOURCES, TELEMETRY_STEPS } from './vocabulary.ts';
import type { ErrorClass, TelemetryGroup } from './vocabulary.ts';
import { Timestamp, exactly, identifier, partly, words } from './words.ts';

/** The stated bound on the relative error of every percentile. */
export const PERCENTILE_ERROR = 0.01;

const share = (description: string) => Type.Union([Type.Number(), Type.Null()], { description, examples: [0.0125] });
const percentile = (name: string) =>
  Type.Union([Type.Number(), Type.Null()], {
    description: `${name} of the latency in milliseconds, with a relative error of at most 1 %. Null without calls.`,
    examples: [83.41],
  });

/** Calls by error class. */
export const CallErrors = Type.Unsafe<Partial<Record<ErrorClass, number>>>(
  partly(Object.fromEntries(ERROR_CLASSES.map((name) => [name, Type.Integer()])), {
    description: 'Calls by error class. Classes without calls are omitted.',
    examples: [{ server_error: 5, timeout: 1 }],
  }),
);

const callFields = {
  requests: Type.Integer({ description: 'Number of reported calls, successful and failed.', examples: [480] }),
  failures: Type.Integer({
    description:
      'Number of calls whose error class is a failure: not those that were refused, given up or held back by the caller.',
    examples: [6],
  }),
  errorRate: share(
    'Share of failures in the calls that the caller did not give up (`aborted`, `client_limit`). Null, not 0, without calls.',
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
  description: 'Every step of the range, oldest first, including steps without calls.',
});

/** The calls of one group, step by step. */
export const TelemetryLine = exactly({
  group: Type.Unsafe<Partial<Record<TelemetryGroup, string | null>>>(
    partly(Object.fromEntries(TELEMETRY_GROUPS.map((name) => [name, Type.Union([Type.String(), Type.Null()])])), {
      description: 'Values that the calls have in common. Null if the calls have no value. `project` is a slug.',
      examples: [{ region: 'eu-west-1' }],
    }),
  ),
  total: Calls,
  points,
});

/** `GET /api/v1/services/{id}/telemetry`. */
export const Telemetry = exactly({
  serviceId: identifier('svc'),
  from: Type.String({ ...Timestamp, description: 'Start of the first step: the requested time, rounded down.' }),
  to: Type.String({
    ...Timestamp,
    description: 'End of the last step: the requested time, rounded up. The current step is incomplete.',
  }),
  step: words(TELEMETRY_STEPS, 'Length of a step. It is longer than requested if only longer steps are kept.'),
  finestStep: words(TELEMETRY_STEPS, 'The shortest step that is available for this range.'),
  source: words(
    TELEMETRY_SOURCES,
    '`rollups` are kept forever. `events` are counted individually and deleted at the end of their retention.',
  ),
  percentileError: Type.Number({ description: 'Maximum relative error of the percentiles.', examples: [0.01] }),
  unreadableBlocks: Type.Integer({
    description: 'Number of damaged blocks of events or rollups. Their calls are missing in the response.',
  }),
  groupBy: Type.Array(words(TELEMETRY_GROUPS)),
  total: Calls,
  groups: Type.Array(TelemetryLine, {
    description: 'Groups, most requests first. Without `groupBy`, one group with all calls.',
  }),
  other: Type.Union(
    [
      exactly({
        groups: Type.Integer({ description: 'Number of groups that it combines.' }),
        total: Calls,
        points,
      }),
      Type.Null(),
    ],
    { description: 'The groups beyond `top`, combined. Null if there are none.' },
  ),
});
export type Telemetry = Static<typeof Telemetry>;

const nullableText = Type.Union([Type.String(), Type.Null()]);
// Safe: the object has a property for each name of the table.
const nullableTexts = Object.fromEntries(Object.values(EVENT_TEXTS).map((name) => [name, nullableText])) as unknown as {
  readonly [Name in EventText]: typeof nullableText;
};

/** One reported call. */
export const ServiceEvent = exactly({
  at: Type.String({ ...Timestamp, description: 'Start of the call, in whole seconds.' }),
  project: Type.String({ description: 'Slug of the project, or its identifier if the project was deleted.' }),
  host: nullableText,
  endpoint: Type.String({
    description: 'Path template, without query and ids.',
    examples: ['/v1/charges/{id}'],
  }),
  status: Type.Integer({ description: 'HTTP status. 0 means no response.', examples: [503] }),
  latencyMs: Type.Number({ examples: [83.5] }),
  ...nullableTexts,
  errorClass: Type.Union([words(ERROR_CLASSES), Type.Null()]),
  tags: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
});
export type ServiceEvent = Static<typeof ServiceEvent>;
