import { applyOverlay, hostText, packageText } from '@upriver/catalog';
import type { VendorPatterns } from '@upriver/catalog';
import { CatalogEntry } from '@upriver/contract';
import { Type } from 'typebox';
import { byName } from '../../domain/name-order.ts';
import type { Named } from '../../domain/name-order.ts';
import { catalogServiceId } from '../../linking/vendors.ts';
import { countProjectsByService, listWatchedServiceIds } from '../../store/services/links.ts';
import { listOverlays } from '../../store/services/overlays.ts';
import { listVisibleNames, listVisibleServices } from '../../store/services/services.ts';
import type { Service } from '../../store/services/services.ts';
import { nextLink, pageOf, pageParameters, readPage } from '../paging.ts';
import { route } from '../route.ts';

export const catalogRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/catalog',
    access: 'read',
    tag: 'Catalog',
    summary: 'Lists the vendors of the catalog and the custom vendors of the organization, by name.',
    query: Type.Object({
      ...pageParameters,
      query: Type.Optional(
        Type.String({ maxLength: 200, description: 'Part of a name, slug, host or package.', examples: ['stripe'] }),
      ),
    }),
    status: 200,
    answer: Type.Array(CatalogEntry),
    async handle({ database, findVendor }, { caller, query, request, reply }) {
      const db = database.kysely;
      const use = {
        projects: await countProjectsByService(db, caller.organizationId),
        watched: await listWatchedServiceIds(db, caller.organizationId),
      };
      const wanted = (query.query ?? '').trim().toLowerCase();
      const overlays = new Map(
        (await listOverlays(db, caller.organizationId)).map((overlay) => [overlay.serviceId, overlay]),
      );
      const asked = readPage(query, ['text', 'id']);
      // Of a catalog of thousands only the names are read to find a page of it.
      const named =
        wanted === '' && asked.limit !== undefined
          ? pageOf(await listVisibleNames(db, caller.organizationId), asked, isAfter)
          : undefined;
      const rows = await listVisibleServices(
        db,
        caller.organizationId,
        named === undefined
          ? { holding: wanted, besides: [...overlays.keys()] }
          : { ids: named.items.map(({ id }) => id) },
      );
      const entries = rows.map((row) => {
        const vendorId = row.standsFor ?? row.overlayOf ?? row.id;
        const overlay = overlays.get(vendorId);
        const vendor =
          (overlay !== undefined || row.standsFor !== null) && isVendor(row, vendorId)
            ? findVendor(row.slug)
            : undefined;
        if (vendor === undefined) return toEntry(row, row, use, false);
        const patterns = overlay === undefined ? vendor : applyOverlay(vendor, overlay);
        const own = { hosts: { add: row.hosts, remove: [] }, packages: { add: row.packages, remove: {} } };
        return toEntry(
          row,
          row.standsFor === null ? patterns : applyOverlay(patterns, own),
          use,
          overlay !== undefined,
        );
      });
      const page =
        named === undefined
          ? pageOf(
              entries.filter((entry) => wanted === '' || matches(entry, wanted)),
              asked,
              isAfter,
            )
          : { items: entries, hasMore: named.hasMore };
      const last = page.items.at(-1);
      if (page.hasMore && last !== undefined) reply.header('link', nextLink(request.url, [last.name, last.id]));
      return page.items;
    },
  }),
];

function isAfter(entry: Named, [name, id]: readonly [name: string, id: string]): boolean {
  return byName(entry, { name, id }) > 0;
}

/** Whether a row is a vendor of the catalog. A further page of an overlay has a slug of its own, which may be another vendor's by now. */
function isVendor(row: Service, vendorId: string): boolean {
  return row.standsFor !== null || (!isOwn(row) && catalogServiceId(row.slug) === vendorId);
}

function matches(entry: CatalogEntry, wanted: string): boolean {
  return (
    entry.name.toLowerCase().includes(wanted) ||
    entry.slug.includes(wanted) ||
    entry.hosts.some((host) => host.includes(wanted)) ||
    Object.values(entry.packages).some((names) => names.some((name) => name.toLowerCase().includes(wanted)))
  );
}

function isOwn({ organizationId, overlayOf }: Service): boolean {
  return organizationId !== null && overlayOf === null;
}

function toEntry(
  row: Service,
  { hosts, packages }: VendorPatterns,
  { projects, watched }: { readonly projects: ReadonlyMap<string, number>; readonly watched: ReadonlySet<string> },
  overlay: boolean,
): CatalogEntry {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    category: row.category,
    statusPageUrl: row.statusPageUrl,
    adapter: row.adapter,
    hosts: hosts.map(hostText),
    packages: Object.fromEntries(
      Object.entries(packages).map(([ecosystem, list]) => [ecosystem, list.map(packageText)]),
    ),
    custom: isOwn(row),
    overlay,
    linked: projects.has(row.id),
    projects: projects.get(row.id) ?? 0,
    watched: watched.has(row.id),
  };
}
