import { Type } from 'typebox';
import type { Static, TOptional, TString } from 'typebox';
import { DROP_REASONS } from './vocabulary.ts';
import { exactly, words } from './words.ts';

/** Maximum number of events in one request. */
export const BATCH_EVENTS_MAX = 500;
/** Maximum number of tags of one event. */
export const TAGS_MAX = 20;

const text128 = Type.String({ maxLength: 128 });

/**
 * Optional texts of an event: the name in requests → the name in stored events and responses. Schemas, validation, stored columns,
 * JSON and CSV follow from this table. Add new texts at the end: the columns of stored blocks have this order.
 */
export const EVENT_TEXTS = {
  error_class: 'errorClass',
  method: 'method',
  environment: 'environment',
  region: 'region',
  feature: 'feature',
  sdk_version: 'sdkVersion',
  deployment_id: 'deployment',
  runtime: 'runtime',
} as const;

/** Name of an optional text in requests. */
export type SentText = keyof typeof EVENT_TEXTS;
/** Name of an optional text in stored events and responses. */
export type EventText = (typeof EVENT_TEXTS)[SentText];

// Safe: the object has a property for each name of the table.
const optionalTexts = Object.fromEntries(
  Object.keys(EVENT_TEXTS).map((name) => [name, Type.Optional(text128)]),
) as unknown as { readonly [Name in SentText]: TOptional<TString> };

/**
 * One outbound HTTP call. `status` 0 means that there was no HTTP response. Unknown fields are ignored.
 * An event with a `service` slug and no `host` is resolved by slug.
 */
export const Event = Type.Object({
  host: Type.String({ maxLength: 2048, examples: ['api.stripe.com'] }),
  endpoint: Type.String({ maxLength: 2048, examples: ['/v1/charges/{id}'] }),
  status: Type.Integer({ examples: [200], description: '0, or 100 to 999.' }),
  latency_ms: Type.Number({ minimum: 0, examples: [83.5] }),
  ts: Type.Integer({ minimum: 0, description: 'Unix seconds at the start of the call.', examples: [1795244400] }),
  ...optionalTexts,
  service: Type.Optional(text128),
  tags: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
      maxProperties: TAGS_MAX,
      description: 'At most 20 tags. Keys have at most 64 and values at most 256 characters.',
    }),
  ),
});
/** What a sender writes. */
export type EventInput = Omit<Static<typeof Event>, 'service'>;

const numbers = Type.Union([Type.Number(), Type.Array(Type.Number(), { maxItems: BATCH_EVENTS_MAX })]);
const places = Type.Union([
  Type.Integer({ minimum: -1 }),
  Type.Array(Type.Integer({ minimum: -1 }), { maxItems: BATCH_EVENTS_MAX }),
]);
// Safe, as above.
const optionalPlaces = Object.fromEntries(
  Object.keys(EVENT_TEXTS).map((name) => [name, Type.Optional(places)]),
) as unknown as { readonly [Name in SentText]: TOptional<typeof places> };

/**
 * The events of a batch by field, in a sixth of the bytes. A field is one value for all events, or a list with one for each. Texts are places in
 * `texts`, tags are places in `tag_sets`, and -1 stands for none.
 */
export const EventColumns = Type.Object({
  count: Type.Integer({ minimum: 0, maximum: BATCH_EVENTS_MAX }),
  texts: Type.Optional(Type.Array(Type.String())),
  tag_sets: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  host: Type.Optional(places),
  service: Type.Optional(places),
  endpoint: Type.Optional(places),
  status: Type.Optional(numbers),
  latency_us: Type.Optional(numbers),
  ts: Type.Optional(numbers),
  ...optionalPlaces,
  tags: Type.Optional(places),
});

/** Body of `POST /v1/events`: exactly one of `event`, `batch` and `columns`. */
export const EventsBody = Type.Object({
  sdk_key: Type.String(),
  event: Type.Optional(Event),
  batch: Type.Optional(Type.Array(Event, { maxItems: BATCH_EVENTS_MAX })),
  columns: Type.Optional(EventColumns),
  batch_id: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
  sent_at: Type.Optional(Type.Number({ description: 'Unix seconds of the sender when it sent the request.' })),
});

/** Why one event of a batch was invalid. */
export const EventProblem = exactly({
  index: Type.Integer(),
  field: Type.String(),
  message: Type.String(),
});
export type EventProblem = Static<typeof EventProblem>;

/** `accepted + dropped` is the number of events received. An accepted event is on disk before the answer leaves. */
export const EventsAnswer = exactly({
  ok: Type.Literal(true),
  accepted: Type.Integer(),
  dropped: Type.Integer(),
  sampleRate: Type.Optional(Type.Number({ description: 'Share of calls to report from now on, 0 to 1.' })),
  flushIntervalMs: Type.Optional(Type.Integer()),
  disabled: Type.Optional(Type.Boolean({ description: 'The owner disabled the key. Stop sending.' })),
  resolvedServices: Type.Optional(Type.Array(Type.String())),
  unknownServices: Type.Optional(
    Type.Array(Type.String({ description: 'Normalized host, or the slug given in the event.' })),
  ),
  dropReasons: Type.Optional(Type.Array(words(DROP_REASONS))),
  errors: Type.Optional(Type.Array(EventProblem, { description: 'The first ten invalid events.' })),
});
export type EventsAnswer = Static<typeof EventsAnswer>;
