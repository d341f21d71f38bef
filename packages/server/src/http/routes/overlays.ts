// Overlays: what an organization changes about a vendor of the catalog, for itself alone.
import { hostText, packageText } from '@upriver/catalog';
import type { Overlay } from '@upriver/catalog';
import { UpdateOverlay, VendorOverlay } from '@upriver/contract';
import type { OverlayFurtherPage, OverlayPage } from '@upriver/contract';
import { Type } from 'typebox';
import { AppError, notFound } from '../../domain/errors.ts';
import type { Queries, Writing } from '../../store/database.ts';
import { deleteOverlay, listOverlays, lockOverlay, saveOverlay } from '../../store/services/overlays.ts';
import { listCustomVendors } from '../../store/services/services.ts';
import type { Service } from '../../store/services/services.ts';
import { invalidField, readHosts, readPackages, refuseTooManyPatterns } from '../custom-vendor-patterns.ts';
import { checkReading } from '../custom-vendor-page.ts';
import { removeOverlayPages, setFurtherPages, setMainPage } from '../overlay-pages.ts';
import { route } from '../route.ts';
import { getService } from './services.ts';

const IdParameter = Type.Object({ id: Type.String({ description: 'Identifier or slug of a vendor of the catalog.' }) });

export const overlayRoutes = [
  route({
    method: 'GET',
    path: '/api/v1/overlays',
    access: 'read',
    tag: 'Overlays',
    summary: 'Lists the overlays of the organization, oldest first.',
    status: 200,
    answer: Type.Array(VendorOverlay),
    async handle({ database }, { caller }) {
      const db = database.kysely;
      const own = await listCustomVendors(db, caller.organizationId);
      const overlays = await listOverlays(db, caller.organizationId);
      return Promise.all(
        overlays.map(async ({ serviceId, ...overlay }) =>
          toAnswer(await getService(db, caller.organizationId, serviceId), overlay, own),
        ),
      );
    },
  }),
  route({
    method: 'GET',
    path: '/api/v1/services/:id/overlay',
    access: 'read',
    tag: 'Overlays',
    summary: 'Returns what the organization changes about a vendor of the catalog.',
    params: IdParameter,
    status: 200,
    answer: VendorOverlay,
    errors: ['not_found', 'conflict'],
    async handle({ database }, { caller, params }) {
      const vendor = await getCatalogVendor(database.kysely, caller.organizationId, params.id);
      return readAnswer(database.kysely, caller.organizationId, vendor);
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/v1/services/:id/overlay',
    access: 'write',
    tag: 'Overlays',
    summary: 'Adds hosts, packages or status pages to a vendor of the catalog, or removes them.',
    description:
      'The overlay applies to this organization only and remains when the catalog is updated. Added hosts and packages take precedence over the catalog. A vendor with a `page` of its own has a new service identifier for this organization: links move to it, earlier calls remain under the identifier of the catalog.',
    params: IdParameter,
    body: UpdateOverlay,
    bodyExample: { hosts: { add: ['api.eu.acmepay.com'] }, packages: { add: { npm: ['@acme-pay/edge'] } } },
    status: 200,
    answer: VendorOverlay,
    errors: ['not_found', 'conflict', 'unprocessable'],
    async handle(dependencies, { caller: { organizationId }, params, body, now, record }) {
      const { database, linking, pages, onOrganizationChanged, requestCheck } = dependencies;
      for (const page of [body.page ?? {}, ...(body.pages ?? [])]) checkReading(pages, page);
      const vendor = await getCatalogVendor(database.kysely, organizationId, params.id);
      const changedPages = await database.transaction(async (db) => {
        const before = await lockOverlay(db, organizationId, vendor.id, now);
        const overlay = toOverlay(body, before, vendor);
        const added = { hosts: overlay.hosts.add, packages: overlay.packages.add };
        await refuseTooManyPatterns(db, organizationId, added, vendor.id);
        await saveOverlay(db, organizationId, vendor.id, overlay);
        const { page, pages: further } = body;
        await record(db, 'overlay.update', { subject: vendor, before, after: { ...overlay, page, pages: further } });
        return [
          ...(body.page === undefined ? [] : await setMainPage(db, organizationId, vendor, body.page, now)),
          ...(body.pages === undefined ? [] : await setFurtherPages(db, organizationId, vendor, body.pages, now)),
        ];
      });
      await linking.relinkOrganization(organizationId);
      onOrganizationChanged(organizationId);
      for (const serviceId of changedPages) requestCheck(serviceId);
      return readAnswer(database.kysely, organizationId, vendor);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/v1/services/:id/overlay',
    access: 'write',
    tag: 'Overlays',
    summary: 'Deletes an overlay with its status pages. The vendor is again as in the catalog.',
    params: IdParameter,
    status: 204,
    answer: null,
    errors: ['not_found', 'conflict'],
    async handle({ database, linking, onOrganizationChanged }, { caller: { organizationId }, params, record }) {
      const vendor = await getCatalogVendor(database.kysely, organizationId, params.id);
      const before = await readAnswer(database.kysely, organizationId, vendor);
      await database.transaction(async (db) => {
        if (!(await deleteOverlay(db, organizationId, vendor.id))) throw notFound('overlay');
        await removeOverlayPages(db, organizationId, vendor);
        await record(db, 'overlay.delete', { subject: vendor, before });
      });
      await linking.relinkOrganization(organizationId);
      onOrganizationChanged(organizationId);
    },
  }),
];

/** The catalog's own row of a vendor, by its identifier or slug, or by those of a page that an overlay set. */
async function getCatalogVendor(db: Queries, organizationId: string, idOrSlug: string): Promise<Service> {
  const row = await getService(db, organizationId, idOrSlug);
  if (row.organizationId === null) return row;
  if (row.overlayOf !== null) return getService(db, organizationId, row.overlayOf);
  throw new AppError(
    'conflict',
    `"${row.slug}" is a custom vendor, which has no overlay. Change it with PATCH /api/v1/services/${row.slug}.`,
  );
}

/** An overlay with changes. @throws invalid_request for a pattern that cannot be, or cannot be removed */
function toOverlay(change: UpdateOverlay, before: Overlay, vendor: Service): Overlay {
  const { hosts, packages } = change;
  return {
    hosts: {
      add: hosts?.add === undefined ? before.hosts.add : readHosts(hosts.add, 'hosts.add'),
      remove: hosts?.remove === undefined ? before.hosts.remove : readRemovedHosts(hosts.remove, before, vendor),
    },
    packages: {
      add: packages?.add === undefined ? before.packages.add : readPackages(packages.add, 'packages.add'),
      remove:
        packages?.remove === undefined ? before.packages.remove : readRemovedPackages(packages.remove, before, vendor),
    },
  };
}

/** Entries that the overlay has already stay, even if the catalog no longer has them. */
function readRemovedHosts(given: readonly string[], before: Overlay, vendor: Service): readonly string[] {
  const known = new Set([...vendor.hosts.map(hostText), ...before.hosts.remove]);
  for (const [index, text] of given.entries())
    if (!known.has(text)) throw invalidField(`hosts.remove.${index}`, notThere(text, vendor, known));
  return given;
}

function readRemovedPackages(
  given: Readonly<Record<string, readonly string[]>>,
  before: Overlay,
  vendor: Service,
): Overlay['packages']['remove'] {
  // Also refuses what is no ecosystem.
  const ecosystems = Object.keys(readPackages(given, 'packages.remove')) as (keyof Service['packages'])[];
  for (const ecosystem of ecosystems) {
    const listed = (vendor.packages[ecosystem] ?? []).map(packageText);
    const known = new Set([...listed, ...(before.packages.remove[ecosystem] ?? [])]);
    for (const [index, text] of (given[ecosystem] ?? []).entries())
      if (!known.has(text)) throw invalidField(`packages.remove.${ecosystem}.${index}`, notThere(text, vendor, known));
  }
  return given;
}

const KNOWN_SHOWN = 10;

function notThere(text: string, { slug }: Service, known: ReadonlySet<string>): string {
  const shown = [...known].slice(0, KNOWN_SHOWN).join(', ');
  return `must be an entry of ${slug} in the catalog; got "${text}"; it has ${shown === '' ? 'none' : shown}`;
}

async function readAnswer(db: Queries | Writing, organizationId: string, vendor: Service): Promise<VendorOverlay> {
  const overlay = (await listOverlays(db, organizationId)).find(({ serviceId }) => serviceId === vendor.id);
  if (overlay === undefined) throw notFound('overlay');
  return toAnswer(vendor, overlay, await listCustomVendors(db, organizationId));
}

function toAnswer(vendor: Service, { hosts, packages }: Overlay, own: readonly Service[]): VendorOverlay {
  const pages = own.filter(({ overlayOf }) => overlayOf === vendor.id);
  const main = pages.find(({ slug }) => slug === vendor.slug);
  return {
    id: vendor.id,
    slug: vendor.slug,
    hosts: { add: hosts.add.map(hostText), remove: [...hosts.remove] },
    packages: {
      add: Object.fromEntries(Object.entries(packages.add).map(([key, list]) => [key, list.map(packageText)])),
      remove: Object.fromEntries(Object.entries(packages.remove).map(([key, names]) => [key, [...names]])),
    },
    page: main === undefined ? null : toPageAnswer(main),
    pages: pages.filter((page) => page !== main).map((page) => toFurtherPage(page, vendor)),
  };
}

function toPageAnswer({ statusPageUrl, adapter, page }: Service): OverlayPage {
  const { declarative } = page;
  return { statusPageUrl, adapter, ...(declarative === undefined ? {} : { declarative }) };
}

function toFurtherPage(page: Service, vendor: Service): OverlayFurtherPage {
  return {
    key: page.slug.slice(vendor.slug.length + 1),
    name: page.name,
    ...toPageAnswer(page),
    hosts: page.hosts.map(hostText),
  };
}
