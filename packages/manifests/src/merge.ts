import type { DependencyScope, Ecosystem } from '@upriver/contract';
import { createAsideRule } from './aside.ts';
import { findFormat } from './detect.ts';
import type { Dependency } from './format.ts';
import type { FileReading, ProjectReading } from './read.ts';
import { parentOf } from './upload.ts';

/** One dependency of a project, merged over its files. */
export interface MergedDependency {
  readonly ecosystem: Ecosystem;
  readonly name: string;
  /** As written; of what only lockfiles and SBOMs name, the versions that they write. Empty when nothing is written. */
  readonly requirement: string;
  /** Versions that lockfiles and SBOMs give for this name, sorted. */
  readonly resolved: readonly string[];
  readonly scope: DependencyScope;
  /** Undefined when no file says. */
  readonly direct: boolean | undefined;
  readonly aliases: readonly string[];
  /** Extras that are asked for, sorted; absent when there are none. */
  readonly extras?: readonly string[];
  readonly locator?: string;
  /** Where it is declared; the lockfile or SBOM when no manifest declares it. Sorted by path. */
  readonly sources: readonly { readonly path: string; readonly line?: number }[];
}

/** The strongest need wins when one requirement stands in several scopes. */
const SCOPE_ORDER: readonly DependencyScope[] = ['runtime', 'optional', 'peer', 'unknown', 'build', 'development'];

/**
 * One entry for each (ecosystem, name, requirement) of a project, sorted. Manifests say what is asked for; lockfiles and
 * SBOMs fill in versions, and stand alone only for packages that no manifest declares.
 * Local packages and mere definitions are left out. What tests, examples and documentation declare is for development.
 */
export function mergeDependencies(reading: Pick<ProjectReading, 'files'>): readonly MergedDependency[] {
  const packages = createPackages();
  const asUsed = createAsideRule(reading.files);
  const manifests = reading.files.filter(({ kind }) => kind === 'manifest');
  const locks = reading.files.filter(({ kind }) => kind === 'lockfile' || kind === 'sbom');
  for (const file of manifests) {
    for (const dependency of file.dependencies) {
      if (dependency.local || dependency.definition) continue;
      const known = packages.find(dependency);
      known.isDeclared = true;
      requirementOf(known, dependency.requirement).entries.push({ file, dependency: asUsed(file.path, dependency) });
    }
  }
  const isBesideManifest = createNeighbours(manifests);
  for (const file of locks) {
    const isTold = isBesideManifest(file);
    for (const dependency of file.dependencies) {
      if (dependency.local || dependency.definition) continue;
      const known = packages.find(dependency);
      noteVersion(known, dependency);
      if (known.isDeclared) continue;
      const isTransitive = isTold && dependency.direct === undefined;
      const used = asUsed(file.path, dependency);
      const entry = { file, dependency: isTransitive ? { ...used, direct: false } : used };
      requirementOf(known, dependency.requirement).entries.push(entry);
    }
  }
  return packages.list().flatMap(mergePackage);
}

interface Entry {
  readonly file: FileReading;
  readonly dependency: Dependency;
}

/** What the files of a project say of one package. */
interface Package {
  readonly name: string;
  isDeclared: boolean;
  versions?: Set<string>;
  readonly requirements: Map<string, Requirement>;
}

/** What they say of it under one requirement. */
interface Requirement {
  /** None when only versions are known. */
  readonly entries: Entry[];
  /** Versions of those that a lockfile marks as direct. */
  versions?: Set<string>;
}

interface Packages {
  /** The package of a dependency; a new one when none is known. */
  find(dependency: Pick<Dependency, 'ecosystem' | 'name'>): Package;
  /** All, by ecosystem and name. */
  list(): readonly Package[];
}

/** Maps in a map: a text of ecosystem, name and requirement for each of several hundred thousand entries takes most of the time of merging. */
function createPackages(): Packages {
  const byEcosystem = new Map<Ecosystem, Map<string, Package>>();
  return {
    find({ ecosystem, name }) {
      const byName = findOrAdd(byEcosystem, ecosystem, () => new Map<string, Package>());
      return findOrAdd(byName, name, () => ({ name, isDeclared: false, requirements: new Map() }));
    },
    list: () =>
      [...byEcosystem.keys()]
        .sort()
        .flatMap((ecosystem) => [...(byEcosystem.get(ecosystem)?.values() ?? [])].sort(byNames)),
  };
}

function byNames(a: Package, b: Package): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function requirementOf({ requirements }: Package, requirement: string): Requirement {
  return findOrAdd(requirements, requirement, () => ({ entries: [] }));
}

function findOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** One dependency for each requirement, sorted by it. */
function mergePackage(known: Package): readonly MergedDependency[] {
  const merged: MergedDependency[] = [];
  for (const [requirement, one] of sortedByKey(known.requirements)) {
    if (one.entries.length === 0) continue;
    const dependency = mergeEntries(one, known);
    const isAsked = requirement !== '' || one.entries.some(({ file }) => file.kind === 'manifest');
    const versions = dependency.resolved.join(', ');
    // An entry of its own may ask for just this version.
    const isTaken = isAsked || (known.requirements.get(versions)?.entries.length ?? 0) > 0;
    merged.push(isTaken ? dependency : { ...dependency, requirement: versions });
  }
  return merged;
}

function sortedByKey<Value>(map: ReadonlyMap<string, Value>): Iterable<[string, Value]> {
  return map.size < 2 ? map : [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

function mergeEntries({ entries, versions }: Requirement, known: Package): MergedDependency {
  const [only] = entries;
  if (only !== undefined && entries.length === 1) return mergeOne(only, versions ?? known.versions);
  const all = entries.map(({ dependency }) => dependency);
  const first = all[0] as Dependency;
  const locator = all.find((dependency) => dependency.locator !== undefined)?.locator;
  const extras = sortedSet(all.flatMap((one) => one.extras ?? []));
  return {
    ecosystem: first.ecosystem,
    name: first.name,
    requirement: first.requirement,
    resolved: listVersions(all, versions ?? known.versions ?? []),
    scope: SCOPE_ORDER.find((scope) => all.some((one) => one.scope === scope)) ?? 'unknown',
    direct: mergeDirect(all),
    aliases: sortedSet(all.flatMap(({ alias }) => alias ?? [])),
    ...(extras.length > 0 && { extras }),
    ...(locator !== undefined && { locator }),
    sources: entries
      .map(({ file, dependency: { line, path = file.path } }) => (line === undefined ? { path } : { path, line }))
      .sort((a, b) => (a.path === b.path ? (a.line ?? 0) - (b.line ?? 0) : a.path < b.path ? -1 : 1)),
  };
}

/** What {@link mergeEntries} makes of a single entry: nearly all of a large project are single, and all that it asks is asked of one. */
function mergeOne({ file, dependency }: Entry, versions: ReadonlySet<string> | undefined): MergedDependency {
  const { line, path = file.path, resolved, extras, locator, alias } = dependency;
  return {
    ecosystem: dependency.ecosystem,
    name: dependency.name,
    requirement: dependency.requirement,
    resolved: resolved === undefined ? sortedSet([...(versions ?? [])]) : [resolved],
    scope: dependency.scope,
    direct: dependency.direct,
    aliases: alias === undefined ? [] : [alias],
    ...(extras !== undefined && extras.length > 0 && { extras: sortedSet(extras) }),
    ...(locator !== undefined && { locator }),
    sources: [line === undefined ? { path } : { path, line }],
  };
}

/** A lockfile that repeats the declaration knows which of several versions is its own. */
function listVersions(all: readonly Dependency[], others: Iterable<string>): readonly string[] {
  const own = all.flatMap(({ resolved }) => resolved ?? []);
  return sortedSet(own.length > 0 ? own : [...others]);
}

function sortedSet(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : [...new Set(texts)].sort();
}

function mergeDirect(all: readonly Dependency[]): boolean | undefined {
  if (all.some(({ direct }) => direct === true)) return true;
  return all.every(({ direct }) => direct === false) ? false : undefined;
}

/**
 * A lockfile that does not mark direct packages still tells when the manifest it belongs to is in the upload: what that
 * manifest does not declare came with something else.
 * @returns whether a lockfile has a readable manifest of its ecosystem beside it
 */
function createNeighbours(manifests: readonly FileReading[]): (lock: FileReading) => boolean {
  const readable = new Set(
    manifests.filter(({ problems }) => problems.every(({ fatal }) => !fatal)).map((file) => placeOf(file)),
  );
  return (lock) => lock.kind === 'lockfile' && readable.has(placeOf(lock));
}

/** Folder and ecosystem of a file. */
function placeOf({ path, format }: FileReading): string {
  return `${findFormat(format ?? '')?.ecosystem}\0${parentOf(path)}`;
}

function noteVersion(known: Package, { resolved, direct, requirement }: Dependency): void {
  if (resolved === undefined) return;
  (known.versions ??= new Set()).add(resolved);
  if (direct) (requirementOf(known, requirement).versions ??= new Set()).add(resolved);
}
