// What answers about services take from the store, as far as it was not read before.
import { notFound } from '../domain/errors.ts';
import type { StatusOverride } from '../domain/status-override.ts';
import type { Database } from '../store/database.ts';
import { findServiceId, listLinkedIds } from '../store/services/services.ts';
import type { ServiceSummary } from '../store/services/services.ts';
import { listOverrides } from '../store/services/status-overrides.ts';

/** The services linked to the organization's projects, each once, by name. */
export async function readLinkedSummaries(
  { kysely, keptReads, keptSummaries }: Database,
  organizationId: string,
  now: number,
  projectId?: string,
): Promise<ServiceSummary[]> {
  const ids = await keptReads.read(`linked services ${organizationId} ${projectId ?? ''}`, now, () =>
    listLinkedIds(kysely, organizationId, projectId),
  );
  return keptSummaries.read(ids, now);
}

/** @throws not_found, also for another organization's */
export async function readServiceId(
  { kysely, keptReads }: Database,
  organizationId: string,
  idOrSlug: string,
  now: number,
): Promise<string> {
  return keptReads.read(`service ${organizationId} ${idOrSlug}`, now, async () => {
    const id = await findServiceId(kysely, organizationId, idOrSlug);
    if (id === undefined) throw notFound('service');
    return id;
  });
}

/** Statuses that the organization set by hand and that have not ended, by service. */
export async function readOverrides(
  { kysely, keptReads }: Database,
  organizationId: string,
  now: number,
): Promise<ReadonlyMap<string, StatusOverride>> {
  const kept = await keptReads.read(`overrides ${organizationId}`, now, async () => [
    ...(await listOverrides(kysely, organizationId, { now })),
  ]);
  // Some may have ended since they were read.
  return new Map(kept.filter(([, { until }]) => until === null || until > now));
}
