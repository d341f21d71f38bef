import { createHostIndex, createPackageIndex } from '@upriver/catalog';
import type { HostMatch, HostPattern, PackageMatch, Vendor } from '@upriver/catalog';
import type { Ecosystem } from '@upriver/contract';

/** What vendors claim: whose a package or a host is. */
export interface VendorRules {
  /** Vendors that a package says are used. */
  readonly findVendors: (ecosystem: Ecosystem, name: string) => readonly PackageMatch[];
  /** False for a package that no rule speaks of, not even one that says it calls nobody. */
  readonly isKnown: (ecosystem: Ecosystem, name: string) => boolean;
  readonly findHost: (normalizedHost: string) => HostMatch | undefined;
}

/** Claims of one vendor. */
export interface VendorClaims {
  readonly id: string;
  readonly packages: Vendor['packages'];
  readonly hosts: readonly HostPattern[];
}

/** Builds the look-ups once for many dependencies. */
export function createVendorRules(vendors: readonly VendorClaims[]): VendorRules {
  const packages = createPackageIndex(vendors);
  const hosts = createHostIndex(vendors);
  return {
    findVendors: (ecosystem, name) => packages.find(ecosystem, name),
    isKnown: (ecosystem, name) => packages.isKnown(ecosystem, name),
    findHost: (host) => hosts.find(host),
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
