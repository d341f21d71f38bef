import { relevanceOf, touchesOf } from '@upriver/detection';
import { findComponentPreferences } from '../store/services/component-preferences.ts';
import type { Queries } from '../store/database.ts';
import { readServiceUsage } from '../store/telemetry/service-usage.ts';
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
  const kept = new Map<string, { readonly at: number; readonly relevance: Relevance }>();
  return {
    async of({ organizationId, serviceId, projectId }, now) {
      const readAt = monotonicMs();
      for (const [name, { at }] of kept) if (readAt - at >= KEPT_MS) kept.delete(name);
      const name = `${serviceId} ${projectId}`;
      const known = kept.get(name);
      if (known !== undefined) return known.relevance;
      const usage = await readServiceUsage(db, { organizationId, serviceId, projectId, now });
      const preferences = await findComponentPreferences(db, organizationId, serviceId);
      const relevance: Relevance = ({ id, name: componentName, groupName, region }) =>
        touchesOf(relevanceOf({ name: componentName, groupName, region }, usage, preferences.get(id)));
      kept.set(name, { at: readAt, relevance });
      return relevance;
    },
  };
}
