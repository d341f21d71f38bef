import { ProjectService } from '@upriver/contract';
import { Type } from 'typebox';
import { toNullableTimestamp, toTimestamp } from '../../domain/clock.ts';
import { AppError } from '../../domain/errors.ts';
import { listDeclaredHosts } from '../../store/dependencies/declared-hosts.ts';
import { listDependencies } from '../../store/dependencies/dependencies.ts';
import type { Dependency } from '../../store/dependencies/dependencies.ts';
import { listPackageLinksOfProject } from '../../store/dependencies/package-links.ts';
import type { StoredPackageLink } from '../../store/dependencies/package-links.ts';
import { listDetectorHeads } from '../../store/detection/detectors.ts';
import { listLinksOfProject } from '../../store/services/links.ts';
import { readCallVolumes } from '../../store/rollups/rollups.ts';
import { listVisibleSummaries } from '../../store/services/services.ts';
import { readQuietPages } from '../quiet-pages.ts';
import { route } from '../route.ts';
import { getProject, groupBy } from './projects.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) });

export const projectServiceRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/services',
    access: 'read',
    tag: 'Projects',
    summary: 'Lists the services of a project, linked by packages, SBOMs, calls or by hand, with the number of calls.',
    params: IdParameter,
    query: Type.Object({
      scope: Type.Optional(
        Type.Enum(['direct', 'all'], { description: '`all` also includes development and transitive packages.' }),
      ),
    }),
    status: 200,
    answer: Type.Array(ProjectService),
    errors: ['not_found'],
    async handle({ database, linking }, { caller, params, query, now }) {
      const db = database.kysely;
      const project = await getProject(db, caller.organizationId, params.id);
      const links = await listLinksOfProject(db, caller.organizationId, project.id);
      const packageLinks = (await listPackageLinksOfProject(db, caller.organizationId, project.id)).filter(
        (link) => query.scope === 'all' || link.counts,
      );
      const dependencies = new Map(
        (await listDependencies(db, caller.organizationId, project.id)).map((row) => [row.id, row]),
      );
      const hosts = await listDeclaredHosts(db, caller.organizationId, project.id);
      const endpoints = groupBy(hosts, ({ serviceId }) => serviceId);
      const kinds = groupBy(links, ({ serviceId }) => serviceId);
      const packages = groupBy(packageLinks, ({ serviceId }) => serviceId);
      const services = await listVisibleSummaries(db, caller.organizationId, [...kinds.keys(), ...packages.keys()]);
      const ids = services.map(({ id }) => id);
      const quiet = await readQuietPages(db, linking, ids, caller.organizationId, project.id);
      const volumes = new Map(
        (await readCallVolumes(db, caller.organizationId, project.id, ids, now)).map((volume) => [
          volume.serviceId,
          volume,
        ]),
      );
      const series = groupBy(
        await listDetectorHeads(db, caller.organizationId, { projectId: project.id, since: 0 }),
        ({ serviceId }) => serviceId,
      );
      return services.map((service) => {
        const called = series.get(service.id) ?? [];
        const has = (kind: string): boolean => (kinds.get(service.id) ?? []).some((link) => link.kind === kind);
        const volume = volumes.get(service.id);
        return {
          id: service.id,
          name: service.name,
          slug: service.slug,
          currentStatus: service.currentStatus,
          lastCheckedAt: toNullableTimestamp(service.lastCheckedAt),
          declared: packages.has(service.id) || endpoints.has(service.id),
          observed: has('observed'),
          manual: has('manual'),
          quiet: quiet.has(service.id),
          packages: (packages.get(service.id) ?? []).flatMap((link) =>
            toEvidence(link, dependencies.get(link.dependencyId)),
          ),
          endpoints: (endpoints.get(service.id) ?? []).map(({ host, manifest }) => ({ host, manifest })),
          calls: {
            lastHour: volume?.lastHour ?? 0,
            lastDay: volume?.lastDay ?? 0,
            lastAt: called.length === 0 ? null : toTimestamp(Math.max(...called.map(({ lastCallAt }) => lastCallAt))),
            regions: [...new Set(called.map(({ region }) => region))].filter((region) => region !== '').sort(),
          },
        };
      });
    },
  }),
];

function toEvidence(link: StoredPackageLink, dependency: Dependency | undefined): ProjectService['packages'] {
  if (dependency === undefined) throw new AppError('internal', 'A package link without its dependency.');
  return dependency.sources.map(({ path, line }) => ({
    ecosystem: link.ecosystem,
    name: link.name,
    version: link.requirement,
    scope: dependency.scope,
    direct: dependency.direct,
    manifest: path,
    line: line ?? null,
    confidence: link.confidence,
    product: link.product,
  }));
}
