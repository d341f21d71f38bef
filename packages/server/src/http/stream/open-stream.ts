import type { ServerResponse } from 'node:http';
import { findExpiredTo, findLastChangeId, listChangesOf } from '../../store/changes/change-log.ts';
import type { StoredChange } from '../../store/changes/change-log.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Database } from '../../store/database.ts';
import type { StreamCredential } from './stream-credential.ts';
import type { ChangeFeed, Listener, PublishedChange } from './change-feed.ts';
import { changeData, changeText, greetingText, heartbeatText, resetText } from './event-text.ts';
import type { StreamIds } from './stream-ids.ts';

/** What a stream is asked for; absent means everything that concerns the organization. */
export interface StreamFilter {
  readonly serviceIds?: ReadonlySet<string>;
  readonly kinds?: ReadonlySet<string>;
}

export interface StreamRequest {
  readonly organizationId: string;
  readonly credential: StreamCredential;
  readonly filter: StreamFilter;
  /** Id of the last event that the client has seen. */
  readonly after: string | undefined;
  readonly response: ServerResponse;
}

export interface OpenStreamDependencies {
  readonly database: Database;
  readonly feed: ChangeFeed;
  readonly clock: Clock;
  readonly idsOf: (organizationId: string) => Promise<StreamIds>;
  readonly log: { warn(fields: object, message: string): void };
}

/** Why a stream ended. */
export type StreamEnd = 'left' | 'slow' | 'revoked' | 'shutdown' | 'failed';

export interface OpenStream {
  readonly organizationId: string;
  readonly credential: StreamCredential;
  /** Writes a sign of life, and ends the stream of a reader that has taken nothing for too long. */
  heartbeat(): void;
  end(reason: StreamEnd): void;
}

/** Beyond this a reader is behind: it receives the rest from the log, at its own pace, and costs no more memory than this. */
const BUFFERED_BYTES_MAX = 256 * 1024;
/** A reader that takes nothing for this long is disconnected at the next heartbeat. It reconnects and receives the rest. */
const STALLED_MS_MAX = 10_000;
/** What was read is held until the client takes it. */
const CHANGES_PER_READ = 10;

/** Begins to send changes to one client: first what it missed, then what happens. Headers are sent already. */
export function openStream(
  { database, feed, clock, idsOf, log }: OpenStreamDependencies,
  request: StreamRequest,
  onEnd: (reason: StreamEnd) => void,
): OpenStream {
  const { response, filter, organizationId } = request;
  /** The last change that the client was notified of, or that was not for it. */
  let position = 0;
  let ids: StreamIds | undefined;
  let isBehind = true;
  let isEnded = false;
  /** Since when what was written has not been taken; monotonic. */
  let stalledAt: number | undefined;
  const listener: Listener = { organizationId, hear };
  response.once('close', () => end('left'));
  response.on('error', () => end('left'));

  function end(reason: StreamEnd): void {
    if (isEnded) return;
    isEnded = true;
    feed.leave(listener);
    response.end();
    // What a client has not read by now would keep the connection, and a shutdown, waiting for it.
    if (response.writableLength > 0) response.destroy();
    onEnd(reason);
  }

  function fail(error: unknown): void {
    log.warn({ err: error }, 'a stream was ended, because the log of changes could not be read');
    end('failed');
  }

  function write(text: string): void {
    if (!isEnded) response.write(text);
  }

  function hear(changes: readonly PublishedChange[], upTo: number): void {
    if (isBehind || ids === undefined) return;
    for (const { stored, data } of changes) {
      // Heard from another node that has read further.
      if (stored.id <= position || !isWanted(filter, stored)) continue;
      write(changeText(stored, ids.ofChange(stored.id), data));
      position = stored.id;
      if (response.writableLength > BUFFERED_BYTES_MAX) {
        void catchUp(ids);
        return;
      }
    }
    position = Math.max(position, upTo);
  }

  /** Reads the log from where the client is until there is no more. */
  async function catchUp(known: StreamIds): Promise<void> {
    isBehind = true;
    try {
      while (hasMore()) await sendFrom(known, position, feed.position());
      isBehind = false;
      write(heartbeatText(known.ofPosition(position)));
    } catch (error) {
      fail(error);
    }
  }

  function hasMore(): boolean {
    return !isEnded && position < feed.position();
  }

  async function sendFrom(known: StreamIds, after: number, upTo: number): Promise<void> {
    const missed = await listChangesOf(database.kysely, organizationId, { after, upTo }, CHANGES_PER_READ);
    for (const stored of missed) {
      stalledAt = clock.monotonicMs();
      await drained(response);
      stalledAt = undefined;
      if (isEnded) return;
      if (isWanted(filter, stored)) write(changeText(stored, known.ofChange(stored.id), changeData(stored)));
      position = stored.id;
    }
    if (missed.length < CHANGES_PER_READ) position = upTo;
  }

  async function begin(): Promise<void> {
    ids = await idsOf(organizationId);
    const now = await feed.listen(listener);
    // It left while it was let in.
    if (isEnded) return feed.leave(listener);
    const after = request.after === undefined ? now : ids.read(request.after);
    // Another node may have read further than this one.
    const isOfLog = after <= now || after <= (await findLastChangeId(database.kysely));
    position = isOfLog ? after : now;
    write(greetingText(ids.ofPosition(position)));
    if (!isOfLog) write(resetText(ids.ofPosition(now), 'This id is not of this log of changes.'));
    else if (after < (await findExpiredTo(database.kysely)))
      write(resetText(ids.ofPosition(after), 'Changes are kept for 7 days; some since then are gone.'));
    await catchUp(ids);
  }

  void begin().catch(fail);
  return {
    organizationId,
    credential: request.credential,
    heartbeat() {
      if (stalledAt !== undefined && clock.monotonicMs() - stalledAt >= STALLED_MS_MAX) end('slow');
      else if (ids !== undefined) write(heartbeatText(ids.ofPosition(position)));
    },
    end,
  };
}

function isWanted({ serviceIds, kinds }: StreamFilter, { change }: StoredChange): boolean {
  const isOfService = change.serviceId === null || serviceIds?.has(change.serviceId) !== false;
  return isOfService && kinds?.has(change.kind) !== false;
}

/** Resolves when the client has taken what was written, or is gone. */
async function drained(response: ServerResponse): Promise<void> {
  if (response.destroyed || !response.writableNeedDrain) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = (): void => resolve();
  response.once('drain', done).once('close', done);
  await promise;
  response.off('drain', done).off('close', done);
}
