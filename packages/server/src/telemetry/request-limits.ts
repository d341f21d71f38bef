import type { Clock } from '../domain/clock.ts';
import { MINUTE_MS } from '../domain/time.ts';
import type { Shared } from '../threads/shared-memory.ts';
import { addressKey } from './address-limit.ts';
import type { Leases } from './leases.ts';
import { createLimiter } from './limits-over-nodes.ts';
import { createMemo } from './memo.ts';
import type { LimitState, LimitTake, Limiter } from './window-limiter.ts';

const WINDOW_MS = MINUTE_MS;
const ADDRESSES_REMEMBERED = 10_000;

export interface RequestLimitOptions {
  readonly clock: Clock;
  readonly limits: {
    /** Events within any 60 seconds per SDK key. */
    readonly eventsPerMinute: number;
    /** Requests within any 60 seconds per client address. */
    readonly requestsPerMinute: number;
  };
  readonly shared: Shared;
  /** Where several nodes share the store, so that they share the limits. */
  readonly leases?: Leases | undefined;
}

/** The limits of requests per client address and of events per SDK key. */
export interface RequestLimits {
  /** Charges a client address for one request. */
  takeRequest(address: string): LimitTake | Promise<LimitTake>;
  /** What a client address has left; undefined when the address is not known. */
  requestsLeft(address: string | undefined): LimitState | undefined;
  /** Events per SDK key. */
  readonly events: Limiter;
  /** The limit to show in a response. One request may carry 500 events, so the requests matter only near the end of their limit. */
  shown(sdkKeyId: string, address: string | undefined): LimitState;
  /** Whose work and memory a request counts as: the address, or for IPv6 its network. */
  ownerOf(address: string | undefined): string;
}

export function createRequestLimits({ clock, limits, shared, leases }: RequestLimitOptions): RequestLimits {
  const sources = { clock, shared, leases };
  const windowMs = WINDOW_MS;
  const addresses = createLimiter(sources, {
    table: 'addresses',
    name: 'requests',
    limit: limits.requestsPerMinute,
    windowMs,
  });
  const events = createLimiter(sources, { table: 'keys', name: 'events', limit: limits.eventsPerMinute, windowMs });
  const keyOfAddress = createMemo(addressKey, ADDRESSES_REMEMBERED);
  const requestsLeft: RequestLimits['requestsLeft'] = (address) =>
    address === undefined ? undefined : addresses.peek(keyOfAddress(address), clock.monotonicMs());
  return {
    takeRequest: (address) => addresses.take(keyOfAddress(address), 1, clock.monotonicMs()),
    requestsLeft,
    events,
    shown(sdkKeyId, address) {
      const left = events.peek(sdkKeyId, clock.monotonicMs());
      const requests = requestsLeft(address);
      if (requests === undefined || requests.remaining * 5 > requests.limit) return left;
      return requests.remaining / requests.limit < left.remaining / left.limit ? requests : left;
    },
    ownerOf: (address) => (address === undefined ? '' : keyOfAddress(address)),
  };
}
