import type { Confidence, Ecosystem } from '@upriver/contract';
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
  /** Vendors that a package links to; the most specific pattern decides, ties give all. */
  find(ecosystem: Ecosystem, name: string): readonly PackageMatch[];
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
  readonly match: PackageMatch;
  /** Normalised text that a name is compared with. */
  readonly text: string;
  readonly except: ReadonlySet<string>;
}

interface EcosystemIndex {
  readonly exact: Map<string, Claim[]>;
  /** By their text; looked up by every prefix of a name. */
  readonly prefixes: Map<string, Claim[]>;
  readonly prefixLengths: Set<number>;
}

/** Builds the look-up once; a look-up costs one probe per distinct prefix length. */
export function createPackageIndex(entries: readonly PackageIndexEntry[]): PackageIndex {
  const ecosystems = new Map<string, EcosystemIndex>();
  for (const { id, packages } of entries)
    for (const [ecosystem, patterns] of Object.entries(packages))
      for (const pattern of patterns) add(ecosystems, ecosystem as Ecosystem, id, pattern);
  return {
    find(ecosystem, name) {
      const index = ecosystems.get(ecosystem);
      if (index === undefined) return [];
      const normalized = normalizePackageName(ecosystem, name);
      const exact = index.exact.get(normalized);
      if (exact !== undefined) return linking(exact);
      for (const claims of longestFirst(index, normalized)) {
        const matching = claims.filter((claim) => isUnder(claim, normalized) && !claim.except.has(normalized));
        if (matching.length > 0) return linking(matching);
      }
      return [];
    },
  };
}

function add(ecosystems: Map<string, EcosystemIndex>, ecosystem: Ecosystem, id: string, pattern: PackagePattern): void {
  const index = ecosystems.get(ecosystem) ?? { exact: new Map(), prefixes: new Map(), prefixLengths: new Set() };
  ecosystems.set(ecosystem, index);
  const packageClass = pattern.class ?? 'A';
  const match: PackageMatch = {
    id,
    pattern,
    class: packageClass,
    confidence: CONFIDENCE_BY_CLASS[packageClass],
    ...(pattern.product === undefined ? {} : { product: pattern.product }),
  };
  const except = new Set((pattern.except ?? []).map((name) => normalizePackageName(ecosystem, name)));
  const text = patternText(ecosystem, pattern);
  const claim = { match, text, except };
  const isPrefix = pattern.name === undefined;
  push(isPrefix ? index.prefixes : index.exact, text, claim);
  if (isPrefix) index.prefixLengths.add(text.length);
}

/** A prefix is compared as it is written, in the ecosystem's case; its last character is a boundary already. */
function patternText(ecosystem: Ecosystem, pattern: PackagePattern): string {
  if (pattern.prefix !== undefined) return normalizePrefix(ecosystem, pattern.prefix);
  return normalizePackageName(ecosystem, pattern.name ?? pattern.group ?? pattern.module ?? '');
}

function normalizePrefix(ecosystem: Ecosystem, prefix: string): string {
  const marked = normalizePackageName(ecosystem, `${prefix}x`);
  return marked.endsWith('x') || marked.endsWith('X') ? marked.slice(0, -1) : marked;
}

function* longestFirst(index: EcosystemIndex, name: string): Generator<readonly Claim[]> {
  const lengths = [...index.prefixLengths].filter((length) => length <= name.length).sort((a, b) => b - a);
  for (const length of lengths) {
    const claims = index.prefixes.get(name.slice(0, length));
    if (claims !== undefined) yield claims;
  }
}

/** A Maven group ends at a dot or the colon, a Go module at a slash; a prefix carries its own boundary. */
function isUnder({ match: { pattern }, text }: Claim, name: string): boolean {
  if (pattern.prefix !== undefined) return true;
  const next = name.charAt(text.length);
  return pattern.group === undefined ? next === '' || next === '/' : next === ':' || next === '.';
}

function linking(claims: readonly Claim[]): PackageMatch[] {
  return claims.map(({ match }) => match).filter((match) => !LINKLESS_CLASSES.includes(match.class));
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
