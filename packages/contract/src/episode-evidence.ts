import { Type } from 'typebox';
import type { Static } from 'typebox';
import { LedgerEntry } from './verdict.ts';
import { ERROR_CLASSES, INCIDENT_STATUSES, STATUSES } from './vocabulary.ts';
import { NullableTimestamp, ServiceName, Timestamp, exactly, words } from './words.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A call that failed or was slow. It has no names of projects, deployments or features, and no tags but the vendor's identifier of the request. */
const SampleCall = exactly({
  at: Timestamp,
  method: NullableText,
  host: NullableText,
  endpoint: Type.String({ description: 'Path template, without query and ids.' }),
  status: Type.Integer({ description: 'HTTP status. 0 means no response.' }),
  errorClass: Type.Union([words(ERROR_CLASSES), Type.Null()], {
    description: 'Null for a slow call that did not fail.',
  }),
  latencyMs: Type.Number(),
  requestId: Type.Union([Type.String(), Type.Null()], {
    description: 'The tag `request_id` or `vendor_request_id` of the call.',
  }),
});

/** An update of an incident, as the page worded it. */
const PageWording = exactly({ at: Timestamp, status: words(INCIDENT_STATUSES), text: Type.String() });

/** One series that felt the same outage. */
const FeltEpisode = exactly({
  id: Type.String({ description: 'Identifier of its episode.' }),
  project: Type.String({ description: 'Name of the project.' }),
  environment: NullableText,
  region: NullableText,
  onsetAt: Timestamp,
  endedAt: NullableTimestamp,
  calls: Type.Integer(),
  callsLost: Type.Integer(),
});

/** What the page showed of itself or of a component from a moment on. */
const PageStatus = exactly({
  at: Timestamp,
  component: Type.Union([Type.String(), Type.Null()], { description: 'Null for the page as a whole.' }),
  status: words(STATUSES),
});

const CountsByEndpoint = Type.Array(exactly({ name: Type.String(), calls: Type.Integer() }));
const Samples = Type.Array(SampleCall, { description: 'Some of them, spread over the episode, oldest first.' });

/** What a vendor must answer: one episode, in numbers, calls and the words of the page. */
export const EpisodeEvidence = exactly({
  service: ServiceName,
  createdAt: Timestamp,
  entry: LedgerEntry,
  failures: exactly({
    calls: Type.Integer({ description: 'Failed calls that were read, the newest first where there are more.' }),
    isComplete: Type.Boolean({
      description:
        'False if the episode has more, if blocks of them are damaged, or if it began before the events that are kept.',
    }),
    endpoints: CountsByEndpoint,
    errorClasses: Type.Array(exactly({ name: words(ERROR_CLASSES), calls: Type.Integer() })),
    samples: Samples,
  }),
  slow: Type.Union(
    [
      exactly({
        limitMs: Type.Number({
          description: 'Calls that took longer are slow: the limit that was learned for these calls.',
        }),
        calls: Type.Integer({ description: 'Slow calls that did not fail, among the newest calls that were read.' }),
        isComplete: Type.Boolean({ description: 'False if not all calls of the episode could be read.' }),
        endpoints: CountsByEndpoint,
        samples: Samples,
      }),
      Type.Null(),
    ],
    { description: 'Null if slow calls are no part of the episode.' },
  ),
  outage: exactly({
    impairedSeconds: Type.Number({
      description: 'Time in which at least one of these series was impaired, counted once.',
    }),
    callsLost: Type.Integer({ description: 'Sum over these series.' }),
    series: Type.Array(FeltEpisode, {
      description:
        'Series that felt the same outage, oldest first, this one among them: those that the same incident is set beside, or, without an incident, those of the same kind at the same time. At most 100; the sums are of all.',
    }),
  }),
  pageStatuses: Type.Array(PageStatus, {
    description:
      'What the page showed from the onset until two hours after the end, by when the server read it, oldest first: of the page as a whole, and of the components that showed a problem. At most 100.',
  }),
  pageWording: Type.Array(PageWording, { description: 'What the page said of the incident, oldest first.' }),
});
export type EpisodeEvidence = Static<typeof EpisodeEvidence>;
