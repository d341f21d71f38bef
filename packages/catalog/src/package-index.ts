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

interface Claim {
  readonly id: string;
  readonly pattern: PackagePattern;
  /** Normalised text that a name is compared with. */
  readonly text: string;
}

interface EcosystemIndex {
  readonly exact: Map<string, Claim[]>;
  /** By their text; looked up by every prefix of a name. */
  readonly prefixes: Map<string, Claim[]>;
  prefixLengths: readonly number[];
  /** Name → vendors that say it calls nobody. */
  readonly exceptions: Map<string, string[]>;
}

/**
 * Builds the look-up of an ecosystem when its first package is looked up, and once; a look-up costs one probe per distinct prefix
 * length.
 */
export function createPackageIndex(entries: readonly PackageIndexEntry[]): PackageIndex {
  const ecosystems = new Map<Ecosystem, EcosystemIndex>();
  const indexOf = (ecosystem: Ecosystem): EcosystemIndex => {
    const known = ecosystems.get(ecosystem);
    if (known !== undefined) return known;
    const index = createEcosystemIndex();
    for (const { id, packages } of entries)
      for (const pattern of packages[ecosystem] ?? []) add(index, ecosystem, id, pattern);
    ecosystems.set(ecosystem, index);
    return index;
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
        index.exceptions.has(normalizePackageName(ecosystem, name)) || findClaims(index, ecosystem, name).length > 0
      );
    },
  };
}

/** The claims of the most specific pattern: exact beats prefix, longer beats shorter, an exception beats both. */
function findClaims(
  index: EcosystemIndex,
  ecosystem: Ecosystem,
  name: string,
  removals?: Removals,
): readonly PackageMatch[] {
  const normalized = normalizePackageName(ecosystem, name);
  const matchingOf = (claims: readonly Claim[] | undefined): readonly PackageMatch[] => {
    if (claims === undefined) return [];
    const exempt = index.exceptions.get(normalized) ?? [];
    return claims.flatMap((claim) =>
      isUnder(claim, normalized) &&
      !exempt.includes(claim.id) &&
      removals?.isPackageRemoved(claim.id, ecosystem, claim.pattern) !== true
        ? toMatch(claim)
        : [],
    );
  };
  const exact = matchingOf(index.exact.get(normalized));
  if (exact.length > 0) return exact;
  for (const length of index.prefixLengths) {
    const matching = length <= normalized.length ? matchingOf(index.prefixes.get(normalized.slice(0, length))) : [];
    if (matching.length > 0) return matching;
  }
  return [];
}

/** A Maven group ends at a dot or the colon, a Go module at a slash; a prefix carries its own boundary. */
function isUnder({ pattern, text }: Claim, name: string): boolean {
  if (pattern.prefix !== undefined || pattern.name !== undefined) return true;
  const next = name.charAt(text.length);
  return pattern.group === undefined ? next === '' || next === '/' : next === ':' || next === '.';
}

/** Made for what is found: an index of all vendors is made for a few names by a command. */
function toMatch({ id, pattern }: Claim): PackageMatch {
  const packageClass = pattern.class ?? 'A';
  return {
    id,
    pattern,
    class: packageClass,
    confidence: CONFIDENCE_BY_CLASS[packageClass],
    ...(pattern.product === undefined ? {} : { product: pattern.product }),
  };
}

function add(index: EcosystemIndex, ecosystem: Ecosystem, id: string, pattern: PackagePattern): void {
  for (const name of pattern.except ?? []) push(index.exceptions, normalizePackageName(ecosystem, name), id);
  const text = patternText(ecosystem, pattern);
  const isPrefix = pattern.name === undefined;
  push(isPrefix ? index.prefixes : index.exact, text, { id, pattern, text });
  // Kept longest first: a look-up is asked for far more often than a pattern is added.
  if (isPrefix && !index.prefixLengths.includes(text.length))
    index.prefixLengths = [...index.prefixLengths, text.length].sort((a, b) => b - a);
}

function createEcosystemIndex(): EcosystemIndex {
  return { exact: new Map(), prefixes: new Map(), prefixLengths: [], exceptions: new Map() };
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
