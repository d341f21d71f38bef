import type { Ecosystem } from '@upriver/contract';
import { normalizePackageName } from './package-name.ts';
import type { PackageClass, PackagePattern, Vendor } from './vendor.ts';

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
export type SuggestedVendor = Pick<Vendor, 'slug' | 'hosts' | 'packages' | 'pageOf'>;

/** The same for many: looks at every vendor once. */
export function createSuggester(vendors: readonly SuggestedVendor[]): Suggester {
  const domains = new Map<string, Suggestion[]>();
  const owners = new Map<string, Suggestion[]>();
  for (const vendor of vendors) {
    // What is unknown may belong to a vendor, whichever of its pages reports it.
    const slug = vendor.pageOf ?? vendor.slug;
    for (const { host, suffix, hosting } of vendor.hosts) {
      const text = host ?? suffix ?? '';
      const domain = domainOf(text);
      if (hosting !== true) note(domains, domain, slug, `its host ${text} is in the same domain, ${domain}`);
    }
    for (const [ecosystem, patterns] of Object.entries(vendor.packages) as [Ecosystem, readonly PackagePattern[]][])
      for (const pattern of patterns) {
        const text = patternText(ecosystem, pattern);
        const owner = ownerOf(ecosystem, text);
        if (owner !== undefined && OWN_CLASSES.includes(pattern.class ?? 'A'))
          note(owners, `${ecosystem}:${owner}`, slug, `its package ${text} has the same owner, ${owner}`);
      }
  }
  return (unknown) => {
    const found =
      'host' in unknown
        ? (domains.get(domainOf(unknown.host)) ?? [])
        : (owners.get(`${unknown.ecosystem}:${packageOwner(unknown.ecosystem, unknown.name) ?? ''}`) ?? []);
    // What packages of many vendors share is a framework or a hoster, and says nothing.
    return found.length > SUGGESTIONS_MAX ? [] : found;
  };
}

/** Classes of packages that a vendor publishes itself: only these tell whose a scope or group is. */
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

/** Labels under which the registries of countries put names. */
const SECOND_LEVEL = ['ac', 'co', 'com', 'edu', 'go', 'gob', 'gov', 'ne', 'net', 'nom', 'or', 'org'];

/** The last two labels, or three under a country's second level such as `co.uk`. Only for suggestions, never to match. */
export function domainOf(host: string): string {
  const labels = host.replace(/^\*\./, '').split('.');
  const isSecondLevel =
    labels.length > 2 && SECOND_LEVEL.includes(labels.at(-2) ?? '') && (labels.at(-1)?.length ?? 0) === 2;
  return labels.slice(isSecondLevel ? -3 : -2).join('.');
}
