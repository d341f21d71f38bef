import { UnknownHost, UnknownPackage } from '@upriver/contract';
import { listUnknownPackages, mergeUnknownHosts, worthAsking } from '@upriver/inventory';
import type { Unknown } from '@upriver/catalog';
import { Type } from 'typebox';
import { toTimestamp } from '../../domain/clock.ts';
import { listDeclaredHosts } from '../../store/dependencies/declared-hosts.ts';
import { listDependencies } from '../../store/dependencies/dependencies.ts';
import { listOverlays } from '../../store/services/overlays.ts';
import { listCustomVendors, listSlugs } from '../../store/services/services.ts';
import type { VendorIndex } from '../../linking/vendors.ts';
import { listUnknownHosts } from '../../store/telemetry/unknown-hosts.ts';
import type { HttpDependencies } from '../dependencies.ts';
import { pageParameters, readLimit } from '../paging.ts';
import { route } from '../route.ts';
import { suggestFor } from '../suggestions.ts';
import type { Suggested } from '../suggestions.ts';
import { getProject } from './projects.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug.' }) });
/** Each carries what accepting it takes in; nobody goes through more at once. */
const PACKAGES_SHOWN = 500;
const ACCEPTING =
  'Each suggestion contains the request that accepts it for all entries with the same suggestion, and each proposal for all entries of the same owner or domain. Entries that match a vendor are no longer listed.';

export const unknownRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/unknown-hosts',
    access: 'read',
    tag: 'Projects',
    summary: 'Lists hosts that match no vendor, from calls and SBOMs, most called first, with suggestions.',
    description: ACCEPTING,
    params: IdParameter,
    status: 200,
    answer: Type.Array(UnknownHost),
    errors: ['not_found'],
    async handle(dependencies, { caller, params }) {
      const { database, linking } = dependencies;
      const db = database.kysely;
      const project = await getProject(db, caller.organizationId, params.id);
      const declared = await listDeclaredHosts(db, caller.organizationId, project.id);
      const index = await linking.indexes.of(caller.organizationId);
      const hosts = mergeUnknownHosts(
        await listUnknownHosts(db, caller.organizationId, project.id),
        declared.map((row) => ({ host: row.host, path: row.manifest, declaredAt: row.declaredAt })),
        index,
      );
      const suggested = await suggestAll(dependencies, caller.organizationId, index, hosts);
      return hosts.map(({ host, calls, declaredIn, firstSeenAt, lastSeenAt }, place) => ({
        host,
        calls,
        declaredIn,
        firstSeenAt: toTimestamp(firstSeenAt),
        lastSeenAt: toTimestamp(lastSeenAt),
        ...suggested[place],
      }));
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/projects/:id/unknown-packages',
    access: 'read',
    tag: 'Projects',
    summary: 'Lists runtime packages that match no vendor, the most likely API clients first, with suggestions.',
    description: `${ACCEPTING} Default for \`limit\`: ${PACKAGES_SHOWN}.`,
    params: IdParameter,
    query: Type.Object({ limit: pageParameters.limit }),
    status: 200,
    answer: Type.Array(UnknownPackage),
    errors: ['not_found'],
    async handle(dependencies, { caller, params, query }) {
      const { database, linking } = dependencies;
      const db = database.kysely;
      const project = await getProject(db, caller.organizationId, params.id);
      const index = await linking.indexes.of(caller.organizationId);
      const packages = listUnknownPackages(await listDependencies(db, caller.organizationId, project.id), index);
      const suggested = await suggestAll(dependencies, caller.organizationId, index, packages);
      const answers = packages.map((one, place) => ({ ...one, suggestions: [], ...suggested[place] }));
      return worthAsking(answers).slice(0, readLimit(query) ?? PACKAGES_SHOWN);
    },
  }),
];

/** Suggestions for each. The catalog is read only if there is something to suggest for. */
async function suggestAll(
  { database, ingest, listVendors, findVendor }: HttpDependencies,
  organizationId: string,
  index: VendorIndex,
  unknowns: readonly Unknown[],
): Promise<Suggested[]> {
  if (unknowns.length === 0) return [];
  const db = database.kysely;
  const own = (await listCustomVendors(db, organizationId)).filter(({ overlayOf }) => overlayOf === null);
  const overlays = new Map(
    (await listOverlays(db, organizationId)).map((overlay) => [index.slugOf(overlay.serviceId) ?? '', overlay]),
  );
  const takenSlugs = await listSlugs(db, organizationId);
  // Requests that waited for the store together have come so far at once.
  await ingest.turns.next(organizationId);
  return suggestFor(unknowns, { vendors: listVendors(), findVendor, own, overlays, takenSlugs });
}
