import {
  createHostIndex,
  createPackageIndex,
  createSuggester,
  findVendor,
  normalizeHost,
  vendors,
} from '@upriver/catalog';
import type { PackageMatch } from '@upriver/catalog';
import { COUNTING_SCOPES } from '@upriver/contract';
import type { DependencyScope, Ecosystem } from '@upriver/contract';
import { createManifestReader, mergeDependencies, READING_LIMITS } from '@upriver/manifests';
import type { FileReading, ManifestFile, MergedDependency } from '@upriver/manifests';

/** Why a vendor is thought to be used: one package in one place. */
export interface Evidence {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  readonly version: string;
  readonly scope: DependencyScope;
  readonly direct: boolean | null;
  readonly path: string;
  readonly line: number | null;
  readonly confidence: PackageMatch['confidence'];
  readonly class: PackageMatch['class'];
  readonly product: string | null;
}

/** A host that an SBOM names as a service which the project calls. */
export interface NamedHost {
  readonly host: string;
  readonly path: string;
}

export interface FoundVendor {
  readonly slug: string;
  readonly name: string;
  readonly statusPageUrl: string | null;
  readonly evidence: readonly Evidence[];
  readonly endpoints: readonly NamedHost[];
}

/** What a repository uses, as far as its manifests tell. */
export interface Scan {
  readonly files: number;
  readonly dependencies: number;
  readonly vendors: readonly FoundVendor[];
  /** Direct packages that no vendor claims, with vendors of the same owner. */
  readonly unknownPackages: readonly {
    readonly ecosystem: Ecosystem;
    readonly name: string;
    readonly suggestions: readonly string[];
  }[];
  /** Hosts that an SBOM names as services and that no vendor claims. */
  readonly unknownHosts: readonly NamedHost[];
  readonly problems: readonly { readonly path: string; readonly line: number | null; readonly message: string }[];
}

/** The largest monorepos have some thousands of manifests; a command on one's own files needs no tighter bound. */
const LIMITS = { ...READING_LIMITS, filesMax: 50_000, totalBytesMax: 1024 * 1024 * 1024, totalTimeMsMax: 600_000 };

/** Reads files and finds the catalogue's vendors in them. Works without a server. */
export async function scanFiles(files: readonly ManifestFile[]): Promise<Scan> {
  const reader = createManifestReader(LIMITS);
  try {
    const reading = await reader.read(files);
    const dependencies = mergeDependencies(reading);
    return {
      ...findVendors(dependencies, reading.files),
      files: files.length,
      dependencies: dependencies.length,
      problems: problemsOf(reading.files),
    };
  } finally {
    await reader.close();
  }
}

function findVendors(
  dependencies: readonly MergedDependency[],
  files: readonly FileReading[],
): Pick<Scan, 'vendors' | 'unknownPackages' | 'unknownHosts'> {
  const { endpoints, unknownHosts } = findHosts(files);
  const index = createPackageIndex(vendors.map(({ slug, packages }) => ({ id: slug, packages })));
  const suggest = createSuggester(vendors);
  const found = new Map<string, Evidence[]>();
  // Each name once, however many requirements there are for it.
  const unknown = new Map<string, Scan['unknownPackages'][number]>();
  for (const dependency of dependencies) {
    const matches = index.find(dependency.ecosystem, dependency.name);
    for (const match of matches) {
      const evidence = found.get(match.id) ?? [];
      found.set(match.id, evidence);
      evidence.push(...toEvidence(dependency, match));
    }
    const key = `${dependency.ecosystem} ${dependency.name}`;
    if (dependency.direct === true && !unknown.has(key) && !index.isKnown(dependency.ecosystem, dependency.name))
      unknown.set(key, {
        ecosystem: dependency.ecosystem,
        name: dependency.name,
        suggestions: suggest(dependency).map(({ slug }) => slug),
      });
  }
  return {
    vendors: [...new Set([...found.keys(), ...endpoints.keys()])].sort().map((slug) => {
      const vendor = findVendor(slug);
      return {
        slug,
        name: vendor?.name ?? slug,
        statusPageUrl: vendor?.statusPageUrl ?? null,
        evidence: (found.get(slug) ?? []).sort(strongestFirst),
        endpoints: endpoints.get(slug) ?? [],
      };
    }),
    unknownHosts,
    // Those with a suggestion first: they are worth a look.
    unknownPackages: [...unknown.values()].sort((a, b) => b.suggestions.length - a.suggestions.length),
  };
}

/** Whose the hosts are that SBOMs name. What no vendor could have, and a provider's mere site, is nobody's business. */
function findHosts(files: readonly FileReading[]) {
  const index = createHostIndex(vendors.map(({ slug, hosts }) => ({ id: slug, hosts })));
  const endpoints = new Map<string, NamedHost[]>();
  const unknownHosts: NamedHost[] = [];
  for (const { path, hosts } of files)
    for (const { host: named, isProvider } of hosts) {
      const host = normalizeHost(named);
      const match = host === undefined ? undefined : index.find(host);
      if (host !== undefined && match !== undefined && match.hosting !== true)
        endpoints.set(match.id, [...(endpoints.get(match.id) ?? []), { host, path }]);
      else if (host !== undefined && isProvider !== true) unknownHosts.push({ host, path });
    }
  return { endpoints, unknownHosts };
}

function toEvidence(dependency: MergedDependency, match: PackageMatch): Evidence[] {
  return dependency.sources.map(({ path, line }) => ({
    ecosystem: dependency.ecosystem,
    name: dependency.name,
    version: dependency.requirement,
    scope: dependency.scope,
    direct: dependency.direct ?? null,
    path,
    line: line ?? null,
    // What does not run, or came with something else, says little about calls.
    confidence: dependency.direct === false || !COUNTING_SCOPES.includes(dependency.scope) ? 'low' : match.confidence,
    class: dependency.direct === false ? 'H' : match.class,
    product: match.product ?? null,
  }));
}

const STRENGTH: Readonly<Record<Evidence['confidence'], number>> = { high: 0, medium: 1, low: 2 };

function strongestFirst(a: Evidence, b: Evidence): number {
  return STRENGTH[a.confidence] - STRENGTH[b.confidence] || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
}

function problemsOf(files: readonly FileReading[]): Scan['problems'] {
  return files.flatMap(({ path, problems }) =>
    problems.map(({ line, message }) => ({ path, line: line ?? null, message })),
  );
}
