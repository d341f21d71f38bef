import type { DependencyScope, Ecosystem } from '@upriver/contract';
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
 * Local packages and mere definitions are left out.
 */
export function mergeDependencies(reading: Pick<ProjectReading, 'files'>): readonly MergedDependency[] {
  const entries = new Map<string, Entry[]>();
  const declared = new Set<string>();
  const manifests = reading.files.filter(({ kind }) => kind === 'manifest');
  const locks = reading.files.filter(({ kind }) => kind === 'lockfile' || kind === 'sbom');
  for (const file of manifests) {
    for (const dependency of file.dependencies) {
      if (dependency.local || dependency.definition) continue;
      declared.add(nameKey(dependency));
      push(entries, entryKey(dependency), { file, dependency });
    }
  }
  const versions = new Map<string, Set<string>>();
  for (const file of locks) {
    const judge = createDirectJudge(file, manifests);
    for (const dependency of file.dependencies) {
      if (dependency.local || dependency.definition) continue;
      noteVersion(versions, dependency);
      if (declared.has(nameKey(dependency))) continue;
      push(entries, entryKey(dependency), { file, dependency: judge(dependency) });
    }
  }
  return [...entries.keys()].sort().map((key) => {
    const sources = entries.get(key) ?? [];
    const merged = mergeEntries(sources, versions);
    if (merged.requirement !== '' || sources.some(({ file }) => file.kind === 'manifest')) return merged;
    const written = { ...merged, requirement: merged.resolved.join(', ') };
    // An entry of its own may ask for just this version.
    return entries.has(entryKey(written)) ? merged : written;
  });
}

interface Entry {
  readonly file: FileReading;
  readonly dependency: Dependency;
}

function mergeEntries(entries: readonly Entry[], versions: ReadonlyMap<string, ReadonlySet<string>>): MergedDependency {
  const first = (entries[0] as Entry).dependency;
  const all = entries.map(({ dependency }) => dependency);
  const locator = all.find((dependency) => dependency.locator !== undefined)?.locator;
  const extras = [...new Set(all.flatMap((one) => one.extras ?? []))].sort();
  return {
    ecosystem: first.ecosystem,
    name: first.name,
    requirement: first.requirement,
    resolved: listVersions(all, versions),
    scope: SCOPE_ORDER.find((scope) => all.some((one) => one.scope === scope)) ?? 'unknown',
    direct: mergeDirect(all),
    aliases: [...new Set(all.flatMap(({ alias }) => (alias === undefined ? [] : [alias])))].sort(),
    ...(extras.length > 0 && { extras }),
    ...(locator !== undefined && { locator }),
    sources: entries
      .map(({ file, dependency: { line } }) => ({ path: file.path, ...(line !== undefined && { line }) }))
      .sort((a, b) => (a.path === b.path ? (a.line ?? 0) - (b.line ?? 0) : a.path < b.path ? -1 : 1)),
  };
}

function listVersions(
  all: readonly Dependency[],
  versions: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const own = all.flatMap(({ resolved }) => (resolved === undefined ? [] : [resolved]));
  const first = all[0] as Dependency;
  // A lockfile that repeats the declaration knows which of several versions is its own.
  const found = own.length > 0 ? own : [...(versions.get(entryKey(first)) ?? versions.get(nameKey(first)) ?? [])];
  return [...new Set(found)].sort();
}

function mergeDirect(all: readonly Dependency[]): boolean | undefined {
  if (all.some(({ direct }) => direct === true)) return true;
  return all.every(({ direct }) => direct === false) ? false : undefined;
}

/**
 * A lockfile that does not mark direct packages still tells when the manifest it belongs to is in the upload: what that
 * manifest does not declare came with something else.
 */
function createDirectJudge(
  lock: FileReading,
  manifests: readonly FileReading[],
): (dependency: Dependency) => Dependency {
  const directory = parentOf(lock.path);
  const ecosystem = lock.format === undefined ? undefined : findFormat(lock.format)?.ecosystem;
  const hasManifest =
    lock.kind === 'lockfile' &&
    manifests.some(
      (file) =>
        parentOf(file.path) === directory &&
        file.problems.every(({ fatal }) => !fatal) &&
        findFormat(file.format ?? '')?.ecosystem === ecosystem,
    );
  return (dependency) =>
    hasManifest && dependency.direct === undefined ? { ...dependency, direct: false } : dependency;
}

function noteVersion(versions: Map<string, Set<string>>, dependency: Dependency): void {
  if (dependency.resolved === undefined) return;
  for (const key of dependency.direct ? [nameKey(dependency), entryKey(dependency)] : [nameKey(dependency)]) {
    const known = versions.get(key) ?? new Set<string>();
    known.add(dependency.resolved);
    versions.set(key, known);
  }
}

function nameKey({ ecosystem, name }: Pick<Dependency, 'ecosystem' | 'name'>): string {
  return `${ecosystem}\0${name}`;
}

function entryKey(dependency: Pick<Dependency, 'ecosystem' | 'name' | 'requirement'>): string {
  return `${nameKey(dependency)}\0${dependency.requirement}`;
}

function push<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
