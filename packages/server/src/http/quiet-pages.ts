import { findQuietPages } from '../domain/quiet-pages.ts';
import type { Linking } from '../linking/linking.ts';
import type { Queries } from '../store/database.ts';
import { listCalledServiceIds } from '../store/services/links.ts';

/** Of these services, the pages of vendors with several that do not count for an organization, or one of its projects. */
export async function readQuietPages(
  db: Queries,
  linking: Linking,
  serviceIds: readonly string[],
  organizationId: string,
  projectId?: string,
): Promise<ReadonlySet<string>> {
  const [called, index] = await Promise.all([
    listCalledServiceIds(db, organizationId, projectId),
    linking.indexes.of(organizationId),
  ]);
  return findQuietPages(serviceIds, called, index.mainPageOf);
}
