import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { createRollup } from './rollup.ts';
import type { Rollup } from './rollup.ts';
import { mergeNextSketch, pushSketch } from './latency-sketch-bytes.ts';
import { createSeriesTable } from './series-table.ts';
import type { Series } from './series-table.ts';
import { pushVarint, readVarint, skipVarints } from './varint.ts';
import type { VarintReader } from './varint.ts';

/** One rollup of one series. */
export interface SeriesRollup extends Series {
  readonly rollup: Rollup;
}

/** First byte: how the rest is kept. */
const PLAIN = 1;
const DEFLATED = 2;
/** Format byte and a checksum that covers it and the rest. */
const HEADER_BYTES = 5;
const WEIGHT_OF_DEFLATED = 4;
const INFLATED_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Rollups of one project as bytes. Parts of the same project merge in any order; a part made at a commit stays plain, because
 * it is soon merged into a greater one that is worth compressing.
 */
export function encodeRollupPart(entries: readonly SeriesRollup[], options: { isCompressed: boolean }): Buffer {
  const bytes: number[] = [];
  const places = new Map<string, number>();
  const groups = groupBySeries(entries);
  for (const [first] of groups)
    for (const text of [first?.serviceId, first?.environment, first?.region])
      if (text !== undefined && !places.has(text)) places.set(text, places.size);
  pushVarint(bytes, places.size);
  for (const text of places.keys()) pushText(bytes, text);
  pushVarint(bytes, groups.length);
  for (const group of groups) pushGroup(bytes, group, places);
  const plain = Buffer.from(bytes);
  return options.isCompressed ? asPart(DEFLATED, deflateRawSync(plain)) : asPlainPart(plain);
}

/** Reverses `encodeRollupPart`; throws RangeError as `mergeRollupPart` does. */
export function decodeRollupPart(part: Uint8Array): SeriesRollup[] {
  const entries: SeriesRollup[] = [];
  mergeRollupPart(part, (series) => (minute) => {
    const rollup = createRollup(minute);
    entries.push({ ...series, rollup });
    return rollup;
  });
  return entries;
}

/**
 * Merges a part into rollups of the reader's choice without making one for each entry: `choose` is asked once per series, what it
 * gives once per minute; undefined passes over.
 * @throws RangeError on bytes of another format, cut short or changed; before anything of it was merged
 */
function mergeRollupPart(
  part: Uint8Array,
  choose: (series: Series) => ((minute: number) => Rollup | undefined) | undefined,
): void {
  walkRollupPart(part, (series) => {
    const chooseMinute = choose(series);
    if (chooseMinute === undefined) return undefined;
    return (minute, reader) => {
      const into = chooseMinute(minute);
      if (into === undefined) skipRollup(reader);
      else mergeNextRollup(reader, into);
    };
  });
}

/** The same; false instead of throwing. */
export function tryMergeRollupPart(part: Uint8Array, choose: Parameters<typeof mergeRollupPart>[1]): boolean {
  return isReadable(() => mergeRollupPart(part, choose));
}

/**
 * Gives the requests of each rollup of the series that `choose` wants, and reads nothing else of them. False on bytes of another
 * format, cut short or changed, before anything was given.
 */
export function tryCountRollupPart(
  part: Uint8Array,
  choose: (series: Series) => ((minute: number, requests: number) => void) | undefined,
): boolean {
  return isReadable(() =>
    walkRollupPart(part, (series) => {
      const add = choose(series);
      return add && ((minute, reader) => add(minute, readRequests(reader)));
    }),
  );
}

/** Whether what reads a part reached its end without a RangeError. */
export function isReadable(read: () => void): boolean {
  try {
    read();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Asks `choose` once per series for a reader of its rollups; undefined passes over them. */
function walkRollupPart(
  part: Uint8Array,
  choose: (series: Series) => ((minute: number, reader: VarintReader) => void) | undefined,
): void {
  const reader = { bytes: partBytes(part), offset: 0 };
  const texts = Array.from({ length: readVarint(reader) }, () => readText(reader));
  const groups = readVarint(reader);
  for (let group = 0; group < groups; group += 1) {
    const serviceId = texts[readVarint(reader)] ?? '';
    const environment = texts[readVarint(reader)] ?? '';
    const region = texts[readVarint(reader)] ?? '';
    const readNext = choose({ serviceId, environment, region });
    const count = readVarint(reader);
    let minute = 0;
    for (let index = 0; index < count; index += 1) {
      minute += readVarint(reader);
      if (readNext === undefined) skipRollup(reader);
      else readNext(minute, reader);
    }
  }
}

/** About how many bytes a part has once unpacked, and so how much work it is; without unpacking it. */
export function partWeight(part: Uint8Array): number {
  return part[0] === DEFLATED ? part.length * WEIGHT_OF_DEFLATED : part.length;
}

/** Entries of one series together, in the order of their minutes. */
function groupBySeries(entries: readonly SeriesRollup[]): readonly SeriesRollup[][] {
  const groups = createSeriesTable((): SeriesRollup[] => []);
  for (const entry of entries) groups.of(entry).push(entry);
  for (const group of groups.values()) if (group.length > 1) group.sort((a, b) => a.rollup.minute - b.rollup.minute);
  return groups.values();
}

function pushGroup(bytes: number[], group: readonly SeriesRollup[], places: ReadonlyMap<string, number>): void {
  const first = group[0];
  if (first === undefined) return;
  for (const text of [first.serviceId, first.environment, first.region]) pushVarint(bytes, places.get(text) ?? 0);
  pushVarint(bytes, group.length);
  let previous = 0;
  for (const { rollup } of group) {
    pushVarint(bytes, rollup.minute - previous);
    previous = rollup.minute;
    pushRollup(bytes, rollup);
  }
}

function pushRollup(bytes: number[], rollup: Rollup): void {
  pushVarint(bytes, rollup.requests);
  let occurred = 0;
  for (const count of rollup.errors) if (count > 0) occurred += 1;
  pushVarint(bytes, occurred);
  if (occurred > 0)
    for (const [index, count] of rollup.errors.entries())
      if (count > 0) {
        pushVarint(bytes, index);
        pushVarint(bytes, count);
      }
  pushSketch(bytes, rollup.sketch);
}

function mergeNextRollup(reader: VarintReader, into: Rollup): void {
  into.requests += readVarint(reader);
  const occurred = readVarint(reader);
  for (let entry = 0; entry < occurred; entry += 1) {
    const index = readVarint(reader);
    into.errors[index] = (into.errors[index] ?? 0) + readVarint(reader);
  }
  mergeNextSketch(reader, into.sketch);
}

function skipRollup(reader: VarintReader): void {
  readRequests(reader);
}

/** Reads a whole rollup, and gives its requests. */
function readRequests(reader: VarintReader): number {
  const requests = readVarint(reader);
  skipVarints(reader, 2 * readVarint(reader));
  skipVarints(reader, 1);
  skipVarints(reader, 2 * readVarint(reader));
  return requests;
}

/** A part as a commit makes it: it is soon merged into a greater one that is worth compressing. */
export function asPlainPart(content: Uint8Array): Buffer {
  return asPart(PLAIN, content);
}

function asPart(format: number, content: Uint8Array): Buffer {
  const part = Buffer.allocUnsafe(HEADER_BYTES + content.length);
  part[0] = format;
  part.writeUInt32LE(crc32(content, format), 1);
  part.set(content, HEADER_BYTES);
  return part;
}

/** What a part holds, unpacked; throws RangeError when it is damaged or of an unknown format. */
export function partBytes(part: Uint8Array): Uint8Array {
  const view = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const format = view[0];
  if (view.length < HEADER_BYTES || (format !== PLAIN && format !== DEFLATED))
    throw new RangeError(`Rollup part has unknown format ${format}.`);
  const content = view.subarray(HEADER_BYTES);
  if (crc32(content, format) !== view.readUInt32LE(1)) throw new RangeError('Rollup part is damaged.');
  return format === PLAIN ? content : inflateRawSync(content, { maxOutputLength: INFLATED_BYTES_MAX });
}

function pushText(bytes: number[], text: string): void {
  const encoded = Buffer.from(text);
  pushVarint(bytes, encoded.length);
  for (const byte of encoded) bytes.push(byte);
}

function readText(reader: VarintReader): string {
  const length = readVarint(reader);
  const end = reader.offset + length;
  if (end > reader.bytes.length) throw new RangeError('Rollup part ends too early.');
  const { buffer, byteOffset } = reader.bytes;
  const text = Buffer.from(buffer, byteOffset + reader.offset, length).toString('utf8');
  reader.offset = end;
  return text;
}
