import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { ErrorClass } from '@upriver/contract';
import { writtenBytes } from './byte-writer.ts';
import { encodeEventColumns } from './event-columns.ts';
import type { EventColumns } from './event-columns.ts';
import { TEXT_FIELDS } from './event.ts';
import type { StoredEvent, Tags, TagValue } from './event.ts';
import { fromZigzag, readVarint } from './varint.ts';
import type { VarintReader } from './varint.ts';

/** First byte of a block: how its columns are kept. The layout of the columns is the same. */
const PLAIN = 1;
const DEFLATED = 2;
const HEADER_BYTES = 5;

/** Below, setting up a compressor costs more than all else that a block needs, and small blocks are merged later anyway. */
const DEFLATE_BYTES_MIN = 4096;
/** 16 MiB hold 10,000 events of any shape that the door lets in; a longer result means a damaged block. */
const INFLATED_BYTES_MAX = 64 * 1024 * 1024;

/** A block: a format byte, a checksum of the rest, columns. Level 1 saves within 10 % of what level 6 does, at a third of its time. */
export function encodeEventBlock(columns: EventColumns): Buffer {
  const plain = writtenBytes(encodeEventColumns(columns));
  const isWorthIt = plain.length >= DEFLATE_BYTES_MIN;
  const content = isWorthIt ? deflateRawSync(plain, { level: 1 }) : plain;
  const block = Buffer.allocUnsafe(HEADER_BYTES + content.length);
  block[0] = isWorthIt ? DEFLATED : PLAIN;
  block.writeUInt32LE(crc32(content), 1);
  block.set(content, HEADER_BYTES);
  return block;
}

/**
 * The events of a block, in the order they were added.
 * @throws RangeError when the block is damaged or of an unknown format; never gives events that were not put in.
 */
export function decodeEventBlock(block: Uint8Array): StoredEvent[] {
  const reader: VarintReader = { bytes: columnBytes(block), offset: 0 };
  const length = readVarint(reader);
  const seconds = readDeltas(reader, length);
  const statuses = readNumbers(reader, length);
  const latencies = readNumbers(reader, length);
  const texts = TEXT_FIELDS.map(() => readTextColumn(reader, length));
  const shapes = readTextColumn(reader, length);
  const values = readTextColumn(reader, readVarint(reader));
  const events: StoredEvent[] = [];
  let valueIndex = 0;
  for (let index = 0; index < length; index += 1) {
    const keys = shapes(index).split('\0');
    keys.pop();
    const tags: Record<string, TagValue> = Object.create(null) as Record<string, TagValue>;
    for (const key of keys) tags[key] = tagValue(values(valueIndex++));
    events.push(
      assemble(
        seconds[index] ?? 0,
        statuses[index] ?? 0,
        latencies[index] ?? 0,
        index,
        texts,
        keys.length > 0 ? tags : undefined,
      ),
    );
  }
  return events;
}

/** The same; undefined instead of throwing. */
export function tryDecodeEventBlock(block: Uint8Array): StoredEvent[] | undefined {
  try {
    return decodeEventBlock(block);
  } catch {
    return undefined;
  }
}

type TextReader = (index: number) => string;

function columnBytes(block: Uint8Array): Uint8Array {
  const view = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  const format = view[0];
  if (view.length < HEADER_BYTES || (format !== PLAIN && format !== DEFLATED))
    throw new RangeError(`Event block has unknown format ${format}.`);
  const content = view.subarray(HEADER_BYTES);
  if (crc32(content) !== view.readUInt32LE(1)) throw new RangeError('Event block is damaged.');
  return format === PLAIN ? content : inflateRawSync(content, { maxOutputLength: INFLATED_BYTES_MAX });
}

function assemble(
  seconds: number,
  status: number,
  latencyUs: number,
  index: number,
  texts: readonly TextReader[],
  tags: Tags | undefined,
): StoredEvent {
  const event: Record<string, unknown> = { at: seconds * 1000, status, latencyUs };
  for (const [column, field] of TEXT_FIELDS.entries()) {
    const text = texts[column]?.(index) ?? '';
    if (text !== '') event[field] = text;
  }
  if (tags !== undefined) event['tags'] = tags;
  return asStoredEvent(event);
}

/** Safe: the checksum says that the columns are the ones written, and they were written from a `StoredEvent`. */
function asStoredEvent(event: Record<string, unknown>): StoredEvent {
  return event as unknown as StoredEvent & { errorClass?: ErrorClass };
}

function readDeltas(reader: VarintReader, length: number): number[] {
  let value = 0;
  return Array.from({ length }, () => (value += fromZigzag(readVarint(reader))));
}

function readNumbers(reader: VarintReader, length: number): number[] {
  return Array.from({ length }, () => readVarint(reader));
}

function readTextColumn(reader: VarintReader, length: number): TextReader {
  const dictionary = Array.from({ length: readVarint(reader) }, () => readText(reader));
  if (dictionary.length <= 1) return () => dictionary[0] ?? '';
  const indexes = readNumbers(reader, length);
  return (index) => dictionary[indexes[index] ?? 0] ?? '';
}

function readText(reader: VarintReader): string {
  const length = readVarint(reader);
  const end = reader.offset + length;
  if (end > reader.bytes.length) throw new RangeError('Event block ends too early.');
  const text = Buffer.from(reader.bytes.buffer, reader.bytes.byteOffset + reader.offset, length).toString('utf8');
  reader.offset = end;
  return text;
}

function tagValue(text: string): TagValue {
  const rest = text.slice(1);
  if (text.startsWith('s')) return rest;
  return text.startsWith('n') ? Number(rest) : rest === 'true';
}
