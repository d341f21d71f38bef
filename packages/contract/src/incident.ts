import { Type } from 'typebox';
import type { Static } from 'typebox';
import { IMPACTS, INCIDENT_STATUSES } from './vocabulary.ts';
import { NullableTimestamp, ServiceName, Timestamp, exactly, identifier, words } from './words.ts';

const incidentFields = {
  id: identifier('inc'),
  title: Type.String(),
  impact: words(IMPACTS),
  status: words(INCIDENT_STATUSES),
  startedAt: Timestamp,
  service: ServiceName,
};

export const Incident = exactly(incidentFields);
export type Incident = Static<typeof Incident>;

/** An update that the vendor published. */
export const IncidentUpdate = exactly({
  id: identifier('upd'),
  status: words(INCIDENT_STATUSES),
  body: Type.String(),
  createdAt: Timestamp,
});

export const IncidentDetail = exactly({
  ...incidentFields,
  resolvedAt: Type.Union([Timestamp, Type.Null()], { description: 'Null while unresolved.' }),
  statusPageUrl: Type.Union([Type.String(), Type.Null()], { description: "The vendor's page for this incident." }),
  updates: Type.Array(IncidentUpdate, { description: 'Oldest first.' }),
});
export type IncidentDetail = Static<typeof IncidentDetail>;

/** What became of an update: what it said before, and whether the page still shows it. */
export const RevisedIncidentUpdate = exactly({
  id: identifier('upd'),
  status: words(INCIDENT_STATUSES),
  body: Type.String(),
  createdAt: Type.String({ ...Timestamp, description: 'As the vendor says.' }),
  firstSeenAt: Type.String({ ...Timestamp, description: 'Time of the first check that found it.' }),
  goneAt: Type.Union([Timestamp, Type.Null()], {
    description: 'Time of the first check that did not find it any more. Null while the page shows it.',
  }),
  revisions: Type.Array(
    exactly({
      status: words(INCIDENT_STATUSES),
      body: Type.String(),
      createdAt: Timestamp,
      replacedAt: Type.String({ ...Timestamp, description: 'Time of the first check that found another text.' }),
    }),
    { description: 'What it said before the vendor changed it, oldest first: the first text and at most 9 others.' },
  ),
});
export type RevisedIncidentUpdate = Static<typeof RevisedIncidentUpdate>;

/** A planned maintenance of a linked service. */
export const Maintenance = exactly({
  ...incidentFields,
  scheduledFor: NullableTimestamp,
  scheduledUntil: NullableTimestamp,
  resolvedAt: NullableTimestamp,
});
export type Maintenance = Static<typeof Maintenance>;
