import { setImmediate as nextTurn } from 'node:timers/promises';
import { areLinksCurrent, findHostVendor } from '@upriver/inventory';
import type { LinkStrength } from '@upriver/inventory';
import type { Database } from '../store/database.ts';
import {
  BEFORE_ALL,
  listNamedLinks,
  listPackageNames,
  listProjectHosts,
  listProjectsWithPackages,
} from '../store/dependencies/package-names.ts';
import type { NamedLink, PackagePlace } from '../store/dependencies/package-names.ts';
import type { VendorIndex } from './vendors.ts';

/**
 * Projects that an index links otherwise than the store does. An organization with ten thousand projects has far fewer different
 * packages, and a change of vendors is about a few of these: so packages are compared, and only the projects that have one of
 * those that changed are looked at. Names are compared a page at a time, and others have their turn in between.
 */
export async function listChangedProjects(
  database: Database,
  organizationId: string,
  index: VendorIndex,
): Promise<Set<string>> {
  const db = database.kysely;
  const changed = new Set<string>();
  for (const { projectId, host, serviceId } of await listProjectHosts(db, organizationId))
    if (findHostVendor(host, index) !== serviceId) changed.add(projectId);
  for (let after: PackagePlace = BEFORE_ALL; ;) {
    const names = await listPackageNames(db, organizationId, after);
    const [first, last] = [names[0], names.at(-1)];
    if (first === undefined || last === undefined) return changed;
    const links = Map.groupBy(
      await listNamedLinks(db, organizationId, first.ecosystem, first.name, last.name),
      ({ name }) => name,
    );
    const differing = names.filter(
      ({ ecosystem, name }) =>
        !areLinksCurrent((links.get(name) ?? []).map(toStrength), index.findVendors(ecosystem, name)),
    );
    const changedNames = differing.map(({ name }) => name);
    for (const id of await listProjectsWithPackages(db, organizationId, first.ecosystem, changedNames)) changed.add(id);
    await nextTurn();
    after = last;
  }
}

function toStrength({ serviceId, ...link }: NamedLink): LinkStrength {
  return { vendorId: serviceId, class: link.class, confidence: link.confidence, product: link.product };
}
