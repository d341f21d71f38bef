import type { Vendor } from '@upriver/catalog';
import { isSameVendor } from '@upriver/inventory';
import type { Database } from '../store/database.ts';
import { moveLinks } from '../store/services/links.ts';
import { listCustomVendors, setStandIn } from '../store/services/services.ts';
import type { Service } from '../store/services/services.ts';
import { catalogServiceId } from './vendors.ts';

/**
 * Settles which vendors of the catalog an organization's own vendors and pages stand for. The catalog may get a vendor whose slug one
 * of these has; if both are the same vendor, the organization's own stays, with its identifier, page and history, and gets the links
 * that go to the catalog's. If they share nothing but the slug, both remain, each for itself.
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
    const standsFor = vendor !== undefined && standsForVendor(row, vendor) ? catalogServiceId(vendor.slug) : null;
    if (standsFor === row.standsFor) continue;
    await database.transaction(async (db) => {
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
  return isPageOfSame || isSameVendor(row, vendor);
}
