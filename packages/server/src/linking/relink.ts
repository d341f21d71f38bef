import { setImmediate as nextTurn } from 'node:timers/promises';
import { findHostVendor, linkPackages, listCountingVendors, listHostVendors } from '@upriver/inventory';
import type { PackageLink } from '@upriver/inventory';
import type { Database, Queries } from '../store/database.ts';
import { listDeclaredHosts, replaceDeclaredHosts } from '../store/dependencies/declared-hosts.ts';
import type { NewDeclaredHost } from '../store/dependencies/declared-hosts.ts';
import { listDependenciesAfter } from '../store/dependencies/dependencies.ts';
import type { LinkableRow } from '../store/dependencies/dependencies.ts';
import { replacePackageLinks } from '../store/dependencies/package-links.ts';
import type { NewPackageLink, ProjectKey } from '../store/dependencies/package-links.ts';
import { insertLink, replaceLinksOfKind } from '../store/services/links.ts';
import { lockProject } from '../store/organizations/projects.ts';
import { listUnknownHosts } from '../store/telemetry/unknown-hosts.ts';
import { listChangedProjects } from './changed-projects.ts';
import { toDeclaredHost, toStoredLink } from './vendor-services.ts';
import type { VendorIndex } from './vendors.ts';

/**
 * Links the projects of an organization again whose links are no longer what is stored of them says: their dependencies, the hosts
 * that their SBOMs name, and the hosts that they called before anybody claimed them. Others have their turn in between.
 */
export async function relinkProjects(
  database: Database,
  organizationId: string,
  index: VendorIndex,
  now: number,
): Promise<void> {
  for (const projectId of await listChangedProjects(database, organizationId, index)) {
    await relinkProject(database, organizationId, projectId, index, now);
    await nextTurn();
  }
}

async function relinkProject(
  database: Database,
  organizationId: string,
  projectId: string,
  index: VendorIndex,
  now: number,
): Promise<void> {
  const key = { organizationId, projectId };
  await database.transaction(async (db) => {
    if (!(await lockProject(db, organizationId, projectId))) return;
    const plan = await planProject(db, key, index);
    await replacePackageLinks(db, key, plan.dependencies, plan.packageLinks);
    await replaceLinksOfKind(db, key, 'package', plan.packageServices, now);
    await replaceDeclaredHosts(db, organizationId, projectId, plan.hosts, now);
    await replaceLinksOfKind(db, key, 'endpoint', plan.hostServices, now);
    for (const serviceId of plan.observedServices) await insertLink(db, { ...key, serviceId }, 'observed', now);
  });
}

interface Plan {
  /** Those that have links. */
  readonly dependencies: readonly LinkableRow[];
  readonly packageLinks: readonly NewPackageLink[];
  readonly packageServices: readonly string[];
  readonly hosts: readonly NewDeclaredHost[];
  readonly hostServices: readonly string[];
  /** Services of hosts that were called while nobody claimed them. */
  readonly observedServices: readonly string[];
}

async function planProject(db: Queries, key: ProjectKey, index: VendorIndex): Promise<Plan> {
  const { dependencies, links } = await linkDependencies(db, key, index);
  const declared = await listDeclaredHosts(db, key.organizationId, key.projectId);
  const hosts = declared.map(({ host, manifest }) => ({ host, path: manifest, vendorId: findHostVendor(host, index) }));
  const called = await listUnknownHosts(db, key.organizationId, key.projectId);
  return {
    dependencies,
    packageLinks: links.map(toStoredLink),
    packageServices: listCountingVendors(dependencies, links),
    hosts: hosts.map(toDeclaredHost),
    hostServices: listHostVendors(hosts),
    observedServices: [...new Set(called.flatMap(({ host }) => findHostVendor(host, index) ?? []))],
  };
}

/** Links a page of dependencies in each turn of the event loop, and keeps those that have links. */
async function linkDependencies(
  db: Queries,
  key: ProjectKey,
  index: VendorIndex,
): Promise<{ dependencies: readonly LinkableRow[]; links: readonly PackageLink[] }> {
  const dependencies: LinkableRow[] = [];
  const links: PackageLink[] = [];
  for (let after = 0; ;) {
    const page = await listDependenciesAfter(db, key, after);
    for (const one of page) {
      const own = linkPackages([one], index);
      for (const link of own) links.push({ ...link, dependency: dependencies.length });
      if (own.length > 0) dependencies.push(one);
    }
    const last = page.at(-1);
    if (last === undefined) return { dependencies, links };
    after = last.id;
    await nextTurn();
  }
}
