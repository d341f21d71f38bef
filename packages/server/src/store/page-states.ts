import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { nextPageState } from '../domain/page-state.ts';
import type { PageState } from '../domain/page-state.ts';
import type { Queries, Writing } from './database.ts';
import { readObservations } from './observations.ts';

/** Observations that are read at most for one moment's state. Fewer would make a kept state, of a whole page, for little. */
export const STATE_EVERY = 50;

/** What a page was known to say at a moment; undefined before the first observation. */
export async function findPageState(db: Queries, serviceId: string, at: number): Promise<PageState | undefined> {
  const kept = await db
    .selectFrom('page_states')
    .select(['at', 'content'])
    .where('service_id', '=', serviceId)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  let state = kept === undefined ? undefined : decodeState(kept.content);
  for await (const { at: saidAt, observation } of readObservations(db, serviceId, (kept?.at ?? -1) + 1, at))
    state = nextPageState(state, observation, saidAt);
  return state;
}

/** After an observation that is the newest: keeps the state when it is many observations away from the one kept before. */
export async function keepPageState(db: Writing, serviceId: string, at: number): Promise<void> {
  const kept = await db
    .selectFrom('page_states')
    .select('at')
    .where('service_id', '=', serviceId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { points } = await db
    .selectFrom('observations')
    .select((build) => build.fn.countAll<number>().as('points'))
    .where('service_id', '=', serviceId)
    .where('at', '>', kept?.at ?? -1)
    .executeTakeFirstOrThrow();
  if (points < STATE_EVERY) return;
  const state = await findPageState(db, serviceId, at);
  if (state === undefined) return;
  const content = deflateRawSync(JSON.stringify(state));
  await db
    .insertInto('page_states')
    .values({ service_id: serviceId, at, content })
    .onConflict((conflict) => conflict.columns(['service_id', 'at']).doUpdateSet({ content }))
    .execute();
}

/** After an observation that came late: states after it were made without it. */
export async function dropPageStates(db: Writing, serviceId: string, from: number): Promise<void> {
  await db.deleteFrom('page_states').where('service_id', '=', serviceId).where('at', '>=', from).execute();
}

/** Safe: only `keepPageState` writes these. */
function decodeState(content: Uint8Array): PageState {
  return JSON.parse(inflateRawSync(content).toString()) as PageState;
}
