import type { Linking } from '../../linking/linking.ts';
import type { Queries } from '../../store/database.ts';
import type { StoredFeed } from '../../store/organizations/feeds.ts';
import { findOrganization } from '../../store/organizations/organizations.ts';
import { findProject } from '../../store/organizations/projects.ts';
import { findService, listLinkedServices } from '../../store/services/services.ts';
import type { ServiceSummary } from '../../store/services/services.ts';
import { readQuietPages } from '../quiet-pages.ts';

/** What a feed is about. */
export interface FeedScope {
  /** Names of the organization, the project and the service. */
  readonly title: string;
  /** Services that it tells of, by identifier. */
  readonly services: ReadonlyMap<string, Pick<ServiceSummary, 'id' | 'name' | 'slug' | 'statusPageUrl'>>;
}

/** The services of a feed as they are linked now. Pages that do not count for its projects are left out. */
export async function readFeedScope(db: Queries, linking: Linking, feed: StoredFeed): Promise<FeedScope> {
  const { organizationId } = feed;
  const projectId = feed.projectId ?? undefined;
  const organization = await findOrganization(db, organizationId);
  const project = projectId === undefined ? undefined : await findProject(db, organizationId, projectId);
  const service = feed.serviceId === null ? undefined : await findService(db, organizationId, feed.serviceId);
  const names = [organization?.name, project?.name, service?.name].filter((name) => name !== undefined);
  const title = names.join(', ');
  if (feed.serviceId !== null)
    return { title, services: new Map(service === undefined ? [] : [[service.id, service]]) };
  const linked = await listLinkedServices(db, organizationId, { projectId });
  const ids = linked.map(({ id }) => id);
  const quiet = await readQuietPages(db, linking, ids, organizationId, projectId);
  return { title, services: new Map(linked.filter(({ id }) => !quiet.has(id)).map((row) => [row.id, row])) };
}
