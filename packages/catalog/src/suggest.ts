import type { Ecosystem } from '@upriver/contract';
import { normalizePackageName } from './package-name.ts';
import type { PackagePattern, Vendor } from './vendor.ts';

/** A vendor that something unknown may belong to, and why. A suggestion never links; a person accepts it. */
export interface Suggestion {
  readonly slug: string;
  readonly reason: string;
}

/** What is unknown: a package, or a host. */
export type Unknown = { readonly ecosystem: Ecosystem; readonly name: string } | { readonly host: string };

const SUGGESTIONS_MAX = 3;

/**
 * Vendors with the same npm scope, Maven group, NuGet prefix, Go or action owner, or domain as something unknown. Offline, from
 * the catalogue alone.
 */
export function suggestVendors(unknown: Unknown, vendors: readonly Vendor[]): Suggestion[] {
  const found = 'host' in unknown ? suggestForHost(unknown.host, vendors) : suggestForPackage(unknown, vendors);
  return found.slice(0, SUGGESTIONS_MAX);
}

function suggestForHost(host: string, vendors: readonly Vendor[]): Suggestion[] {
  const domain = domainOf(host);
  return vendors.flatMap(({ slug, hosts }) => {
    const same = hosts.find(
      (pattern) => pattern.hosting !== true && domainOf(pattern.host ?? pattern.suffix ?? '') === domain,
    );
    return same === undefined
      ? []
      : [{ slug, reason: `its host ${same.host ?? same.suffix ?? ''} is in the same domain, ${domain}` }];
  });
}

function suggestForPackage(
  { ecosystem, name }: { ecosystem: Ecosystem; name: string },
  vendors: readonly Vendor[],
): Suggestion[] {
  const owner = ownerOf(ecosystem, normalizePackageName(ecosystem, name));
  if (owner === undefined) return [];
  return vendors.flatMap(({ slug, packages }) => {
    const same = (packages[ecosystem] ?? []).find(
      (pattern) => ownerOf(ecosystem, patternText(ecosystem, pattern)) === owner,
    );
    return same === undefined
      ? []
      : [{ slug, reason: `its package ${patternText(ecosystem, same)} has the same owner, ${owner}` }];
  });
}

function patternText(ecosystem: Ecosystem, pattern: PackagePattern): string {
  return normalizePackageName(ecosystem, pattern.name ?? pattern.module ?? pattern.group ?? `${pattern.prefix ?? ''}x`);
}

/** Who publishes a package, as far as its name tells; undefined where a name tells nothing. */
function ownerOf(ecosystem: Ecosystem, name: string): string | undefined {
  switch (ecosystem) {
    case 'npm':
      return /^(@[^/]+)\//.exec(name)?.[1];
    case 'maven':
      return /^([^.:]+\.[^.:]+)/.exec(name)?.[1];
    case 'nuget':
      return /^([^.]+)\./.exec(name)?.[1];
    case 'golang':
    case 'swift':
      return /^(github\.com\/[^/]+|[^/]+)\//.exec(name)?.[1];
    case 'composer':
    case 'githubactions':
    case 'terraform':
      return /^([^/]+)\//.exec(name)?.[1];
    default:
      return undefined;
  }
}

/** The last two labels, or three where the second to last is a short one as in `co.uk`. Only for suggestions, never to match. */
function domainOf(host: string): string {
  const labels = host.replace(/^\*\./, '').split('.');
  const isShort = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3 && (labels.at(-1)?.length ?? 0) === 2;
  return labels.slice(isShort ? -3 : -2).join('.');
}
