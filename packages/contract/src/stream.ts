import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  CHANGE_MARKER_KINDS,
  CHANGE_MARKER_SOURCES,
  CAUSE_WORDS,
  PAGE_WORDS,
  IMPACTS,
  INCIDENT_CHANGES,
  INCIDENT_KINDS,
  INCIDENT_STATUSES,
  STATUSES,
  VERDICTS,
} from './vocabulary.ts';
import { StatusOverride } from './service.ts';
import { SIGNAL_WORDS } from './verdict.ts';
import { NullableTimestamp, ServiceName, Timestamp, exactly, identifier, words } from './words.ts';

const changeFields = {
  at: Timestamp,
  service: ServiceName,
};
const NullableName = Type.Union([Type.String(), Type.Null()], { description: 'Null if the events contain none.' });

/** `data` of an event `status`: the reported status changed. */
export const StatusEvent = exactly({ ...changeFields, from: words(STATUSES), to: words(STATUSES) });
export type StatusEvent = Static<typeof StatusEvent>;

/** `data` of an event `incident`. */
export const IncidentEvent = exactly({
  ...changeFields,
  change: words(INCIDENT_CHANGES),
  incident: exactly({
    id: identifier('inc'),
    kind: words(INCIDENT_KINDS),
    title: Type.String(),
    impact: words(IMPACTS),
    status: words(INCIDENT_STATUSES),
  }),
});
export type IncidentEvent = Static<typeof IncidentEvent>;

/** `data` of an event `verdict`: the two sides of one project's calls compare differently than before. */
export const VerdictEvent = exactly({
  ...changeFields,
  projectId: identifier('proj'),
  environment: NullableName,
  region: NullableName,
  from: Type.Union([words(VERDICTS), Type.Null()], { description: 'Previous verdict. Null for the first.' }),
  to: words(VERDICTS, 'The same as `from` if only the cause, its probability, the page or the recovery changed.'),
  page: words(PAGE_WORDS),
  cause: Type.Union([words(CAUSE_WORDS), Type.Null()], { description: 'The most probable cause.' }),
  probability: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
    description:
      'Probability of the side that the verdict names. While it is `undecided`, the probability of the likelier side.',
  }),
  isRecovering: Type.Boolean(),
  sentence: Type.String({ description: 'Summary in one sentence, to paste into a chat.' }),
});
export type VerdictEvent = Static<typeof VerdictEvent>;

/** `data` of an event `ledger`: calls that arrived late showed an impairment of the past, or other times of one. */
export const LedgerEvent = exactly({
  ...changeFields,
  projectId: identifier('proj'),
  environment: NullableName,
  region: NullableName,
  impairmentId: identifier('imp'),
  signal: words(SIGNAL_WORDS),
  onsetAt: Timestamp,
  endedAt: NullableTimestamp,
  previous: Type.Union([exactly({ onsetAt: Timestamp, endedAt: NullableTimestamp }), Type.Null()], {
    description: 'Previous times. Null if the ledger did not contain the impairment.',
  }),
  sentence: Type.String({ description: 'Summary in one sentence, to paste into a chat.' }),
});
export type LedgerEvent = Static<typeof LedgerEvent>;

/** `data` of an event `override`: somebody set a status by hand, or it ended. */
export const OverrideEvent = exactly({
  ...changeFields,
  override: Type.Union([StatusOverride, Type.Null()], { description: 'Null: it ended.' }),
});
export type OverrideEvent = Static<typeof OverrideEvent>;

/** `data` of an event `change`: a change of ours was reported. */
export const MarkerEvent = exactly({
  at: Type.String({ description: 'When it took effect, ISO 8601.' }),
  id: identifier('chg'),
  projectId: Type.Union([identifier('proj'), Type.Null()], { description: 'Null for all projects.' }),
  kind: words(CHANGE_MARKER_KINDS),
  name: Type.Union([Type.String(), Type.Null()]),
  environment: Type.Union([Type.String(), Type.Null()]),
  description: Type.Union([Type.String(), Type.Null()]),
  source: words(CHANGE_MARKER_SOURCES),
});
export type MarkerEvent = Static<typeof MarkerEvent>;

/** `data` of an event `reset`: changes may be missing, so the client should read the current state again. */
export const ResetEvent = exactly({ reason: Type.String() });
export type ResetEvent = Static<typeof ResetEvent>;
