import type { Queries, Writing } from './database.ts';
import { findMeta, putMeta } from './meta.ts';
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

/** Notes which organization was made first: only its tokens may operate. */
export async function markFirstOrganization(db: Writing, id: string): Promise<void> {
  await putMeta(db, FIRST_KEY, id);
}

/** Identifier of the organization that was made first; undefined before any was. */
export async function findFirstOrganizationId(db: Queries): Promise<string | undefined> {
  return findMeta(db, FIRST_KEY);
}

const FIRST_KEY = 'first_organization';
