import type { HostPattern, Vendor } from '@upriver/catalog';
import { catalogServiceId } from '../linking/vendors.ts';

/** What is asked of a vendor, to see whether it can be reached from here. */
export interface ProbeTarget {
  readonly host: string;
  /** A path whose answer says how the vendor is, because it needs no key; null where none is known. */
  readonly path: string | null;
}

/** What a service's entry says of its hosts. */
export interface ProbedService {
  readonly slug: string;
  /** Null for a vendor of the catalog. */
  readonly organizationId: string | null;
  readonly hosts: readonly HostPattern[];
  /** Not null for a page that an organization set for a vendor of the catalog; the slug is the vendor's or the page's. */
  readonly overlayOf: string | null;
  /** Not null for one of an organization that stands for the vendor of the catalog with its slug. */
  readonly standsFor: string | null;
}

/**
 * The one host of a vendor that is asked: the catalog's own choice, else an exact host of its entry, an `api.` one first. Hosts that events
 * name are never asked, so a vendor that is known by suffixes alone has none.
 */
export function chooseTarget(
  service: ProbedService,
  findVendor: (slug: string) => Vendor | undefined,
): ProbeTarget | undefined {
  const { organizationId, slug, overlayOf, standsFor } = service;
  const isOfCatalog = organizationId === null || (standsFor ?? overlayOf) === catalogServiceId(slug);
  const vendor = isOfCatalog ? findVendor(slug) : undefined;
  if (vendor?.probe !== undefined) return vendor.probe;
  const exact = [...service.hosts, ...(vendor?.hosts ?? [])].flatMap(({ host, hosting, tenant }) =>
    host === undefined || host.includes('*') || hosting === true || tenant === true ? [] : [host],
  );
  const host = exact.find((name) => name.startsWith('api.')) ?? exact[0];
  return host === undefined ? undefined : { host, path: null };
}
