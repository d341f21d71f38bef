import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { nextPageState } from '../../domain/page-state.ts';
import type { PageState } from '../../domain/page-state.ts';
import type { Queries, Writing } from '../database.ts';
import { readObservations } from './observation-log.ts';
import { prepare } from '../prepared.ts';

/** Observations that are read at most for one moment's state. Fewer would make a kept state, of a whole page, for little. */
export const STATE_EVERY = 50;

/** What a page was known to say at a moment; undefined before the first observation. */
export async function findPageState(db: Queries, serviceId: string, at: number): Promise<PageState | undefined> {
  const kept = await findKept(db, serviceId, at);
  let state = kept?.state;
  for await (const { at: saidAt, observation } of readObservations(db, serviceId, (kept?.at ?? -1) + 1, at))
    state = nextPageState(state, observation, saidAt);
  return state;
}

/**
 * Keeps the state after every 50th observation since the last one that was kept. States from the moment `from` on are derived
 * again, for an observation was noted there.
 * @param isNewest nothing was observed from that moment on but this, so no state is of a later one
 */
export async function keepPageStates(db: Writing, serviceId: string, from: number, isNewest = false): Promise<void> {
  if (!isNewest)
    await db.deleteFrom('page_states').where('service_id', '=', serviceId).where('at', '>=', from).execute();
  const [counted] = await countSince(db, { serviceId });
  if (counted === undefined || counted.points < STATE_EVERY) return;
  const since = (counted.keptAt ?? -1) + 1;
  let state = (await findKept(db, serviceId, since))?.state;
  let count = 0;
  for await (const { at, observation } of readObservations(db, serviceId, since, Number.MAX_SAFE_INTEGER)) {
    state = nextPageState(state, observation, at);
    count += 1;
    if (count % STATE_EVERY > 0) continue;
    const content = deflateRawSync(JSON.stringify(state));
    await db.insertInto('page_states').values({ service_id: serviceId, at, content }).execute();
  }
}

/** When the last state was kept, and how many observations there are since. */
const countSince = prepare((db, { serviceId }: { readonly serviceId: string }) => {
  const last = db
    .selectFrom('page_states')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('service_id', '=', serviceId);
  return db
    .selectFrom('observations')
    .select(({ fn }) => [last.as('keptAt'), fn.countAll<number>().as('points')])
    .where('service_id', '=', serviceId)
    .where((build) => build('at', '>', build.fn.coalesce(last, build.val(-1))));
});

/** The last state that was kept at or before a moment. */
async function findKept(
  db: Queries,
  serviceId: string,
  at: number,
): Promise<{ readonly at: number; readonly state: PageState } | undefined> {
  const row = await db
    .selectFrom('page_states')
    .select(['at', 'content'])
    .where('service_id', '=', serviceId)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Safe: only `keepPageStates` writes these.
  return row && { at: row.at, state: JSON.parse(inflateRawSync(row.content).toString()) as PageState };
}
