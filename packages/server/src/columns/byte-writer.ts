/** Appends bytes, integers and texts to a buffer that grows. Read back with `VarintReader` and `readText`. */
export interface ByteWriter {
  bytes: Buffer;
  length: number;
}

export function createByteWriter(capacity = 4096): ByteWriter {
  return { bytes: Buffer.allocUnsafe(capacity), length: 0 };
}

/** What was written so far. Shares memory with the writer. */
export function writtenBytes(writer: ByteWriter): Buffer {
  return writer.bytes.subarray(0, writer.length);
}

/** An integer from 0 to 2^53 - 1, seven bits a byte. */
export function writeVarint(writer: ByteWriter, value: number): void {
  reserve(writer, 8);
  const { bytes } = writer;
  let offset = writer.length;
  let rest = value;
  // Above 31 bits a shift would cut; below it is four times faster than a division.
  while (rest > 0x7fffffff) {
    bytes[offset++] = (rest % 128) + 128;
    rest = Math.floor(rest / 128);
  }
  while (rest > 127) {
    bytes[offset++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  bytes[offset++] = rest;
  writer.length = offset;
}

/** Length in bytes, then UTF-8. */
export function writeText(writer: ByteWriter, text: string): void {
  if (text.length < SHORT_TEXT && writeAscii(writer, text)) return;
  const length = Buffer.byteLength(text);
  writeVarint(writer, length);
  reserve(writer, length);
  writer.length += writer.bytes.write(text, writer.length);
}

/** Calling into the engine costs more than so few characters. */
const SHORT_TEXT = 64;

/** False, with nothing written, when the text has other characters. */
function writeAscii(writer: ByteWriter, text: string): boolean {
  reserve(writer, 1 + text.length);
  const { bytes } = writer;
  let offset = writer.length;
  bytes[offset++] = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) return false;
    bytes[offset++] = code;
  }
  writer.length = offset;
  return true;
}

/** Makes room for so many more bytes. */
export function reserve(writer: ByteWriter, more: number): void {
  const needed = writer.length + more;
  if (needed <= writer.bytes.length) return;
  const grown = Buffer.allocUnsafe(Math.max(needed, writer.bytes.length * 2));
  writer.bytes.copy(grown, 0, 0, writer.length);
  writer.bytes = grown;
}
