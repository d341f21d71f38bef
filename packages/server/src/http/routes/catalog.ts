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
import { JsonList } from '../json-list.ts';
import { nextLink, pageParameters, readPage } from '../paging.ts';
import { route } from '../route.ts';

/** The whole list is megabytes, of which several forms are in memory until it is sent. */
const REQUESTS_MAX = 32;
const REQUESTS_PER_ORGANIZATION_MAX = 8;
/** Most vendors that are read and written in one turn of the event loop. */
const ROWS_PER_STEP = 200;

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
    isShared: true,
    requestsMax: () => REQUESTS_MAX,
    requestsPerOrganizationMax: () => REQUESTS_PER_ORGANIZATION_MAX,
    async handle({ database, findVendor, ingest }, { caller, query, request, reply }) {
      const db = database.kysely;
      const { organizationId } = caller;
      const use = {
        projects: await countProjectsByService(db, organizationId),
        watched: await listWatchedServiceIds(db, organizationId),
      };
      const wanted = (query.query ?? '').trim().toLowerCase();
      const overlays = new Map((await listOverlays(db, organizationId)).map((overlay) => [overlay.serviceId, overlay]));
      const toListed = (row: Service): CatalogEntry => {
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
      };
      const { after, limit = Number.POSITIVE_INFINITY } = readPage(query, ['text', 'id']);
      // Of a catalog of thousands only the names are read to find a page of it.
      const names = await listVisibleNames(db, organizationId, { holding: wanted, besides: [...overlays.keys()] });
      const rest = after === undefined ? names : names.filter((entry) => isAfter(entry, after));
      const step = Math.min(ROWS_PER_STEP, limit + 1);
      const texts: string[] = [];
      let last: Named | undefined;
      for (let from = 0; from < rest.length; from += step) {
        // oxlint-disable-next-line no-await-in-loop -- steps come one after the other, and others are served between them
        await ingest.turns.next(organizationId);
        const ids = rest.slice(from, from + step).map(({ id }) => id);
        // oxlint-disable-next-line no-await-in-loop -- as above
        for (const row of await listVisibleServices(db, organizationId, ids)) {
          const entry = toListed(row);
          if (wanted !== '' && !matches(entry, wanted)) continue;
          if (texts.length === limit) {
            if (last !== undefined) reply.header('link', nextLink(request.url, [last.name, last.id]));
            return new JsonList(texts);
          }
          texts.push(JSON.stringify(entry));
          last = row;
        }
      }
      return new JsonList(texts);
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
