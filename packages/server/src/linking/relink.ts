import type { Writing } from '../store/database.ts';
import { listDeclaredHosts, replaceDeclaredHosts } from '../store/declared-hosts.ts';
import { listDependencies, replacePackageLinks } from '../store/dependencies.ts';
import { insertLink, replaceLinksOfKind } from '../store/links.ts';
import { lockProject } from '../store/projects.ts';
import { listUnknownHosts } from '../store/unknown-hosts.ts';
import { findService, servicesOf } from './hosts.ts';
import { countingServices, linkDependencies } from './links.ts';
import type { VendorIndex } from './vendors.ts';

/**
 * Links a project again from what is stored of it: its dependencies, the hosts that its SBOMs name, and the hosts that it
 * called before anybody claimed them.
 */
export async function relinkProject(
  db: Writing,
  organizationId: string,
  projectId: string,
  index: VendorIndex,
  now: number,
): Promise<void> {
  if (!(await lockProject(db, organizationId, projectId))) return;
  const key = { organizationId, projectId };
  const dependencies = await listDependencies(db, organizationId, projectId);
  const links = linkDependencies(dependencies, index.findServices);
  await replacePackageLinks(
    db,
    projectId,
    links.map(({ dependency, ...link }) => ({ ...link, dependency_id: dependencies[dependency]?.id ?? 0 })),
  );
  await replaceLinksOfKind(db, key, 'package', countingServices(links), now);
  const hosts = (await listDeclaredHosts(db, organizationId, projectId)).map((row) => ({
    ...row,
    service_id: findService(row.host, index.findHost),
  }));
  await replaceDeclaredHosts(db, organizationId, projectId, hosts, now);
  await replaceLinksOfKind(db, key, 'endpoint', servicesOf(hosts), now);
  for (const { host } of await listUnknownHosts(db, organizationId, projectId)) {
    const serviceId = findService(host, index.findHost);
    if (serviceId !== null) await insertLink(db, { ...key, serviceId }, 'observed', now);
  }
}
