// Many small parts of rollups into one, for compaction, which does nothing else with them: texts are found by their bytes, and calls are counted
// in tables of numbers. Objects for each series, and a map for each of its minutes, take five times as long.
import { SKETCH_INDEX_MIN } from '@upriver/detection';
import { createByteWriter, writeText, writeVarint, writtenBytes } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import { BUCKETS, CLASSES, placeOf } from './call-counts.ts';
import { CountTable } from './count-table.ts';
import { asPlainPart, isReadable, partBytes } from './rollup-part.ts';
import { createTextNumbers } from './text-numbers.ts';
import { TupleTable } from './tuple-table.ts';
import { fromZigzag, readVarint, toZigzag } from './varint.ts';
import type { VarintReader } from './varint.ts';

/** Parts of one project that are being joined. */
export interface PartJoin {
  /** Adds the rollups of a part; false when it is damaged, and nothing of it was added. */
  addPart(part: Uint8Array): boolean;
  /** Everything that was added as one plain part. Reads as `createRollupMerge(1)` of the same parts does. */
  encode(): Buffer;
  /** The services in it. */
  serviceIds(): string[];
}

/** Begins with nothing. */
export function createPartJoin(): PartJoin {
  return new Join();
}

interface Bytes extends VarintReader {
  bytes: Buffer;
}

class Join implements PartJoin {
  readonly #texts = createTextNumbers();
  /** By service, environment and region. */
  readonly #series = new TupleTable();
  /** By series: the numbers of its three texts, one after the other; and its rollups. */
  readonly #textsOf: number[] = [];
  readonly #rollupsOf: number[][] = [];
  /** By series and minute. */
  readonly #rollups = new TupleTable();
  readonly #minutes: number[] = [];
  readonly #requests: number[] = [];
  /** By rollup and error class; by rollup and bucket, calls of 0 ms first. */
  readonly #errors = new CountTable();
  readonly #latencies = new CountTable();
  /** Numbers of a part's texts. */
  #dictionary = new Uint32Array(64);

  addPart(part: Uint8Array): boolean {
    return isReadable(() => {
      const content = partBytes(part);
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      this.#addContent({ bytes, offset: 0 });
    });
  }

  #addContent(reader: Bytes): void {
    this.#readTexts(reader);
    const groups = readVarint(reader);
    for (let group = 0; group < groups; group += 1) {
      const series = this.#readSeries(reader);
      const count = readVarint(reader);
      let minute = 0;
      for (let index = 0; index < count; index += 1) {
        minute += readVarint(reader);
        this.#readRollup(reader, this.#rollupOf(series, minute));
      }
    }
  }

  #readTexts(reader: Bytes): void {
    const count = readVarint(reader);
    if (count > reader.bytes.length) throw new RangeError('Rollup part ends too early.');
    if (count > this.#dictionary.length) this.#dictionary = new Uint32Array(count * 2);
    for (let place = 0; place < count; place += 1) {
      const length = readVarint(reader);
      const end = reader.offset + length;
      if (end > reader.bytes.length) throw new RangeError('Rollup part ends too early.');
      this.#dictionary[place] = this.#texts.find(reader.bytes, reader.offset, end);
      reader.offset = end;
    }
  }

  #readSeries(reader: Bytes): number {
    const service = this.#dictionary[readVarint(reader)] ?? 0;
    const environment = this.#dictionary[readVarint(reader)] ?? 0;
    const region = this.#dictionary[readVarint(reader)] ?? 0;
    const series = this.#series.place(service, environment, region, 0, 0);
    if (series === this.#rollupsOf.length) {
      this.#textsOf.push(service, environment, region);
      this.#rollupsOf.push([]);
    }
    return series;
  }

  #rollupOf(series: number, minute: number): number {
    const rollup = this.#rollups.place(series, minute, 0, 0, 0);
    if (rollup === this.#minutes.length) {
      this.#minutes.push(minute);
      this.#requests.push(0);
      this.#rollupsOf[series]?.push(rollup);
    }
    return rollup;
  }

  #readRollup(reader: Bytes, rollup: number): void {
    this.#requests[rollup] = (this.#requests[rollup] ?? 0) + readVarint(reader);
    const occurred = readVarint(reader);
    for (let entry = 0; entry < occurred; entry += 1) {
      const index = readVarint(reader);
      const count = readVarint(reader);
      if (index < CLASSES) this.#errors.add(rollup * CLASSES + index, count);
    }
    const base = rollup * BUCKETS;
    const zeros = readVarint(reader);
    if (zeros > 0) this.#latencies.add(base, zeros);
    const size = readVarint(reader);
    let index = 0;
    for (let bucket = 0; bucket < size; bucket += 1) {
      const step = readVarint(reader);
      index = bucket === 0 ? fromZigzag(step) : index + step;
      this.#latencies.add(base + index - SKETCH_INDEX_MIN + 1, readVarint(reader));
    }
  }

  serviceIds(): string[] {
    const services = new Set<number>();
    for (let at = 0; at < this.#textsOf.length; at += 3) services.add(this.#textsOf[at] ?? 0);
    return Array.from(services, (number) => this.#texts.texts[number] ?? '');
  }

  encode(): Buffer {
    const errors = this.#errors.sorted();
    const latencies = this.#latencies.sorted();
    const writer = createByteWriter(1024 + latencies.keys.length * 3);
    const places = new Map<number, number>();
    for (const text of this.#textsOf) if (!places.has(text)) places.set(text, places.size);
    writeVarint(writer, places.size);
    for (const text of places.keys()) writeText(writer, this.#texts.texts[text] ?? '');
    writeVarint(writer, this.#rollupsOf.length);
    for (const [series, rollups] of this.#rollupsOf.entries()) {
      for (const text of this.#textsOf.slice(series * 3, series * 3 + 3)) writeVarint(writer, places.get(text) ?? 0);
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
    return asPlainPart(writtenBytes(writer));
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
