import { readBriefVendors } from './brief-vendors.ts';
import { expandPages } from './pages.ts';
import { vendors as listed } from './vendors/index.ts';
import { indexListed } from './vendor-indexes.ts';
import type { VendorIndexes } from './vendor-indexes.ts';
import type { Vendor } from './vendor.ts';

/** What a bundle says of the catalog that it holds (`tools/bundle.mjs`); the sources say nothing. */
export const BUNDLED_FINGERPRINT: string | undefined = undefined as string | undefined;

let made: readonly Vendor[] | undefined;

/** Every vendor of the catalog, and every further status page of one as a vendor of its own. Made once, when it is first asked for. */
export function listVendors(): readonly Vendor[] {
  return (made ??= expandPages([...listed, ...readBriefVendors()]));
}

let indexes: VendorIndexes | undefined;

/** Whose packages, hosts and names are, of the vendors of the catalog by their slugs. Made once. */
export function indexCatalog(): VendorIndexes {
  return (indexes ??= indexListed(listVendors()));
}

let bySlug: ReadonlyMap<string, Vendor> | undefined;

/** The vendor of the catalog with this slug. */
export function findVendor(slug: string): Vendor | undefined {
  return (bySlug ??= new Map(listVendors().map((vendor) => [vendor.slug, vendor]))).get(slug);
}
