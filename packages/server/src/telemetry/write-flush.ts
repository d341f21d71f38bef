import type { LoopTurns } from '../process/loop-turns.ts';
import { findStoreFailure } from '../store/failure.ts';
import type { StoreFailure } from '../store/failure.ts';
import type { TelemetryCommit, WriteTelemetry } from '../store/telemetry/commit.ts';
import { giveBackEvents } from './capacity.ts';
import { encodeProject } from './flush.ts';
import type { Flush, ProjectFlush } from './flush.ts';

/** How a project's part of a commit ended: on disk, or nothing of it is, for this reason. */
export type CommitOutcome = 'stored' | 'failed' | StoreFailure;

/** Failures that every project meets alike, so that trying each alone would only fail more often. */
const SHARED: ReadonlySet<StoreFailure | undefined> = new Set<StoreFailure>([
  'busy',
  'disk_failing',
  'full',
  'read_only',
  'unreachable',
]);

/** Whose turns encoding takes: no address is called so. */
const COMMITS = 'commits';

export interface FlushWriter {
  readonly write: WriteTelemetry;
  /** Encoding takes its turns among all long work. */
  readonly turns: LoopTurns;
  readonly onError: (error: unknown) => void;
}

/**
 * Writes a flush in one transaction. When that fails for what one project brought, each is written alone, so that nobody's
 * events are refused because of another's.
 * @returns the outcome by project
 */
export async function writeFlush(
  { projects }: Flush,
  now: number,
  { write, turns, onError }: FlushWriter,
): Promise<Map<string, CommitOutcome>> {
  const outcomes = new Map<string, CommitOutcome>();
  const encoded = new Map<string, TelemetryCommit>();
  for (const [id, project] of projects)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one project after the other, so that each is a step
      encoded.set(id, await encodeProject(project, now, () => turns.next(COMMITS)));
    } catch (error) {
      onError(error);
      outcomes.set(id, 'failed');
    }
  const together = await attempt(write, [...encoded.values()], onError);
  for (const [id, commit] of encoded) {
    const isOwnTry = encoded.size > 1 && together !== 'stored' && !isShared(together);
    outcomes.set(id, isOwnTry ? await attempt(write, [commit], onError) : together);
  }
  for (const [id, project] of projects)
    settleCapacity(project, outcomes.get(id) === 'stored' ? encoded.get(id) : undefined);
  return outcomes;
}

async function attempt(
  write: WriteTelemetry,
  commits: readonly TelemetryCommit[],
  onError: FlushWriter['onError'],
): Promise<CommitOutcome> {
  try {
    if (commits.length > 0) await write(commits);
    return 'stored';
  } catch (error) {
    onError(error);
    return findStoreFailure(error) ?? 'failed';
  }
}

function isShared(outcome: CommitOutcome): boolean {
  return outcome !== 'stored' && outcome !== 'failed' && SHARED.has(outcome);
}

/** What a commit kept need not be written again; what it did not keep is not charged. */
function settleCapacity({ capacity, charged }: ProjectFlush, stored: TelemetryCommit | undefined): void {
  capacity.isStale ||= stored === undefined;
  for (const [service, count] of charged) {
    if (stored === undefined) giveBackEvents(capacity, service, count);
    else service.isLinked = true;
  }
  // Only what this commit wrote: the next one may have added templates meanwhile.
  for (const { serviceId, template } of stored?.templates ?? [])
    capacity.services.get(serviceId)?.newTemplates.delete(template);
}
