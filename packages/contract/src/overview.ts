import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Maintenance } from './incident.ts';
import { SeriesVerdict, VerdictCounts } from './verdict.ts';
import { STATUSES, VERDICTS } from './vocabulary.ts';
import { NullableTimestamp, ServiceName, Timestamp, exactly, words } from './words.ts';

/** The shortest form of a service: what it is, and why that is known. */
const OverviewService = exactly({
  service: ServiceName,
  verdict: words(VERDICTS),
  since: NullableTimestamp,
  sentence: Type.String({ description: 'Summary in one sentence, to paste into a chat.' }),
  statusPageUrl: Type.Union([Type.String(), Type.Null()]),
  page: exactly({
    status: words(STATUSES, 'Reported status; `unknown` if no recent check has confirmed it.'),
    readAt: NullableTimestamp,
    unreadable: Type.Union([Type.String(), Type.Null()], { description: 'Why the last check failed.' }),
  }),
  evidence: exactly(
    { page: Type.Boolean(), calls: Type.Boolean(), packages: Type.Boolean() },
    {
      description: 'What the verdict can rest on: a page that is read, calls that arrive, packages that are declared.',
    },
  ),
  callsPerMinute: Type.Union([Type.Number(), Type.Null()], { description: 'Null without recent calls.' }),
  projects: Type.Array(Type.String(), { description: 'Slugs of the projects that use it.' }),
  quiet: Type.Boolean({
    description: 'True for a page of a vendor with several pages that no called host leads to.',
  }),
});

const Steps = (description: string) => Type.Array(Type.Union([Type.Number(), Type.Null()]), { description });

/** The last hour of a service, minute by minute. */
const OverviewLanes = exactly({
  from: Timestamp,
  stepSeconds: Type.Integer(),
  said: Type.Array(exactly({ at: Timestamp, status: words(STATUSES) }), {
    description:
      'Reported status: at the start if it is known, and each change. Ends with `unknown` if no check confirmed it lately.',
  }),
  requests: Type.Array(Type.Integer(), { description: 'Number of calls in each step, oldest first.' }),
  errorRate: Steps('Share of failures in each step. Null without calls.'),
  refusedRate: Steps(
    'Share of calls in each step that were refused or limited (`rate_limited`, `auth`, `client_error`), which are no failures. Null without calls.',
  ),
  p95Ms: Steps('95th percentile of the latency in each step. Null without calls.'),
  deployments: Type.Array(Timestamp, { description: 'When projects that use it were deployed.' }),
});

/** A service that needs attention: its series, worst first, and its last hour. */
const OverviewTrouble = exactly({
  service: ServiceName,
  series: Type.Array(SeriesVerdict),
  lanes: OverviewLanes,
});

/** `GET /api/v1/overview`: everything that the first look at an organization needs. */
export const Overview = exactly({
  at: Type.String({ ...Timestamp, description: 'Time of this answer.' }),
  verdict: words(VERDICTS),
  counts: VerdictCounts,
  pagesReadAt: Type.Union([Timestamp, Type.Null()], {
    description: 'Time of the newest check that could read a page.',
  }),
  callsAt: Type.Union([Timestamp, Type.Null()], { description: 'Time of the newest call of the last day.' }),
  projects: Type.Array(
    exactly({
      id: Type.String(),
      name: Type.String(),
      slug: Type.String(),
      verdict: words(VERDICTS),
      verdicts: Type.Array(words(VERDICTS), {
        description: 'Every verdict on its impaired calls, worst first; `verdict` alone if none is impaired.',
      }),
    }),
  ),
  environments: Type.Array(Type.String(), { description: 'Environments that calls of the last day came from.' }),
  regions: Type.Array(Type.String()),
  services: Type.Array(OverviewService, { description: 'Every service in use, by name.' }),
  trouble: Type.Array(OverviewTrouble, { description: 'Services that need attention, worst first; at most 50.' }),
  maintenances: Type.Array(Maintenance, {
    description: 'Planned work that runs or begins within 7 days, soonest first.',
  }),
  setup: exactly(
    { project: Type.Boolean(), manifest: Type.Boolean(), events: Type.Boolean(), channel: Type.Boolean() },
    { description: 'Steps of the first set-up that are done.' },
  ),
});
export type Overview = Static<typeof Overview>;
