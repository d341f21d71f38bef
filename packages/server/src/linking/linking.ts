// Path 2: an upload of manifests is read into dependencies, these are matched with vendors, and both are stored in one
// transaction. Whatever changes what vendors there are (a new catalogue, a vendor of one's own) links again from what is stored.
import type { Vendor } from '@upriver/catalog';
import type { ManifestsAnswer } from '@upriver/contract';
import { mergeDependencies, readManifestsSafely } from '@upriver/manifests';
import type { ManifestFile, MergedDependency, ProjectReading } from '@upriver/manifests';
import type { Clock } from '../domain/clock.ts';
import type { Generation } from '../domain/generation.ts';
import type { Database } from '../store/database.ts';
import { notFound } from '../domain/errors.ts';
import { replaceDeclaredHosts } from '../store/declared-hosts.ts';
import { replaceDependencies } from '../store/dependencies.ts';
import type { NewDependency, NewPackageLink } from '../store/dependencies.ts';
import { replaceLinksOfKind } from '../store/links.ts';
import { findMeta, putMeta } from '../store/meta.ts';
import { listOrganizations } from '../store/organizations.ts';
import { lockProject } from '../store/projects.ts';
import { syncCatalogServices } from '../store/services.ts';
import { readDeclaredHosts, servicesOf } from './hosts.ts';
import { countingServices, judgeCounting, linkDependencies } from './links.ts';
import { relinkProjects } from './relink.ts';
import { listUnknownPackages } from './unknown-packages.ts';
import { catalogFingerprint, createVendorIndexes, toServiceRow } from './vendors.ts';
import type { VendorIndex, VendorIndexes } from './vendors.ts';

export interface Linking {
  readonly indexes: VendorIndexes;
  /**
   * Replaces what a project's manifests said. A broken file gives its problems; the rest of the upload stands.
   * @throws not_found when the project was taken away meanwhile
   */
  putManifests(organizationId: string, projectId: string, files: readonly ManifestFile[]): Promise<ManifestsAnswer>;
  /** Links every project of an organization again, after its own vendors changed. */
  relinkOrganization(organizationId: string): Promise<void>;
  /** Writes the catalogue into the store and links everything again when it changed. */
  syncCatalog(): Promise<void>;
}

const UNKNOWN_PACKAGES_SHOWN = 500;
const CATALOG_KEY = 'catalog';

export function createLinking(
  database: Database,
  vendors: readonly Vendor[],
  clock: Clock,
  generation: Generation,
): Linking {
  const indexes = createVendorIndexes(database.kysely, vendors, () => clock.now(), generation);

  async function relinkOrganization(organizationId: string): Promise<void> {
    generation.advance();
    await relinkProjects(database, organizationId, await indexes.of(organizationId), clock.now());
  }

  return {
    indexes,
    relinkOrganization,
    async putManifests(organizationId, projectId, files) {
      const reading = await readManifestsSafely(files);
      const index = await indexes.of(organizationId);
      const now = clock.now();
      const dependencies = toRows(organizationId, projectId, mergeDependencies(reading));
      const links = linkDependencies(dependencies, index.findServices);
      const hosts = readDeclaredHosts(reading, index.findHost);
      const key = { organizationId, projectId };
      await database.transaction(async (db) => {
        if (!(await lockProject(db, organizationId, projectId))) throw notFound('project');
        await replaceDependencies(db, projectId, toManifestRows(projectId, reading, now), dependencies, links);
        await replaceDeclaredHosts(db, organizationId, projectId, hosts, now);
        await replaceLinksOfKind(db, key, 'package', countingServices(links), now);
        await replaceLinksOfKind(db, key, 'endpoint', servicesOf(hosts), now);
      });
      return toAnswer(reading, dependencies, links, servicesOf(hosts), index);
    },
    async syncCatalog() {
      const fingerprint = catalogFingerprint(vendors);
      if ((await findMeta(database.kysely, CATALOG_KEY)) === fingerprint) return;
      const now = clock.now();
      await database.transaction((db) =>
        syncCatalogServices(
          db,
          vendors.map((vendor) => toServiceRow(vendor, now)),
          now,
        ),
      );
      for (const { id } of await listOrganizations(database.kysely)) await relinkOrganization(id);
      // Last, so that a start that was cut short does it again.
      await putMeta(database.kysely, CATALOG_KEY, fingerprint);
    },
  };
}

function toRows(organizationId: string, projectId: string, merged: readonly MergedDependency[]): NewDependency[] {
  const counting = judgeCounting(merged.map((one) => ({ ...one, direct: one.direct ?? null })));
  return merged.map((one, index) => ({
    organization_id: organizationId,
    project_id: projectId,
    manifest: one.sources[0]?.path ?? '',
    ecosystem: one.ecosystem,
    name: one.name,
    requirement: one.requirement,
    resolved: one.resolved.length === 0 ? null : one.resolved.join(' '),
    scope: one.scope,
    direct: one.direct === undefined ? null : Number(one.direct),
    line: one.sources[0]?.line ?? null,
    sources: JSON.stringify(one.sources),
    alias: one.aliases[0] ?? null,
    locator: one.locator ?? null,
    counts: counting[index] === true ? 1 : 0,
  }));
}

function toManifestRows(projectId: string, reading: ProjectReading, now: number) {
  const rows = new Map(
    reading.files.map((file) => [
      file.path,
      {
        project_id: projectId,
        path: file.path,
        format: file.format ?? null,
        problems: JSON.stringify(file.problems),
        dependencies: file.dependencies.length,
        uploaded_at: now,
      },
    ]),
  );
  return [...rows.values()];
}

function toAnswer(
  reading: ProjectReading,
  dependencies: readonly NewDependency[],
  links: readonly NewPackageLink[],
  declaredServices: readonly string[],
  index: VendorIndex,
): ManifestsAnswer {
  const packages = new Map(declaredServices.map((id) => [id, new Set<string>()]));
  for (const link of links) {
    if (link.counts !== 1) continue;
    const names = packages.get(link.service_id) ?? new Set();
    packages.set(link.service_id, names.add(link.name));
  }
  return {
    dependencies: dependencies.length,
    services: [...packages]
      .map(([id, names]) => ({ id, slug: index.slugOf(id) ?? id, packages: [...names].sort() }))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    unknownPackages: listUnknownPackages(dependencies, index)
      .slice(0, UNKNOWN_PACKAGES_SHOWN)
      .map(({ ecosystem, name }) => ({ ecosystem, name })),
    problems: reading.files.flatMap((file) =>
      file.problems.map(({ line, message }) => ({ path: file.path, line: line ?? null, message })),
    ),
  };
}
