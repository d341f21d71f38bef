import type { Database, Queries, Writing } from '../database.ts';
import { defaultRule } from '../../domain/alert.ts';
import { insertRule } from '../alerts/rules.ts';
import { findMeta, putMeta } from '../meta.ts';
import type { OrganizationTable } from '../schema/core.ts';

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly createdAt: number;
}

/** Adds it with its default alert rule. @returns false when its slug is taken, be it by somebody who created one at the same moment */
export async function insertOrganization(db: Writing, organization: Organization): Promise<boolean> {
  const { id, name, slug, createdAt } = organization;
  const result = await db
    .insertInto('organizations')
    .values({ id, name, slug, created_at: createdAt })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  if ((result.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await insertRule(db, defaultRule(id, createdAt));
  return true;
}

/**
 * Lets those who lock the same organization at one moment wait for each other, each until the transaction before has ended. SQLite has one
 * writer anyway.
 */
export async function lockOrganization(
  db: Writing,
  { dialect }: Pick<Database, 'dialect'>,
  organizationId: string,
): Promise<void> {
  if (dialect === 'sqlite') return;
  await db.selectFrom('organizations').select('id').where('id', '=', organizationId).forUpdate().execute();
}

/** Every organization, oldest first. Only operators see this list. */
export async function listOrganizations(db: Queries): Promise<Organization[]> {
  const rows = await db.selectFrom('organizations').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(toOrganization);
}

export async function findOrganization(db: Queries, id: string): Promise<Organization | undefined> {
  const row = await db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOrganization(row);
}

export async function findOrganizationBySlug(db: Queries, slug: string): Promise<Organization | undefined> {
  const row = await db.selectFrom('organizations').selectAll().where('slug', '=', slug).executeTakeFirst();
  return row && toOrganization(row);
}

/** Notes which organization was made first: only its tokens may operate. */
export async function markFirstOrganization(db: Writing, id: string): Promise<void> {
  await putMeta(db, FIRST_KEY, id);
}

/** Identifier of the organization that was made first; undefined before any was. */
export async function findFirstOrganizationId(db: Queries): Promise<string | undefined> {
  return findMeta(db, FIRST_KEY);
}

function toOrganization({ id, name, slug, created_at: createdAt }: OrganizationTable): Organization {
  return { id, name, slug, createdAt };
}

const FIRST_KEY = 'first_organization';
