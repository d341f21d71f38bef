import { createHostIndex, createNameIndex, createPackageIndex, plainnessOf } from '@upriver/catalog';
import type {
  HostIndex,
  HostMatch,
  HostPattern,
  NameIndex,
  NamedVendor,
  PackageIndex,
  PackageMatch,
  Removals,
  Vendor,
} from '@upriver/catalog';
import type { Ecosystem } from '@upriver/contract';

/** What vendors claim: whose a package or a host is. */
export interface VendorRules {
  /** Vendors that a package says are used. */
  readonly findVendors: (ecosystem: Ecosystem, name: string, removals?: Removals) => readonly PackageMatch[];
  /** False for a package that no rule speaks of, not even one that says it calls nobody. */
  readonly isKnown: (ecosystem: Ecosystem, name: string) => boolean;
  readonly findHost: (normalizedHost: string, removals?: Removals) => HostMatch | undefined;
}

/** Claims of one vendor. */
export interface VendorClaims {
  readonly id: string;
  readonly packages: Vendor['packages'];
  readonly hosts: readonly HostPattern[];
}

/**
 * Builds the look-ups once for many dependencies.
 * @param named vendors whose name alone, in a variable, a host, a part of a program or an adapter of a framework, says that they are used
 */
export function createVendorRules(
  vendors: readonly VendorClaims[],
  named: readonly (NamedVendor & { readonly id: string })[] = [],
): VendorRules {
  // Calls name hosts and few manifests do; each index of all vendors takes as long as the other.
  let packages: PackageIndex | undefined;
  const packageIndex = (): PackageIndex => (packages ??= createPackageIndex(vendors));
  let hosts: HostIndex | undefined;
  const hostIndex = (): HostIndex => (hosts ??= createHostIndex(vendors));
  let names: NameIndex | undefined;
  const nameIndex = (): NameIndex => (names ??= createNameIndex(named, packageIndex(), hostIndex));
  let hosted: ReadonlySet<string> | undefined;
  // Software that anybody hosts is called elsewhere, too.
  const isHosted = (id: string): boolean =>
    (hosted ??= new Set(vendors.flatMap(({ id: one, packages: all }) => (isHostedByAnybody(all) ? one : [])))).has(id);
  const findGeneric = (name: string, removals?: Removals): readonly PackageMatch[] => {
    const found = packageIndex().find('generic', name, removals);
    if (found.length > 0 || named.length === 0) return found;
    const matches = nameIndex().find(name, removals);
    if (!name.startsWith('env:')) return matches;
    return matches.map((match) => (isHosted(match.id) ? { ...match, confidence: 'low' } : match));
  };
  const findAdapter = (ecosystem: Ecosystem, name: string, removals?: Removals): readonly PackageMatch[] => {
    if (named.length === 0) return [];
    // Few packages are called as an adapter is: only for these the other questions are asked, which take longer.
    const found = nameIndex().findAdapter(ecosystem, name, removals);
    if (found.length === 0 || packageIndex().isKnown(ecosystem, name) || plainnessOf(ecosystem, name) === 'plain')
      return [];
    return found.filter(({ id }) => !isHosted(id));
  };
  return {
    findVendors(ecosystem, name, removals) {
      if (ecosystem === 'generic') return findGeneric(name, removals);
      const found = packageIndex().find(ecosystem, name, removals);
      return found.length > 0 || named.length === 0 ? found : findAdapter(ecosystem, name, removals);
    },
    isKnown: (ecosystem, name) => packageIndex().isKnown(ecosystem, name) || findAdapter(ecosystem, name).length > 0,
    findHost: (host, removals) => hostIndex().find(host, removals),
  };
}

/** Whether all that is known of a vendor are drivers of software that anybody hosts, and packages that may call it elsewhere. */
function isHostedByAnybody(packages: Vendor['packages']): boolean {
  const classes = new Set(Object.values(packages).flatMap((all) => all.map((pattern) => pattern.class ?? 'A')));
  return classes.has('F') && !classes.has('A') && !classes.has('E');
}

/** The same rules without the patterns that an organization has removed. A removed package still counts as known. */
export function withoutRemoved(rules: VendorRules, removals: Removals): VendorRules {
  return {
    findVendors: (ecosystem, name) => rules.findVendors(ecosystem, name, removals),
    isKnown: rules.isKnown,
    findHost: (host) => rules.findHost(host, removals),
  };
}

/** Rules where what the first ones claim is never asked of the second. */
export function layerVendorRules(first: VendorRules, second: VendorRules): VendorRules {
  return {
    findVendors(ecosystem, name) {
      const found = first.findVendors(ecosystem, name);
      return found.length > 0 ? found : second.findVendors(ecosystem, name);
    },
    isKnown: (ecosystem, name) => first.isKnown(ecosystem, name) || second.isKnown(ecosystem, name),
    findHost: (host) => first.findHost(host) ?? second.findHost(host),
  };
}
