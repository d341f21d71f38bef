import { crc32, inflateRawSync } from 'node:zlib';
import { FIRST_TEXT_FIELDS, LATER_TEXT_FIELDS } from '../domain/event.ts';
import type { TagValue, Tags, TextField } from '../domain/event.ts';
import { bitsFor, packedBytes, readPacked } from './packed.ts';
import { readVarint, readVarints, readZigzagSums } from './varint.ts';
import type { VarintReader } from './varint.ts';

/** First byte of a block: how its columns are kept. The layout of the columns is the same. 1 and 2 had wider columns. */
export const PLAIN_BLOCK = 3;
export const DEFLATED_BLOCK = 4;
/** Format byte and checksum. */
export const BLOCK_HEADER_BYTES = 5;
/** 16 MiB hold 10,000 events of any shape that ingest accepts; a longer result means a damaged block. */
const INFLATED_BYTES_MAX = 64 * 1024 * 1024;

interface BlockReader extends VarintReader {
  readonly bytes: Buffer;
}

/** A column of texts: each event's place in the dictionary of distinct ones. `''` stands for absent. */
export interface TextColumnReader {
  readonly dictionary: readonly string[];
  /** Absent when every event has the dictionary's first text. */
  readonly places: ArrayLike<number> | undefined;
}

/** The events of a block, column by column: what is not asked for is not made. */
export interface EventBlockReader {
  readonly length: number;
  readonly seconds: ArrayLike<number>;
  readonly statuses: ArrayLike<number>;
  readonly latenciesUs: ArrayLike<number>;
  readonly texts: Readonly<Record<TextField, TextColumnReader>>;
  /** Tags as they are kept: the keys of each event as one text, and the values of all events, one after the other. */
  readonly tagShapes: TextColumnReader;
  readonly tagValues: TextColumnReader & { readonly length: number };
  /** Tags of an event; undefined when it has none. */
  tags(index: number): Tags | undefined;
}

/**
 * Opens a block.
 * @throws RangeError when the block is damaged or of an unknown format; never gives events that were not put in.
 */
export function openEventBlock(block: Uint8Array): EventBlockReader {
  const reader: BlockReader = { bytes: columnBytes(block), offset: 0 };
  const length = readVarint(reader);
  const seconds = readZigzagSums(reader, length);
  const statuses = readStatuses(reader, length);
  const latenciesUs = readVarints(reader, length);
  const texts: Partial<Record<TextField, TextColumnReader>> = {};
  for (const field of FIRST_TEXT_FIELDS) texts[field] = readTextColumn(reader, length);
  const tagShapes = readTextColumn(reader, length);
  const tagValues = readTextColumn(reader, readVarint(reader));
  for (const field of LATER_TEXT_FIELDS)
    texts[field] = reader.offset === reader.bytes.length ? ABSENT : readTextColumn(reader, length);
  return readerOf({
    length,
    seconds,
    statuses,
    latenciesUs,
    // Safe: the list holds every field.
    texts: texts as EventBlockReader['texts'],
    tagShapes,
    tagValues,
  });
}

/** A reader of columns. */
function readerOf(columns: Omit<EventBlockReader, 'tags'>): EventBlockReader {
  const { tagShapes, tagValues, length } = columns;
  let offsets: readonly number[] | undefined;
  return {
    ...columns,
    tags(index) {
      const keys = tagKeys(textAt(tagShapes, index));
      if (keys.length === 0) return undefined;
      offsets ??= tagOffsets(tagShapes, length);
      return readTags(keys, tagValues, offsets[index] ?? 0);
    },
  };
}

/** A field that the block is older than. */
const ABSENT: TextColumnReader = { dictionary: [''], places: undefined };

/** The same; undefined instead of throwing. */
export function tryOpenEventBlock(block: Uint8Array): EventBlockReader | undefined {
  try {
    return openEventBlock(block);
  } catch {
    return undefined;
  }
}

/** The text of one event; '' when it has none. */
export function textAt({ dictionary, places }: TextColumnReader, index: number): string {
  return dictionary[places === undefined ? 0 : (places[index] ?? 0)] ?? '';
}

/** The columns of a block, one after the other. @throws RangeError when the block is damaged or of an unknown format */
export function columnBytes(block: Uint8Array): Buffer {
  const view = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  const format = view[0];
  if (view.length < BLOCK_HEADER_BYTES || (format !== PLAIN_BLOCK && format !== DEFLATED_BLOCK))
    throw new RangeError(`Event block has unknown format ${format}.`);
  const content = view.subarray(BLOCK_HEADER_BYTES);
  if (crc32(content) !== view.readUInt32LE(1)) throw new RangeError('Event block is damaged.');
  return format === PLAIN_BLOCK ? content : inflateRawSync(content, { maxOutputLength: INFLATED_BYTES_MAX });
}

/** Finds where a column stands and passes over it; its texts and places are made when they are asked for. */
function readTextColumn(reader: BlockReader, length: number): PackedColumn {
  const count = readVarint(reader);
  const column = new PackedColumn(reader, length, count);
  for (let index = 0; index < count; index += 1) passOver(reader, readVarint(reader));
  column.placesOffset = reader.offset;
  if (count > 1) passOver(reader, packedBytes(length, bitsFor(count)));
  return column;
}

class PackedColumn implements TextColumnReader {
  placesOffset = 0;
  readonly length: number;
  readonly #bytes: Buffer;
  readonly #offset: number;
  readonly #count: number;
  #dictionary: readonly string[] | undefined;
  #places: ArrayLike<number> | undefined;

  constructor({ bytes, offset }: BlockReader, length: number, count: number) {
    this.#bytes = bytes;
    this.#offset = offset;
    this.length = length;
    this.#count = count;
  }

  get dictionary(): readonly string[] {
    if (this.#dictionary === undefined) {
      const reader: BlockReader = { bytes: this.#bytes, offset: this.#offset };
      const texts: string[] = [];
      for (let index = 0; index < this.#count; index += 1) texts.push(readText(reader));
      this.#dictionary = texts;
    }
    return this.#dictionary;
  }

  get places(): ArrayLike<number> | undefined {
    if (this.#count <= 1) return undefined;
    const reader: VarintReader = { bytes: this.#bytes, offset: this.placesOffset };
    this.#places ??= readPacked(reader, this.length, bitsFor(this.#count));
    return this.#places;
  }
}

function readStatuses(reader: VarintReader, length: number): ArrayLike<number> {
  const dictionary = readVarints(reader, readVarint(reader));
  return readPacked(reader, length, bitsFor(dictionary.length)).map((place) => dictionary[place] ?? 0);
}

function readText(reader: BlockReader): string {
  const length = readVarint(reader);
  const begin = reader.offset;
  passOver(reader, length);
  return reader.bytes.toString('utf8', begin, reader.offset);
}

function passOver(reader: VarintReader, bytes: number): void {
  reader.offset += bytes;
  if (reader.offset > reader.bytes.length) throw new RangeError('Event block ends too early.');
}

/** Every key ends with NUL. */
function tagKeys(shape: string): string[] {
  const keys = shape.split('\0');
  keys.pop();
  return keys;
}

/** Where the tag values of each event begin. */
function tagOffsets(shapes: TextColumnReader, length: number): number[] {
  const sizes = shapes.dictionary.map((shape) => tagKeys(shape).length);
  let offset = 0;
  return Array.from({ length }, (_, index) => {
    const begin = offset;
    offset += sizes[shapes.places === undefined ? 0 : (shapes.places[index] ?? 0)] ?? 0;
    return begin;
  });
}

function readTags(keys: readonly string[], values: TextColumnReader, offset: number): Tags {
  const tags: Record<string, TagValue> = Object.create(null) as Record<string, TagValue>;
  for (const [index, key] of keys.entries()) tags[key] = tagValue(textAt(values, offset + index));
  return tags;
}

/** A value as `tagValues` has it. */
export function tagValue(text: string): TagValue {
  const rest = text.slice(1);
  if (text.startsWith('s')) return rest;
  return text.startsWith('n') ? Number(rest) : rest === 'true';
}
