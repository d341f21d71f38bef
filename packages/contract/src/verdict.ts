import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EpisodeJudgment } from './judgment.ts';
import {
  CAUSE_WORDS,
  CHANGE_MARKER_KINDS,
  CONFIDENCES,
  DECIDER_WORDS,
  FAULT_SIDES,
  OUTCOME_WORDS,
  PAGE_WORDS,
  STATUSES,
  VERDICTS,
} from './vocabulary.ts';
import { NullableTimestamp, ProjectName, ServiceName, Timestamp, exactly, identifier, partly, words } from './words.ts';

const NullableName = Type.Union([Type.String(), Type.Null()], { description: 'Null where the events named none.' });
const Share = Type.Number({ minimum: 0, maximum: 1 });

/** What is watched of calls. */
export const SIGNAL_WORDS = [
  'failures',
  'slow',
  'rate_limited',
  'auth',
  'client_error',
  'very_slow',
  'waiting',
] as const;
export type SignalWord = (typeof SIGNAL_WORDS)[number];
const SignalWord = words(SIGNAL_WORDS);
export const SignalRates = exactly({
  failures: Share,
  slow: Share,
  rate_limited: Share,
  auth: Share,
  client_error: Share,
  very_slow: Share,
  waiting: Share,
});

/** What a cause is about, by the names that calls carry; `project` is an identifier. */
const CauseSubject = exactly({
  project: Type.Optional(Type.String()),
  environment: Type.Optional(Type.String()),
  region: Type.Optional(Type.String()),
  endpoint: Type.Optional(Type.String()),
  deployment: Type.Optional(Type.String()),
  feature: Type.Optional(Type.String()),
  account: Type.Optional(Type.String()),
  instance: Type.Optional(Type.String()),
  credential: Type.Optional(Type.String()),
});

/** Why calls may have got worse, and how likely that is. */
export const WeighedCause = exactly({
  cause: words(CAUSE_WORDS),
  kind: Type.String({
    description: 'More specific kind of the cause, for explanations.',
    examples: ['vendor_endpoint'],
  }),
  side: words(['them', 'us', 'none'] as const),
  subject: CauseSubject,
  change: Type.Union(
    [
      exactly({
        kind: words(CHANGE_MARKER_KINDS),
        at: Timestamp,
        name: Type.Union([Type.String(), Type.Null()]),
      }),
      Type.Null(),
    ],
    { description: 'The change of yours that the cause is about, if its time is known.' },
  ),
  probability: Share,
  phrase: Type.String({
    description: 'Description of the cause for people.',
    examples: ['deployment v42 of checkout'],
  }),
});

const Probabilities = exactly({ them: Share, us: Share, other: Share });

/** Evidence for whose fault it is. */
export const CausesEvidence = exactly({
  causes: Type.Array(WeighedCause, { description: 'The most probable causes, best first.' }),
  byCause: Type.Unsafe<Partial<Record<(typeof CAUSE_WORDS)[number], number>>>(
    partly(Object.fromEntries(CAUSE_WORDS.map((name) => [name, Share])), {
      description: 'Probability by cause. They add up to 1.',
    }),
  ),
  failing: exactly({
    outcomes: Type.Array(exactly({ outcome: words(OUTCOME_WORDS), share: Share }), {
      description: 'Outcomes whose share has risen above the usual.',
    }),
    endpoints: Type.Array(Type.String(), { description: 'Endpoints that fail while other endpoints do not.' }),
  }),
  calls: Type.Integer({ description: 'Number of calls in the minutes in which the fault was present.' }),
  bad: Type.Integer(),
  onMinutes: Type.Integer(),
});

export const PageEvidence = exactly({
  status: words(STATUSES),
  says: words(['operational', 'trouble', 'elsewhere', 'maintenance', 'nothing'] as const, 'Result for these calls.'),
  observedAt: NullableTimestamp,
  ageSeconds: Type.Union([Type.Number(), Type.Null()]),
  unreadable: Type.Union([Type.String(), Type.Null()], { description: 'Why the last check failed.' }),
  incidentIds: Type.Array(identifier('inc')),
});

export const CallsEvidence = exactly({
  says: words(
    ['healthy', 'impaired', 'too_few_calls', 'stopped', 'no_telemetry'] as const,
    'Result for the calls. `too_few_calls`: too few to judge, or too many of them failed to call them healthy. `stopped`: no calls arrive, although they usually do.',
  ),
  window: Type.Union([exactly({ from: Timestamp, to: Timestamp, calls: Type.Integer() }), Type.Null()]),
  rates: Type.Union([SignalRates, Type.Null()], { description: 'Shares of the calls in the window.' }),
  usualRates: Type.Union([SignalRates, Type.Null()]),
  usualFromCalls: Type.Integer({ description: 'Number of calls from which the usual rates were learned.' }),
  detectableRate: Type.Union([Share, Type.Null()], {
    description: 'Smallest share of failures that the calls of the window would have shown.',
  }),
  impairments: Type.Array(
    exactly({
      signal: SignalWord,
      onsetAt: Timestamp,
      detectedAt: Timestamp,
      calls: Type.Integer(),
      bad: Type.Integer(),
      usualRate: Share,
    }),
  ),
});

const verdictFields = {
  verdict: words(VERDICTS),
  page: words(PAGE_WORDS, "Whether the vendor's page agrees with the verdict."),
  confidence: words(CONFIDENCES),
  doubts: Type.Array(Type.String(), { description: 'Reasons why the confidence is not high.' }),
  cause: Type.Union([WeighedCause, Type.Null()], {
    description:
      'The most probable cause of the side that `verdict` names, or of the more probable side. Null while the calls are not impaired.',
  }),
  probabilities: Type.Union([Probabilities, Type.Null()], {
    description:
      'Probability that the vendor is at fault, that you are, or that neither alone is. Null while the calls are not impaired.',
  }),
  isRecovering: Type.Boolean({
    description:
      'The newest calls look as usual again, but not for long enough, or too few of them, to end the impairment.',
  }),
  shareNow: Type.Union([Share, Type.Null()], { description: 'Share of bad calls in the newest minutes.' }),
  wouldDecide: Type.Array(words(DECIDER_WORDS), {
    description: 'While the verdict is `undecided`: missing evidence that would decide, most useful first.',
  }),
  since: NullableTimestamp,
  sentence: Type.String({ description: 'Summary in one sentence, to paste into a chat.' }),
};

/** Reported status and measured health of one service for one project, environment and region. */
export const SeriesVerdict = exactly({
  project: ProjectName,
  environment: NullableName,
  region: NullableName,
  ...verdictFields,
  wouldChange: Type.Array(Type.String()),
  evidence: exactly({
    page: PageEvidence,
    calls: CallsEvidence,
    causes: Type.Union([CausesEvidence, Type.Null()]),
    recoveredAt: NullableTimestamp,
  }),
});
export type SeriesVerdict = Static<typeof SeriesVerdict>;

/** How many series or services have each verdict. */
export const VerdictCounts = exactly({
  healthy: Type.Integer(),
  them: Type.Integer(),
  us: Type.Integer(),
  undecided: Type.Integer(),
  not_affecting_you: Type.Integer(),
  cannot_say: Type.Integer(),
});

const rollupFields = { verdict: words(VERDICTS), since: NullableTimestamp, counts: VerdictCounts };

/** Verdicts of one service: the whole, and each series. */
export const ServiceVerdicts = exactly({
  service: ServiceName,
  ...rollupFields,
  sentence: Type.String({ description: 'Sentence of the series that determines the verdict of the service.' }),
  series: Type.Array(SeriesVerdict),
});
export type ServiceVerdicts = Static<typeof ServiceVerdicts>;

/** Verdicts of an organization: the whole, and each service in one line. */
export const OrganizationVerdicts = exactly({
  ...rollupFields,
  services: Type.Array(
    exactly({
      service: ServiceName,
      ...rollupFields,
      sentence: Type.String(),
      quiet: Type.Boolean({
        description:
          'True for a page of a vendor with several pages that no called host leads to. It is not part of the whole.',
      }),
    }),
  ),
});
export type OrganizationVerdicts = Static<typeof OrganizationVerdicts>;

/** Whether it is safe to deploy. */
export const DeployGate = exactly({
  safe: Type.Boolean(),
  services: Type.Array(
    exactly({
      service: ServiceName,
      currentStatus: words(STATUSES, '`unknown` also if no recent check has confirmed the status.'),
      verdict: words(VERDICTS),
      safe: Type.Boolean(),
      reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it is not safe.' }),
    }),
  ),
});
export type DeployGate = Static<typeof DeployGate>;

/** Advice for a program that is about to call a host. */
export const HostHealth = exactly({
  host: Type.String(),
  service: Type.Union([Type.String(), Type.Null()], {
    description: 'Slug of the vendor. Null if the host belongs to no known vendor.',
  }),
  impaired: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Whether calls are impaired. Null if it is unknown.',
  }),
  verdict: words(VERDICTS),
  confidence: words(CONFIDENCES),
  since: NullableTimestamp,
  depth: Type.Union([Share, Type.Null()], { description: 'Share of bad calls now. Null while not impaired.' }),
  probabilities: Type.Union([Probabilities, Type.Null()], {
    description: 'Probability of each side being at fault. Null while not impaired.',
  }),
  isRecovering: Type.Boolean(),
  trialCallsPerMinute: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Number of calls per minute that an open circuit breaker should let through, so that recovery can be detected. Null while not impaired.',
  }),
  askAgainSeconds: Type.Integer(),
});
export type HostHealth = Static<typeof HostHealth>;

const LedgerCause = exactly({
  cause: words(CAUSE_WORDS),
  kind: Type.String({ description: 'More specific kind of the cause.', examples: ['vendor_endpoint'] }),
  side: words(['them', 'us', 'none'] as const),
  subject: CauseSubject,
  probability: Share,
});
const Episode = exactly({
  id: identifier('imp'),
  project: ProjectName,
  environment: NullableName,
  region: NullableName,
  onsetAt: Timestamp,
  detectedAt: Timestamp,
  endedAt: NullableTimestamp,
  signals: Type.Array(SignalWord),
  calls: Type.Integer(),
  depth: Share,
  callsLost: Type.Integer({
    description:
      'Number of calls that failed, or that the vendor refused (`auth`), rate limited or rejected (`client_error`), beyond what is usual. Slow and waiting calls do not count.',
  }),
  fault: words(FAULT_SIDES, 'Side at fault according to the evidence. Does not change after the end.'),
  probabilities: Type.Union([Probabilities, Type.Null()], {
    description: 'Probability of each side at the time of `fault`. Null if no causes were computed.',
  }),
  cause: Type.Union([LedgerCause, Type.Null()], { description: 'The most probable cause at the time of `fault`.' }),
  judgment: Type.Union([EpisodeJudgment, Type.Null()], {
    description: 'What a person said of this answer. Null in documents for the vendor.',
  }),
});
const LEDGER_KINDS = [
  'both',
  'our_own',
  'undecided',
  'not_posted_yet',
  'never_posted',
  'never_felt',
  'cannot_say',
] as const;
const Revision = exactly({
  at: Timestamp,
  from: Type.Union([words(LEDGER_KINDS), Type.Null()], {
    description: 'Previous value. Null if the ledger did not contain the episode.',
  }),
  to: words(LEDGER_KINDS),
  reason: words(
    ['posted_afterwards', 'judged', 'found_late'] as const,
    '`posted_afterwards`: the vendor posted the incident after the end. `judged`: a person said what the cause was. `found_late`: calls that arrived late showed the episode, or other times of it.',
  ),
  previous: Type.Union([exactly({ onsetAt: Timestamp, endedAt: NullableTimestamp }), Type.Null()], {
    description: 'Previous times of the episode, if they changed.',
  }),
});
const LedgerIncident = exactly({
  id: identifier('inc'),
  title: Type.String(),
  startedAt: Timestamp,
  postedAt: Timestamp,
  resolvedAt: NullableTimestamp,
});
const Seconds = Type.Union([Type.Number(), Type.Null()]);

/** One line of a ledger: an episode of ours, an incident of theirs, or both. */
export const LedgerEntry = exactly({
  kind: words(
    LEDGER_KINDS,
    '`our_own`: the fault was your own, regardless of what the vendor posted. `undecided`: the verdict named no side and the vendor posted nothing, or a person said that the verdict was wrong and named no cause.',
  ),
  episode: Type.Union([Episode, Type.Null()]),
  incident: Type.Union([LedgerIncident, Type.Null()]),
  leadSeconds: Type.Union([Type.Number(), Type.Null()], {
    description:
      'Seconds from the detection of the impairment to the post of the vendor. Negative if the vendor posted first.',
  }),
  lagSeconds: Type.Union([Type.Number(), Type.Null()], {
    description: 'Seconds from the onset of the impairment to the post of the vendor.',
  }),
  claimedStartLagSeconds: Type.Union([Type.Number(), Type.Null()], {
    description: 'Seconds from the onset of the impairment to the start that the vendor claims.',
  }),
  resolveLagSeconds: Type.Union([Type.Number(), Type.Null()], {
    description: 'Seconds from the end of the impairment to the end of the incident according to the vendor.',
  }),
  revisions: Type.Array(Revision, { description: 'Changes of this entry since the end of the episode.' }),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

/** Our calls and the vendor's word over a stretch of time. */
export const Ledger = exactly({
  service: ServiceName,
  from: Timestamp,
  to: Timestamp,
  summary: exactly({
    both: Type.Integer({ description: 'Number of incidents that affected your calls, each counted once.' }),
    neverPosted: Type.Integer(),
    neverFelt: Type.Integer(),
    ourOwn: Type.Integer({
      description: 'Number of episodes whose fault was your own. No other number includes them.',
    }),
    undecided: Type.Integer({
      description:
        'Number of episodes for which the verdict named no side and the vendor posted nothing. No other number includes them.',
    }),
    medianLeadSeconds: Seconds,
    medianLagSeconds: Seconds,
    callsLost: Type.Integer({
      description: 'Sum over the episodes, without those that are `our_own` or `undecided`.',
    }),
    impairedSeconds: Type.Number({ description: 'Time in which at least one series was impaired, counted once.' }),
  }),
  entries: Type.Array(LedgerEntry),
});
export type Ledger = Static<typeof Ledger>;
