import type { LeaseTerm } from '../threads/lease-term.ts';

/** Which of the tables in shared memory a key's uses are in. */
export type UsageTableName = 'addresses' | 'keys';

/** A part of a limit that this node's share does not cover. */
export interface LeaseRequest {
  readonly table: UsageTableName;
  /** The key's name in that table. */
  readonly name: string;
  readonly limit: number;
  /** What is to be used. */
  readonly cost: number;
  /** Less than this is of no use. */
  readonly least: number;
}

/** Shares of limits, where several nodes share the store. */
export interface Leases {
  readonly term: LeaseTerm;
  /** Asks the store for more. True when it has answered: what it gave is noted with the key. */
  ask(request: LeaseRequest): Promise<boolean>;
}
