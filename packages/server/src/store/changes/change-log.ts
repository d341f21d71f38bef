import type { Change, VerdictChange } from '../../domain/change.ts';
import type { Database, Queries, Writing } from '../database.ts';
import { findMeta, putMeta } from '../meta.ts';
import { isIn, listValue } from '../listed.ts';
import type { ListValue } from '../listed.ts';
import { prepare } from '../prepared.ts';
import type { Tables } from '../schema/tables.ts';
import { DAY_MS } from '../../domain/time.ts';

/** A change as it is read: with the names that people know things by. */
export interface StoredChange {
  readonly id: number;
  readonly change: Change;
  /** Null for what is of no service. */
  readonly service: { readonly id: string; readonly name: string; readonly slug: string } | null;
}

/** So long a listener may be away and still be notified of everything. */
export const CHANGES_KEPT_MS = 7 * DAY_MS;
const EXPIRED_TO = 'changes_expired_to';
/** In the column `service_id` of what is of no service. */
const NO_SERVICE = '';
const CHANGE_COLUMNS = [
  'changes.id',
  'changes.at',
  'changes.kind',
  'changes.service_id',
  'changes.organization_id',
  'changes.payload',
  'services.name',
  'services.slug',
] as const;

/**
 * Notes what changed, in the transaction that changes it, so that one is never without the other. Comes last in its transaction:
 * on PostgreSQL it waits for other transactions that noted something, and must hold nothing that they could wait for.
 */
export async function appendChange(db: Writing, change: Change): Promise<void> {
  await appendChanges(db, [change]);
}

/** The same for several, in their order. */
export async function appendChanges(db: Writing, changes: readonly Change[]): Promise<void> {
  for (const { at, kind, serviceId, organizationId, payload } of changes)
    await insertChange(db, {
      at,
      kind,
      service_id: serviceId ?? NO_SERVICE,
      organization_id: organizationId,
      payload: JSON.stringify(payload),
    });
}

const insertChange = prepare((db, row: Omit<Tables['changes'], 'id'>) => db.insertInto('changes').values(row));

/** The number of the last change there ever was; 0 before the first. */
export async function findLastChangeId(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .select((build) => build.fn.max('id').as('id'))
    .executeTakeFirst();
  return Math.max(row?.id ?? 0, await findExpiredTo(db));
}

/** The number of the last change that is no longer kept; 0 when all are. */
export async function findExpiredTo(db: Queries): Promise<number> {
  return Number((await findMeta(db, EXPIRED_TO)) ?? 0);
}

/** Changes of all organizations after one, oldest first: for whoever hands them on to those that they concern. */
export async function listChanges(db: Queries, after: number, limit: number): Promise<StoredChange[]> {
  return (await selectAfter(db, { after, limit })).map(toStored);
}

const selectAfter = prepare((db, { after, limit }: { readonly after: number; readonly limit: number }) =>
  selectChanges(db).where('changes.id', '>', after).limit(limit),
);

/** Changes that concern one organization, after one and up to another, oldest first. */
export async function listChangesOf(
  db: Queries,
  organizationId: string,
  range: { readonly after: number; readonly upTo: number },
  limit: number,
): Promise<StoredChange[]> {
  const rows = await selectChanges(db)
    .where('changes.id', '>', range.after)
    .where('changes.id', '<=', range.upTo)
    .where((where) =>
      where.or([where('changes.organization_id', 'is', null), where('changes.organization_id', '=', organizationId)]),
    )
    .where((where) =>
      where.or([where('services.organization_id', 'is', null), where('services.organization_id', '=', organizationId)]),
    )
    .where((where) =>
      where.or([
        where('changes.service_id', '=', NO_SERVICE),
        where('services.organization_id', '=', organizationId),
        where(
          'changes.service_id',
          'in',
          db
            .selectFrom('links')
            .select('service_id')
            .where('organization_id', '=', organizationId)
            .union(db.selectFrom('watches').select('service_id').where('organization_id', '=', organizationId)),
        ),
      ]),
    )
    .limit(limit)
    .execute();
  return rows.map(toStored);
}

/** A changed verdict as it is read. */
export interface StoredVerdictChange extends StoredChange {
  readonly change: VerdictChange;
}

/** Changed verdicts of an organization on some services, newest first; those of one project where it is given. */
export async function listVerdictChanges(
  db: Queries,
  organizationId: string,
  { serviceIds, projectId }: { readonly serviceIds: readonly string[]; readonly projectId?: string | undefined },
  limit: number,
): Promise<StoredVerdictChange[]> {
  if (serviceIds.length === 0) return [];
  let query = db
    .selectFrom('changes')
    .innerJoin('services', 'services.id', 'changes.service_id')
    .select(CHANGE_COLUMNS)
    .where('changes.organization_id', '=', organizationId)
    .where('changes.kind', '=', 'verdict')
    .where('changes.service_id', 'in', serviceIds)
    .orderBy('changes.id', 'desc')
    .limit(limit);
  // `appendChange` wrote the payload. In its other texts quotes are escaped, so that only the field itself can match.
  if (projectId !== undefined) query = query.where('changes.payload', 'like', `%"projectId":"${projectId}"%`);
  // Safe: changes of this kind have this payload.
  return (await query.execute()).map(toStored) as StoredVerdictChange[];
}

/**
 * Which of these organizations which of these services concern: one that its projects are linked to, that it watches, or that it
 * added itself. @returns `<organization> <service>`
 */
export async function listConcerned(
  db: Queries,
  organizationIds: readonly string[],
  serviceIds: readonly string[],
): Promise<Set<string>> {
  if (organizationIds.length === 0 || serviceIds.length === 0) return new Set();
  const rows = await selectConcerned(db, {
    organizationIds: listValue(db, organizationIds),
    serviceIds: listValue(db, serviceIds),
  });
  const asked = new Set(organizationIds);
  const concerned = rows.filter((row) => asked.has(row.organization_id));
  return new Set(concerned.map((row) => concernKey(row.organization_id, row.service_id)));
}

interface ConcernedLists {
  readonly organizationIds: ListValue;
  readonly serviceIds: ListValue;
}

const selectConcerned = prepare((db, { organizationIds, serviceIds }: ConcernedLists) =>
  db
    .selectFrom('links')
    .select(['organization_id', 'service_id'])
    .where(isIn(db, 'organization_id', organizationIds))
    .where(isIn(db, 'service_id', serviceIds))
    .union(
      db
        .selectFrom('watches')
        .select(['organization_id', 'service_id'])
        .where(isIn(db, 'organization_id', organizationIds))
        .where(isIn(db, 'service_id', serviceIds)),
    )
    // By service alone, for an organization may have added thousands.
    .union(
      db
        .selectFrom('services')
        .select((build) => [build.ref('organization_id').$notNull().as('organization_id'), 'id as service_id'])
        .where('organization_id', 'is not', null)
        .where(isIn(db, 'id', serviceIds)),
    ),
);

export function concernKey(organizationId: string, serviceId: string): string {
  return `${organizationId} ${serviceId}`;
}

/** Forgets changes that are older than they are kept for, a few at a time. @returns how many */
export async function expireChanges(database: Database, now: number, limit: number): Promise<number> {
  const { kysely } = database;
  const oldest = await kysely.selectFrom('changes').select(['id', 'at']).orderBy('id').limit(limit).execute();
  const firstKept = oldest.findIndex(({ at }) => at >= now - CHANGES_KEPT_MS);
  const last = (firstKept === -1 ? oldest : oldest.slice(0, firstKept)).at(-1);
  if (last === undefined) return 0;
  return database.transaction(async (db) => {
    const result = await db.deleteFrom('changes').where('id', '<=', last.id).executeTakeFirst();
    await putMeta(db, EXPIRED_TO, String(last.id));
    return Number(result.numDeletedRows);
  });
}

function selectChanges(db: Queries) {
  return db
    .selectFrom('changes')
    .leftJoin('services', 'services.id', 'changes.service_id')
    .where((where) => where.or([where('services.id', 'is not', null), where('changes.service_id', '=', NO_SERVICE)]))
    .select(CHANGE_COLUMNS)
    .orderBy('changes.id');
}

function toStored(row: {
  id: number;
  at: number;
  kind: string;
  service_id: string;
  organization_id: string | null;
  payload: string;
  name: string | null;
  slug: string | null;
}): StoredChange {
  const change = {
    kind: row.kind,
    at: row.at,
    serviceId: row.service_id === NO_SERVICE ? null : row.service_id,
    organizationId: row.organization_id,
    payload: JSON.parse(row.payload) as unknown,
  };
  return {
    id: row.id,
    // Safe: rows are written by appendChange only, from this very type.
    change: change as Change,
    service: row.name === null || row.slug === null ? null : { id: row.service_id, name: row.name, slug: row.slug },
  };
}
