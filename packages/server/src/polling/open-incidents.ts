// Which incidents are open before and after a check. Pure.
import type { Observation } from '@upriver/status-pages';
import type { OpenIncident } from '../store/incidents/incidents.ts';

/**
 * An incident without a start began when it was first seen. An adapter, which knows of one check only, dates it to that check; it
 * keeps the start of the first one here, or every check would move it.
 */
export function keepStarts(observation: Observation, open: readonly OpenIncident[], at: number): Observation {
  if (!observation.incidents.some(({ startedAt }) => startedAt === at)) return observation;
  const known = new Map(open.map(({ externalId, startedAt }) => [externalId, startedAt]));
  return {
    ...observation,
    incidents: observation.incidents.map((incident) =>
      incident.startedAt === at
        ? { ...incident, startedAt: known.get(incident.externalId) ?? incident.startedAt }
        : incident,
    ),
  };
}

/** What is open after a page listed these incidents: what it does not list stays as it was. */
export function openAfter(
  before: readonly OpenIncident[],
  { incidents }: Pick<Observation, 'incidents'>,
): readonly OpenIncident[] {
  const listed = new Map(incidents.map((incident) => [incident.externalId, incident]));
  return [
    ...before.filter(({ externalId }) => !listed.has(externalId)),
    ...[...listed.values()].filter(({ resolvedAt }) => resolvedAt === null),
  ];
}

/** Whether an incident is open; maintenance is none. */
export function hasIncident(open: readonly OpenIncident[]): boolean {
  return open.some(({ kind }) => kind === 'incident');
}

/**
 * Whether the page reports trouble: a bad status, an incident that is not over, or maintenance under way. A page that could be
 * read and says nothing about its status, as feeds do, reports none; one that was never read is asked again soon.
 */
export function isTroubled(status: string, open: readonly OpenIncident[], wasNeverRead: boolean, now: number): boolean {
  if (status === 'unknown' ? wasNeverRead : status !== 'operational') return true;
  return open.some(
    ({ kind, status: phase, scheduledFor = now }) =>
      kind !== 'maintenance' || phase !== 'scheduled' || scheduledFor <= now,
  );
}
