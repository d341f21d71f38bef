// A block whose texts are numbers, for those who go over many blocks and ask every event for the same things. The memory is used again by the
// next block, and a text that came before is not made again: opening a block of a few events otherwise costs more than all that is done with it.
import { FIRST_TEXT_FIELDS, LATER_TEXT_FIELDS } from '../domain/event.ts';
import type { TextField } from '../domain/event.ts';
import { columnBytes } from './event-block-reader.ts';
import { bitsFor, packedBytes, readPackedInto } from './packed.ts';
import type { TextNumbers } from './text-numbers.ts';
import { fromZigzag, readVarint, readVarintsInto } from './varint.ts';
import type { VarintReader } from './varint.ts';

/** Events that there is room for at first. */
const FIRST_EVENTS = 1024;

/** The events of the block that was opened last. Every list may be longer than the block, and another list after the next one was opened. */
export interface NumberedBlock<Field extends TextField> {
  readonly length: number;
  readonly seconds: Float64Array;
  readonly statuses: Uint32Array;
  readonly latenciesUs: Float64Array;
  /** By field: the number of each event's text. */
  readonly texts: Readonly<Record<Field, Uint32Array>>;
  /** The keys of each event's tags as one text, see `EventBlockReader`. */
  readonly tagShapes: Uint32Array;
  /** Distinct values of tags. */
  readonly tagValueCount: number;
  /** Of the values of all tags of all events, one after the other: the place of each among the distinct ones. */
  tagPlaces(): Uint32Array;
  /** A distinct value's text, and its number. */
  tagValueText(place: number): string;
  tagValueNumber(place: number): number;
  /** @throws RangeError when the block is damaged or of an unknown format; nothing of it is to be used then */
  open(block: Uint8Array): void;
}

/** Opens blocks one after the other. @param fields the texts that are read; the others are passed over */
export function createNumberedBlock<Field extends TextField>(
  texts: TextNumbers,
  fields: readonly Field[],
): NumberedBlock<Field> {
  return new Opened(texts, fields);
}

interface Bytes extends VarintReader {
  bytes: Buffer;
}

class Opened<Field extends TextField> implements NumberedBlock<Field> {
  length = 0;
  seconds = new Float64Array(FIRST_EVENTS);
  statuses = new Uint32Array(FIRST_EVENTS);
  latenciesUs = new Float64Array(FIRST_EVENTS);
  readonly texts: Record<Field, Uint32Array>;
  tagShapes = new Uint32Array(FIRST_EVENTS);
  tagValueCount = 0;
  readonly #numbers: TextNumbers;
  readonly #reader: Bytes = { bytes: Buffer.alloc(0), offset: 0 };
  #dictionary = new Uint32Array(FIRST_EVENTS);
  #tagPlaces = new Uint32Array(FIRST_EVENTS);
  #tagTotal = 0;
  #tagPlacesAt = 0;
  /** Where each distinct value begins, its length first. */
  #tagValuesAt = new Uint32Array(FIRST_EVENTS);

  constructor(numbers: TextNumbers, fields: readonly Field[]) {
    this.#numbers = numbers;
    // Safe: the list holds every field.
    this.texts = Object.fromEntries(fields.map((field) => [field, new Uint32Array(FIRST_EVENTS)])) as Record<
      Field,
      Uint32Array
    >;
  }

  open(block: Uint8Array): void {
    const reader = this.#reader;
    reader.bytes = columnBytes(block);
    reader.offset = 0;
    this.length = 0;
    const length = readVarint(reader);
    if (length > reader.bytes.length) throw new RangeError('Event block ends too early.');
    this.#reserve(length);
    readVarintsInto(reader, this.seconds, length);
    sumUp(this.seconds, length);
    this.#readStatuses(length);
    readVarintsInto(reader, this.latenciesUs, length);
    for (const field of FIRST_TEXT_FIELDS) this.#readTexts(field, length);
    this.#readColumn(this.tagShapes, length);
    this.#findTagValues();
    for (const field of LATER_TEXT_FIELDS) this.#readTexts(field, length);
    this.length = length;
  }

  tagPlaces(): Uint32Array {
    const total = this.#tagTotal;
    if (total > this.#tagPlaces.length) this.#tagPlaces = new Uint32Array(Math.max(total, this.#tagPlaces.length * 2));
    this.#reader.offset = this.#tagPlacesAt;
    readPackedInto(this.#reader, this.#tagPlaces, total, bitsFor(this.tagValueCount));
    return this.#tagPlaces;
  }

  tagValueText(place: number): string {
    const end = this.#seekTagValue(place);
    return this.#reader.bytes.toString('utf8', this.#reader.offset, end);
  }

  tagValueNumber(place: number): number {
    const end = this.#seekTagValue(place);
    return this.#numbers.find(this.#reader.bytes, this.#reader.offset, end);
  }

  #seekTagValue(place: number): number {
    const reader = this.#reader;
    reader.offset = this.#tagValuesAt[place] ?? 0;
    const length = readVarint(reader);
    return reader.offset + length;
  }

  #reserve(length: number): void {
    if (length <= this.seconds.length) return;
    const room = Math.max(length, this.seconds.length * 2);
    this.seconds = new Float64Array(room);
    this.statuses = new Uint32Array(room);
    this.latenciesUs = new Float64Array(room);
    this.tagShapes = new Uint32Array(room);
    // Safe: the keys are those of the record.
    for (const field of Object.keys(this.texts) as Field[]) this.texts[field] = new Uint32Array(room);
  }

  #readStatuses(length: number): void {
    const reader = this.#reader;
    const count = readVarint(reader);
    this.#reserveDictionary(count);
    const dictionary = this.#dictionary;
    for (let place = 0; place < count; place += 1) dictionary[place] = readVarint(reader);
    readPackedInto(reader, this.statuses, length, bitsFor(count));
    lookUp(this.statuses, dictionary, length);
  }

  #readTexts(field: TextField, length: number): void {
    const reader = this.#reader;
    const into = (this.texts as Partial<Record<TextField, Uint32Array>>)[field];
    // Older blocks end before the later fields.
    if (reader.offset === reader.bytes.length) into?.fill(0, 0, length);
    else if (into === undefined) passOverColumn(reader, length);
    else this.#readColumn(into, length);
  }

  #readColumn(into: Uint32Array, length: number): void {
    const reader = this.#reader;
    const { bytes } = reader;
    const count = readVarint(reader);
    this.#reserveDictionary(count);
    const dictionary = this.#dictionary;
    for (let place = 0; place < count; place += 1) {
      const size = readVarint(reader);
      const end = reader.offset + size;
      if (end > bytes.length) throw new RangeError('Event block ends too early.');
      dictionary[place] = this.#numbers.find(bytes, reader.offset, end);
      reader.offset = end;
    }
    if (count <= 1) {
      into.fill(count === 0 ? 0 : (dictionary[0] ?? 0), 0, length);
      return;
    }
    readPackedInto(reader, into, length, bitsFor(count));
    lookUp(into, dictionary, length);
  }

  #reserveDictionary(count: number): void {
    if (count > this.#reader.bytes.length) throw new RangeError('Event block ends too early.');
    if (count > this.#dictionary.length)
      this.#dictionary = new Uint32Array(Math.max(count, this.#dictionary.length * 2));
  }

  #findTagValues(): void {
    const reader = this.#reader;
    this.#tagTotal = readVarint(reader);
    const count = readVarint(reader);
    if (count > reader.bytes.length) throw new RangeError('Event block ends too early.');
    if (count > this.#tagValuesAt.length)
      this.#tagValuesAt = new Uint32Array(Math.max(count, this.#tagValuesAt.length * 2));
    const at = this.#tagValuesAt;
    for (let place = 0; place < count; place += 1) {
      at[place] = reader.offset;
      passOver(reader, readVarint(reader));
    }
    this.tagValueCount = count;
    this.#tagPlacesAt = reader.offset;
    if (count > 1) passOver(reader, packedBytes(this.#tagTotal, bitsFor(count)));
  }
}

/** Each number becomes the sum of all up to it; they are signed. */
function sumUp(numbers: Float64Array, length: number): void {
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    sum += fromZigzag(numbers[index] ?? 0);
    numbers[index] = sum;
  }
}

/** Puts what stands at each place of a dictionary in its stead. */
function lookUp(places: Uint32Array, dictionary: Uint32Array, length: number): void {
  for (let index = 0; index < length; index += 1) places[index] = dictionary[places[index] ?? 0] ?? 0;
}

function passOverColumn(reader: VarintReader, length: number): void {
  const count = readVarint(reader);
  for (let place = 0; place < count; place += 1) passOver(reader, readVarint(reader));
  if (count > 1) passOver(reader, packedBytes(length, bitsFor(count)));
}

function passOver(reader: VarintReader, bytes: number): void {
  reader.offset += bytes;
  if (reader.offset > reader.bytes.length) throw new RangeError('Event block ends too early.');
}
