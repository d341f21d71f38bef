import type { Queries, Writing } from './database.ts';
import type { OrganizationTable } from './schema.ts';

export type OrganizationRow = OrganizationTable;

export async function insertOrganization(db: Writing, row: OrganizationRow): Promise<void> {
  await db.insertInto('organizations').values(row).execute();
}

/** Every organization, oldest first. Only operators see this list. */
export async function listOrganizations(db: Queries): Promise<OrganizationRow[]> {
  return db.selectFrom('organizations').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function findOrganizationBySlug(db: Queries, slug: string): Promise<OrganizationRow | undefined> {
  return db.selectFrom('organizations').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** The organization that was made first: only its tokens may operate. */
export async function findFirstOrganization(db: Queries): Promise<OrganizationRow | undefined> {
  return db.selectFrom('organizations').selectAll().orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
}
