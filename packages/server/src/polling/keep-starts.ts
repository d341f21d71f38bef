import type { Observation } from '../domain/observation.ts';
import type { Queries } from '../store/database.ts';
import { listUnresolved } from '../store/record.ts';

/**
 * An incident without a start began when it was first seen. An adapter, which knows of one look only, dates it to that look; it
 * keeps the start of the first one here, or every look would move it.
 */
export async function keepStarts(
  db: Queries,
  serviceId: string,
  observation: Observation,
  at: number,
): Promise<Observation> {
  if (!observation.incidents.some(({ startedAt }) => startedAt === at)) return observation;
  const known = new Map((await listUnresolved(db, serviceId)).map((row) => [row.external_id, row.started_at]));
  return {
    ...observation,
    incidents: observation.incidents.map((incident) =>
      incident.startedAt === at
        ? { ...incident, startedAt: known.get(incident.externalId) ?? incident.startedAt }
        : incident,
    ),
  };
}
