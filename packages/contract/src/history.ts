import { Type } from 'typebox';
import type { Static } from 'typebox';
import { IncidentUpdate } from './incident.ts';
import { IMPACTS, INCIDENT_STATUSES, STATUSES } from './vocabulary.ts';
import type { Status } from './vocabulary.ts';
import { NullableTimestamp, Timestamp, exactly, identifier, words } from './words.ts';

/** Source of the time by status: checks of the page. */
export const UPTIME_BASES = ['observed'] as const;

/** Source of the end of an incident: the page reported it, or no longer lists the incident. */
export const ENDINGS = ['page', 'absence'] as const;

const NullableText = Type.Union([Type.String(), Type.Null()]);

export const SecondsByStatus = Type.Unsafe<Readonly<Record<Status, number>>>(
  exactly(Object.fromEntries(STATUSES.map((status) => [status, Type.Number({ minimum: 0 })])), {
    description:
      'Seconds in each status. `unknown` is the time without a valid reported status: the page was not checked, or checks failed.',
  }),
);

const uptimeFields = {
  seconds: SecondsByStatus,
  availableShare: Type.Union([Type.Number(), Type.Null()], {
    description:
      'Share of the known time, except maintenance, in which the status was operational or degraded. Null if no time is known.',
  }),
  knownShare: Type.Number({ description: 'Share of the time for which a reported status is known.' }),
  basis: words(UPTIME_BASES, 'Source of the data. `observed`: checks of the page.'),
};

/** Time by status, and its source. */
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
  startedAt: Type.Union([Timestamp], { description: 'Start according to the vendor, who can backdate it.' }),
  firstSeenAt: Type.Union([Timestamp], { description: 'First check that found it on the page.' }),
  resolvedAt: NullableTimestamp,
  endKnownBy: Type.Union([words(ENDINGS), Type.Null()], {
    description: 'Source of the end: the page reported it, or no longer lists the incident. Null while unresolved.',
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

/** What was recorded about a service in a time range. */
export const ServiceHistory = exactly({
  from: Timestamp,
  to: Timestamp,
  componentId: Type.Union([identifier('comp'), Type.Null()], {
    description: 'The component of the history. Null for the service as a whole.',
  }),
  statusAtStart: words(STATUSES, 'Last reported status before the range begins.'),
  statusChanges: Type.Array(StatusChange, { description: 'Newest first.' }),
  unconfirmed: Type.Array(exactly({ from: Timestamp, to: Timestamp }), {
    description:
      'When no check confirmed what was reported, oldest first: the page was not checked, or checks failed for long. Confirmed time shorter than a thousandth of the range counts as unconfirmed.',
  }),
  incidents: Type.Array(PastIncident, {
    description: 'Incidents that were open at any time of the range, newest first.',
  }),
  maintenances: Type.Array(PastMaintenance, { description: 'Maintenances, newest first.' }),
  postmortems: Type.Array(Postmortem, { description: 'Postmortems that the vendor published for these incidents.' }),
  uptime: Type.Array(DayUptime, {
    description: 'Days (UTC) of the range, oldest first. The current day is incomplete.',
  }),
  cut: Type.Array(words(['statusChanges', 'incidents', 'maintenances', 'postmortems'] as const), {
    description: 'Lists with more entries than `limit`. Request an earlier `to` for the others.',
  }),
});
export type ServiceHistory = Static<typeof ServiceHistory>;

export const ComponentAtMoment = exactly({
  id: identifier('comp'),
  name: Type.String(),
  group: NullableText,
  region: NullableText,
  status: words(STATUSES, 'Last status that the page reported for it.'),
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  isListed: Type.Boolean({ description: 'Whether the page listed it at that time.' }),
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
  isListed: Type.Boolean({ description: 'Whether the page listed it at that time.' }),
  url: NullableText,
  componentIds: Type.Array(identifier('comp')),
  updates: Type.Array(IncidentUpdate, { description: 'Updates as the page showed them at that time, oldest first.' }),
};

export const IncidentAtMoment = exactly(incidentAtMomentFields);
export type IncidentAtMoment = Static<typeof IncidentAtMoment>;

export const MaintenanceAtMoment = exactly({ ...incidentAtMomentFields, ...windowFields });
export type MaintenanceAtMoment = Static<typeof MaintenanceAtMoment>;

/** What a page had reported at one time. */
export const ServiceMoment = exactly({
  at: Timestamp,
  isObserved: Type.Boolean({
    description: 'False before the first observation. Then all other fields are empty or unknown.',
  }),
  firstObservedAt: NullableTimestamp,
  status: words(STATUSES, 'Last status that the page had reported until then, regardless of its age.'),
  rawStatus: NullableText,
  statusSince: NullableTimestamp,
  observedAt: Type.Union([Timestamp, Type.Null()], { description: 'Last check until then that found this status.' }),
  ageMs: Type.Union([Type.Integer(), Type.Null()], { description: 'Age of the reported status at that time.' }),
  isStale: Type.Boolean({ description: 'Whether the reported status was too old to count, or there was none.' }),
  components: Type.Array(ComponentAtMoment),
  incidents: Type.Array(IncidentAtMoment, { description: 'Newest first.' }),
  maintenances: Type.Array(MaintenanceAtMoment, { description: 'Newest first.' }),
});
export type ServiceMoment = Static<typeof ServiceMoment>;
