import type { PageState } from '../../domain/page-state.ts';
import type { CheckTime } from '../../domain/uptime.ts';
import type { Queries } from '../database.ts';
import { findCheckTime } from './check-times.ts';
import { findObservationPoint } from './observation-log.ts';
import { findPageState } from './page-states.ts';
import { incidentId } from '../checks/identify-observed.ts';

/** What a page was known to say at one moment, and how that is known. */
export interface StatusAtMoment {
  readonly state: PageState;
  /** The last check until then that found the reported status; absent where times of checks were not kept yet. */
  readonly check: CheckTime | undefined;
  /** When each component that is not listed was last seen listed, by its external id. */
  readonly lastSeenAt: ReadonlyMap<string, number>;
  /** When each incident was first seen, by its external id. One that the page dropped and showed again was seen before. */
  readonly incidentsFirstSeenAt: ReadonlyMap<string, number>;
}

/** Undefined before the first observation. */
export async function findStatusAtMoment(
  db: Queries,
  serviceId: string,
  at: number,
): Promise<StatusAtMoment | undefined> {
  const state = await findPageState(db, serviceId, at);
  if (state === undefined) return undefined;
  return {
    state,
    check: await findCheckTime(db, serviceId, at),
    lastSeenAt: await findLastSeen(db, serviceId, state),
    incidentsFirstSeenAt: await findFirstSeen(db, serviceId, state),
  };
}

async function findLastSeen(db: Queries, serviceId: string, state: PageState): Promise<Map<string, number>> {
  const lastCheckBefore = new Map<number, number>();
  const lastSeenAt = new Map<string, number>();
  for (const { component, firstSeenAt, goneAt } of state.components) {
    if (goneAt === null) continue;
    const seenAt = lastCheckBefore.get(goneAt) ?? (await findCheckBefore(db, serviceId, goneAt)) ?? firstSeenAt;
    lastCheckBefore.set(goneAt, seenAt);
    lastSeenAt.set(component.externalId, seenAt);
  }
  return lastSeenAt;
}

/** The last check before a moment; where its time was not kept, the last change before it. */
export async function findCheckBefore(db: Queries, serviceId: string, at: number): Promise<number | undefined> {
  const check = await findCheckTime(db, serviceId, at - 1);
  return check?.at ?? (await findObservationPoint(db, serviceId, at - 1))?.at;
}

async function findFirstSeen(db: Queries, serviceId: string, state: PageState): Promise<Map<string, number>> {
  const ids = state.incidents.map(({ incident }) => incidentId(serviceId, incident.externalId));
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('incidents')
    .select(['external_id', 'first_seen_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.external_id, row.first_seen_at]));
}
