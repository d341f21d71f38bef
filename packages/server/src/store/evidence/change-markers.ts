import type { ChangeMarkerKind, ChangeMarkerSource } from '@upriver/contract';
import { sql } from 'kysely';
import type { Queries, Writing } from '../database.ts';
import type { ChangeMarkerTable } from '../schema/evidence.ts';

/** A change of ours, as the store keeps it. Times are milliseconds UTC. */
export interface StoredChangeMarker {
  readonly id: string;
  readonly organizationId: string;
  /** Null when it concerns every project. */
  readonly projectId: string | null;
  readonly kind: ChangeMarkerKind;
  readonly at: number;
  /** The deployment, flag or key, as calls carry it. */
  readonly name: string | null;
  readonly environment: string | null;
  readonly description: string | null;
  readonly actor: string | null;
  readonly url: string | null;
  readonly source: ChangeMarkerSource;
  /** How near `at` is to when the change took effect: a second report replaces the time only when it is nearer. */
  readonly precision: number;
  readonly recordedAt: number;
}

/** Which changes of one organization. */
export interface ChangeMarkerFilter {
  /** This project's and those that concern every project; all projects' unless given. */
  readonly projectId?: string;
  readonly kinds?: readonly ChangeMarkerKind[];
  /** Milliseconds UTC, included. */
  readonly from: number;
  /** Milliseconds UTC, left out. */
  readonly to: number;
}

/** The place of a marker in lists, which are newest first. */
export type ChangeMarkerPosition = readonly [at: number, id: string];

/**
 * Records a change. One with the same identifier stays as it is, but its time is replaced where the new report's is nearer to when the
 * change took effect, so that reports may come in any order and more than once.
 * @returns the change as it is stored, and whether this call changed anything
 */
export async function putChangeMarker(
  db: Writing,
  marker: StoredChangeMarker,
): Promise<{ readonly marker: StoredChangeMarker; readonly isChanged: boolean }> {
  const row = toRow(marker);
  const result = await db
    .insertInto('change_markers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ at: row.at, precision: row.precision })
        .where('change_markers.precision', '<', row.precision),
    )
    .executeTakeFirst();
  const stored = await db
    .selectFrom('change_markers')
    .selectAll()
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  return { marker: toStored(stored), isChanged: (result.numInsertedOrUpdatedRows ?? 0n) > 0n };
}

/** Changes that an organization reported since a time, by the clock of this server. */
export async function countRecordedMarkers(db: Queries, organizationId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('change_markers')
    .select(sql<number>`count(*)`.as('count'))
    .where('organization_id', '=', organizationId)
    .where('recorded_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first; of one moment by identifier, backwards. */
export async function listChangeMarkers(
  db: Queries,
  organizationId: string,
  filter: ChangeMarkerFilter,
  page: { readonly after?: ChangeMarkerPosition | undefined; readonly limit?: number | undefined } = {},
): Promise<StoredChangeMarker[]> {
  let query = db
    .selectFrom('change_markers')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('at', '>=', filter.from)
    .where('at', '<', filter.to);
  const { projectId, kinds } = filter;
  if (projectId !== undefined)
    query = query.where((where) => where.or([where('project_id', '=', projectId), where('project_id', 'is', null)]));
  if (kinds !== undefined) query = query.where('kind', 'in', kinds);
  if (page.after !== undefined) {
    const [at, id] = page.after;
    query = query.where((where) =>
      where.or([where('at', '<', at), where.and([where('at', '=', at), where('id', '<', id)])]),
    );
  }
  query = query.orderBy('at', 'desc').orderBy('id', 'desc');
  return (await (page.limit === undefined ? query : query.limit(page.limit)).execute()).map(toStored);
}

/** Newest changes of all organizations since a time, for who compares calls of all of them: where and when each was, and nothing of what. */
export async function listRecentChanges(
  db: Queries,
  from: number,
  limit: number,
): Promise<Pick<StoredChangeMarker, 'organizationId' | 'projectId' | 'environment' | 'at'>[]> {
  const rows = await db
    .selectFrom('change_markers')
    .select(['organization_id', 'project_id', 'environment', 'at'])
    .where('at', '>=', from)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ organization_id, project_id, environment, at }) => ({
    organizationId: organization_id,
    projectId: project_id,
    environment,
    at,
  }));
}

/** Takes a change back. @returns false when there is none */
export async function deleteChangeMarker(db: Queries, organizationId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('change_markers')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Forgets changes of before a time, a few at a time. @returns how many */
export async function expireChangeMarkers(db: Queries, before: number, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('change_markers')
    .where('id', 'in', (oldest) =>
      oldest.selectFrom('change_markers').select('id').where('at', '<', before).orderBy('at').limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Projects that reported at least so many changes since a time, by identifier. What calls tell by themselves is no report. */
export async function listReportingProjects(
  db: Queries,
  organizationId: string,
  since: number,
  least: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('change_markers')
    .select('project_id')
    .where('organization_id', '=', organizationId)
    .where('recorded_at', '>=', since)
    .where('project_id', 'is not', null)
    .groupBy('project_id')
    .having((build) => build(build.fn.countAll<number>(), '>=', least))
    .orderBy('project_id')
    .execute();
  return rows.flatMap(({ project_id }) => project_id ?? []);
}

function toRow(marker: StoredChangeMarker): ChangeMarkerTable {
  const { organizationId, projectId, recordedAt, ...rest } = marker;
  return { ...rest, organization_id: organizationId, project_id: projectId, recorded_at: recordedAt };
}

function toStored(row: ChangeMarkerTable): StoredChangeMarker {
  const { organization_id, project_id, recorded_at, kind, source, ...rest } = row;
  return {
    ...rest,
    organizationId: organization_id,
    projectId: project_id,
    // Safe: rows are made by `toRow` only.
    kind: kind as ChangeMarkerKind,
    source: source as ChangeMarkerSource,
    recordedAt: recorded_at,
  };
}
