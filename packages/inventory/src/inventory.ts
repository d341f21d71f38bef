// Path 2, its rules: what the files of a project say is merged, counted and matched with what vendors claim. The command line
// and the server both ask here, so the same files give the same answer.
import { mergeDependencies } from '@upriver/manifests';
import type { FileReading, ProjectReading } from '@upriver/manifests';
import { countDependencies } from './counting.ts';
import type { ProjectDependency } from './counting.ts';
import { listHostVendors, listNamedHosts } from './named-hosts.ts';
import type { NamedHost } from './named-hosts.ts';
import { linkPackages } from './package-links.ts';
import type { PackageLink } from './package-links.ts';
import type { VendorRules } from './vendor-rules.ts';

/** What a project uses, as far as its files show. */
export interface Inventory {
  readonly dependencies: readonly ProjectDependency[];
  /** By places in `dependencies`; those that do not count are among them. */
  readonly links: readonly PackageLink[];
  readonly hosts: readonly NamedHost[];
  readonly problems: readonly FileProblem[];
}

/** Something that a file could not tell, and where. */
export interface FileProblem {
  readonly path: string;
  readonly line: number | null;
  readonly message: string;
}

/** Takes stock of what was read of a project. */
export function takeInventory(reading: ProjectReading, rules: VendorRules): Inventory {
  const dependencies = countDependencies(mergeDependencies(reading));
  return {
    dependencies,
    links: linkPackages(dependencies, rules),
    hosts: listNamedHosts(reading.files, rules),
    problems: listProblems(reading.files),
  };
}

/** A vendor that a project uses, and the packages that say so; none for one whose host alone is named. */
export interface UsedVendor {
  readonly vendorId: string;
  readonly packages: readonly string[];
}

/** Vendors that a project counts as using, each once. */
export function listUsedVendors({ dependencies, links, hosts }: Inventory): UsedVendor[] {
  const packages = new Map(listHostVendors(hosts).map((vendorId) => [vendorId, new Set<string>()]));
  for (const { dependency: place, vendorId } of links) {
    const dependency = dependencies[place];
    if (dependency?.counts === true) packages.set(vendorId, (packages.get(vendorId) ?? new Set()).add(dependency.name));
  }
  return [...packages].map(([vendorId, names]) => ({ vendorId, packages: [...names].sort() }));
}

function listProblems(files: readonly FileReading[]): FileProblem[] {
  return files.flatMap(({ path, problems }) =>
    problems.map(({ line, message }) => ({ path, line: line ?? null, message })),
  );
}
