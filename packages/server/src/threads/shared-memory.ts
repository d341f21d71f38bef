import { createGeneration } from './generation.ts';
import type { Generation } from './generation.ts';
import { allocateLeaseTerm, createLeaseTerm } from './lease-term.ts';
import type { LeaseTerm } from './lease-term.ts';
import { createUnderWay } from './under-way.ts';
import type { UnderWay } from './under-way.ts';
import { allocateUsages, createUsageTable } from './usage-table.ts';
import type { UsageTable } from './usage-table.ts';

/** Client addresses whose requests are counted. */
const ADDRESSES_MAX = 65_536;
/** SDK keys, and services of projects, whose events are counted. */
const KEYS_MAX = 65_536;
const NAMES_UNDER_WAY_MAX = 8192;
/** More than the store needs, which refuses less when it is opened. */
const TABLE_WRITES_BYTES = 128 * 1024;

/** Memory that the threads of one process share, so that a limit is one limit however many of them serve. */
export interface SharedMemory {
  readonly addresses: SharedArrayBuffer;
  readonly keys: SharedArrayBuffer;
  readonly underWay: SharedArrayBuffer;
  readonly generation: SharedArrayBuffer;
  readonly leaseTerm: SharedArrayBuffer;
  /** Counts of writes to tables of the store, which alone reads them. */
  readonly tableWrites: SharedArrayBuffer;
}

/** What lies in it. */
export interface Shared {
  readonly addresses: UsageTable;
  readonly keys: UsageTable;
  readonly underWay: UnderWay;
  readonly generation: Generation;
  readonly leaseTerm: LeaseTerm;
}

export function allocateSharedMemory(): SharedMemory {
  return {
    addresses: allocateUsages(ADDRESSES_MAX),
    keys: allocateUsages(KEYS_MAX),
    underWay: allocateUsages(NAMES_UNDER_WAY_MAX),
    generation: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    leaseTerm: allocateLeaseTerm(),
    tableWrites: new SharedArrayBuffer(TABLE_WRITES_BYTES),
  };
}

export function openSharedMemory(memory: SharedMemory = allocateSharedMemory()): Shared {
  return {
    addresses: createUsageTable(memory.addresses),
    keys: createUsageTable(memory.keys),
    underWay: createUnderWay(createUsageTable(memory.underWay)),
    generation: createGeneration(memory.generation),
    leaseTerm: createLeaseTerm(memory.leaseTerm),
  };
}
