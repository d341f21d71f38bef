import { crc32, deflateRawSync } from 'node:zlib';
import { writtenBytes } from './byte-writer.ts';
import { BLOCK_HEADER_BYTES, DEFLATED_BLOCK, PLAIN_BLOCK, openEventBlock, textAt } from './event-block-reader.ts';
import type { EventBlockReader } from './event-block-reader.ts';
import { encodeEventColumns } from './event-columns.ts';
import type { EventColumns } from './event-columns.ts';
import { TEXT_FIELDS } from './event.ts';
import type { StoredEvent } from './event.ts';

/** Below, setting up a compressor costs more than all else that a block needs, and small blocks are merged later anyway. */
const DEFLATE_BYTES_MIN = 4096;

/** A block: a format byte, a checksum of the rest, columns. Level 1 saves within 10 % of what level 6 does, at a third of its time. */
export function encodeEventBlock(columns: EventColumns): Buffer {
  const plain = writtenBytes(encodeEventColumns(columns));
  const isWorthIt = plain.length >= DEFLATE_BYTES_MIN;
  const content = isWorthIt ? deflateRawSync(plain, { level: 1 }) : plain;
  const block = Buffer.allocUnsafe(BLOCK_HEADER_BYTES + content.length);
  block[0] = isWorthIt ? DEFLATED_BLOCK : PLAIN_BLOCK;
  block.writeUInt32LE(crc32(content), 1);
  block.set(content, BLOCK_HEADER_BYTES);
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

/** The same; undefined instead of throwing. */
export function tryDecodeEventBlock(block: Uint8Array): StoredEvent[] | undefined {
  try {
    return decodeEventBlock(block);
  } catch {
    return undefined;
  }
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
