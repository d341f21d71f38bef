import type { Observation } from '@upriver/status-pages';
import type { IncidentChange } from '../../domain/change.ts';
import type { Writing } from '../database.ts';
import { identifyIncidents } from './identify-observed.ts';
import { prepare } from '../prepared.ts';
import { applyComponents, deleteComponents } from './record-components.ts';
import { applyIncidents, deleteIncidents } from './record-incidents.ts';

/**
 * Writes the rows that follow from what a page says now: its status, components and incidents.
 * @returns what happened to incidents, compared with the check before
 */
export async function applyObservation(
  db: Writing,
  serviceId: string,
  observation: Observation,
  at: number,
  checkBefore: number | null,
): Promise<IncidentChange['payload'][]> {
  await updateService(db, { serviceId, status: observation.status, rawStatus: observation.rawStatus ?? null, at });
  const { components, incidents } = observation;
  if (components !== undefined) await applyComponents(db, serviceId, components, at);
  return applyIncidents(db, serviceId, identifyIncidents(serviceId, incidents), at, checkBefore);
}

interface NewStatus {
  readonly serviceId: string;
  readonly status: string;
  readonly rawStatus: string | null;
  readonly at: number;
}

const updateService = prepare((db, { serviceId, status, rawStatus, at }: NewStatus) =>
  db
    .updateTable('services')
    .set({ current_status: status, raw_status: rawStatus, last_checked_at: at })
    .where('id', '=', serviceId),
);

/**
 * Derives all rows of a service again from what was ever observed, in order.
 * @returns nothing: who listens heard of it when it was observed
 */
export async function deriveAgain(
  db: Writing,
  serviceId: string,
  observations: AsyncIterable<{ readonly at: number; readonly observation: Observation }>,
  lastCheckedAt: number | null,
): Promise<readonly never[]> {
  await deleteIncidents(db, serviceId);
  await deleteComponents(db, serviceId);
  for await (const { at, observation } of observations) await applyObservation(db, serviceId, observation, at, null);
  // Checks that found the same as the one before are not among the observations, but the last of them was still made then.
  await db.updateTable('services').set({ last_checked_at: lastCheckedAt }).where('id', '=', serviceId).execute();
  return [];
}
