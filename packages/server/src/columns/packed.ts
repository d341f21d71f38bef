import { reserve } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import type { Indexes } from './number-list.ts';
import type { VarintReader } from './varint.ts';

/** Bits that tell so many different numbers apart; 0 for a single one. */
export function bitsFor(count: number): number {
  return count <= 1 ? 0 : 32 - Math.clz32(count - 1);
}

/** Appends integers of at most 24 bits, each in the same number of bits, the lowest first. */
export function writePacked(writer: ByteWriter, { numbers, length }: Indexes, bits: number): void {
  if (bits === 0) return;
  reserve(writer, packedBytes(length, bits));
  const { bytes } = writer;
  let offset = writer.length;
  let pending = 0;
  let pendingBits = 0;
  for (let index = 0; index < length; index += 1) {
    pending |= (numbers[index] ?? 0) << pendingBits;
    pendingBits += bits;
    while (pendingBits >= 8) {
      bytes[offset++] = pending;
      pending >>>= 8;
      pendingBits -= 8;
    }
  }
  if (pendingBits > 0) bytes[offset++] = pending;
  writer.length = offset;
}

/** Reverses `writePacked`. @throws RangeError when the bytes end too early */
export function readPacked(reader: VarintReader, length: number, bits: number): Uint32Array {
  if (reader.offset + packedBytes(length, bits) > reader.bytes.length) throw endsTooEarly();
  const numbers = new Uint32Array(length);
  readPackedInto(reader, numbers, length, bits);
  return numbers;
}

/** The same into a list that is long enough. */
export function readPackedInto(reader: VarintReader, numbers: Uint32Array, length: number, bits: number): void {
  const { bytes, offset } = reader;
  const end = offset + packedBytes(length, bits);
  if (end > bytes.length) throw endsTooEarly();
  const mask = (1 << bits) - 1;
  let pending = 0;
  let pendingBits = 0;
  let at = offset;
  for (let index = 0; index < length; index += 1) {
    while (pendingBits < bits) {
      pending |= (bytes[at++] ?? 0) << pendingBits;
      pendingBits += 8;
    }
    numbers[index] = pending & mask;
    pending >>>= bits;
    pendingBits -= bits;
  }
  reader.offset = end;
}

function endsTooEarly(): RangeError {
  return new RangeError('Packed numbers end too early.');
}

/** Bytes that so many integers take. */
export function packedBytes(length: number, bits: number): number {
  return Math.ceil((length * bits) / 8);
}
