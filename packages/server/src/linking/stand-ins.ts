import type { Vendor } from '@upriver/catalog';
import { isSameVendor } from '@upriver/inventory';
import { forgetLastCheck } from '../store/checks/schedule.ts';
import type { Database, Writing } from '../store/database.ts';
import { moveLinks } from '../store/services/links.ts';
import { listCustomVendors, setStandIn, updateCustomVendor } from '../store/services/services.ts';
import type { Service, ServiceChange } from '../store/services/services.ts';
import { catalogServiceId, toService } from './vendors.ts';

/** Where a page of the catalog stood, and none does any more. */
const NO_PAGE: ServiceChange = { statusPageUrl: null, adapter: null, page: { target: { url: '', options: {} } } };

/**
 * Settles which vendors of the catalog an organization's own vendors and pages stand for. The catalog may get a vendor whose slug one
 * of these has; if both are the same vendor, the organization's own stays, with its identifier, page and history, and gets the links
 * that go to the catalog's. If they share nothing but the slug, both remain, each for itself. An own vendor without a page is read at
 * the page of the vendor that it stands for.
 */
export async function settleStandIns(
  database: Database,
  organizationId: string,
  vendors: readonly Vendor[],
): Promise<void> {
  const own = await listCustomVendors(database.kysely, organizationId);
  if (own.length === 0) return;
  const slugs = new Set(own.map(({ slug }) => slug));
  const sameSlug = new Map(vendors.filter(({ slug }) => slugs.has(slug)).map((vendor) => [vendor.slug, vendor]));
  for (const row of own) {
    const vendor = sameSlug.get(row.slug);
    const isStandIn = vendor !== undefined && standsForVendor(row, vendor);
    const standsFor = isStandIn ? catalogServiceId(vendor.slug) : null;
    const page = pageInstead(row, isStandIn ? vendor : undefined);
    if (standsFor === row.standsFor && page === undefined) continue;
    await database.transaction(async (db) => {
      if (page !== undefined) await replacePage(db, organizationId, row.id, page);
      if (standsFor === row.standsFor) return;
      await setStandIn(db, organizationId, row.id, standsFor);
      if (standsFor !== null) await moveLinks(db, organizationId, standsFor, row.id);
    });
  }
}

function standsForVendor(row: Service, vendor: Vendor): boolean {
  const { overlayOf } = row;
  // The main page of an overlay has the vendor's slug, and stands for it anyway.
  if (overlayOf === catalogServiceId(vendor.slug)) return false;
  const isPageOfSame =
    overlayOf !== null && vendor.pageOf !== undefined && catalogServiceId(vendor.pageOf) === overlayOf;
  return isPageOfSame || isSameVendor(row.page.isOfCatalog === true ? { ...row, statusPageUrl: null } : row, vendor);
}

/** How a row without a page of its own is read from now on: at the page of this vendor, or at none. Undefined where nothing changes. */
function pageInstead(row: Service, vendor: Vendor | undefined): ServiceChange | undefined {
  const isOfCatalog = row.page.isOfCatalog === true;
  if (!isOfCatalog && (row.statusPageUrl !== null || row.page.declarative !== undefined)) return undefined;
  if (vendor === undefined || vendor.statusPageUrl === null) return isOfCatalog ? NO_PAGE : undefined;
  const { statusPageUrl, adapter, page } = toService(vendor, 0);
  // What a page of no named provider was found to be stays.
  const isAsNamed = adapter === null || (adapter === row.adapter && isSameTarget(page, row.page));
  if (isOfCatalog && row.statusPageUrl === statusPageUrl && isAsNamed) return undefined;
  return { statusPageUrl, adapter, page: { ...page, isOfCatalog: true } };
}

function isSameTarget(one: Service['page'], other: Service['page']): boolean {
  return JSON.stringify(one.target) === JSON.stringify(other.target);
}

async function replacePage(db: Writing, organizationId: string, id: string, change: ServiceChange): Promise<void> {
  await updateCustomVendor(db, organizationId, id, change);
  await forgetLastCheck(db, id);
}
