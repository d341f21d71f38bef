import { listVendors } from './all-vendors.ts';
import type { Vendor } from './vendor.ts';

let bySlug: ReadonlyMap<string, Vendor> | undefined;

/** The vendor of the catalog with this slug. */
export function findVendor(slug: string): Vendor | undefined {
  bySlug ??= new Map(listVendors().map((vendor) => [vendor.slug, vendor]));
  return bySlug.get(slug);
}
