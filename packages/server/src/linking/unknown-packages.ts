import type { Ecosystem } from '@upriver/contract';
import type { VendorIndex } from './vendors.ts';

/** A package of a project that no vendor claims. */
export interface UnknownPackage {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** Requirements as written, sorted. */
  readonly versions: readonly string[];
  /** Files that declare it, sorted. */
  readonly manifests: readonly string[];
}

/** What of a dependency decides whether its package is unknown. */
export interface StoredDependency {
  readonly ecosystem: string;
  readonly name: string;
  readonly requirement: string;
  /** JSON list of `{ path }`. */
  readonly sources: string;
  readonly counts: number;
}

/** Names that vendors give to what calls them. */
const CALLER_NAME = /(?:^|[^a-z])(?:sdk|client|api)(?:[^a-z]|$)/i;

/**
 * Packages that count and that no rule speaks of, each once. Those that look like somebody's client come first, then those that
 * more files declare.
 */
export function listUnknownPackages(dependencies: readonly StoredDependency[], index: VendorIndex): UnknownPackage[] {
  const found = new Map<
    string,
    { ecosystem: Ecosystem; name: string; versions: Set<string>; manifests: Set<string> }
  >();
  for (const { ecosystem: word, name, requirement, sources, counts } of dependencies) {
    // Safe: the store holds what the manifest reader gave.
    const ecosystem = word as Ecosystem;
    if (counts !== 1 || index.isKnown(ecosystem, name)) continue;
    const key = `${ecosystem}\0${name}`;
    const one = found.get(key) ?? { ecosystem, name, versions: new Set(), manifests: new Set() };
    found.set(key, one);
    one.versions.add(requirement);
    for (const { path } of JSON.parse(sources) as { path: string }[]) one.manifests.add(path);
  }
  return [...found.values()]
    .map((one) => ({ ...one, versions: [...one.versions].sort(), manifests: [...one.manifests].sort() }))
    .sort(
      (a, b) =>
        Number(CALLER_NAME.test(b.name)) - Number(CALLER_NAME.test(a.name)) ||
        b.manifests.length - a.manifests.length ||
        (`${a.ecosystem} ${a.name}` < `${b.ecosystem} ${b.name}` ? -1 : 1),
    );
}
