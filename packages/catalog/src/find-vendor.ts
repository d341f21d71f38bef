import type { Vendor } from './vendor.ts';
import { vendors } from './all-vendors.ts';

const bySlug: ReadonlyMap<string, Vendor> = new Map(vendors.map((vendor) => [vendor.slug, vendor]));

/** The vendor of the catalog with this slug. */
export function findVendor(slug: string): Vendor | undefined {
  return bySlug.get(slug);
}
