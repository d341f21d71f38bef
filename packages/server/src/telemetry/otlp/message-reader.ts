/** What is not protobuf, or not OTLP. The sentence may be shown to the sender. */
export class MalformedTraces extends Error {}

/** What has more of something than one body may have. The sentence may be shown to the sender. */
export class TracesTooLarge extends Error {}

/** Fields that may still come in a body; all messages of it count them down together. */
export interface FieldAllowance {
  fields: number;
}

const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

/** Tag of a field of numbers or enums. */
export function varintTag(field: number): number {
  return field * 8 + VARINT;
}

/** Tag of a field of eight bytes: `fixed64`, `double`. */
export function fixed64Tag(field: number): number {
  return field * 8 + FIXED64;
}

/** Tag of a field of texts, bytes or messages. */
export function lengthTag(field: number): number {
  return field * 8 + LENGTH_DELIMITED;
}

/**
 * Walks the fields of one protobuf message without copying it. Whoever reads decides how deep to go, so hostile nesting costs
 * nothing; every length is checked against the message around it. After `next`, the caller takes the value by the tag's kind, or
 * skips it.
 */
export class MessageReader {
  /** Field number and wire type of the current field, as on the wire. */
  tag = 0;
  readonly #bytes: Buffer;
  readonly #allowance: FieldAllowance;
  readonly #end: number;
  #at: number;

  constructor(bytes: Buffer, allowance: FieldAllowance, start = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.#allowance = allowance;
    this.#at = start;
    this.#end = end;
  }

  /** Where in the body it is. */
  get at(): number {
    return this.#at;
  }

  /** Moves on to the next field; false at the end of the message. */
  next(): boolean {
    if (this.#at >= this.#end) return false;
    if (--this.#allowance.fields < 0) throw new TracesTooLarge('The body holds too many fields.');
    this.tag = this.varint();
    if (this.tag < 8 || this.tag > 0xffff_ffff) throw new MalformedTraces('A field has no number.');
    return true;
  }

  /** A number; beyond 2^53 it is rounded, and a negative one is huge. */
  varint(): number {
    let value = 0;
    let scale = 1;
    for (let length = 0; length < 10; length += 1) {
      const byte = this.#take(1);
      const bits = this.#bytes[byte] ?? 0;
      value += (bits & 0x7f) * scale;
      if (bits < 0x80) return value;
      scale *= 128;
    }
    throw new MalformedTraces('A number does not end.');
  }

  fixed64(): bigint {
    return this.#bytes.readBigUInt64LE(this.#take(8));
  }

  double(): number {
    return this.#bytes.readDoubleLE(this.#take(8));
  }

  /** The text, cut after so many bytes. */
  text(bytesMax: number): string {
    const length = this.varint();
    const start = this.#take(length);
    return this.#bytes.toString('utf8', start, start + Math.min(length, bytesMax));
  }

  /** A reader of the message in this field. */
  message(): MessageReader {
    const length = this.varint();
    const start = this.#take(length);
    return new MessageReader(this.#bytes, this.#allowance, start, start + length);
  }

  /** For packed numbers, which have no tags. */
  isAtEnd(): boolean {
    return this.#at >= this.#end;
  }

  /** What is left of this message, one character a byte, without moving on. */
  raw(): string {
    return this.#bytes.toString('latin1', this.#at, this.#end);
  }

  skip(): void {
    const wireType = this.tag % 8;
    if (wireType === VARINT) this.varint();
    else if (wireType === FIXED64) this.#take(8);
    else if (wireType === LENGTH_DELIMITED) this.#take(this.varint());
    else if (wireType === FIXED32) this.#take(4);
    // Groups were given up before OTLP existed.
    else throw new MalformedTraces('A field has an unknown wire type.');
  }

  /** Where so many bytes begin, which are passed over. */
  #take(length: number): number {
    const start = this.#at;
    if (length > this.#end - start) throw new MalformedTraces('A field is longer than what is around it.');
    this.#at = start + length;
    return start;
  }
}
