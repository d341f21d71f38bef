import type { Confidence, Ecosystem } from '@upriver/contract';
import type { Removals } from './overlay.ts';
import { normalizePackageName } from './package-name.ts';
import type { PackageClass, PackagePattern, Vendor } from './vendor.ts';

/** Whose patterns an index holds. */
export interface PackageIndexEntry {
  readonly id: string;
  readonly packages: Vendor['packages'];
}

/** Why a package means that a vendor is called. */
export interface PackageMatch {
  readonly id: string;
  readonly pattern: PackagePattern;
  readonly class: PackageClass;
  readonly confidence: Confidence;
  readonly product?: string;
}

export interface PackageIndex {
  /** Vendors that a package links to; the most specific pattern decides, ties give all. Removed patterns do not match. */
  find(ecosystem: Ecosystem, name: string, removals?: Removals): readonly PackageMatch[];
  /**
   * Vendors that a package may call, but no more than that: it speaks to many vendors, or to software that anybody hosts.
   * Empty for everything that {@link PackageIndex.find} links.
   */
  hint(ecosystem: Ecosystem, name: string): readonly PackageMatch[];
  /** Whether any pattern speaks of it, be it to say that it calls nobody. */
  isKnown(ecosystem: Ecosystem, name: string): boolean;
}

/** Classes whose packages may call anybody, or software that anybody hosts: they never link. */
const LINKLESS_CLASSES: readonly PackageClass[] = ['D', 'F'];

const CONFIDENCE_BY_CLASS: Readonly<Record<PackageClass, Confidence>> = {
  A: 'high',
  B: 'medium',
  C: 'high',
  D: 'low',
  E: 'high',
  F: 'low',
  G: 'low',
  H: 'low',
};

/** That one vendor claims what a pattern matches. */
export interface PackageClaim {
  readonly id: string;
  readonly pattern: PackagePattern;
}

/** What the patterns of one ecosystem say, by normalised texts that names are compared with. */
export interface EcosystemClaims {
  readonly exact: { get(name: string): readonly PackageClaim[] | undefined };
  /** Looked up by every prefix of a name. */
  readonly prefixes: ReadonlyMap<string, readonly PackageClaim[]>;
  /** The lengths that prefixes have, the longest first. */
  readonly prefixLengths: readonly number[];
  /** Name → vendors that say it calls nobody. */
  readonly exceptions: { get(name: string): readonly string[] | undefined };
}

/**
 * Collects the claims of an ecosystem when its first package is looked up, and once; a look-up costs one probe per distinct prefix
 * length.
 */
export function createPackageIndex(entries: readonly PackageIndexEntry[]): PackageIndex {
  return indexPackages((ecosystem) => collectClaims(entries, ecosystem));
}

/** An index of claims that stand ready; those of an ecosystem are asked for once. */
export function indexPackages(claimsOf: (ecosystem: Ecosystem) => EcosystemClaims): PackageIndex {
  const ecosystems = new Map<Ecosystem, EcosystemClaims>();
  const indexOf = (ecosystem: Ecosystem): EcosystemClaims => {
    const known = ecosystems.get(ecosystem);
    if (known !== undefined) return known;
    const claims = claimsOf(ecosystem);
    ecosystems.set(ecosystem, claims);
    return claims;
  };
  return {
    find: (ecosystem, name, removals) =>
      findClaims(indexOf(ecosystem), ecosystem, name, removals).filter(
        (match) => !LINKLESS_CLASSES.includes(match.class),
      ),
    hint: (ecosystem, name) => {
      const matches = findClaims(indexOf(ecosystem), ecosystem, name);
      return matches.every((match) => LINKLESS_CLASSES.includes(match.class)) ? matches : [];
    },
    isKnown(ecosystem, name) {
      const index = indexOf(ecosystem);
      return (
        index.exceptions.get(normalizePackageName(ecosystem, name)) !== undefined ||
        findClaims(index, ecosystem, name).length > 0
      );
    },
  };
}

/** The claims of the most specific pattern: exact beats prefix, longer beats shorter, an exception beats both. */
function findClaims(
  index: EcosystemClaims,
  ecosystem: Ecosystem,
  name: string,
  removals?: Removals,
): readonly PackageMatch[] {
  const normalized = normalizePackageName(ecosystem, name);
  const matchingOf = (text: string, claims: readonly PackageClaim[] | undefined): readonly PackageMatch[] => {
    if (claims === undefined) return [];
    const exempt = index.exceptions.get(normalized) ?? [];
    return claims.flatMap((claim) =>
      isUnder(claim.pattern, text, normalized) &&
      !exempt.includes(claim.id) &&
      removals?.isPackageRemoved(claim.id, ecosystem, claim.pattern) !== true
        ? toMatch(claim)
        : [],
    );
  };
  const exact = matchingOf(normalized, index.exact.get(normalized));
  if (exact.length > 0) return exact;
  for (const length of index.prefixLengths) {
    const prefix = length <= normalized.length ? normalized.slice(0, length) : undefined;
    const matching = prefix === undefined ? [] : matchingOf(prefix, index.prefixes.get(prefix));
    if (matching.length > 0) return matching;
  }
  return [];
}

/** A Maven group ends at a dot or the colon, a Go module at a slash; a prefix carries its own boundary. */
function isUnder(pattern: PackagePattern, text: string, name: string): boolean {
  if (pattern.prefix !== undefined || pattern.name !== undefined) return true;
  const next = name.charAt(text.length);
  return pattern.group === undefined ? next === '' || next === '/' : next === ':' || next === '.';
}

/** Made for what is found: an index of all vendors is made for a few names by a command. */
function toMatch({ id, pattern }: PackageClaim): PackageMatch {
  const packageClass = pattern.class ?? 'A';
  return {
    id,
    pattern,
    class: packageClass,
    confidence: CONFIDENCE_BY_CLASS[packageClass],
    ...(pattern.product === undefined ? {} : { product: pattern.product }),
  };
}

/** With the lengths of the prefixes. */
export function createEcosystemClaims(claims: Omit<EcosystemClaims, 'prefixLengths'>): EcosystemClaims {
  const lengths = new Set([...claims.prefixes.keys()].map((prefix) => prefix.length));
  return { ...claims, prefixLengths: [...lengths].sort((a, b) => b - a) };
}

/** Claims of one ecosystem as maps. */
export interface CollectedClaims extends EcosystemClaims {
  readonly exact: ReadonlyMap<string, readonly PackageClaim[]>;
  readonly exceptions: ReadonlyMap<string, readonly string[]>;
}

/** What vendors claim of one ecosystem; claims of one text in the order of the vendors. */
export function collectClaims(entries: readonly PackageIndexEntry[], ecosystem: Ecosystem): CollectedClaims {
  const exact = new Map<string, PackageClaim[]>();
  const prefixes = new Map<string, PackageClaim[]>();
  const exceptions = new Map<string, string[]>();
  for (const { id, packages } of entries)
    for (const pattern of packages[ecosystem] ?? []) {
      for (const name of pattern.except ?? []) push(exceptions, normalizePackageName(ecosystem, name), id);
      push(pattern.name === undefined ? prefixes : exact, patternText(ecosystem, pattern), { id, pattern });
    }
  return { ...createEcosystemClaims({ exact, prefixes, exceptions }), exact, exceptions };
}

/** What a pattern is compared as, in the ecosystem's spelling. */
function patternText(ecosystem: Ecosystem, pattern: PackagePattern): string {
  if (pattern.prefix !== undefined) return normalizePrefix(ecosystem, pattern.prefix);
  return normalizePackageName(ecosystem, pattern.name ?? pattern.group ?? pattern.module ?? '');
}

/** A letter stands in for the rest of the name, so that the boundary at a prefix's end is spelt as in a whole name. */
function normalizePrefix(ecosystem: Ecosystem, prefix: string): string {
  return normalizePackageName(ecosystem, `${prefix}x`).slice(0, -1);
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
