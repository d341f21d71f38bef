import { Type } from 'typebox';
import type { Static } from 'typebox';
import { WeighedCause } from './verdict.ts';
import { FOUND_BY, IMPACTS, INCIDENT_STATUSES, STATUSES, VERDICTS } from './vocabulary.ts';
import { NullableTimestamp, ProjectName, ServiceName, Timestamp, exactly, identifier, words } from './words.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

export const VerdictWord = words(
  VERDICTS,
  '`them`: the vendor is at fault. `us`: you are. `undecided`: calls are impaired, and the evidence does not decide yet. `not_affecting_you`: the page of the vendor reports trouble that your calls do not feel. `healthy`: calls are as usual. `cannot_say`: too few calls.',
);

/** An unresolved incident as the vendor published it. */
const OpenIncident = exactly({
  id: identifier('inc'),
  title: Type.String({ description: 'Text of the vendor.' }),
  impact: words(IMPACTS),
  status: words(INCIDENT_STATUSES),
  startedAt: Timestamp,
});

/** What the page of the vendor reports. */
export const ReportedStatus = exactly({
  status: words(STATUSES, 'As last read, at `lastCheckedAt`.'),
  lastCheckedAt: NullableTimestamp,
  statusPageUrl: NullableText,
  activeIncidents: Type.Array(OpenIncident),
});

/** The verdict on the calls of one project from one environment and region. */
export const CallsVerdict = exactly({
  project: ProjectName,
  environment: NullableText,
  region: NullableText,
  verdict: VerdictWord,
  sentence: Type.String(),
  confidence: Type.String(),
  since: NullableTimestamp,
  cause: Type.Union([WeighedCause, Type.Null()]),
  probabilities: Type.Union([exactly({ them: Type.Number(), us: Type.Number(), other: Type.Number() }), Type.Null()]),
  shareNow: Type.Union([Type.Number(), Type.Null()], { description: 'Share of bad calls in the newest minutes.' }),
  calls: Type.Union([Type.Integer(), Type.Null()], { description: 'Number of calls that the verdict is based on.' }),
  pageSays: Type.String({ description: 'What the status page says about these calls.' }),
  wouldChange: Type.Array(Type.String(), { description: 'What would change the verdict.' }),
});

const SERIES_MAX = 5;
const ERROR_LENGTH_MAX = 20_000;

const ServiceAnswer = exactly({
  service: ServiceName,
  verdict: VerdictWord,
  sentence: Type.String(),
  page: ReportedStatus,
  calls: Type.Array(CallsVerdict, { description: `Impaired calls first, at most ${SERIES_MAX}.` }),
});

/** What the question "is it us or them?" is about: a text, a host, or everything. */
export const UsOrThemQuestion = exactly({
  project: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Slug or identifier of a project. Without it: all projects of the organization.',
    }),
  ),
  error: Type.Optional(
    Type.String({ maxLength: ERROR_LENGTH_MAX, description: 'Error message, log lines or stack trace, as text.' }),
  ),
  host: Type.Optional(
    Type.String({ maxLength: 253, description: 'Host that was called.', examples: ['api.stripe.com'] }),
  ),
});
export type UsOrThemQuestion = Static<typeof UsOrThemQuestion>;

/** Whose fault it is, with the vendors that the question names and their evidence. */
export const UsOrThem = exactly({
  verdict: VerdictWord,
  sentence: Type.String({ description: 'The answer in one sentence.' }),
  vendors: Type.Array(exactly({ slug: Type.String(), by: words(FOUND_BY), text: Type.String() }), {
    description:
      'Vendors that the text or host names, and by what. A vendor that is found by its name alone may be a coincidence.',
  }),
  services: Type.Array(ServiceAnswer),
  alerts: Type.Array(
    exactly({ id: identifier('alt'), services: Type.Array(Type.String()), acknowledged: Type.Boolean() }),
    { description: 'Open alerts about these services. `acknowledge` takes their id.' },
  ),
  links: Type.Array(exactly({ title: Type.String(), url: Type.String() })),
});
export type UsOrThem = Static<typeof UsOrThem>;
