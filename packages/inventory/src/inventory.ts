// Path 2, its rules: what the files of a project say is merged, counted and matched with what vendors claim. The command line
// and the server both ask here, so the same files give the same answer.
import type { FileSummary, MergedDependency, MergedUpload } from '@upriver/manifests';
import { createCounting } from './counting.ts';
import type { ProjectDependency } from './counting.ts';
import { listImpliedPackages } from './implied-packages.ts';
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

/** Something that a file does not say, and where. */
export interface FileProblem {
  readonly path: string;
  readonly line: number | null;
  readonly message: string;
}

/** Dependencies between two yields, counted and linked within a few milliseconds. */
const DEPENDENCIES_PER_STEP = 200;

/** Takes stock of what was read of a project and merged. */
export function takeInventory(upload: MergedUpload, rules: VendorRules): Inventory {
  const steps = takeInventoryInSteps(upload, rules);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same with a yield every few milliseconds, so that a thread that serves others can do something else in between. */
export function* takeInventoryInSteps(upload: MergedUpload, rules: VendorRules): Generator<undefined, Inventory> {
  const all = withImplied(upload.dependencies, rules);
  const count = createCounting(all);
  const dependencies: ProjectDependency[] = [];
  const links: PackageLink[] = [];
  for (let from = 0; from < all.length; from += DEPENDENCIES_PER_STEP) {
    const some = all.slice(from, from + DEPENDENCIES_PER_STEP).map(count);
    for (const link of linkPackages(some, rules)) links.push({ ...link, dependency: from + link.dependency });
    for (const one of some) dependencies.push(one);
    yield;
  }
  return { dependencies, links, hosts: listNamedHosts(upload.files, rules), problems: listProblems(upload.files) };
}

/** With packages that others imply, unless the project declares them itself. One that only a lockfile names is asked for, too. */
function withImplied(dependencies: readonly MergedDependency[], rules: VendorRules): readonly MergedDependency[] {
  const implying = dependencies.filter(({ extras, locator }) => extras !== undefined || locator !== undefined);
  const implied = implying.flatMap((one) => listImpliedPackages(one, rules));
  if (implied.length === 0) return dependencies;
  const keyOf = ({ ecosystem, name }: MergedDependency): string => `${ecosystem} ${name}`;
  const known = new Set(dependencies.map(keyOf));
  const added = new Map(implied.map((one) => [keyOf(one), one]));
  const asked = new Map(implied.filter(({ direct }) => direct === true).map((one) => [keyOf(one), one]));
  const declared = dependencies.map((one) => {
    const asking = one.direct === false ? asked.get(keyOf(one)) : undefined;
    return asking === undefined ? one : { ...one, direct: true, scope: asking.scope };
  });
  return [...declared, ...[...added].flatMap(([key, one]) => (known.has(key) ? [] : one))];
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

function listProblems(files: readonly FileSummary[]): FileProblem[] {
  return files.flatMap(({ path, problems }) =>
    problems.map(({ line, message }) => ({ path, line: line ?? null, message })),
  );
}
