import { plainnessOf } from '@upriver/catalog';
import type { Ecosystem } from '@upriver/contract';
import { isKnownRepository } from './implied-packages.ts';
import type { VendorRules } from './vendor-rules.ts';

/** A package that counts and that no rule speaks of. */
export interface UnknownPackage {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** Requirements as written, sorted. */
  readonly versions: readonly string[];
  /** Files that declare it, sorted. */
  readonly manifests: readonly string[];
}

/** What of a dependency decides whether its package is unknown. */
export interface DeclaredDependency {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly requirement: string;
  readonly sources: readonly { readonly path: string }[];
  readonly counts: boolean;
  /** Where it comes from, if not from its registry. */
  readonly locator?: string | undefined;
}

/** Names that vendors give to what calls them. */
const CALLER_NAME = /(?:^|[^a-z])(?:sdk|client|api)(?:[^a-z]|$)/i;

/**
 * Packages that count and that no rule speaks of, each once. Those that look like somebody's client come first, then those that
 * more files declare.
 */
export function listUnknownPackages(
  dependencies: readonly DeclaredDependency[],
  rules: Pick<VendorRules, 'isKnown'>,
): UnknownPackage[] {
  const found = new Map<
    string,
    { ecosystem: Ecosystem; name: string; versions: Set<string>; manifests: Set<string> }
  >();
  for (const { ecosystem, name, requirement, sources, counts, locator } of dependencies) {
    // A variable, a file or a package of an ecosystem that no vendor is known in: nobody could say more of it.
    if (!counts || ecosystem === 'generic') continue;
    const key = `${ecosystem}\0${name}`;
    if (!found.has(key) && rules.isKnown(ecosystem, name)) continue;
    if (locator !== undefined && isKnownRepository(ecosystem, locator, rules)) continue;
    const one = found.get(key) ?? { ecosystem, name, versions: new Set(), manifests: new Set() };
    found.set(key, one);
    one.versions.add(requirement);
    for (const { path } of sources) one.manifests.add(path);
  }
  return [...found.values()]
    .map((one) => ({
      package: { ...one, versions: [...one.versions].sort(), manifests: [...one.manifests].sort() },
      isCaller: CALLER_NAME.test(one.name) ? 1 : 0,
      key: `${one.ecosystem} ${one.name}`,
    }))
    .sort(
      (a, b) =>
        b.isCaller - a.isCaller || b.package.manifests.length - a.package.manifests.length || (a.key < b.key ? -1 : 1),
    )
    .map((one) => one.package);
}

/**
 * The same list as worth asking about: without plain libraries that nothing suggests a vendor for, and what a known vendor may be behind
 * first.
 */
export function worthAsking<
  One extends Pick<UnknownPackage, 'ecosystem' | 'name'> & { readonly suggestions: readonly unknown[] },
>(list: readonly One[]): One[] {
  return list
    .filter(({ ecosystem, name, suggestions }) => suggestions.length > 0 || plainnessOf(ecosystem, name) === undefined)
    .toSorted((a, b) => Number(b.suggestions.length > 0) - Number(a.suggestions.length > 0));
}
