import type { Writing } from '../database.ts';
import type { IdentifiedComponent } from './identify-observed.ts';
import { isDifferent } from './row-difference.ts';

/** Writes the components that a page lists. One that it lists no longer is kept and marked. */
export async function applyComponents(
  db: Writing,
  serviceId: string,
  components: readonly IdentifiedComponent[],
  at: number,
): Promise<void> {
  const known = new Map(
    (await db.selectFrom('components').selectAll().where('service_id', '=', serviceId).execute()).map((row) => [
      row.id,
      row,
    ]),
  );
  for (const [index, { id, component }] of components.entries()) {
    const row = known.get(id);
    known.delete(id);
    const said = {
      name: component.name,
      group_name: component.groupName ?? null,
      region: component.region ?? null,
      position: component.position ?? index,
      status: component.status,
      raw_status: component.rawStatus ?? null,
    };
    if (row === undefined || row.gone_at !== null || row.status !== said.status)
      await noteChange(db, serviceId, id, at, said.status);
    if (row === undefined) {
      await db
        .insertInto('components')
        .values({
          id,
          service_id: serviceId,
          external_id: component.externalId,
          ...said,
          first_seen_at: at,
          changed_at: at,
          gone_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
        .execute();
    } else if (row.gone_at !== null || isDifferent(row, said)) {
      await db
        .updateTable('components')
        .set({ ...said, changed_at: at, gone_at: null })
        .where('id', '=', id)
        .execute();
    }
  }
  for (const { id } of [...known.values()].filter((row) => row.gone_at === null)) {
    await db.updateTable('components').set({ gone_at: at }).where('id', '=', id).execute();
    await noteChange(db, serviceId, id, at, null);
  }
}

/** Forgets all components of a service and their past, for they are derived again. */
export async function deleteComponents(db: Writing, serviceId: string): Promise<void> {
  await db.deleteFrom('component_changes').where('service_id', '=', serviceId).execute();
  await db.deleteFrom('components').where('service_id', '=', serviceId).execute();
}

async function noteChange(
  db: Writing,
  serviceId: string,
  id: string,
  at: number,
  status: string | null,
): Promise<void> {
  await db
    .insertInto('component_changes')
    .values({ component_id: id, at, service_id: serviceId, status })
    .onConflict((conflict) => conflict.columns(['component_id', 'at']).doUpdateSet({ status }))
    .execute();
}
