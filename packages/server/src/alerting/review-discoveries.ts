import type { NewDelivery } from '../domain/alert.ts';
import { announceDiscoveries } from '../rules/announce-discoveries.ts';
import { listDiscoveries } from '../store/alerts/discoveries.ts';
import { insertDeliveries } from '../store/alerts/deliveries.ts';
import { findMeta, putMeta } from '../store/meta.ts';
import { readContext } from './review.ts';
import type { ReviewOptions } from './review.ts';

const POSITION = 'alerts_discovered_to';
/** What is written now may show up a little later, and what comes together is told together. */
const SETTLED_MS = 30_000;

/** Reviews what projects began to use since the last review. What it finds and how far it came are one transaction. */
export async function reviewDiscoveries(options: ReviewOptions, now: number): Promise<void> {
  const { database } = options;
  const db = database.kysely;
  const to = now - SETTLED_MS;
  const from = Number((await findMeta(db, POSITION)) ?? to);
  const found = Map.groupBy(await listDiscoveries(db, { from, to }), ({ organizationId }) => organizationId);
  const deliveries: NewDelivery[] = [];
  for (const [organizationId, list] of found)
    try {
      deliveries.push(...announceDiscoveries(organizationId, list, await readContext(options, organizationId, now)));
    } catch (error) {
      // One organization's trouble keeps no other waiting.
      options.log.error({ err: error, organization: organizationId }, 'new vendors and hosts could not be announced');
    }
  await database.transaction(async (writing) => {
    await insertDeliveries(writing, deliveries);
    await putMeta(writing, POSITION, String(Math.max(from, to)));
  });
}
