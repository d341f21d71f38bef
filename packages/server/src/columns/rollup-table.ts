// Rollups of many series while calls are added to them: texts are numbers, and calls are counted in tables of numbers. Objects for each series,
// and a map for each of its minutes, take five times as long.
import { ERROR_CLASSES } from '@upriver/contract';
import { SKETCH_INDEX_MAX, SKETCH_INDEX_MIN, bucketIndex } from '@upriver/detection';
import { createByteWriter, writeText, writeVarint, writtenBytes } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import { CountTable } from './count-table.ts';
import { asPlainPart } from './rollup-part.ts';
import { createTextNumbers } from './text-numbers.ts';
import type { TextNumbers } from './text-numbers.ts';
import { TupleTable } from './tuple-table.ts';
import { toZigzag } from './varint.ts';

/** Room of one rollup among the latencies of all: a place for calls of 0 ms, then one for each bucket. */
const BUCKETS = SKETCH_INDEX_MAX - SKETCH_INDEX_MIN + 2;
const CLASSES = ERROR_CLASSES.length;

/** A plain part, and the services in it. */
export interface EncodedPart {
  readonly serviceIds: readonly string[];
  readonly bytes: Buffer;
}

/** Rollups by group, series and minute, all of them numbers. Groups count up from 0; each becomes a part. */
export class RollupTable {
  readonly texts: TextNumbers = createTextNumbers();
  /** By service, environment, region and group. */
  readonly #series = new TupleTable();
  /** By series: the numbers of its three texts, one after the other; and its rollups. */
  readonly #textsOf: number[] = [];
  readonly #rollupsOf: number[][] = [];
  /** By series: the rollup that was asked for last. */
  readonly #lastOf: number[] = [];
  /** By group: its series. */
  readonly #seriesOf: number[][] = [];
  /** By series and minute. */
  readonly #rollups = new TupleTable();
  readonly #minutes: number[] = [];
  readonly #requests: number[] = [];
  /** By rollup and error class; by rollup and bucket, calls of 0 ms first. */
  readonly #errors = new CountTable();
  readonly #latencies = new CountTable();

  /** The number of a series, by the numbers of its texts. */
  series(service: number, environment: number, region: number, group: number): number {
    const series = this.#series.place(service, environment, region, group, 0);
    if (series === this.#rollupsOf.length) {
      this.#textsOf.push(service, environment, region);
      this.#rollupsOf.push([]);
      this.#lastOf.push(-1);
      (this.#seriesOf[group] ??= []).push(series);
    }
    return series;
  }

  /** The number of a rollup. */
  rollup(series: number, minute: number): number {
    const last = this.#lastOf[series] ?? -1;
    if (this.#minutes[last] === minute) return last;
    const rollup = this.#rollups.place(series, minute, 0, 0, 0);
    if (rollup === this.#minutes.length) {
      this.#minutes.push(minute);
      this.#requests.push(0);
      this.#rollupsOf[series]?.push(rollup);
    }
    this.#lastOf[series] = rollup;
    return rollup;
  }

  addRequests(rollup: number, requests: number): void {
    this.#requests[rollup] = (this.#requests[rollup] ?? 0) + requests;
  }

  /** @param index of the class in `ERROR_CLASSES`; others are passed over */
  addErrors(rollup: number, index: number, count: number): void {
    if (index < CLASSES) this.#errors.add(rollup * CLASSES + index, count);
  }

  addZeros(rollup: number, count: number): void {
    this.#latencies.add(rollup * BUCKETS, count);
  }

  /** @param index of a bucket of the latency sketch */
  addBucket(rollup: number, index: number, count: number): void {
    this.#latencies.add(rollup * BUCKETS + index - SKETCH_INDEX_MIN + 1, count);
  }

  /** Adds one call; `errorClass` is -1 for one that did not fail. */
  addCall(rollup: number, errorClass: number, latencyMs: number): void {
    this.addRequests(rollup, 1);
    if (errorClass >= 0) this.addErrors(rollup, errorClass, 1);
    if (latencyMs > 0) this.addBucket(rollup, bucketIndex(latencyMs), 1);
    else this.addZeros(rollup, 1);
  }

  /** What encodes the rollups of a group. Nothing is to be added while it is used. */
  encoder(): (group: number) => EncodedPart {
    const errors = this.#errors.sorted();
    const latencies = this.#latencies.sorted();
    return (group) => this.#encode(this.#seriesOf[group] ?? [], errors, latencies);
  }

  #encode(list: readonly number[], errors: Sorted, latencies: Sorted): EncodedPart {
    const writer = createByteWriter(1024 + list.length * 64);
    const places = new Map<number, number>();
    const services = new Set<number>();
    for (const series of list) {
      services.add(this.#textsOf[series * 3] ?? 0);
      for (const text of this.#textsOf.slice(series * 3, series * 3 + 3))
        if (!places.has(text)) places.set(text, places.size);
    }
    writeVarint(writer, places.size);
    for (const text of places.keys()) writeText(writer, this.#textOf(text));
    writeVarint(writer, list.length);
    for (const series of list) {
      for (const text of this.#textsOf.slice(series * 3, series * 3 + 3)) writeVarint(writer, places.get(text) ?? 0);
      const rollups = this.#rollupsOf[series] ?? [];
      rollups.sort((a, b) => (this.#minutes[a] ?? 0) - (this.#minutes[b] ?? 0));
      writeVarint(writer, rollups.length);
      let previous = 0;
      for (const rollup of rollups) {
        const minute = this.#minutes[rollup] ?? 0;
        writeVarint(writer, minute - previous);
        previous = minute;
        writeVarint(writer, this.#requests[rollup] ?? 0);
        writeErrors(writer, errors, rollup * CLASSES);
        writeLatencies(writer, latencies, rollup * BUCKETS);
      }
    }
    return { serviceIds: Array.from(services, (text) => this.#textOf(text)), bytes: asPlainPart(writtenBytes(writer)) };
  }

  #textOf(number: number): string {
    return this.texts.texts[number] ?? '';
  }
}

type Sorted = ReturnType<CountTable['sorted']>;

function writeErrors(writer: ByteWriter, { keys, counts }: Sorted, base: number): void {
  const from = placeOf(keys, base);
  const to = placeOf(keys, base + CLASSES);
  writeVarint(writer, to - from);
  for (let place = from; place < to; place += 1) {
    writeVarint(writer, (keys[place] ?? 0) - base);
    writeVarint(writer, counts[place] ?? 0);
  }
}

function writeLatencies(writer: ByteWriter, { keys, counts }: Sorted, base: number): void {
  let from = placeOf(keys, base);
  const to = placeOf(keys, base + BUCKETS);
  const hasZeros = from < to && keys[from] === base;
  writeVarint(writer, hasZeros ? (counts[from] ?? 0) : 0);
  if (hasZeros) from += 1;
  writeVarint(writer, to - from);
  let previous = 0;
  for (let place = from; place < to; place += 1) {
    const key = keys[place] ?? 0;
    writeVarint(writer, place === from ? toZigzag(key - base - 1 + SKETCH_INDEX_MIN) : key - previous);
    writeVarint(writer, counts[place] ?? 0);
    previous = key;
  }
}

/** Where the numbers from `number` on begin. */
function placeOf(sorted: Uint32Array, number: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
