import { MINUTE_MS } from '../../domain/time.ts';
import { addressKey } from '../../telemetry/address-limit.ts';
import { createWindowLimiter } from '../../telemetry/window-limiter.ts';
import type { LimitTake } from '../../telemetry/window-limiter.ts';
import type { UsageTable } from '../../threads/usage-table.ts';

const READS_PER_MINUTE = 60;
const MISSES_PER_MINUTE = 60;

/** Limits of requests for feeds, in memory that the threads of this node share. */
export interface FeedLimits {
  /** Charges a request for a feed, by its identifier: services that read feeds for many people have few addresses. */
  takeRead(feedId: string, monotonicMs: number): LimitTake;
  /** Charges a request for what is no feed, by client address. */
  takeMiss(address: string, monotonicMs: number): LimitTake;
}

export function createFeedLimits(usages: UsageTable): FeedLimits {
  const windowMs = MINUTE_MS;
  const reads = createWindowLimiter({ limit: READS_PER_MINUTE, windowMs, usages, name: 'feeds' });
  const misses = createWindowLimiter({ limit: MISSES_PER_MINUTE, windowMs, usages, name: 'no feeds' });
  return {
    takeRead: (feedId, now) => reads.take(feedId, 1, now),
    takeMiss: (address, now) => misses.take(addressKey(address), 1, now),
  };
}
