import type { PackageClass, PackageMatch } from '@upriver/catalog';
import type { Confidence, Ecosystem } from '@upriver/contract';
import type { VendorRules } from './vendor-rules.ts';

/** What of a dependency decides which vendors it links. */
export interface LinkableDependency {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** Null or undefined when no file says. */
  readonly direct?: boolean | null | undefined;
  readonly counts: boolean;
}

/** What a link says about the use of a vendor. */
export interface LinkStrength {
  readonly vendorId: string;
  readonly class: PackageClass;
  readonly confidence: Confidence;
  readonly product: string | null;
}

/** One dependency says that one vendor is used. */
export interface PackageLink extends LinkStrength {
  /** Place of the dependency in the list that was linked. */
  readonly dependency: number;
}

/** The links that a project's dependencies give, in their order. */
export function linkPackages(dependencies: readonly LinkableDependency[], rules: VendorRules): PackageLink[] {
  const links: PackageLink[] = [];
  let last: Pick<LinkableDependency, 'ecosystem' | 'name'> | undefined;
  let matches: readonly PackageMatch[] = [];
  for (const [place, dependency] of dependencies.entries()) {
    // A list is sorted by name, and most packages of a large project are in it with several versions.
    if (last?.name !== dependency.name || last.ecosystem !== dependency.ecosystem)
      matches = rules.findVendors(dependency.ecosystem, dependency.name);
    last = dependency;
    for (const match of matches)
      links.push({
        dependency: place,
        vendorId: match.id,
        class: dependency.direct === false ? 'H' : match.class,
        // What is not direct or does not run says little about calls.
        confidence: dependency.counts ? match.confidence : 'low',
        product: match.product ?? null,
      });
  }
  return links;
}

/** Vendors that a project counts as using because of these links, each once. */
export function listCountingVendors(
  dependencies: readonly Pick<LinkableDependency, 'counts'>[],
  links: readonly PackageLink[],
): string[] {
  return [...new Set(links.flatMap(({ dependency, vendorId }) => (dependencies[dependency]?.counts ? vendorId : [])))];
}

/**
 * Whether links that were made of a package once are those that rules make of it now, be it direct and running or not. Projects
 * whose packages are all linked as the rules say need not be linked again.
 */
export function areLinksCurrent(links: readonly LinkStrength[], matches: readonly PackageMatch[]): boolean {
  const isCurrent = (link: LinkStrength): boolean =>
    matches.some(
      (match) =>
        match.id === link.vendorId &&
        (match.product ?? null) === link.product &&
        (link.class === 'H' || link.class === match.class) &&
        (link.confidence === 'low' || link.confidence === match.confidence),
    );
  return links.every(isCurrent) && matches.every(({ id }) => links.some(({ vendorId }) => vendorId === id));
}
