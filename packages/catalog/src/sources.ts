import type { Ecosystem } from '@upriver/contract';
import type { Finding } from './check.ts';
import { normalizePackageName } from './package-name.ts';
import type { Vendor } from './vendor.ts';

/** Vendors by the best source of their facts. */
export interface SourceCounts {
  /** The vendor's documentation, a page of a registry, or a public program that calls its hosts. */
  readonly documentation: number;
  /** General knowledge. */
  readonly known: number;
  /** Nothing but the vendor's own status page. */
  readonly statusPage: number;
}

/** How many vendors have which source; further pages of a vendor are not counted. */
export function countSources(vendors: readonly Vendor[]): SourceCounts {
  const counts = { documentation: 0, known: 0, statusPage: 0 };
  for (const vendor of vendors) if (vendor.pageOf === undefined) counts[bestSource(vendor)] += 1;
  return counts;
}

function bestSource({ sources, statusPageUrl }: Vendor): keyof SourceCounts {
  const page = statusPageUrl === null ? undefined : new URL(statusPageUrl);
  const isPage = (source: string): boolean =>
    page?.hostname === new URL(source).hostname && (page.pathname === '/' || source === statusPageUrl);
  if (sources.some((source) => source !== 'known' && !isPage(source))) return 'documentation';
  return sources.includes('known') ? 'known' : 'statusPage';
}

/**
 * Exact package names of the catalog that a list of all names of their ecosystem does not contain.
 * @param names every name of the ecosystem, as its registry spells them
 */
export function checkNames(vendors: readonly Vendor[], ecosystem: Ecosystem, names: Iterable<string>): Finding[] {
  const known = new Set<string>();
  for (const name of names) known.add(normalizePackageName(ecosystem, name));
  return vendors.flatMap(({ slug, packages }) =>
    (packages[ecosystem] ?? []).flatMap(({ name }) =>
      name === undefined || known.has(normalizePackageName(ecosystem, name))
        ? []
        : [{ slug, message: `${ecosystem}: there is no package ${name} in the list of names` }],
    ),
  );
}
