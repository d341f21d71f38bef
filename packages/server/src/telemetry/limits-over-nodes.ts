import type { Clock } from '../domain/clock.ts';
import type { Shared } from '../threads/shared-memory.ts';
import { createLeasedLimiter } from './leased-limiter.ts';
import type { Leases, UsageTableName } from './leases.ts';
import { createWindowLimiter } from './window-limiter.ts';
import type { Limiter } from './window-limiter.ts';

/** What counts over all nodes: the memory that threads share, and shares of limits where several nodes share the store. */
export interface LimitSources {
  readonly clock: Clock;
  readonly shared: Shared;
  readonly leases?: Leases | undefined;
}

/** A limit over all threads, and over all nodes where there are several. */
export function createLimiter(
  { clock, shared, leases }: LimitSources,
  options: { readonly table: UsageTableName; readonly name: string; readonly limit: number; readonly windowMs: number },
): Limiter {
  const usages = shared[options.table];
  return leases === undefined
    ? createWindowLimiter({ ...options, usages })
    : createLeasedLimiter({ ...options, usages, leases, clock });
}
