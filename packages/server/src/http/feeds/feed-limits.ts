import { MINUTE_MS } from '../../domain/time.ts';
import { addressKey } from '../../telemetry/address-limit.ts';
import { createLimiter } from '../../telemetry/limits-over-nodes.ts';
import type { LimitSources } from '../../telemetry/limits-over-nodes.ts';
import type { LimitTake } from '../../telemetry/window-limiter.ts';

const READS_PER_MINUTE = 60;
const MISSES_PER_MINUTE = 60;

/** Limits of requests for feeds, over all nodes. */
export interface FeedLimits {
  /** Charges a request for a feed, by its identifier: services that read feeds for many people have few addresses. */
  takeRead(feedId: string): LimitTake | Promise<LimitTake>;
  /** Charges a request for what is no feed, by client address. */
  takeMiss(address: string): LimitTake | Promise<LimitTake>;
}

export function createFeedLimits(sources: LimitSources): FeedLimits {
  const common = { table: 'addresses', windowMs: MINUTE_MS } as const;
  const reads = createLimiter(sources, { ...common, name: 'feeds', limit: READS_PER_MINUTE });
  const misses = createLimiter(sources, { ...common, name: 'no feeds', limit: MISSES_PER_MINUTE });
  return {
    takeRead: (feedId) => reads.take(feedId, 1, sources.clock.monotonicMs()),
    takeMiss: (address) => misses.take(addressKey(address), 1, sources.clock.monotonicMs()),
  };
}
