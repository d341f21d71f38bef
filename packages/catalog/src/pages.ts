import type { Vendor, VendorPage } from './vendor.ts';

/**
 * Vendors as everybody but the catalog's files sees them: each further page of a vendor becomes a vendor of its own, after the main
 * one, with the page's hosts, no packages, and `pageOf` naming the main one.
 */
export function expandPages(vendors: readonly Vendor[]): readonly Vendor[] {
  return vendors.flatMap(({ pages = [], ...vendor }) => [vendor, ...pages.map((page) => toVendor(page, vendor))]);
}

function toVendor({ key, name, statusPageUrl, statusPage, hosts }: VendorPage, vendor: Vendor): Vendor {
  return {
    slug: `${vendor.slug}-${key}`,
    name: `${vendor.name} ${name}`,
    category: vendor.category,
    statusPageUrl,
    ...(statusPage === undefined ? {} : { statusPage }),
    hosts,
    packages: {},
    pageOf: vendor.slug,
    sources: vendor.sources,
  };
}
