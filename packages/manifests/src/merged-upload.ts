import type { Problem } from './format.ts';
import { READING_LIMITS, type ReadingLimits } from './limits.ts';
import { mergeDependencies, type MergedDependency } from './merge.ts';
import type { FileReading, ProjectReading } from './read.ts';

/** What is kept of one file of an upload. */
export interface FileSummary extends Omit<FileReading, 'dependencies'> {
  /** How many it declares or locks. */
  readonly dependencies: number;
}

/** What one upload says: its files without what they declare, and that merged. Bounded, whatever was uploaded. */
export interface MergedUpload {
  /** Sorted by path. */
  readonly files: readonly FileSummary[];
  /** Sorted by ecosystem, name and requirement. */
  readonly dependencies: readonly MergedDependency[];
}

/** Problems and hosts of one upload; each file's first ones are kept beyond that. */
const PROBLEMS_MAX = 5000;
const HOSTS_MAX = 5000;

/** Merges what the files of an upload say. Dependencies beyond the bound are problems of their files; direct ones stay longest. */
export function mergeUpload(
  reading: Pick<ProjectReading, 'files'>,
  { dependenciesMax }: Pick<ReadingLimits, 'dependenciesMax'> = READING_LIMITS,
): MergedUpload {
  const all = mergeDependencies(reading);
  const kept = keepStrongest(all, dependenciesMax);
  const lost = kept === all ? new Map<string, number>() : countByFile(all, new Set(kept));
  const room = { problems: PROBLEMS_MAX, hosts: HOSTS_MAX };
  return {
    dependencies: kept,
    files: reading.files.map((file) => summarize(file, lost.get(file.path), dependenciesMax, room)),
  };
}

/** Directly declared ones first, then those of which no file tells, then transitive ones; in the order of the list. */
function keepStrongest(all: readonly MergedDependency[], most: number): readonly MergedDependency[] {
  if (all.length <= most) return all;
  const kept = new Set<MergedDependency>();
  for (const isOfRank of [isDirect, isUntold, () => true])
    for (const one of all) {
      if (kept.size >= most) break;
      if (isOfRank(one)) kept.add(one);
    }
  return all.filter((one) => kept.has(one));
}

function isDirect({ direct }: MergedDependency): boolean {
  return direct === true;
}

function isUntold({ direct }: MergedDependency): boolean {
  return direct === undefined;
}

function countByFile(all: readonly MergedDependency[], kept: ReadonlySet<MergedDependency>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) {
    const path = one.sources[0]?.path;
    if (path !== undefined && !kept.has(one)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

function summarize(
  { dependencies, problems, hosts, ...file }: FileReading,
  lost: number | undefined,
  dependenciesMax: number,
  room: { problems: number; hosts: number },
): FileSummary {
  const all: readonly Problem[] =
    lost === undefined
      ? problems
      : [
          {
            message: `${lost} of its dependencies are not kept: an upload has at most ${dependenciesMax}, and direct ones go first`,
          },
          ...problems,
        ];
  const shown = all.slice(0, Math.max(1, room.problems));
  room.problems -= shown.length;
  const named = hosts.slice(0, Math.max(1, room.hosts));
  room.hosts -= named.length;
  return { ...file, dependencies: dependencies.length, problems: shown, hosts: named };
}
