import type { ObservedComponent } from '@upriver/status-pages';
import type { Writing } from '../database.ts';
import { componentId } from './identify-observed.ts';
import { prepare } from '../prepared.ts';
import { isDifferent } from './row-difference.ts';
import type { Tables } from '../schema/tables.ts';

/** Writes the components that a page lists. One that it lists no longer is kept and marked. */
export async function applyComponents(
  db: Writing,
  serviceId: string,
  components: readonly ObservedComponent[],
  at: number,
): Promise<void> {
  const known = new Map((await selectComponents(db, { serviceId })).map((row) => [row.external_id, row]));
  for (const [index, component] of components.entries()) {
    const row = known.get(component.externalId);
    known.delete(component.externalId);
    const id = row?.id ?? componentId(serviceId, component.externalId);
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
      await insertComponent(db, { ...said, id, service_id: serviceId, external_id: component.externalId, at });
    } else if (row.gone_at !== null || isDifferent(row, said)) {
      await updateComponent(db, { ...said, id, serviceId, at });
    }
  }
  for (const { id } of [...known.values()].filter((row) => row.gone_at === null)) {
    await db
      .updateTable('components')
      .set({ gone_at: at })
      .where('id', '=', id)
      .where('service_id', '=', serviceId)
      .execute();
    await noteChange(db, serviceId, id, at, null);
  }
}

type Said = Pick<Tables['components'], 'name' | 'group_name' | 'region' | 'position' | 'status' | 'raw_status'>;
type NewComponent = Said & Pick<Tables['components'], 'id' | 'service_id' | 'external_id'> & { readonly at: number };

const selectComponents = prepare((db, { serviceId }: { readonly serviceId: string }) =>
  db
    .selectFrom('components')
    .select(['id', 'external_id', 'name', 'group_name', 'region', 'position', 'status', 'raw_status', 'gone_at'])
    .where('service_id', '=', serviceId),
);

const insertComponent = prepare((db, { id, service_id, external_id, at, ...said }: NewComponent) =>
  db
    .insertInto('components')
    .values({ id, service_id, external_id, ...said, first_seen_at: at, changed_at: at, gone_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said)),
);

type ChangedComponent = Said & { readonly id: string; readonly serviceId: string; readonly at: number };

const updateComponent = prepare((db, { id, serviceId, at, ...said }: ChangedComponent) =>
  db
    .updateTable('components')
    .set({ ...said, changed_at: at, gone_at: null })
    .where('id', '=', id)
    .where('service_id', '=', serviceId),
);

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
  await insertChange(db, { component_id: id, at, service_id: serviceId, status });
}

const insertChange = prepare((db, row: Tables['component_changes']) =>
  db
    .insertInto('component_changes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['component_id', 'at']).doUpdateSet({ status: row.status })),
);
