import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Observation } from '@upriver/status-pages';
import type { Queries, Writing } from '../database.ts';
import { prepare } from '../prepared.ts';
import type { ObservationTable } from '../schema/history.ts';

const OBSERVATIONS_AT_ONCE = 50;

export interface ObservationPoint {
  readonly at: number;
  readonly status: string;
  readonly digest: string;
}

/**
 * Notes that a page said this at that moment. Only changes are kept: of neighbours with one digest the earlier one stays,
 * whatever the order in which they are noted.
 * @param isNewest nothing was observed after that moment
 * @returns since when the page says this, and whether that is another thing than at the check before
 */
export async function noteObservation(
  db: Writing,
  serviceId: string,
  at: number,
  observation: Observation,
  isNewest = false,
): Promise<ObservationPoint & { readonly isNew: boolean }> {
  const text = JSON.stringify(observation);
  // Two checks that saw the same have the same digest.
  const digest = hash('sha256', text, 'base64url');
  const here = await findObservationPoint(db, serviceId, at);
  if (here?.digest === digest) return { ...here, isNew: false };
  const before = here?.at === at ? await findObservationPoint(db, serviceId, at - 1) : here;
  if (before?.digest === digest)
    // A second check within one millisecond takes the place of the first, which had said something else.
    await db.deleteFrom('observations').where('service_id', '=', serviceId).where('at', '=', at).execute();
  else await insertPoint(db, { service_id: serviceId, at, status: observation.status, digest }, text);
  const next = isNewest ? undefined : await findNextPoint(db, serviceId, at);
  if (next?.digest === digest)
    await db.deleteFrom('observations').where('service_id', '=', serviceId).where('at', '=', next.at).execute();
  const { status } = observation;
  return { at: before?.digest === digest ? before.at : at, status, digest, isNew: true };
}

/** The last change not after that moment. */
export async function findObservationPoint(
  db: Queries,
  serviceId: string,
  at: number,
): Promise<ObservationPoint | undefined> {
  return (await selectPoint(db, { serviceId, at }))[0];
}

const selectPoint = prepare((db, { serviceId, at }: { readonly serviceId: string; readonly at: number }) =>
  db
    .selectFrom('observations')
    .select(['at', 'status', 'digest'])
    .where('service_id', '=', serviceId)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1),
);

/** What was said within a time range, oldest first, a few at a time: a page's whole past may not fit into memory. */
export async function* readObservations(
  db: Queries,
  serviceId: string,
  from: number,
  to: number,
): AsyncGenerator<{ readonly at: number; readonly observation: Observation }> {
  for (let after = from - 1, isEnd = false; !isEnd;) {
    const rows = await db
      .selectFrom('observations')
      .innerJoin('observation_contents', 'observation_contents.digest', 'observations.digest')
      .select(['observations.at', 'observation_contents.content'])
      .where('observations.service_id', '=', serviceId)
      .where('observations.at', '>', after)
      .where('observations.at', '<=', to)
      .orderBy('observations.at')
      .limit(OBSERVATIONS_AT_ONCE)
      .execute();
    for (const { at, content } of rows) yield { at, observation: decodeObservation(content) };
    after = rows.at(-1)?.at ?? to;
    isEnd = rows.length < OBSERVATIONS_AT_ONCE;
  }
}

async function insertPoint(db: Writing, point: ObservationTable, text: string): Promise<void> {
  await insertContent(db, { digest: point.digest, content: deflateRawSync(text) });
  await insertRow(db, point);
}

const insertContent = prepare((db, row: { readonly digest: string; readonly content: Uint8Array }) =>
  db
    .insertInto('observation_contents')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doNothing()),
);

const insertRow = prepare((db, row: ObservationTable) =>
  db
    .insertInto('observations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['service_id', 'at']).doUpdateSet({ status: row.status, digest: row.digest }),
    ),
);

async function findNextPoint(db: Queries, serviceId: string, at: number): Promise<ObservationPoint | undefined> {
  return db
    .selectFrom('observations')
    .select(['at', 'status', 'digest'])
    .where('service_id', '=', serviceId)
    .where('at', '>', at)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
}

/** Safe: only `noteObservation` writes these. */
function decodeObservation(content: Uint8Array): Observation {
  return JSON.parse(inflateRawSync(content).toString()) as Observation;
}
