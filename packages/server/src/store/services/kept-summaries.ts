import { inChunks } from '../chunks.ts';
import type { Queries } from '../database.ts';
import { CHECKED_PART } from '../freshness/followed-tables.ts';
import type { Freshness } from '../freshness/freshness.ts';
import { createKeptRows } from '../freshness/kept-rows.ts';
import type { KeptRows } from '../freshness/kept-rows.ts';
import { isIn, listValue } from '../listed.ts';
import type { ListValue } from '../listed.ts';
import { prepare } from '../prepared.ts';
import { SUMMARY_COLUMNS, toSummary } from './services.ts';
import type { ServiceSummary } from './services.ts';

/** Summaries of services in memory, by their identifiers: after a check of one of them only that one is read again. */
export function createKeptSummaries(
  db: () => Queries,
  freshness: Freshness,
  servicesMax?: number,
): KeptRows<ServiceSummary> {
  const read = async (ids: readonly string[]): Promise<ReadonlyMap<string, ServiceSummary>> => {
    const [id = ''] = ids;
    if (ids.length === 1) return new Map((await selectSummary(db(), { id })).map((row) => [id, toSummary(row)]));
    const rows = await Promise.all(
      inChunks(ids).map((chunk) => selectSummaries(db(), { ids: listValue(db(), chunk) })),
    );
    return new Map(rows.flat().map((row) => [row.id, toSummary(row)]));
  };
  return createKeptRows(freshness, { table: CHECKED_PART, beside: 'services', read }, servicesMax);
}

const selectSummary = prepare((db, { id }: { readonly id: string }) =>
  db.selectFrom('services').select(SUMMARY_COLUMNS).where('id', '=', id),
);

const selectSummaries = prepare((db, { ids }: { readonly ids: ListValue }) =>
  db
    .selectFrom('services')
    .select(SUMMARY_COLUMNS)
    .where(isIn(db, 'id', ids)),
);
