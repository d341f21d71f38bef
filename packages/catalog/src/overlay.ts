import type { Ecosystem } from '@upriver/contract';
import { hostText, packageText } from './pattern-text.ts';
import type { HostPattern, PackagePattern, Vendor } from './vendor.ts';

/** What an organization changes about the hosts and packages of a catalog vendor. */
export interface Overlay {
  readonly hosts: { readonly add: readonly HostPattern[]; readonly remove: readonly string[] };
  readonly packages: {
    readonly add: Partial<Record<Ecosystem, readonly PackagePattern[]>>;
    readonly remove: Partial<Record<Ecosystem, readonly string[]>>;
  };
}

/** Hosts and packages of a vendor. */
export type VendorPatterns = Pick<Vendor, 'hosts' | 'packages'>;

/** The patterns of a vendor with an overlay. Entries of `remove` that the vendor no longer has are ignored. */
export function applyOverlay({ hosts, packages }: VendorPatterns, overlay: Overlay): VendorPatterns {
  const ecosystems = [...Object.keys(packages), ...Object.keys(overlay.packages.add)] as Ecosystem[];
  return {
    hosts: unique(
      [...hosts.filter((host) => !overlay.hosts.remove.includes(hostText(host))), ...overlay.hosts.add],
      hostText,
    ),
    packages: Object.fromEntries(
      [...new Set(ecosystems)].map((ecosystem) => {
        const removed = overlay.packages.remove[ecosystem] ?? [];
        const kept = (packages[ecosystem] ?? []).filter((pattern) => !removed.includes(packageText(pattern)));
        return [ecosystem, unique([...kept, ...(overlay.packages.add[ecosystem] ?? [])], packageText)];
      }),
    ),
  };
}

/** Whether an organization has removed a pattern from the catalog vendor with this identifier. */
export interface Removals {
  readonly isHostRemoved: (id: string, pattern: HostPattern) => boolean;
  readonly isPackageRemoved: (id: string, ecosystem: Ecosystem, pattern: PackagePattern) => boolean;
}

/** @param overlays by the identifier that the vendor has in the index */
export function createRemovals(overlays: ReadonlyMap<string, Overlay>): Removals {
  return {
    isHostRemoved: (id, pattern) => overlays.get(id)?.hosts.remove.includes(hostText(pattern)) === true,
    isPackageRemoved: (id, ecosystem, pattern) =>
      overlays.get(id)?.packages.remove[ecosystem]?.includes(packageText(pattern)) === true,
  };
}

function unique<Pattern>(patterns: readonly Pattern[], textOf: (pattern: Pattern) => string): Pattern[] {
  return [...new Map(patterns.map((pattern) => [textOf(pattern), pattern])).values()];
}
