import { indexCatalog, indexListed, indexVendors, plainnessOf } from '@upriver/catalog';
import type {
  HostMatch,
  NamedVendor,
  PackageMatch,
  Removals,
  Vendor,
  VendorClaims,
  VendorIndexes,
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

/**
 * Builds the look-ups once for many dependencies.
 * @param named vendors whose name alone, in a variable, a host, a part of a program or an adapter of a framework, says that they are used
 */
export function createVendorRules(
  vendors: readonly VendorClaims[],
  named: readonly (NamedVendor & { readonly id: string })[] = [],
): VendorRules {
  return rulesOf(indexVendors(vendors, named));
}

/**
 * What the vendors of a catalog claim, which are known by their slugs.
 * @param vendors those of another catalog than the project's own
 */
export function createCatalogRules(vendors?: readonly Vendor[]): VendorRules {
  return rulesOf(vendors === undefined ? indexCatalog() : indexListed(vendors));
}

/** Names of orbs and pipes. */
const TOOL = /^(?:bitbucket|circleci)\//;

/** The rules by which indexes are asked. */
function rulesOf({ packages, hosts, names, isHosted }: VendorIndexes): VendorRules {
  const findGeneric = (name: string, removals?: Removals): readonly PackageMatch[] => {
    const found = packages().find('generic', name, removals);
    const index = found.length > 0 ? undefined : names();
    if (index === undefined) return found;
    const named = index.find(name, removals);
    const matches = named.length > 0 || !TOOL.test(name) ? named : findAdapter('generic', name, removals);
    if (!name.startsWith('env:')) return matches;
    // Software that anybody hosts is called elsewhere, too.
    return matches.map((match) => (isHosted(match.id) ? { ...match, confidence: 'low' } : match));
  };
  const findAdapter = (ecosystem: Ecosystem, name: string, removals?: Removals): readonly PackageMatch[] => {
    // Few packages are called as an adapter is: only for these the other questions are asked, which take longer.
    const found = names()?.findAdapter(ecosystem, name, removals) ?? [];
    if (found.length === 0 || packages().isKnown(ecosystem, name) || plainnessOf(ecosystem, name) === 'plain')
      return [];
    return found.filter(({ id }) => !isHosted(id));
  };
  return {
    findVendors(ecosystem, name, removals) {
      if (ecosystem === 'generic') return findGeneric(name, removals);
      const found = packages().find(ecosystem, name, removals);
      return found.length > 0 ? found : findAdapter(ecosystem, name, removals);
    },
    isKnown: (ecosystem, name) => packages().isKnown(ecosystem, name) || findAdapter(ecosystem, name).length > 0,
    findHost: (host, removals) => hosts().find(host, removals),
  };
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
