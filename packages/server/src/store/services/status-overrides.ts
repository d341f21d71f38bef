import type { Status } from '@upriver/contract';
import type { StatusOverride } from '../../domain/status-override.ts';
import { appendChange } from '../changes/change-log.ts';
import type { Database, Queries, Writing } from '../database.ts';
import { listed } from '../listed.ts';
import { prepare } from '../prepared.ts';
import type { StatusOverrideTable } from '../schema/alerts.ts';

/** Whose status of which service. */
export interface OverrideKey {
  readonly organizationId: string;
  readonly serviceId: string;
}

/** Statuses that an organization set by hand and that have not ended, by service. @param serviceIds all unless given */
export async function listOverrides(
  db: Queries,
  organizationId: string,
  { now, serviceIds }: { readonly now: number; readonly serviceIds?: readonly string[] },
): Promise<Map<string, StatusOverride>> {
  if (serviceIds?.length === 0) return new Map();
  let query = db
    .selectFrom('status_overrides')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]));
  if (serviceIds !== undefined) query = query.where('service_id', 'in', listed(db, serviceIds));
  return new Map((await query.execute()).map((row) => [row.service_id, toOverride(row)]));
}

/** Sets a status by hand in place of one that was set before, and notes it in the log of changes. */
export async function putOverride(db: Writing, key: OverrideKey, override: StatusOverride): Promise<void> {
  const { status, by, reason, setAt, until } = override;
  const values = { status, set_by: by, reason, set_at: setAt, until };
  await db
    .insertInto('status_overrides')
    .values({ organization_id: key.organizationId, service_id: key.serviceId, ...values })
    .onConflict((conflict) => conflict.columns(['service_id', 'organization_id']).doUpdateSet(values))
    .execute();
  await appendChange(db, { kind: 'override', at: setAt, ...key, payload: { override } });
}

/** Ends what was set by hand. @returns false when nothing was set */
export async function deleteOverride(db: Writing, key: OverrideKey, at: number): Promise<boolean> {
  const rows = await db
    .deleteFrom('status_overrides')
    .where('organization_id', '=', key.organizationId)
    .where('service_id', '=', key.serviceId)
    .returningAll()
    .execute();
  await noteEnds(db, rows, at);
  return rows.length > 0;
}

/** The page of a service has changed: ends what was set by hand until then. */
export async function endOverridesOfChange(db: Writing, serviceId: string, at: number): Promise<void> {
  // Most services have none, and whoever has read them need not read them again.
  if ((await selectUntilChange(db, { serviceId })).length > 0)
    await noteEnds(db, await deleteUntilChange(db, { serviceId }), at);
}

const selectUntilChange = prepare((db, { serviceId }: { readonly serviceId: string }) =>
  db.selectFrom('status_overrides').select('service_id').where('service_id', '=', serviceId).where('until', 'is', null),
);

const deleteUntilChange = prepare((db, { serviceId }: { readonly serviceId: string }) =>
  db.deleteFrom('status_overrides').where('service_id', '=', serviceId).where('until', 'is', null).returningAll(),
);

/** Ends what was set by hand until a time that has come. */
export async function endPastOverrides(database: Database, now: number): Promise<void> {
  const past = database.kysely.selectFrom('status_overrides').select('service_id').where('until', '<=', now).limit(1);
  if ((await past.executeTakeFirst()) === undefined) return;
  await database.transaction(async (db) => {
    const rows = await db.deleteFrom('status_overrides').where('until', '<=', now).returningAll().execute();
    await noteEnds(db, rows, now);
  });
}

async function noteEnds(db: Writing, rows: readonly StatusOverrideTable[], at: number): Promise<void> {
  for (const { organization_id: organizationId, service_id: serviceId } of rows)
    await appendChange(db, { kind: 'override', at, serviceId, organizationId, payload: { override: null } });
}

function toOverride(row: StatusOverrideTable): StatusOverride {
  const { status, set_by: by, reason, set_at: setAt, until } = row;
  // Safe: only `putOverride` writes it.
  return { status: status as Status, by, reason, setAt, until };
}
