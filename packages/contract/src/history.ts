import { Type } from 'typebox';
import type { Static } from 'typebox';
import { IncidentUpdate } from './incident.ts';
import { IMPACTS, INCIDENT_STATUSES, STATUSES } from './vocabulary.ts';
import type { Status } from './vocabulary.ts';
import { NullableTimestamp, Timestamp, exactly, identifier, words } from './words.ts';

/** How time by status is known: from our own looks at the page. */
export const UPTIME_BASES = ['observed'] as const;

/** How the end of an incident is known: the page said so, or stopped listing it. */
export const ENDINGS = ['page', 'absence'] as const;

const NullableText = Type.Union([Type.String(), Type.Null()]);

export const SecondsByStatus = Type.Unsafe<Readonly<Record<Status, number>>>(
  exactly(Object.fromEntries(STATUSES.map((status) => [status, Type.Number({ minimum: 0 })])), {
    description: 'Seconds in each status. `unknown` is the time without a word: nobody looked, or looks failed.',
  }),
);

const uptimeFields = {
  seconds: SecondsByStatus,
  availableShare: Type.Union([Type.Number(), Type.Null()], {
    description:
      'Share of the known time, maintenance apart, without an outage: operational and degraded. Null where nothing is known.',
  }),
  knownShare: Type.Number({ description: 'Share of the time in which the page had a word that counted.' }),
  basis: words(UPTIME_BASES, 'How it is known: `observed` from our looks at the page.'),
};

/** Time by status, and how it is known. */
export const Uptime = exactly(uptimeFields);
export type Uptime = Static<typeof Uptime>;

export const DayUptime = exactly({
  day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'UTC.', examples: ['2026-11-21'] }),
  ...uptimeFields,
});
export type DayUptime = Static<typeof DayUptime>;

export const StatusChange = exactly({ at: Timestamp, from: words(STATUSES), to: words(STATUSES) });
export type StatusChange = Static<typeof StatusChange>;

const pastIncidentFields = {
  id: identifier('inc'),
  title: Type.String(),
  impact: words(IMPACTS),
  status: words(INCIDENT_STATUSES),
  startedAt: Type.Union([Timestamp], { description: 'As the vendor says, who may date it back.' }),
  firstSeenAt: Type.Union([Timestamp], { description: 'When it was first seen on the page.' }),
  resolvedAt: NullableTimestamp,
  endKnownBy: Type.Union([words(ENDINGS), Type.Null()], {
    description: 'Whether the page said that it is over, or stopped listing it. Null while it is not.',
  }),
  url: NullableText,
};

export const PastIncident = exactly(pastIncidentFields);
export type PastIncident = Static<typeof PastIncident>;

const windowFields = { scheduledFor: NullableTimestamp, scheduledUntil: NullableTimestamp };

export const PastMaintenance = exactly({ ...pastIncidentFields, ...windowFields });
export type PastMaintenance = Static<typeof PastMaintenance>;

export const Postmortem = exactly({
  incidentId: identifier('inc'),
  title: Type.String(),
  createdAt: Timestamp,
  body: Type.String(),
});
export type Postmortem = Static<typeof Postmortem>;

/** What was recorded about a service between two moments. */
export const ServiceHistory = exactly({
  from: Timestamp,
  to: Timestamp,
  componentId: Type.Union([identifier('comp'), Type.Null()], {
    description: 'The component that it is about; null for the service as a whole.',
  }),
  statusChanges: Type.Array(StatusChange, { description: 'Newest first.' }),
  incidents: Type.Array(PastIncident, { description: 'Those that were open at any time of it, newest first.' }),
  maintenances: Type.Array(PastMaintenance, { description: 'Apart from incidents; newest first.' }),
  postmortems: Type.Array(Postmortem, { description: 'What the vendor wrote afterwards about these incidents.' }),
  uptime: Type.Array(DayUptime, { description: 'Each day (UTC) of it, oldest first; today so far.' }),
  cut: Type.Array(words(['statusChanges', 'incidents', 'maintenances', 'postmortems'] as const), {
    description: 'Lists that had more entries than `limit`; an earlier `to` answers the others.',
  }),
});
export type ServiceHistory = Static<typeof ServiceHistory>;

export const ComponentAtMoment = exactly({
  id: identifier('comp'),
  name: Type.String(),
  group: NullableText,
  region: NullableText,
  status: words(STATUSES, 'The last that the page said of it.'),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  isListed: Type.Boolean({ description: 'Whether the page listed it at that moment.' }),
});
export type ComponentAtMoment = Static<typeof ComponentAtMoment>;

const incidentAtMomentFields = {
  id: identifier('inc'),
  title: Type.String(),
  impact: words(IMPACTS),
  status: words(INCIDENT_STATUSES),
  startedAt: Timestamp,
  firstSeenAt: Timestamp,
  resolvedAt: NullableTimestamp,
  isListed: Type.Boolean({ description: 'Whether the page showed it at that moment.' }),
  url: NullableText,
  componentIds: Type.Array(identifier('comp')),
  updates: Type.Array(IncidentUpdate, { description: 'As the page showed them then, oldest first.' }),
};

export const IncidentAtMoment = exactly(incidentAtMomentFields);
export type IncidentAtMoment = Static<typeof IncidentAtMoment>;

export const MaintenanceAtMoment = exactly({ ...incidentAtMomentFields, ...windowFields });
export type MaintenanceAtMoment = Static<typeof MaintenanceAtMoment>;

/** What a page was known to say at one moment. */
export const ServiceMoment = exactly({
  at: Timestamp,
  isObserved: Type.Boolean({ description: 'False before the first observation; then all else is empty or unknown.' }),
  firstObservedAt: NullableTimestamp,
  status: words(STATUSES, 'The last that the page said until then, however old.'),
  rawStatus: NullableText,
  statusSince: NullableTimestamp,
  observedAt: Type.Union([Timestamp, Type.Null()], { description: 'The last look until then that found the word.' }),
  ageMs: Type.Union([Type.Integer(), Type.Null()], { description: 'How old the word was at that moment.' }),
  isStale: Type.Boolean({ description: 'The word was too old to count at that moment, or there was none.' }),
  components: Type.Array(ComponentAtMoment),
  incidents: Type.Array(IncidentAtMoment, { description: 'Newest first.' }),
  maintenances: Type.Array(MaintenanceAtMoment, { description: 'Newest first.' }),
});
export type ServiceMoment = Static<typeof ServiceMoment>;
