import { ERROR_CLASSES } from '@upriver/contract';
import { SKETCH_INDEX_MAX, SKETCH_INDEX_MIN, bucketIndex } from '@upriver/detection';
import { createByteWriter, writeText, writeVarint, writtenBytes } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import { addIndex, createIndexes } from './number-list.ts';
import type { Indexes } from './number-list.ts';
import { asPlainPart } from './rollup-part.ts';
import { toZigzag } from './varint.ts';

/** Room of one series among the numbers of all: a place for calls of 0 ms, then one for each bucket. */
export const BUCKETS = SKETCH_INDEX_MAX - SKETCH_INDEX_MIN + 2;
const ZERO = 0;
export const CLASSES = ERROR_CLASSES.length;

/** One series in one minute while its calls are being collected. */
export interface CallCounts {
  /** Places of its texts in the lists that the part is encoded with. */
  readonly service: number;
  readonly environment: number;
  readonly region: number;
  readonly minute: number;
  /** Its place among the series that are collected together. */
  readonly index: number;
  requests: number;
}

/**
 * The calls of all series that are collected together, as numbers in two lists whose memory is used again: a list for each series, filled and
 * thrown away with every commit, was most of the garbage.
 */
export interface CollectedCalls {
  /** One number for each failed call: its series, then its error class. */
  readonly errors: Indexes;
  /** One for each call: its series, then the bucket of its latency. */
  readonly latencies: Indexes;
}

/** Texts of the series' places. */
export interface SeriesTexts {
  readonly services: readonly string[];
  readonly environments: readonly string[];
  readonly regions: readonly string[];
}

export function createCollectedCalls(): CollectedCalls {
  return { errors: createIndexes(), latencies: createIndexes() };
}

/** Adds a call; `errorClass` is -1 for one that did not fail. */
export function addCollectedCall(calls: CollectedCalls, counts: CallCounts, errorClass: number, ms: number): void {
  if (errorClass >= 0) addIndex(calls.errors, counts.index * CLASSES + errorClass);
  addIndex(calls.latencies, counts.index * BUCKETS + (ms > 0 ? bucketIndex(ms) - SKETCH_INDEX_MIN + 1 : ZERO));
  counts.requests += 1;
}

/** Takes away the calls after the first so many, which must not have been sorted. */
export function cutCalls(
  { errors, latencies }: CollectedCalls,
  series: readonly CallCounts[],
  first: { readonly errors: number; readonly latencies: number },
): void {
  for (const number of latencies.numbers.subarray(first.latencies, latencies.length)) {
    const counts = series[Math.floor(number / BUCKETS)];
    if (counts !== undefined) counts.requests -= 1;
  }
  errors.length = first.errors;
  latencies.length = first.latencies;
}

/** Calls that can be encoded: the numbers of each series together. */
export type SortedCalls = Readonly<Record<keyof CollectedCalls, Uint32Array>>;

/** Sorts them where they are; nothing is to be added afterwards. */
export function sortCalls({ errors, latencies }: CollectedCalls): SortedCalls {
  return {
    errors: errors.numbers.subarray(0, errors.length).sort(),
    latencies: latencies.numbers.subarray(0, latencies.length).sort(),
  };
}

/** A part that reads as the rollups of these series. */
export function encodeCallCounts(texts: SeriesTexts, entries: readonly CallCounts[], calls: SortedCalls): Buffer {
  const { services, environments, regions } = texts;
  const writer = createByteWriter(256 + entries.length * 48);
  writeVarint(writer, services.length + environments.length + regions.length);
  for (const list of [services, environments, regions]) for (const text of list) writeText(writer, text);
  writeVarint(writer, entries.length);
  for (const { service, environment, region, minute, index, requests } of entries) {
    writeVarint(writer, service);
    writeVarint(writer, services.length + environment);
    writeVarint(writer, services.length + environments.length + region);
    writeVarint(writer, 1);
    writeVarint(writer, minute);
    writeVarint(writer, requests);
    writeErrors(writer, calls.errors, index * CLASSES);
    writeLatencies(writer, calls.latencies, index * BUCKETS);
  }
  return asPlainPart(writtenBytes(writer));
}

function writeErrors(writer: ByteWriter, sorted: Uint32Array, base: number): void {
  const from = placeOf(sorted, base);
  const to = placeOf(sorted, base + CLASSES);
  writeVarint(writer, countDistinct(sorted, from, to));
  for (let start = from; start < to;) {
    const end = endOfRun(sorted, start, to);
    writeVarint(writer, (sorted[start] ?? 0) - base);
    writeVarint(writer, end - start);
    start = end;
  }
}

function writeLatencies(writer: ByteWriter, sorted: Uint32Array, base: number): void {
  const zerosFrom = placeOf(sorted, base);
  const from = placeOf(sorted, base + ZERO + 1);
  const to = placeOf(sorted, base + BUCKETS);
  writeVarint(writer, from - zerosFrom);
  writeVarint(writer, countDistinct(sorted, from, to));
  let previous: number | undefined;
  for (let start = from; start < to;) {
    const number = sorted[start] ?? 0;
    const end = endOfRun(sorted, start, to);
    writeVarint(writer, previous === undefined ? toZigzag(number - base - 1 + SKETCH_INDEX_MIN) : number - previous);
    writeVarint(writer, end - start);
    previous = number;
    start = end;
  }
}

/** Where the numbers from `number` on begin. */
export function placeOf(sorted: Uint32Array, number: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countDistinct(sorted: Uint32Array, from: number, to: number): number {
  let distinct = 0;
  for (let place = from; place < to; place += 1)
    if (place === from || sorted[place] !== sorted[place - 1]) distinct += 1;
  return distinct;
}

function endOfRun(sorted: Uint32Array, start: number, to: number): number {
  let end = start + 1;
  while (end < to && sorted[end] === sorted[start]) end += 1;
  return end;
}
