// Open streams of changes: how many there may be, their heartbeat, and their end.
import { AppError } from '../../domain/errors.ts';
import type { UnderWay } from '../../threads/under-way.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Metrics } from '../../metrics.ts';
import type { Database } from '../../store/database.ts';
import type { People } from '../../people/people.ts';
import { createChangeFeed } from './change-feed.ts';
import { openStream } from './open-stream.ts';
import { createStreamIds } from './stream-ids.ts';
import type { OpenStream, StreamRequest } from './open-stream.ts';
import { readAccess } from './stream-credential.ts';

export interface Streams {
  /**
   * Takes the place of one stream, which `open` must be called for next.
   * @throws rate_limited when the organization has too many open, unavailable when the server has or is shutting down
   */
  reserveStream(organizationId: string): void;
  /** Takes a response whose headers are sent, and writes changes to it until either side ends it. */
  open(request: StreamRequest): void;
  /** This process changed something. */
  wake(): void;
  /** This process changed something that may have ended somebody's access: their streams end now, and not with the next look. */
  endRevoked(): void;
  /** Ends every stream at once; clients come back to whoever answers then. */
  close(): void;
}

export interface StreamsDependencies {
  readonly database: Database;
  readonly people: Pick<People, 'listOpenSessions'>;
  readonly clock: Clock;
  readonly log: { warn(fields: object, message: string): void };
  readonly metrics: Metrics;
  readonly underWay: UnderWay;
  readonly limits: { readonly streams: number; readonly streamsPerOrganization: number };
  readonly heartbeatMs?: number;
  readonly pollMs?: number;
}

/** Proxies commonly close what is silent for 30 or 60 seconds. */
const HEARTBEAT_MS = 15_000;
/** Access that another process ended is found by looking this often, with three queries for all streams. */
const ACCESS_MS = 1000;
const RETRY_AFTER_SECONDS = 10;
/** Under which those of all organizations are counted. */
const ALL = 'streams';

export function createStreams(dependencies: StreamsDependencies): Streams {
  const { database, people, clock, log, metrics, limits, underWay } = dependencies;
  const feed = createChangeFeed(dependencies);
  const idsOf = createStreamIds(database);
  const streams = new Set<OpenStream>();
  let timers: readonly NodeJS.Timeout[] = [];
  let isChecking = false;
  let isAskedAgain = false;
  let isClosed = false;

  function beat(): void {
    for (const stream of streams) stream.heartbeat();
  }

  function endRevoked(): void {
    isAskedAgain = true;
    if (isChecking || streams.size === 0) return;
    void checkAccess();
  }

  /** What ends a credential's requests ends its streams. */
  async function checkAccess(): Promise<void> {
    isChecking = true;
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        const asked = [...streams];
        const isAllowed = await readAccess({ database, people }, asked, clock.now());
        for (const stream of asked) if (!isAllowed(stream)) stream.end('revoked');
      }
    } catch (error) {
      log.warn({ err: error }, 'failed to check the access of open streams');
    }
    isChecking = false;
  }

  function startTimers(): void {
    timers = [
      setInterval(beat, dependencies.heartbeatMs ?? HEARTBEAT_MS).unref(),
      setInterval(endRevoked, dependencies.pollMs ?? ACCESS_MS).unref(),
    ];
  }

  function stopTimers(): void {
    for (const timer of timers) clearInterval(timer);
    timers = [];
  }

  return {
    reserveStream(organizationId) {
      const retry = { retryAfterSeconds: RETRY_AFTER_SECONDS };
      if (isClosed) throw new AppError('unavailable', 'The server is shutting down.', retry);
      const own = ofOrganization(organizationId);
      if (!underWay.enter(own, limits.streamsPerOrganization))
        throw new AppError(
          'rate_limited',
          `The organization has ${limits.streamsPerOrganization} streams open, which is the limit.`,
          retry,
        );
      if (underWay.enter(ALL, limits.streams)) return;
      underWay.leave(own);
      throw new AppError(
        'unavailable',
        `${limits.streams} streams are open, which is the limit of this server.`,
        retry,
      );
    },
    open(request) {
      const stream = openStream({ database, feed, clock, idsOf, log }, request, (reason) => {
        streams.delete(stream);
        underWay.leave(ALL);
        underWay.leave(ofOrganization(request.organizationId));
        metrics.streams.set(streams.size);
        metrics.streamEnds.inc({ reason });
        if (streams.size === 0) stopTimers();
      });
      streams.add(stream);
      metrics.streams.set(streams.size);
      if (timers.length === 0) startTimers();
      if (isClosed) stream.end('shutdown');
    },
    wake: () => feed.wake(),
    endRevoked,
    close() {
      isClosed = true;
      for (const stream of streams) stream.end('shutdown');
      stopTimers();
      feed.close();
    },
  };
}

function ofOrganization(organizationId: string): string {
  return `streams of ${organizationId}`;
}
