import type { ComponentPreference } from '@upriver/detection';
import type { Queries } from '../database.ts';

/** What an organization said about components of a service, by their identifiers. */
export async function findComponentPreferences(
  db: Queries,
  organizationId: string,
  serviceId: string,
): Promise<Map<string, ComponentPreference>> {
  const rows = await db
    .selectFrom('component_preferences')
    .select(['component_id', 'preference'])
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .execute();
  // Safe: the API checks what is written there.
  return new Map(rows.map((row) => [row.component_id, row.preference as ComponentPreference]));
}

export interface NewComponentPreference {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly componentId: string;
  readonly preference: ComponentPreference;
}

/** Says that a component matters to an organization, or that it does not, instead of what was said before. */
export async function putComponentPreference(
  db: Queries,
  { organizationId, serviceId, componentId, preference }: NewComponentPreference,
  now: number,
): Promise<void> {
  await db
    .insertInto('component_preferences')
    .values({
      organization_id: organizationId,
      component_id: componentId,
      service_id: serviceId,
      preference,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'component_id']).doUpdateSet({ preference, created_at: now }),
    )
    .execute();
}

/** Lets the use of a service decide again. */
export async function deleteComponentPreference(
  db: Queries,
  organizationId: string,
  serviceId: string,
  componentId: string,
): Promise<void> {
  await db
    .deleteFrom('component_preferences')
    .where('organization_id', '=', organizationId)
    .where('service_id', '=', serviceId)
    .where('component_id', '=', componentId)
    .execute();
}
