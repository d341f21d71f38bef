import type { Clock } from '../domain/clock.ts';
import type { TelemetryCommit, WriteTelemetry } from '../store/telemetry-commit.ts';
import { giveBackEvents } from './capacity.ts';
import { createFlush, encodeFlush } from './flush.ts';
import type { Flush } from './flush.ts';
import type { IngestMetrics } from './outcome.ts';

/** Events and bytes of bodies that may wait for a commit. Beyond them a request is refused, so memory stays bounded. */
export const QUEUE_EVENTS_MAX = 50_000;
export const QUEUE_BYTES_MAX = 64 * 1024 * 1024;

/**
 * After a commit the next one waits a few times as long as it took, so that commits take a bounded share of the time however many
 * requests come, and one that comes alone waits for nothing.
 */
const REST_PER_COMMIT = 4;
const REST_MS_MAX = 8;

export interface CommitQueueDependencies {
  readonly write: WriteTelemetry;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly metrics: IngestMetrics | undefined;
  /** Calls `run` after so many milliseconds; with 0 as soon as whatever is ready to be read has been read. */
  readonly defer: (run: () => void, afterMs: number) => void;
}

/**
 * Requests that arrive close together share one transaction, so the price of making it durable is paid once for all of them.
 * While one commit is being written the next is collected.
 */
export interface CommitQueue {
  hasRoom(events: number, bytes: number): boolean;
  /** The next commit. What is added to it must be joined before anything is waited for. */
  open(): Flush;
  /** Tells whether the commit that was open is on disk; if not, nothing of it is. */
  join(events: number, bytes: number): Promise<boolean>;
  /** How full and how slow it is, for advice. */
  load(): { readonly fullness: number; readonly commitMs: number };
  /** Resolves when everything collected so far is written. */
  drain(): Promise<void>;
}

interface Open {
  readonly flush: Flush;
  readonly settle: ((isStored: boolean) => void)[];
  bytes: number;
}

export function createCommitQueue(dependencies: CommitQueueDependencies): CommitQueue {
  const { write, clock, onError, metrics, defer } = dependencies;
  const idle: (() => void)[] = [];
  let open = createOpen();
  let isScheduled = false;
  let events = 0;
  let bytes = 0;
  let commitMs = 0;
  let committedAt = 0;

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    const restMs = Math.min(REST_MS_MAX, commitMs * REST_PER_COMMIT);
    defer(() => void commit(), Math.max(0, Math.floor(committedAt + restMs - clock.now())));
  };

  const commit = async (): Promise<void> => {
    const taken = open;
    open = createOpen();
    const startedAt = clock.now();
    const encoded = encode(taken.flush, startedAt);
    const isStored = encoded !== undefined && (await store(encoded));
    const tookMs = clock.now() - startedAt;
    commitMs = commitMs * 0.8 + tookMs * 0.2;
    committedAt = clock.now();
    settleCapacities(taken.flush, isStored ? encoded : undefined);
    events -= taken.flush.events;
    bytes -= taken.bytes;
    metrics?.commitSeconds.observe(tookMs / 1000);
    metrics?.queuedEvents.set(events);
    isScheduled = false;
    if (open.settle.length > 0) schedule();
    for (const settle of taken.settle) settle(isStored);
    if (!isScheduled) for (const resolve of idle.splice(0)) resolve();
  };

  const encode = (flush: Flush, now: number): TelemetryCommit | undefined => {
    try {
      return encodeFlush(flush, now);
    } catch (error) {
      onError(error);
      return undefined;
    }
  };

  const store = async (commit: TelemetryCommit): Promise<boolean> => {
    try {
      await write(commit);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  };

  return {
    hasRoom: (moreEvents, moreBytes) =>
      events === 0 || (events + moreEvents <= QUEUE_EVENTS_MAX && bytes + moreBytes <= QUEUE_BYTES_MAX),
    open: () => open.flush,
    join(moreEvents, moreBytes) {
      open.flush.events += moreEvents;
      open.bytes += moreBytes;
      events += moreEvents;
      bytes += moreBytes;
      schedule();
      return new Promise((resolve) => open.settle.push(resolve));
    },
    load: () => ({ fullness: Math.max(events / QUEUE_EVENTS_MAX, bytes / QUEUE_BYTES_MAX), commitMs }),
    drain: () => (isScheduled ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
  };
}

function createOpen(): Open {
  return { flush: createFlush(), settle: [], bytes: 0 };
}

/** What a commit kept need not be written again; what it did not keep is not charged. */
function settleCapacities(flush: Flush, stored: TelemetryCommit | undefined): void {
  for (const project of flush.projects.values())
    for (const [service, count] of project.charged) {
      if (stored === undefined) giveBackEvents(service, count);
      else service.isLinked = true;
    }
  // Only what this commit wrote: the next one may have added templates meanwhile.
  for (const { projectId, serviceId, template } of stored?.templates ?? [])
    flush.projects.get(projectId)?.capacity.services.get(serviceId)?.newTemplates.delete(template);
}
