import { createHostIndex } from './host-index.ts';
import type { HostIndex } from './host-index.ts';
import { createNameIndex, createVendorNames } from './name-index.ts';
import type { NameIndex, VendorNames } from './name-index.ts';
import { createPackageIndex } from './package-index.ts';
import type { PackageIndex } from './package-index.ts';
import type { HostPattern, Vendor } from './vendor.ts';
import type { NamedVendor } from './vendor-words.ts';

/** Claims of one vendor. */
export interface VendorClaims {
  readonly id: string;
  readonly packages: Vendor['packages'];
  readonly hosts: readonly HostPattern[];
}

/** Whose packages, hosts and names are. */
export interface VendorIndexes {
  readonly packages: () => PackageIndex;
  readonly hosts: () => HostIndex;
  /** Undefined where no vendor's name alone says that it is used. */
  readonly names: () => NameIndex | undefined;
  /** Whether all that is known of a vendor are drivers of software that anybody hosts, and packages that may call it elsewhere. */
  readonly isHosted: (id: string) => boolean;
}

/**
 * Makes each index when it is first asked for: calls name hosts and few manifests do, and each index of all vendors takes as long as the other.
 * @param named vendors whose name alone, in a variable, a host, a part of a program or an adapter of a framework, says that they are used
 */
export function indexVendors(
  vendors: readonly VendorClaims[],
  named: readonly (NamedVendor & { readonly id: string })[] = [],
): VendorIndexes {
  let hosted: ReadonlySet<string> | undefined;
  return makeOnce({
    packages: () => createPackageIndex(vendors),
    hosts: () => createHostIndex(vendors),
    names: named.length === 0 ? undefined : createVendorNames(named),
    isHosted: (id) => (hosted ??= new Set(listHosted(vendors))).has(id),
  });
}

/** The same of vendors as the catalog lists them, by their slugs. Their names count too, but for those of further pages. */
export function indexListed(vendors: readonly Vendor[]): VendorIndexes {
  const claims = vendors.map((vendor) => ({ ...vendor, id: vendor.slug }));
  return indexVendors(
    claims,
    claims.filter(({ pageOf }) => pageOf === undefined),
  );
}

/** Vendors whose software anybody hosts. */
export function listHosted(vendors: readonly VendorClaims[]): string[] {
  return vendors.flatMap(({ id, packages }) => (isHostedByAnybody(packages) ? id : []));
}

function isHostedByAnybody(packages: Vendor['packages']): boolean {
  const classes = new Set(Object.values(packages).flatMap((all) => all.map((pattern) => pattern.class ?? 'A')));
  return classes.has('F') && !classes.has('A') && !classes.has('E');
}

/** The indexes that these functions make, each once. */
export function makeOnce(make: {
  readonly packages: () => PackageIndex;
  readonly hosts: () => HostIndex;
  readonly names: VendorNames | undefined;
  readonly isHosted: (id: string) => boolean;
}): VendorIndexes {
  let packages: PackageIndex | undefined;
  let hosts: HostIndex | undefined;
  let names: NameIndex | undefined;
  const indexes = {
    packages: (): PackageIndex => (packages ??= make.packages()),
    hosts: (): HostIndex => (hosts ??= make.hosts()),
    names: (): NameIndex | undefined =>
      make.names && (names ??= createNameIndex(make.names, indexes.packages(), indexes.hosts)),
    isHosted: make.isHosted,
  };
  return indexes;
}
