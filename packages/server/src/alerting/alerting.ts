// Tells people and programs. Changes are reviewed by one node at a time, which holds a lease; what is to be sent is sent by every node.
import { randomUUID } from 'node:crypto';
import type { Clock } from '../domain/clock.ts';
import type { Log } from '../domain/log.ts';
import { repeat } from '../process/repeat.ts';
import type { Repeating } from '../process/repeat.ts';
import { expireDeliveries, findNextDelivery, releaseDeliveries } from '../store/alerts/deliveries.ts';
import { expireSubjects } from '../store/alerts/subjects.ts';
import { endPastOverrides } from '../store/services/status-overrides.ts';
import { dropLease, takeLease } from '../store/leases.ts';
import { createDeliverer } from './deliver.ts';
import type { DeliverDependencies } from './deliver.ts';
import { reviewChanges, reviewDue, reviewOwed, reviewTimed } from './review.ts';
import { reviewDiscoveries } from './review-discoveries.ts';
import type { ReviewOptions } from './review.ts';

export interface Alerting {
  start(): void;
  /** Something changed, or a delivery was added: it is looked at now. */
  wake(): void;
  stop(): Promise<void>;
  /** Reviews what changed and what is due, and sends what that gives, until nothing is left to do now. */
  round(): Promise<void>;
}

export interface AlertingDependencies extends Omit<DeliverDependencies, 'onSent'>, Omit<ReviewOptions, 'database'> {
  readonly clock: Clock;
  readonly log: Log;
}

const LEASE = 'alerting';
const LEASE_MS = 15_000;
/** What other processes change is found by looking this often. */
const PAUSE_MS = 1000;
/** While changes keep coming, reviews rest so many times as long as the last one took, at most a pause: each goes through all that its subjects are about. */
const REST_PER_REVIEW = 30;
const TIMED_EVERY_MS = 60_000;
const EXPIRE_EVERY_MS = 3_600_000;
const EXPIRED_PER_ROUND = 1000;
const DELIVERIES_KEPT_MS = 30 * 24 * 3_600_000;
const SUBJECTS_KEPT_MS = 400 * 24 * 3_600_000;

export function createAlerting(dependencies: AlertingDependencies): Alerting {
  const { database, clock, log } = dependencies;
  const holder = randomUUID();
  const deliverer = createDeliverer({ ...dependencies, onSent: () => sending.wake() });
  /** On SQLite this process is the only one: what was under way when the one before ended is free. */
  let isReleased = database.dialect !== 'sqlite';
  /** Readings of the monotonic clock. */
  let timedAt = Number.NEGATIVE_INFINITY;
  let expiredAt = Number.NEGATIVE_INFINITY;

  async function review(): Promise<void> {
    // Taken again before each step: after a long pause there are many.
    const isMine = (): Promise<boolean> =>
      takeLease(database, { name: LEASE, holder, now: clock.now(), forMs: LEASE_MS });
    if (!(await isMine())) return;
    await endPastOverrides(database, clock.now());
    await reviewOwed(dependencies, clock.now());
    while ((await reviewChanges(dependencies, clock.now())) && (await isMine()));
    while ((await reviewDue(dependencies, clock.now())) && (await isMine()));
    if (!(await isMine())) return;
    const passedMs = clock.monotonicMs();
    if (passedMs - timedAt >= TIMED_EVERY_MS) {
      timedAt = passedMs;
      await reviewTimed(dependencies, clock.now());
      await reviewDiscoveries(dependencies, clock.now());
    }
    if (passedMs - expiredAt >= EXPIRE_EVERY_MS) {
      const expired = [
        await expireDeliveries(database.kysely, clock.now() - DELIVERIES_KEPT_MS, EXPIRED_PER_ROUND),
        await expireSubjects(database.kysely, clock.now() - SUBJECTS_KEPT_MS, EXPIRED_PER_ROUND),
      ];
      // What is left goes with the next round.
      if (expired.every((count) => count < EXPIRED_PER_ROUND)) expiredAt = passedMs;
    }
  }

  const reviewing = repeatSafely(
    'alerts could not be reviewed; it is tried again',
    async () => {
      await review();
      sending.wake();
      return PAUSE_MS;
    },
    REST_PER_REVIEW,
  );
  const sending = repeatSafely('deliveries could not be sent; it is tried again', async () => {
    if (!isReleased) await releaseDeliveries(database.kysely);
    isReleased = true;
    while ((await deliverer.begin()) > 0);
    const next = await findNextDelivery(database.kysely);
    return Math.min(PAUSE_MS, Math.max(0, (next ?? Number.POSITIVE_INFINITY) - clock.now()) || PAUSE_MS);
  });

  function repeatSafely(trouble: string, round: () => Promise<number>, restFactor = 0): Repeating {
    let isAskedAgain = false;
    /** Not before this time, by the monotonic clock. */
    let restsUntil = Number.NEGATIVE_INFINITY;
    const restMs = (): number => Math.max(0, restsUntil - clock.monotonicMs());
    const rounds = repeat(async () => {
      isAskedAgain = false;
      const startedAt = clock.monotonicMs();
      try {
        const pauseMs = await round();
        const tookMs = clock.monotonicMs() - startedAt;
        restsUntil = startedAt + tookMs + Math.min(PAUSE_MS, tookMs * restFactor);
        return isAskedAgain ? restMs() : pauseMs;
      } catch (error) {
        log.error({ err: error }, trouble);
        return PAUSE_MS;
      }
    }, 0);
    return {
      ...rounds,
      wake() {
        // A round under way may have looked already.
        isAskedAgain = true;
        rounds.wake(restMs());
      },
    };
  }

  return {
    start() {
      reviewing.start();
      sending.start();
    },
    wake() {
      reviewing.wake();
      sending.wake();
    },
    async stop() {
      await reviewing.stop();
      await sending.stop();
      await deliverer.idle();
      await dropLease(database.kysely, LEASE, holder);
    },
    async round() {
      await review();
      do await deliverer.idle();
      while ((await deliverer.begin()) > 0);
    },
  };
}
