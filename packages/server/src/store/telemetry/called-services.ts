import { sql } from 'kysely';
import type { Queries } from '../database.ts';

/** What a project's calls have touched before: services with their endpoint templates. */
export interface CalledServices {
  readonly serviceIds: readonly string[];
  readonly templates: readonly { readonly serviceId: string; readonly template: string }[];
}

export async function readCalledServices(
  db: Queries,
  organizationId: string,
  projectId: string,
): Promise<CalledServices> {
  const links = await db
    .selectFrom('links')
    .select('service_id')
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .where('kind', '=', 'observed')
    .execute();
  const templates = await db
    .selectFrom('endpoint_templates')
    .select(['service_id', 'template'])
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .execute();
  return {
    serviceIds: links.map((link) => link.service_id),
    templates: templates.map((row) => ({ serviceId: row.service_id, template: row.template })),
  };
}

export async function countCalledServices(db: Queries, organizationId: string, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('links')
    .select(sql<number>`count(*)`.as('count'))
    .where('organization_id', '=', organizationId)
    .where('project_id', '=', projectId)
    .where('kind', '=', 'observed')
    .executeTakeFirstOrThrow();
  return count;
}
