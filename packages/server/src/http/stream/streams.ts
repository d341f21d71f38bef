// Open streams of changes: how many there may be, their heartbeat, and their end.
import { AppError } from '../../domain/errors.ts';
import type { UnderWay } from '../../threads/under-way.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Metrics } from '../../metrics.ts';
import type { Database } from '../../store/database.ts';
import { listUsableTokenIds } from '../../store/organizations/tokens.ts';
import { createChangeFeed } from './change-feed.ts';
import { openStream } from './open-stream.ts';
import type { OpenStream, StreamRequest } from './open-stream.ts';

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
  /** Ends every stream at once; clients come back to whoever answers then. */
  close(): void;
}

export interface StreamsDependencies {
  readonly database: Database;
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
const RETRY_AFTER_SECONDS = 10;
/** Under which those of all organizations are counted. */
const ALL = 'streams';

export function createStreams(dependencies: StreamsDependencies): Streams {
  const { database, clock, log, metrics, limits, underWay } = dependencies;
  const feed = createChangeFeed(dependencies);
  const streams = new Set<OpenStream>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function beat(): void {
    for (const stream of streams) stream.heartbeat();
    void endRevoked().catch((error: unknown) => log.warn({ err: error }, 'failed to check the tokens of open streams'));
  }

  /** A token that is revoked or expires ends its streams, as it would end its requests; so does a session or a membership. */
  async function endRevoked(): Promise<void> {
    const asked = [...streams];
    const tokenIds = new Set(asked.map(({ tokenId }) => tokenId).filter((id) => id !== ''));
    const usable = await listUsableTokenIds(database.kysely, [...tokenIds], clock.now());
    for (const stream of asked)
      if (stream.isAllowed === undefined ? !usable.has(stream.tokenId) : !(await stream.isAllowed()))
        stream.end('revoked');
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
      const stream = openStream({ database, feed, clock }, request, (reason) => {
        streams.delete(stream);
        underWay.leave(ALL);
        underWay.leave(ofOrganization(request.organizationId));
        metrics.streams.set(streams.size);
        metrics.streamEnds.inc({ reason });
        if (streams.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
      streams.add(stream);
      metrics.streams.set(streams.size);
      timer ??= setInterval(beat, dependencies.heartbeatMs ?? HEARTBEAT_MS).unref();
      if (isClosed) stream.end('shutdown');
    },
    wake: () => feed.wake(),
    close() {
      isClosed = true;
      for (const stream of streams) stream.end('shutdown');
      clearInterval(timer);
      feed.close();
    },
  };
}

function ofOrganization(organizationId: string): string {
  return `streams of ${organizationId}`;
}
