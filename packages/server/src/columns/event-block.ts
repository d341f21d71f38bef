import { crc32, deflateRawSync } from 'node:zlib';
import { createByteWriter, writtenBytes } from './byte-writer.ts';
import { BLOCK_HEADER_BYTES, DEFLATED_BLOCK, PLAIN_BLOCK, openEventBlock, textAt } from './event-block-reader.ts';
import type { EventBlockReader } from './event-block-reader.ts';
import { writeEventColumns } from './event-columns.ts';
import type { EventColumns } from './event-columns.ts';
import { TEXT_FIELDS } from '../domain/event.ts';
import type { StoredEvent } from '../domain/event.ts';

/** Below, setting up a compressor costs more than all else that a block needs, and small blocks are merged later anyway. */
const DEFLATE_BYTES_MIN = 4096;
/** Columns that need less an event hold next to no text, and deflating them would save a fifth for twice the time of encoding. */
const DEFLATE_BYTES_PER_EVENT_MIN = 20;
/** Below, deflating takes less than a millisecond. */
const DEFLATE_ASIDE_BYTES_MIN = 64 * 1024;
const DEFLATE_OPTIONS = { level: 1 };

/** A block: a format byte, a checksum of the rest, columns. Level 1 saves within 10 % of what level 6 does, at a third of its time. */
export function encodeEventBlock(columns: EventColumns): Buffer {
  const plain = writePlain(columns);
  if (!isWorthDeflating(plain, columns)) return sealed(plain, PLAIN_BLOCK);
  return deflatedBlock(plain, deflateRawSync(plain.subarray(BLOCK_HEADER_BYTES), DEFLATE_OPTIONS));
}

/** The same block. What is large is deflated by `deflate`, which may do so on another thread: with the options given here. */
export async function encodeLargeEventBlock(
  columns: EventColumns,
  deflate: (bytes: Buffer, options: typeof DEFLATE_OPTIONS) => Promise<Buffer>,
): Promise<Buffer> {
  const plain = writePlain(columns);
  if (!isWorthDeflating(plain, columns)) return sealed(plain, PLAIN_BLOCK);
  const body = plain.subarray(BLOCK_HEADER_BYTES);
  const isLarge = body.length >= DEFLATE_ASIDE_BYTES_MIN;
  return deflatedBlock(plain, isLarge ? await deflate(body, DEFLATE_OPTIONS) : deflateRawSync(body, DEFLATE_OPTIONS));
}

function writePlain(columns: EventColumns): Buffer {
  const writer = createByteWriter(2048 + columns.length * 16);
  writer.length = BLOCK_HEADER_BYTES;
  writeEventColumns(writer, columns);
  return writtenBytes(writer);
}

function isWorthDeflating(plain: Buffer, columns: EventColumns): boolean {
  return plain.length >= DEFLATE_BYTES_MIN && plain.length >= columns.length * DEFLATE_BYTES_PER_EVENT_MIN;
}

function deflatedBlock(plain: Buffer, columns: Buffer): Buffer {
  return sealed(Buffer.concat([plain.subarray(0, BLOCK_HEADER_BYTES), columns]), DEFLATED_BLOCK);
}

function sealed(block: Buffer, format: number): Buffer {
  block[0] = format;
  block.writeUInt32LE(crc32(block.subarray(BLOCK_HEADER_BYTES)), 1);
  return block;
}

/**
 * The events of a block, in the order they were added.
 * @throws RangeError when the block is damaged or of an unknown format; never gives events that were not put in.
 */
export function decodeEventBlock(block: Uint8Array): StoredEvent[] {
  const reader = openEventBlock(block);
  return Array.from({ length: reader.length }, (_, index) => eventAt(reader, index));
}

/** One event of an opened block. */
export function eventAt(reader: EventBlockReader, index: number): StoredEvent {
  const event: Record<string, unknown> = {
    at: (reader.seconds[index] ?? 0) * 1000,
    status: reader.statuses[index] ?? 0,
    latencyUs: reader.latenciesUs[index] ?? 0,
  };
  for (const field of TEXT_FIELDS) {
    const text = textAt(reader.texts[field], index);
    if (text !== '') event[field] = text;
  }
  const tags = reader.tags(index);
  if (tags !== undefined) event['tags'] = tags;
  return asStoredEvent(event);
}

/** Safe: the checksum says that the columns are the ones written, and they were written from a `StoredEvent`. */
function asStoredEvent(event: Record<string, unknown>): StoredEvent {
  return event as unknown as StoredEvent;
}
