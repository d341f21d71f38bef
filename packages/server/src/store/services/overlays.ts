import type { Overlay } from '@upriver/catalog';
import type { Queries, Writing } from '../database.ts';

/** What an organization changes about the hosts and packages of a catalog vendor. */
export interface StoredOverlay extends Overlay {
  /** Service of the catalog vendor. */
  readonly serviceId: string;
}

const NO_CHANGES: Overlay = { hosts: { add: [], remove: [] }, packages: { add: {}, remove: {} } };

/** The overlays of an organization, oldest first. */
export async function listOverlays(db: Queries | Writing, organizationId: string): Promise<StoredOverlay[]> {
  const rows = await db
    .selectFrom('vendor_overlays')
    .select(['service_id', 'changes'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('service_id')
    .execute();
  // Safe: only `saveOverlay` writes the column.
  return rows.map((row) => ({ serviceId: row.service_id, ...(JSON.parse(row.changes) as Overlay) }));
}

/** The overlay of an organization for one catalog vendor, which is locked until the transaction ends. Creates an empty one. */
export async function lockOverlay(
  db: Writing,
  organizationId: string,
  serviceId: string,
  now: number,
): Promise<Overlay> {
  const changes = JSON.stringify(NO_CHANGES);
  const row = await db
    .insertInto('vendor_overlays')
    .values({ organization_id: organizationId, service_id: serviceId, changes, created_at: now, changed_at: now })
    .onConflict((conflict) => conflict.columns(['organization_id', 'service_id']).doUpdateSet({ changed_at: now }))
    .returning('changes')
    .executeTakeFirstOrThrow();
  // Safe: only this function and `saveOverlay` write the column.
  return JSON.parse(row.changes) as Overlay;
}

/** Replaces the changes of an overlay that exists. */
export async function saveOverlay(
  db: Writing,
  organizationId: string,
  serviceId: string,
  { hosts, packages }: Overlay,
): Promise<void> {
  await db
    .updateTable('vendor_overlays')
    .set({ changes: JSON.stringify({ hosts, packages }) })
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .execute();
}

/** False when there was none. */
export async function deleteOverlay(db: Writing, organizationId: string, serviceId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('vendor_overlays')
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
