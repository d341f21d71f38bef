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
      const used = asUsed(file.path, dependency);
      addEntry(known, { file, dependency: used, direct: used.direct });
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
      const used = asUsed(file.path, dependency);
      addEntry(known, { file, dependency: used, direct: used.direct ?? (isTold ? false : undefined) });
    }
  }
  return packages.list().flatMap(mergePackage);
}

interface Entry {
  readonly file: FileReading;
  readonly dependency: Dependency;
  /** Of what the lockfile beside a manifest does not mark, what that tells. */
  readonly direct: boolean | undefined;
}

/** What the files of a project say of one package. */
interface Package {
  readonly name: string;
  isDeclared: boolean;
  versions: Versions;
  /** Nearly all packages of a large project have one requirement, and a map for each would be most of the memory of merging. */
  first: Requirement | undefined;
  others: Map<string, Requirement> | undefined;
}

/** What they say of it under one requirement. */
interface Requirement {
  readonly text: string;
  /** None when only versions are known. */
  readonly entries: Entry[];
  /** Versions of those that a lockfile marks as direct. */
  versions: Versions;
}

/** Nothing, one, or several. */
type Versions = string | Set<string> | undefined;

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
      return findOrAdd(byName, name, () => ({
        name,
        isDeclared: false,
        versions: undefined,
        first: undefined,
        others: undefined,
      }));
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

function addEntry(known: Package, entry: Entry): void {
  const text = entry.dependency.requirement;
  const found = findRequirement(known, text);
  // A list that grows has room for many more, which most of these lists would never use.
  if (found === undefined) addRequirement(known, { text, entries: [entry], versions: undefined });
  else found.entries.push(entry);
}

function findRequirement({ first, others }: Package, text: string): Requirement | undefined {
  return first?.text === text ? first : others?.get(text);
}

function addRequirement(known: Package, added: Requirement): Requirement {
  if (known.first === undefined) known.first = added;
  else (known.others ??= new Map()).set(added.text, added);
  return added;
}

/** All, sorted by their texts. */
function listRequirements({ first, others }: Package): readonly Requirement[] {
  if (first === undefined) return [];
  if (others === undefined) return [first];
  return [first, ...others.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
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
  for (const one of listRequirements(known)) {
    if (one.entries.length === 0) continue;
    const dependency = mergeEntries(one, known);
    const isAsked = one.text !== '' || one.entries.some(({ file }) => file.kind === 'manifest');
    const versions = dependency.resolved.join(', ');
    // An entry of its own may ask for just this version.
    const isTaken = isAsked || (findRequirement(known, versions)?.entries.length ?? 0) > 0;
    merged.push(isTaken ? dependency : { ...dependency, requirement: versions });
  }
  return merged;
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
    resolved: resolvedOf(all, versions ?? known.versions),
    scope: SCOPE_ORDER.find((scope) => all.some((one) => one.scope === scope)) ?? 'unknown',
    direct: mergeDirect(entries),
    aliases: sortedSet(all.flatMap(({ alias }) => alias ?? [])),
    ...(extras.length > 0 && { extras }),
    ...(locator !== undefined && { locator }),
    sources: entries
      .map(sourceOf)
      .sort((a, b) => (a.path === b.path ? (a.line ?? 0) - (b.line ?? 0) : a.path < b.path ? -1 : 1)),
  };
}

function sourceOf({ file, dependency: { line, path = file.path } }: Entry): { path: string; line?: number } {
  return line === undefined ? { path } : { path, line };
}

/** What {@link mergeEntries} makes of a single entry: nearly all of a large project are single, and all that it asks is asked of one. */
function mergeOne(entry: Entry, versions: Versions): MergedDependency {
  const { dependency, direct } = entry;
  const { ecosystem, name, requirement, scope, resolved, extras, locator, alias } = dependency;
  const merged = {
    ecosystem,
    name,
    requirement,
    resolved: resolved === undefined ? listVersions(versions) : [resolved],
    scope,
    direct,
    aliases: alias === undefined ? NONE : [alias],
    sources: [sourceOf(entry)],
  };
  if (extras === undefined && locator === undefined) return merged;
  return {
    ...merged,
    ...(extras !== undefined && extras.length > 0 && { extras: sortedSet(extras) }),
    ...(locator !== undefined && { locator }),
  };
}

const NONE: readonly string[] = [];

/** A lockfile that repeats the declaration knows which of several versions is its own. */
function resolvedOf(all: readonly Dependency[], others: Versions): readonly string[] {
  const own = all.flatMap(({ resolved }) => resolved ?? []);
  return own.length > 0 ? sortedSet(own) : listVersions(others);
}

/** Each once, sorted. */
function listVersions(versions: Versions): readonly string[] {
  if (versions === undefined) return NONE;
  return typeof versions === 'string' ? [versions] : [...versions].sort();
}

function addVersion(versions: Versions, added: string): Versions {
  if (versions === undefined || versions === added) return added;
  return typeof versions === 'string' ? new Set([versions, added]) : versions.add(added);
}

function sortedSet(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : [...new Set(texts)].sort();
}

function mergeDirect(all: readonly Entry[]): boolean | undefined {
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
  known.versions = addVersion(known.versions, resolved);
  if (direct !== true) return;
  const one =
    findRequirement(known, requirement) ??
    addRequirement(known, { text: requirement, entries: [], versions: undefined });
  one.versions = addVersion(one.versions, resolved);
}
