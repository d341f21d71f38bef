import type { Ecosystem } from '@upriver/contract';
import type { Database, Queries } from '../store/database.ts';
import { listNamedLinks, listPackageNames, listProjectHosts, listProjectsWithPackage } from '../store/package-names.ts';
import type { NamedLink } from '../store/package-names.ts';
import { findService } from './hosts.ts';
import type { VendorIndex } from './vendors.ts';

/**
 * Projects that an index links otherwise than the store does. An organization with ten thousand projects has far fewer different
 * packages, and a change of vendors is about a few of these: so packages are compared, and only the projects that have one of
 * those that changed are looked at.
 */
export async function listChangedProjects(
  database: Database,
  organizationId: string,
  index: VendorIndex,
): Promise<Set<string>> {
  const db = database.kysely;
  const changed = new Set<string>();
  for (const { project_id, host, service_id } of await listProjectHosts(db, organizationId))
    if (findService(host, index.findHost) !== service_id) changed.add(project_id);
  for (const name of await listChangedNames(db, organizationId, index))
    for (const projectId of await listProjectsWithPackage(db, organizationId, name)) changed.add(projectId);
  return changed;
}

async function listChangedNames(db: Queries, organizationId: string, index: VendorIndex) {
  const stored = new Map<string, NamedLink[]>();
  for (const link of await listNamedLinks(db, organizationId)) {
    const key = `${link.ecosystem}\0${link.name}`;
    const links = stored.get(key);
    if (links === undefined) stored.set(key, [link]);
    else links.push(link);
  }
  return (await listPackageNames(db, organizationId)).filter(
    ({ ecosystem, name }) => !isLinkedAs(stored.get(`${ecosystem}\0${name}`) ?? [], ecosystem, name, index),
  );
}

/** What is transitive or does not run is linked as such, whatever the vendor's pattern says. */
function isLinkedAs(links: readonly NamedLink[], ecosystem: string, name: string, index: VendorIndex): boolean {
  const matches = index.findServices(ecosystem as Ecosystem, name);
  const isExpected = (link: NamedLink): boolean =>
    matches.some(
      (match) =>
        match.id === link.service_id &&
        (match.product ?? null) === link.product &&
        (link.class === 'H' || link.class === match.class) &&
        (link.confidence === 'low' || link.confidence === match.confidence),
    );
  return links.every(isExpected) && matches.every(({ id }) => links.some((link) => link.service_id === id));
}
