import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  CAUSE_WORDS,
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
export const SIGNAL_WORDS = ['failures', 'slow', 'rate_limited', 'auth', 'client_error', 'very_slow'] as const;
const SignalWord = words(SIGNAL_WORDS);
export const SignalRates = exactly({
  failures: Share,
  slow: Share,
  rate_limited: Share,
  auth: Share,
  client_error: Share,
  very_slow: Share,
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
  kind: Type.String({ description: 'Finer than the cause, for explanations.', examples: ['vendor_endpoint'] }),
  side: words(['them', 'us', 'none'] as const),
  subject: CauseSubject,
  probability: Share,
  phrase: Type.String({ description: 'The cause for a person.', examples: ['deployment v42 of checkout'] }),
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
      description: 'How calls fail beyond what is usual.',
    }),
    endpoints: Type.Array(Type.String(), { description: 'Endpoints that fail while others are fine.' }),
  }),
  calls: Type.Integer({ description: 'Calls in the minutes in which the fault was on.' }),
  bad: Type.Integer(),
  onMinutes: Type.Integer(),
});

export const PageEvidence = exactly({
  status: words(STATUSES),
  says: words(
    ['operational', 'trouble', 'elsewhere', 'maintenance', 'nothing'] as const,
    'What it amounts to for these calls.',
  ),
  observedAt: NullableTimestamp,
  ageSeconds: Type.Union([Type.Number(), Type.Null()]),
  unreadable: Type.Union([Type.String(), Type.Null()], { description: 'Why the last check failed.' }),
  incidentIds: Type.Array(identifier('inc')),
});

export const CallsEvidence = exactly({
  says: words(
    ['healthy', 'impaired', 'too_few_calls', 'stopped', 'no_telemetry'] as const,
    '`stopped`: no call comes, where some were usual.',
  ),
  window: Type.Union([exactly({ from: Timestamp, to: Timestamp, calls: Type.Integer() }), Type.Null()]),
  rates: Type.Union([SignalRates, Type.Null()], { description: 'Shares of the calls in the window.' }),
  usualRates: Type.Union([SignalRates, Type.Null()]),
  usualFromCalls: Type.Integer({ description: 'Calls from which it is known what is usual.' }),
  detectableRate: Type.Union([Share, Type.Null()], {
    description: 'Least share of failures that the window would have shown.',
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
  page: words(PAGE_WORDS, "What the vendor's page says to it."),
  confidence: words(CONFIDENCES),
  doubts: Type.Array(Type.String(), { description: 'What keeps the confidence from being high.' }),
  cause: Type.Union([WeighedCause, Type.Null()], {
    description: 'The most probable cause. Null while the calls are not impaired.',
  }),
  probabilities: Type.Union([Probabilities, Type.Null()], {
    description:
      'How likely it is that the fault is theirs, ours or neither alone. Null while the calls are not impaired.',
  }),
  isRecovering: Type.Boolean({ description: 'The newest calls look well again, which is not yet beyond chance.' }),
  shareNow: Type.Union([Share, Type.Null()], { description: 'Share of bad calls in the newest minutes.' }),
  wouldDecide: Type.Array(words(DECIDER_WORDS), {
    description: 'While it is undecided: evidence that is missing and would decide, best first.',
  }),
  since: NullableTimestamp,
  sentence: Type.String({ description: 'One plain sentence to paste into a chat.' }),
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
  sentence: Type.String({ description: 'Of the series that decides the whole.' }),
  series: Type.Array(SeriesVerdict),
});
export type ServiceVerdicts = Static<typeof ServiceVerdicts>;

/** Verdicts of an organization: the whole, and each service in one line. */
export const OrganizationVerdicts = exactly({
  ...rollupFields,
  services: Type.Array(exactly({ service: ServiceName, ...rollupFields, sentence: Type.String() })),
});
export type OrganizationVerdicts = Static<typeof OrganizationVerdicts>;

/** Whether it is safe to deploy. */
export const DeployGate = exactly({
  safe: Type.Boolean(),
  services: Type.Array(
    exactly({
      service: ServiceName,
      currentStatus: words(STATUSES, '`unknown` also where no check has confirmed the status lately.'),
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
    description: 'Slug; null for a host that no vendor is known for.',
  }),
  impaired: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null when nobody can say.' }),
  verdict: words(VERDICTS),
  confidence: words(CONFIDENCES),
  since: NullableTimestamp,
  depth: Type.Union([Share, Type.Null()], { description: 'Share of bad calls now. Null while not impaired.' }),
  probabilities: Type.Union([Probabilities, Type.Null()], {
    description: 'Whose fault it is. Null while not impaired.',
  }),
  isRecovering: Type.Boolean(),
  trialCallsPerMinute: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Calls that a breaker that is open should let through each minute, so that recovery can be seen. Null while not impaired.',
  }),
  askAgainSeconds: Type.Integer(),
});
export type HostHealth = Static<typeof HostHealth>;

const LedgerCause = exactly({
  cause: words(CAUSE_WORDS),
  kind: Type.String({ description: 'Finer than the cause.', examples: ['vendor_endpoint'] }),
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
  callsLost: Type.Integer({ description: 'Failed calls beyond what is usual.' }),
  fault: words(FAULT_SIDES, 'Whose fault it was, as far as the evidence went. Does not change after the end.'),
  probabilities: Type.Union([Probabilities, Type.Null()], {
    description: 'How likely each side was when `fault` was said. Null if causes were never weighed.',
  }),
  cause: Type.Union([LedgerCause, Type.Null()], { description: 'The most probable cause at that time.' }),
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
  from: words(LEDGER_KINDS, 'What the line said until then.'),
  to: words(LEDGER_KINDS),
  reason: words(['posted_afterwards'] as const, '`posted_afterwards`: the vendor posted the incident after the end.'),
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
    '`our_own`: the fault of the project itself, whatever the vendor posted. `undecided`: no side was named and the vendor posted nothing, so nobody is accused.',
  ),
  episode: Type.Union([Episode, Type.Null()]),
  incident: Type.Union([LedgerIncident, Type.Null()]),
  leadSeconds: Type.Union([Type.Number(), Type.Null()], {
    description: "From our detection to the vendor's post; negative when they were first.",
  }),
  lagSeconds: Type.Union([Type.Number(), Type.Null()], {
    description: "From the onset in our calls to the vendor's post.",
  }),
  claimedStartLagSeconds: Type.Union([Type.Number(), Type.Null()], {
    description: 'From the onset in our calls to the start that the vendor claims.',
  }),
  resolveLagSeconds: Type.Union([Type.Number(), Type.Null()], {
    description: 'From our recovery to their "resolved".',
  }),
  revisions: Type.Array(Revision, { description: 'What has changed on this line since the end of the episode.' }),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

/** Our calls and the vendor's word over a stretch of time. */
export const Ledger = exactly({
  service: ServiceName,
  from: Timestamp,
  to: Timestamp,
  summary: exactly({
    both: Type.Integer({ description: 'Incidents that were felt, each once.' }),
    neverPosted: Type.Integer(),
    neverFelt: Type.Integer(),
    ourOwn: Type.Integer({ description: 'Episodes of our own fault; they are in none of the other numbers.' }),
    undecided: Type.Integer({
      description: 'Episodes of which no side was named and nothing was posted; they are in none of the other numbers.',
    }),
    medianLeadSeconds: Seconds,
    medianLagSeconds: Seconds,
    callsLost: Type.Integer(),
    impairedSeconds: Type.Number({ description: 'Time in which at least one series was impaired, counted once.' }),
  }),
  entries: Type.Array(LedgerEntry),
});
export type Ledger = Static<typeof Ledger>;
