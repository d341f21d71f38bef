import { relevanceOf, touchesOf } from '@upriver/detection';
import { findComponentPreferences } from '../store/services/component-preferences.ts';
import type { Queries } from '../store/database.ts';
import { readServiceUsage } from '../store/telemetry/service-usage.ts';
import { createFreshValues } from './fresh-values.ts';
import type { Relevance } from './page-sides.ts';

/** What a project calls changes slowly, and finding it out means reading events. */
const KEPT_MS = 60_000;

/** Which components of a service one project uses, found out when a page tells of trouble with some of them. */
export interface Relevances {
  of(
    series: { readonly organizationId: string; readonly serviceId: string; readonly projectId: string },
    now: number,
  ): Promise<Relevance>;
}

export function createRelevances(db: Queries, monotonicMs: () => number): Relevances {
  const fresh = createFreshValues<Relevance>(monotonicMs, KEPT_MS);
  return {
    of: ({ organizationId, serviceId, projectId }, now) =>
      fresh(`${serviceId} ${projectId}`, async () => {
        const usage = await readServiceUsage(db, { organizationId, serviceId, projectId, now });
        const preferences = await findComponentPreferences(db, organizationId, serviceId);
        return ({ id, name, groupName, region }) =>
          touchesOf(relevanceOf({ name, groupName, region }, usage, preferences.get(id)));
      }),
  };
}
