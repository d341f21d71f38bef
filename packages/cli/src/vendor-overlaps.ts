import type { CustomVendor } from '@upriver/contract';

/** Vendors of the catalog of which a custom vendor has something, told when it is added or changed; empty when there is none. */
export function describeOverlaps({ slug, overlaps = [] }: CustomVendor): string {
  const [first] = overlaps;
  if (first === undefined) return '';
  return `The catalog has ${overlaps.join(', ')} with a host, a package or the status page of it. What both have counts for ${slug}, the rest for ${first}. If they are one vendor, delete ${slug} and use: upriver overlay set ${first}\n`;
}
