import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries } from '../store/database.ts';
import { listDeclaredHosts, replaceDeclaredHosts } from '../store/declared-hosts.ts';
import type { DeclaredHost } from '../store/declared-hosts.ts';
import { listDependencies, replacePackageLinks } from '../store/dependencies.ts';
import { insertLink, replaceLinksOfKind } from '../store/links.ts';
import { lockProject } from '../store/projects.ts';
import type { PackageLinkTable } from '../store/schema.ts';
import { listUnknownHosts } from '../store/unknown-hosts.ts';
import { listChangedProjects } from './changed-projects.ts';
import { findService, servicesOf } from './hosts.ts';
import { countingServices, linkDependencies } from './links.ts';
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
    const plan = await planProject(db, organizationId, projectId, index);
    await replacePackageLinks(db, projectId, plan.packageLinks);
    await replaceLinksOfKind(db, key, 'package', plan.packageServices, now);
    await replaceDeclaredHosts(db, organizationId, projectId, plan.hosts, now);
    await replaceLinksOfKind(db, key, 'endpoint', servicesOf(plan.hosts), now);
    for (const serviceId of plan.observedServices) await insertLink(db, { ...key, serviceId }, 'observed', now);
  });
}

interface Plan {
  readonly packageLinks: readonly PackageLinkTable[];
  readonly packageServices: readonly string[];
  readonly hosts: readonly DeclaredHost[];
  /** Services of hosts that were called while nobody claimed them. */
  readonly observedServices: readonly string[];
}

async function planProject(db: Queries, organizationId: string, projectId: string, index: VendorIndex): Promise<Plan> {
  const dependencies = await listDependencies(db, organizationId, projectId);
  const links = linkDependencies(dependencies, index.findServices);
  const packageLinks = links.map(({ dependency, ...link }) => ({
    ...link,
    dependency_id: dependencies[dependency]?.id ?? 0,
  }));
  const before = await listDeclaredHosts(db, organizationId, projectId);
  const hosts = before.map((row) => ({ ...row, service_id: findService(row.host, index.findHost) }));
  const called = await listUnknownHosts(db, organizationId, projectId);
  const observedServices = [...new Set(called.flatMap(({ host }) => findService(host, index.findHost) ?? []))];
  return {
    packageLinks,
    packageServices: countingServices(links),
    hosts,
    observedServices,
  };
}
