import {
  IMPACTS,
  INCIDENT_STATUSES,
  NullableTimestamp,
  ProjectName,
  STATUSES,
  ServiceName,
  Timestamp,
  VERDICTS,
  WeighedCause,
  exactly,
  identifier,
  words,
} from '@upriver/contract';
import { Type } from 'typebox';

export const NullableText = Type.Union([Type.String(), Type.Null()]);
export const VerdictWord = words(
  VERDICTS,
  '`them`: the vendor is at fault. `us`: you are. `undecided`: calls are impaired, and the evidence does not decide yet. `not_affecting_you`: the page of the vendor reports trouble that your calls do not feel. `healthy`: calls are as usual. `cannot_say`: too few calls.',
);
export const ServiceParameter = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Slug or identifier of a service, for example stripe. `search_catalog` finds it.',
});
export const ProjectParameter = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Slug or identifier of a project. Without it: all projects of the organization.',
});

/** An unresolved incident as the vendor published it. */
export const OpenIncident = exactly({
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

export { ServiceName };
