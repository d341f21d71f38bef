/** Seven bits per byte; a number of 2^53 needs eight. More than that is not one of ours. */
const VARINT_BYTES_MAX = 8;

/** Appends an integer ≥ 0 in LEB128: small numbers take one byte. Exact up to 2^53. */
export function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    // Division, not a shift: shifts cut at 32 bits.
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Maps integers to integers ≥ 0 so that small negative ones stay small. */
export function toZigzag(value: number): number {
  return value >= 0 ? value * 2 : -value * 2 - 1;
}

/** Reverses `toZigzag`. */
export function fromZigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** Reads the integers of a byte array one after the other. */
export interface VarintReader {
  readonly bytes: Uint8Array;
  offset: number;
}

/** Reads the next integer; throws when the bytes end inside it. */
export function readVarint(reader: VarintReader): number {
  const first = reader.bytes[reader.offset];
  // One byte is the usual length.
  if (first !== undefined && first < 128) {
    reader.offset += 1;
    return first;
  }
  let value = 0;
  let scale = 1;
  for (let read = 0; read < VARINT_BYTES_MAX; read += 1) {
    const byte = reader.bytes[reader.offset];
    if (byte === undefined) throw new RangeError('Encoded numbers end too early.');
    reader.offset += 1;
    if (byte < 128) return value + byte * scale;
    value += (byte - 128) * scale;
    scale *= 128;
  }
  throw new RangeError('Encoded number is too long.');
}

/** Passes over the next `count` integers; throws when the bytes end before. */
export function skipVarints(reader: VarintReader, count: number): void {
  const { bytes } = reader;
  let { offset } = reader;
  for (let left = count; left > 0; offset += 1) {
    const byte = bytes[offset];
    if (byte === undefined) throw new RangeError('Encoded numbers end too early.');
    if (byte < 128) left -= 1;
  }
  reader.offset = offset;
}

/** Reads the next `count` integers. */
export function readVarints(reader: VarintReader, count: number): Float64Array {
  checkRemaining(reader, count);
  const values = new Float64Array(count);
  readVarintsInto(reader, values, count);
  return values;
}

/** The same into a list that is long enough. */
export function readVarintsInto(reader: VarintReader, values: Float64Array, count: number): void {
  checkRemaining(reader, count);
  const { bytes } = reader;
  // As long as this many bytes are left none of the first three is past the end.
  const fast = bytes.length - 3;
  let { offset } = reader;
  for (let index = 0; index < count; index += 1) {
    // Up to three bytes are the usual length, and a call costs more than reading them.
    if (offset <= fast) {
      const first = bytes[offset] ?? 0;
      if (first < 128) {
        values[index] = first;
        offset += 1;
        continue;
      }
      const second = bytes[offset + 1] ?? 0;
      if (second < 128) {
        values[index] = (first & 127) | (second << 7);
        offset += 2;
        continue;
      }
      const third = bytes[offset + 2] ?? 0;
      if (third < 128) {
        values[index] = (first & 127) | ((second & 127) << 7) | (third << 14);
        offset += 3;
        continue;
      }
    }
    reader.offset = offset;
    values[index] = readVarint(reader);
    ({ offset } = reader);
  }
  reader.offset = offset;
}

/** Reads the next `count` signed differences and gives their running sums. */
export function readZigzagSums(reader: VarintReader, count: number): Float64Array {
  const values = readVarints(reader, count);
  let sum = 0;
  for (let index = 0; index < count; index += 1) {
    sum += fromZigzag(values[index] ?? 0);
    values[index] = sum;
  }
  return values;
}

/** Every integer takes a byte, so a greater count is a mistake and must not become memory. */
function checkRemaining(reader: VarintReader, count: number): void {
  if (count > reader.bytes.length - reader.offset) throw new RangeError('Encoded numbers end too early.');
}
