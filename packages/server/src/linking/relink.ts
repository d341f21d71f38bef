import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Queries } from '../store/database.ts';
import { listDeclaredHosts, replaceDeclaredHosts } from '../store/declared-hosts.ts';
import type { DeclaredHost } from '../store/declared-hosts.ts';
import { listDependencies, listPackageLinksOfProject, replacePackageLinks } from '../store/dependencies.ts';
import { insertLink, listLinksOfProject, replaceLinksOfKind } from '../store/links.ts';
import { listProjects, lockProject } from '../store/projects.ts';
import type { PackageLinkTable } from '../store/schema.ts';
import { listUnknownHosts } from '../store/unknown-hosts.ts';
import { findService, servicesOf } from './hosts.ts';
import { countingServices, linkDependencies } from './links.ts';
import type { VendorIndex } from './vendors.ts';

/**
 * Links every project of an organization again from what is stored of it: its dependencies, the hosts that its SBOMs name, and the
 * hosts that it called before anybody claimed them. Most projects stay as they are and are only read, and others have their turn
 * in between: an organization may have ten thousand.
 */
export async function relinkProjects(
  database: Database,
  organizationId: string,
  index: VendorIndex,
  now: number,
): Promise<void> {
  for (const { id } of await listProjects(database.kysely, organizationId)) {
    if ((await planProject(database.kysely, organizationId, id, index)).isChange)
      await relinkProject(database, organizationId, id, index, now);
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
  /** False when the store says all of this already. */
  readonly isChange: boolean;
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
  const known = await listLinksOfProject(db, organizationId, projectId);
  const isObserved = (serviceId: string): boolean =>
    known.some((link) => link.kind === 'observed' && link.service_id === serviceId);
  return {
    packageLinks,
    packageServices: countingServices(links),
    hosts,
    observedServices,
    isChange:
      describe(packageLinks) !== describe(await listPackageLinksOfProject(db, organizationId, projectId)) ||
      hosts.some(({ service_id }, place) => service_id !== before[place]?.service_id) ||
      !observedServices.every(isObserved),
  };
}

/** The same text for the same links, in whatever order they are. */
function describe(links: readonly PackageLinkTable[]): string {
  return links
    .map((link) => [link.dependency_id, link.service_id, link.class, link.confidence, link.product].join(' '))
    .sort()
    .join('\n');
}
