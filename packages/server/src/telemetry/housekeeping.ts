import type { Clock } from '../domain/clock.ts';
import { watchClockSteps } from '../domain/clock-steps.ts';
import { CHANGE_MARKERS_KEPT_DAYS } from '@upriver/contract';
import { BATCH_ANSWER_KEPT_MS, expireBatchAnswers } from '../store/telemetry/batch-answers.ts';
import { expireChanges } from '../store/changes/change-log.ts';
import { expireChangeMarkers } from '../store/evidence/change-markers.ts';
import { expireHostProbes } from '../store/evidence/host-probes.ts';
import { expireUploads } from '../store/dependencies/uploads.ts';
import { dropPastLeases } from '../store/leases.ts';
import type { Database } from '../store/database.ts';
import { createTableWriteExpiry } from '../store/freshness/postgres-writes.ts';
import { expireAuditEntries } from '../store/people/audit-log.ts';
import { expireConnections } from '../store/people/connections.ts';
import { expireSessions } from '../store/people/sessions.ts';
import { expireEventBlocks } from '../store/events/event-expiry.ts';
import { createEventCompaction } from '../store/events/event-compaction.ts';
import { expireDocuments } from '../store/documents/page-documents.ts';
import { createRollupCompaction } from '../store/rollups/rollup-compaction.ts';
import type { ReportDamage } from '../store/rollups/damage.ts';
import type { Log } from '../domain/log.ts';
import { repeat } from '../process/repeat.ts';
import type { Metrics } from '../metrics.ts';
import { createFolding } from './folding.ts';
import { DAY_MS, HOUR_MS } from '../domain/time.ts';

const RETENTION_DAYS_DEFAULT = 30;
const RETENTION_AUDIT_DAYS_DEFAULT = 365;
/** Pause when there is nothing to do: so short that what gathers meanwhile is not felt when it is merged. */
const PAUSE_MS = 5_000;
/**
 * Pause between two steps, in which requests are served: so many times what the step took, so that compaction takes a tenth of the time.
 * Under load most of that was waiting for others' turns, so the pause has an end: what is not merged has to be listed by every reader.
 */
const STEP_PAUSE_MS_MIN = 50;
const STEP_PAUSE_MS_MAX = 100;
const PAUSE_PER_STEP = 9;
/** After a wall clock was set forward nothing goes for its age for so long: whoever set it wrongly may set it back. */
const AFTER_STEP_MS = HOUR_MS;
const ANSWERS_PER_STEP = 500;
/** Damaged rows that are reported, each once; a disk that damages more is known well enough. */
const REPORTED_MAX = 1000;
const DOCUMENTS_PER_STEP = 50;
const CHANGES_PER_STEP = 500;
const MARKERS_PER_STEP = 500;
const PROBES_PER_STEP = 500;
const AUDIT_PER_STEP = 500;
const SESSIONS_PER_STEP = 500;

/** What only a store of several nodes needs. */
function whereNodesShare({ dialect, kysely }: Database, clock: Clock): (readonly [name: string, attempt: Work])[] {
  if (dialect === 'sqlite') return [];
  const expire = createTableWriteExpiry(kysely, () => clock.monotonicMs());
  return [['expire_table_writes', async () => (await expire()) > 0]];
}

/** Folds, merges and expires what was stored, in steps of a few milliseconds, so that ingest is never held up for long. */
export interface Housekeeping {
  start(): void;
  /** Resolves when the step under way is done. */
  stop(): Promise<void>;
  /** Takes one step and returns the name of its work; undefined when there was nothing to do. For measurements. */
  step(): Promise<string | undefined>;
  /** Takes steps until there is nothing left to do; for tests and commands. */
  finish(): Promise<void>;
}

export interface HousekeepingDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly retentionEventsDays?: number | undefined;
  readonly retentionAuditDays?: number | undefined;
  readonly metrics?: Metrics | undefined;
}

type Work = (now: number) => Promise<boolean>;

export function createHousekeeping(dependencies: HousekeepingDependencies): Housekeeping {
  const { database, clock, log, metrics } = dependencies;
  const retentionMs = (dependencies.retentionEventsDays ?? RETENTION_DAYS_DEFAULT) * DAY_MS;
  const auditMs = (dependencies.retentionAuditDays ?? RETENTION_AUDIT_DAYS_DEFAULT) * DAY_MS;
  const steps = watchClockSteps(clock);
  /** An answer is as old as its time says only while nobody has set the clock forward since; otherwise its batch would count twice. */
  const expireAnswers: Work = async (now) =>
    steps.steadyMs() >= BATCH_ANSWER_KEPT_MS && (await expireBatchAnswers(database.kysely, now, ANSWERS_PER_STEP)) > 0;

  /** For what nobody can send again. */
  const byAge =
    (expire: Work): Work =>
    async (now) =>
      steps.sinceStepMs() >= AFTER_STEP_MS && expire(now);

  const reported = new Set<string>();
  const report: ReportDamage = (damage) => {
    const name = `${damage.what} ${damage.id}`;
    if (reported.has(name) || reported.size >= REPORTED_MAX) return;
    reported.add(name);
    metrics?.damaged.inc({ what: damage.what });
    log.error({ damage }, 'a stored block or part is damaged; it is skipped and left in place');
  };

  /** They take turns, so that a long backlog of one does not hold up the others. Each returns whether there was something to do. */
  const works: readonly (readonly [name: string, attempt: Work])[] = [
    ['expire_events', byAge(async (now) => (await expireEventBlocks(database.kysely, now - retentionMs)) > 0)],
    ['expire_answers', expireAnswers],
    ['expire_changes', byAge(async (now) => (await expireChanges(database, now, CHANGES_PER_STEP)) > 0)],
    [
      'expire_change_markers',
      byAge(
        async (now) =>
          (await expireChangeMarkers(database.kysely, now - CHANGE_MARKERS_KEPT_DAYS * DAY_MS, MARKERS_PER_STEP)) > 0,
      ),
    ],
    ['expire_host_probes', async (now) => (await expireHostProbes(database.kysely, now, PROBES_PER_STEP)) > 0],
    ['expire_leases', async (now) => (await dropPastLeases(database, now)) > 0],
    ['expire_connections', async (now) => (await expireConnections(database.kysely, now)) > 0],
    ['expire_sessions', byAge(async (now) => (await expireSessions(database.kysely, now, SESSIONS_PER_STEP)) > 0)],
    ['expire_uploads', async (now) => (await expireUploads(database.kysely, now)) > 0],
    [
      'expire_audit_log',
      byAge(async (now) => (await expireAuditEntries(database.kysely, now - auditMs, AUDIT_PER_STEP)) > 0),
    ],
    ['expire_documents', byAge(async (now) => (await expireDocuments(database, now, DOCUMENTS_PER_STEP)) > 0)],
    ...whereNodesShare(database, clock),
    ['compact_rollups', createRollupCompaction(database, report)],
    ['compact_events', createEventCompaction(database, report)],
  ];
  let turnOf = 0;

  /** Which work was done; undefined when there was none. */
  const turn = async (): Promise<string | undefined> => {
    for (let tried = 0; tried < works.length; tried += 1) {
      const [work, attempt] = works[turnOf++ % works.length] ?? [];
      if (work !== undefined && attempt !== undefined && (await take(work, attempt))) return work;
    }
    return undefined;
  };

  /** One step of one kind of work. That it fails holds up no other kind. */
  const take = async (work: string, attempt: Work): Promise<boolean> => {
    const startedAt = clock.monotonicMs();
    try {
      const isDone = await attempt(clock.now());
      if (isDone) metrics?.housekeepingSeconds.observe({ work }, (clock.monotonicMs() - startedAt) / 1000);
      return isDone;
    } catch (error) {
      log.warn({ err: error, work }, 'a step of compaction or expiry failed; retrying');
      return false;
    }
  };

  const rounds = repeat(async () => {
    const startedAt = clock.monotonicMs();
    const isBusy = (await turn()) !== undefined;
    const restMs = Math.min(STEP_PAUSE_MS_MAX, PAUSE_PER_STEP * (clock.monotonicMs() - startedAt));
    return isBusy ? Math.max(STEP_PAUSE_MS_MIN, restMs) : PAUSE_MS;
  }, PAUSE_MS);

  const folding = createFolding(dependencies, report, async (fold) => void (await take('fold_blocks', fold)));
  const step = async (): Promise<string | undefined> => {
    const isFolded = await take('fold_blocks', async () => (await folding.fold()).isDone);
    return isFolded ? 'fold_blocks' : turn();
  };

  return {
    start() {
      rounds.start();
      folding.start();
    },
    async stop() {
      await Promise.all([rounds.stop(), folding.stop()]);
    },
    step,
    async finish() {
      while ((await step()) !== undefined);
    },
  };
}
