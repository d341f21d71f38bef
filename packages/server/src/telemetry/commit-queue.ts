import type { Clock } from '../domain/clock.ts';
import { createFlush, releaseSheets } from './flush.ts';
import type { Flush } from './flush.ts';
import type { Sheet } from './sheet.ts';
import type { Metrics } from '../metrics.ts';
import { writeFlush } from './write-flush.ts';
import type { CommitOutcome, FlushWriter } from './write-flush.ts';

/** Events and bytes of bodies that may wait for a commit. Beyond them a request is refused, so memory stays bounded. */
export const QUEUE_EVENTS_MAX = 50_000;
export const QUEUE_BYTES_MAX = 64 * 1024 * 1024;
/**
 * Bytes of bodies after which a commit takes nothing more, and the next one does: what one transaction writes holds up everybody on
 * SQLite. Twice what 32 senders of 500 usual events bring at a time.
 */
const COMMIT_BYTES_MAX = 8 * 1024 * 1024;

/**
 * After a commit the next one waits a few times as long as it took, so that commits take a bounded share of the time however seldom
 * requests come, and one that comes alone waits for nothing. After one of few requests it waits as long as it may: what a commit
 * costs the processor is nearly the same for one request and for eight.
 */
const REST_PER_COMMIT = 4;
const REST_MS_MAX = 4;
const FEW = 8;
/** Requests that are worth a commit at once: what each of them costs is small beside what is done for each request. */
const COMPANY = 32;

export interface CommitQueueDependencies extends FlushWriter {
  readonly clock: Clock;
  readonly metrics: Metrics | undefined;
  /** Calls `run` after so many milliseconds; with 0 as soon as whatever is ready to be read has been read. */
  readonly defer: (run: () => void, afterMs: number) => void;
}

/**
 * Requests that arrive close together share one transaction, so the price of making it durable is paid once for all of them.
 * While one commit is being written the next is collected.
 */
export interface CommitQueue {
  hasCapacity(events: number, bytes: number): boolean;
  /** The next commit. What is added to it must be joined before anything is waited for. */
  open(): Flush;
  /** Resolves to how the project's part of the commit that was open ended. */
  join(projectId: string, events: number, bytes: number): Promise<CommitOutcome>;
  /** The same for who is called back. */
  joinThen(projectId: string, events: number, bytes: number, settle: (outcome: CommitOutcome) => void): void;
  /** How full and how slow it is, for advice; a commit that is under way counts with the time it has taken so far. */
  load(): { readonly fullness: number; readonly commitMs: number };
  /** For how long the next commit has been awaited; 0 when nothing waits. */
  waitedMs(): number;
  /** Resolves when everything collected so far is written. */
  drain(): Promise<void>;
}

interface Open {
  readonly flush: Flush;
  readonly settle: ((outcomes: ReadonlyMap<string, CommitOutcome>) => void)[];
  bytes: number;
}

export function createCommitQueue(dependencies: CommitQueueDependencies): CommitQueue {
  const { clock, metrics, defer } = dependencies;
  const idle: (() => void)[] = [];
  /** Full ones, which go before `open`. */
  const full: Open[] = [];
  let open = createOpen();
  let isScheduled = false;
  /** Present while what is scheduled waits for company. */
  let rest: object | undefined;
  let events = 0;
  let bytes = 0;
  let commitMs = 0;
  /** Both monotonic. */
  let committedAt = Number.NEGATIVE_INFINITY;
  /** Requests of the last commit. */
  let committed = 0;
  let startedAt: number | undefined;
  let scheduledAt = 0;

  const hasCompany = (): boolean => full.length > 0 || open.settle.length >= COMPANY;

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    scheduledAt = clock.monotonicMs();
    const restMs = committed < FEW ? REST_MS_MAX : Math.min(REST_MS_MAX, commitMs * REST_PER_COMMIT);
    const leftMs = hasCompany() ? 0 : Math.floor(committedAt + restMs - scheduledAt);
    if (leftMs <= 0) return defer(() => void commit(), 0);
    const own = (rest = {});
    defer(() => endRest(own), leftMs);
  };

  /** Does nothing when the rest was over before its time. */
  const endRest = (own: object | undefined): void => {
    if (rest !== own) return;
    rest = undefined;
    void commit();
  };

  const commit = async (): Promise<void> => {
    const taken = full.shift() ?? open;
    if (taken === open) open = createOpen(taken.flush.spare);
    const began = clock.monotonicMs();
    startedAt = began;
    const outcomes = await writeFlush(taken.flush, clock.now(), dependencies);
    startedAt = undefined;
    releaseSheets(taken.flush);
    committedAt = clock.monotonicMs();
    committed = taken.settle.length;
    const tookMs = committedAt - began;
    commitMs = commitMs * 0.8 + tookMs * 0.2;
    for (const outcome of outcomes.values()) if (outcome !== 'stored') metrics?.commitFailures.inc({ reason: outcome });
    events -= taken.flush.events;
    bytes -= taken.bytes;
    metrics?.commitSeconds.observe(tookMs / 1000);
    metrics?.queuedEvents.set(events);
    isScheduled = false;
    if (full.length > 0 || open.settle.length > 0) schedule();
    for (const settle of taken.settle) settle(outcomes);
    if (!isScheduled) for (const resolve of idle.splice(0)) resolve();
  };

  const joinThen: CommitQueue['joinThen'] = (projectId, moreEvents, moreBytes, settle) => {
    open.flush.events += moreEvents;
    open.bytes += moreBytes;
    events += moreEvents;
    bytes += moreBytes;
    schedule();
    open.settle.push((outcomes) => settle(outcomes.get(projectId) ?? 'failed'));
    if (open.bytes >= COMMIT_BYTES_MAX) {
      full.push(open);
      open = createOpen(open.flush.spare);
    }
    if (rest === undefined || !hasCompany()) return;
    rest = undefined;
    defer(() => void commit(), 0);
  };

  return {
    hasCapacity: (moreEvents, moreBytes) =>
      events === 0 || (events + moreEvents <= QUEUE_EVENTS_MAX && bytes + moreBytes <= QUEUE_BYTES_MAX),
    open: () => open.flush,
    join: (projectId, moreEvents, moreBytes) =>
      new Promise((resolve) => joinThen(projectId, moreEvents, moreBytes, resolve)),
    joinThen,
    load: () => ({
      fullness: Math.max(events / QUEUE_EVENTS_MAX, bytes / QUEUE_BYTES_MAX),
      commitMs: Math.max(commitMs, startedAt === undefined ? 0 : clock.monotonicMs() - startedAt),
    }),
    waitedMs: () => (isScheduled ? clock.monotonicMs() - scheduledAt : 0),
    drain: () => (isScheduled ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
  };
}

function createOpen(spare?: Sheet[]): Open {
  return { flush: createFlush(spare), settle: [], bytes: 0 };
}
