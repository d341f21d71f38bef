import type { IncidentStatus } from '@upriver/contract';
import type { Queries, Writing } from '../database.ts';
import type { IncidentUpdateTable } from '../schema/core.ts';
import { toUpdate } from './incidents.ts';
import type { IncidentUpdate } from './incidents.ts';

/** What an update said until the vendor changed it. */
export interface UpdateRevision {
  readonly status: IncidentStatus;
  readonly body: string;
  readonly createdAt: number;
  /** When a check found something else in its place. */
  readonly replacedAt: number;
}

/** An update with what became of it. */
export interface RevisedUpdate extends IncidentUpdate {
  readonly firstSeenAt: number;
  /** When a check did not find it any more; null while the page shows it. */
  readonly goneAt: number | null;
  /** Oldest first. */
  readonly revisions: readonly UpdateRevision[];
}

/** A page that changes a text with every check must not fill the store: the first revision and so many of the newest are kept. */
const NEWEST_KEPT = 9;

/** Keeps what an update said before, in the transaction that changes it. */
export async function keepRevision(db: Writing, row: IncidentUpdateTable, at: number): Promise<void> {
  const { id, incident_id, status, body, created_at } = row;
  await db
    .insertInto('incident_update_revisions')
    .values({ update_id: id, replaced_at: at, incident_id, status, body, created_at })
    .onConflict((conflict) => conflict.columns(['update_id', 'replaced_at']).doNothing())
    .execute();
  const kept = await db
    .selectFrom('incident_update_revisions')
    .select('replaced_at')
    .where('update_id', '=', id)
    .orderBy('replaced_at')
    .execute();
  const surplus = kept.slice(1, -NEWEST_KEPT).map(({ replaced_at }) => replaced_at);
  if (surplus.length > 0)
    await db
      .deleteFrom('incident_update_revisions')
      .where('update_id', '=', id)
      .where('replaced_at', 'in', surplus)
      .execute();
}

/** Every update of an incident, also those that the page shows no longer, oldest first. */
export async function listRevisedUpdates(db: Queries, incidentId: string): Promise<RevisedUpdate[]> {
  const updates = await db
    .selectFrom('incident_updates')
    .selectAll()
    .where('incident_id', '=', incidentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const revisions = await db
    .selectFrom('incident_update_revisions')
    .selectAll()
    .where('incident_id', '=', incidentId)
    .orderBy('replaced_at')
    .execute();
  const byUpdate = Map.groupBy(revisions, ({ update_id }) => update_id);
  return updates.map((row) => ({
    ...toUpdate(row),
    firstSeenAt: row.first_seen_at,
    goneAt: row.gone_at,
    revisions: (byUpdate.get(row.id) ?? []).map(({ status, body, created_at, replaced_at }) => ({
      // Safe: only observed updates are written.
      status: status as IncidentStatus,
      body,
      createdAt: created_at,
      replacedAt: replaced_at,
    })),
  }));
}
