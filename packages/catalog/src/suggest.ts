import type { Ecosystem } from '@upriver/contract';
import { normalizePackageName } from './package-name.ts';
import { plainnessOf } from './plain-packages.ts';
import type { PackageClass, PackagePattern, Vendor } from './vendor.ts';
import { claimWords, domainOf, findOwner, isTelling } from './vendor-words.ts';
import type { NamedVendor } from './vendor-words.ts';

/** A vendor that something unknown may belong to, and why. A suggestion never links; a person accepts it. */
export interface Suggestion {
  readonly slug: string;
  readonly reason: string;
}

/** What is unknown: a package, or a host; `isHosted` for somebody's own application under a hosting vendor's domain. */
export type Unknown =
  | { readonly ecosystem: Ecosystem; readonly name: string }
  | { readonly host: string; readonly isHosted?: boolean };

const SUGGESTIONS_MAX = 3;

/** Vendors that unknown things may belong to. */
export type Suggester = (unknown: Unknown) => Suggestion[];

/**
 * Vendors with the same npm scope, Maven group, NuGet prefix, Go or action owner, or domain as something unknown. Offline, from
 * these vendors alone.
 */
export function suggestVendors(unknown: Unknown, vendors: readonly SuggestedVendor[]): Suggestion[] {
  return createSuggester(vendors)(unknown);
}

/** What suggestions are made from. */
export type SuggestedVendor = NamedVendor & Pick<Vendor, 'packages'>;

/**
 * The same for many, from several lists of vendors, those that matter most first. What a list claims is collected once for all suggesters, when one
 * is first asked about a host or a package: a list must not change.
 */
export function createSuggester(...lists: readonly (readonly SuggestedVendor[])[]): Suggester {
  const claims = lists.map(claimsOf);
  // What packages of many vendors share is a framework or a hoster, and says nothing.
  const few = (found: readonly Suggestion[]): Suggestion[] => (found.length > SUGGESTIONS_MAX ? [] : [...found]);
  return (unknown) => {
    if ('host' in unknown) return few(find(claims, 'domains', domainOf(unknown.host)));
    const { ecosystem, name } = unknown;
    const plainness = plainnessOf(ecosystem, name);
    if (plainness === 'plain' || ecosystem === 'docker') return [];
    const named = few(findNamed(ecosystem, name, (word) => ownerOfWord(word, claims)));
    if (named.length > 0 || plainness !== undefined || isAccountOfMany(ecosystem, name)) return named;
    return few(find(claims, 'owners', `${ecosystem}:${packageOwner(ecosystem, name) ?? ''}`));
  };
}

/** What vendors of one list show of themselves. */
interface Claims {
  readonly domains: ReadonlyMap<string, readonly Suggestion[]>;
  readonly owners: ReadonlyMap<string, readonly Suggestion[]>;
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
}

const collected = new WeakMap<readonly SuggestedVendor[], Claims>();

function claimsOf(vendors: readonly SuggestedVendor[]): Claims {
  const known = collected.get(vendors);
  if (known !== undefined) return known;
  let domains: Claims['domains'] | undefined;
  let owners: Claims['owners'] | undefined;
  let words: Claims['words'] | undefined;
  const claims: Claims = {
    get domains() {
      return (domains ??= collectDomains(vendors));
    },
    get owners() {
      return (owners ??= collectOwners(vendors));
    },
    get words() {
      return (words ??= claimWords(vendors));
    },
  };
  collected.set(vendors, claims);
  return claims;
}

/** What all lists say of a domain or an owner, of each vendor once. */
function find(claims: readonly Claims[], what: 'domains' | 'owners', key: string): readonly Suggestion[] {
  const found = claims.flatMap((one) => one[what].get(key) ?? []);
  return found.filter(({ slug }, place) => found.findIndex((other) => other.slug === slug) === place);
}

/** The one vendor that goes by a word. */
function ownerOfWord(word: string, claims: readonly Claims[]): string | undefined {
  return isTelling(word)
    ? findOwner(word, new Set(claims.flatMap(({ words }) => [...(words.get(word) ?? [])])))
    : undefined;
}

function collectDomains(vendors: readonly SuggestedVendor[]): ReadonlyMap<string, readonly Suggestion[]> {
  const domains = new Map<string, Suggestion[]>();
  for (const vendor of vendors)
    for (const { host, suffix, hosting } of vendor.hosts) {
      const text = host ?? suffix ?? '';
      const domain = domainOf(text);
      if (hosting !== true) note(domains, domain, slugOf(vendor), `its host ${text} is in the same domain, ${domain}`);
    }
  return domains;
}

function collectOwners(vendors: readonly SuggestedVendor[]): ReadonlyMap<string, readonly Suggestion[]> {
  const owners = new Map<string, Suggestion[]>();
  for (const vendor of vendors)
    for (const [ecosystem, patterns] of Object.entries(vendor.packages) as [Ecosystem, readonly PackagePattern[]][])
      for (const pattern of patterns) {
        const text = patternText(ecosystem, pattern);
        const owner = ownerOf(ecosystem, text);
        if (owner !== undefined && OWN_CLASSES.includes(pattern.class ?? 'A'))
          note(owners, `${ecosystem}:${owner}`, slugOf(vendor), `its package ${text} has the same owner, ${owner}`);
      }
  return owners;
}

/** What is unknown may belong to a vendor, whichever of its pages reports it. */
function slugOf({ slug, pageOf }: SuggestedVendor): string {
  return pageOf ?? slug;
}

/** Accounts of code hosts, and PHP's vendor names, carry libraries of all kinds: there a name must hold the vendor's. */
function isAccountOfMany(ecosystem: Ecosystem, name: string): boolean {
  if (['composer', 'githubactions', 'golang', 'swift'].includes(ecosystem)) return true;
  return ecosystem === 'maven' && /^(?:com|io|org)\.(?:github|gitlab|google|apache)\b/.test(name);
}

/** The most words that a vendor's name has. */
const WORDS_MAX = 3;

/** Vendors whose name stands in the name of a package as whole words. */
function findNamed(
  ecosystem: Ecosystem,
  name: string,
  ownerOfName: (word: string) => string | undefined,
): Suggestion[] {
  // A module's source is an address, and no provider's name.
  if (ecosystem === 'terraform' && !/^[^/.]+\/[^/.]+$/.test(name)) return [];
  const tokens = withoutHost(ecosystem, normalizePackageName(ecosystem, name).toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '');
  const found = new Map<string, string>();
  for (const from of tokens.keys())
    for (let length = 1; length <= WORDS_MAX; length += 1) {
      const word = tokens.slice(from, from + length).join('-');
      const slug = ownerOfName(word);
      if (slug !== undefined) found.set(slug, word);
    }
  return [...found].map(([slug, word]) => ({ slug, reason: `its name contains "${word}"` }));
}

/** The name without where its code is hosted. */
function withoutHost(ecosystem: Ecosystem, name: string): string {
  if (ecosystem === 'golang' || ecosystem === 'swift') return name.replace(/^[^/]+\/(?:[^/]+\/(?=.))?/, '');
  if (ecosystem === 'maven') return name.replace(/^(?:com|io)\.(?:github|gitlab)\./, '');
  return name;
}

/** Classes of packages that a vendor publishes itself: only these show whose a scope or group is. */
const OWN_CLASSES: readonly PackageClass[] = ['A', 'B', 'E'];

function note(known: Map<string, Suggestion[]>, key: string, slug: string, reason: string): void {
  const list = known.get(key) ?? [];
  known.set(key, list);
  if (list.every((one) => one.slug !== slug)) list.push({ slug, reason });
}

/** Who publishes a package, as far as its name shows: an npm scope, a Maven group, an account; undefined where it says nothing. */
export function packageOwner(ecosystem: Ecosystem, name: string): string | undefined {
  return ownerOf(ecosystem, normalizePackageName(ecosystem, name));
}

function patternText(ecosystem: Ecosystem, pattern: PackagePattern): string {
  return normalizePackageName(ecosystem, pattern.name ?? pattern.module ?? pattern.group ?? `${pattern.prefix ?? ''}x`);
}

function ownerOf(ecosystem: Ecosystem, name: string): string | undefined {
  switch (ecosystem) {
    case 'npm':
      return /^(@[^/]+)\//.exec(name)?.[1];
    case 'maven':
      return /^((?:io|com)\.(?:github|gitlab)\.[^.:]+|[^.:]+\.[^.:]+)/.exec(name)?.[1];
    case 'nuget':
      return /^([^.]+)\./.exec(name)?.[1];
    case 'golang':
    case 'swift':
      // At a hoster of many, the part after it is the owner.
      return /^((?:bitbucket\.org|github\.com|gitlab\.com|gopkg\.in)\/[^/]+|[^/]+)\//.exec(name)?.[1];
    case 'composer':
    case 'githubactions':
    case 'terraform':
      return /^([^/]+)\//.exec(name)?.[1];
    default:
      return undefined;
  }
}
