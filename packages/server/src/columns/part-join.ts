// Many small parts of rollups into one, for compaction, which does nothing else with them: texts are found by their bytes.
import { isReadable, partBytes } from './rollup-part.ts';
import { RollupTable } from './rollup-table.ts';
import type { EncodedPart } from './rollup-table.ts';
import { fromZigzag, readVarint } from './varint.ts';
import type { VarintReader } from './varint.ts';

/** Parts of one project that are being joined. */
export interface PartJoin {
  /** Adds the rollups of a part; false when it is damaged, and nothing of it was added. */
  addPart(part: Uint8Array): boolean;
  /** Everything that was added as one plain part. Reads as `createRollupMerge(1)` of the same parts does. */
  encode(): EncodedPart;
}

/** Begins with nothing. */
export function createPartJoin(): PartJoin {
  return new Join();
}

interface Bytes extends VarintReader {
  bytes: Buffer;
}

class Join implements PartJoin {
  readonly #table = new RollupTable();
  /** Numbers of a part's texts. */
  #dictionary = new Uint32Array(64);

  addPart(part: Uint8Array): boolean {
    return isReadable(() => {
      const content = partBytes(part);
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      this.#addContent({ bytes, offset: 0 });
    });
  }

  encode(): EncodedPart {
    return this.#table.encoder()(0);
  }

  #addContent(reader: Bytes): void {
    this.#readTexts(reader);
    const groups = readVarint(reader);
    for (let group = 0; group < groups; group += 1) {
      const [service, environment, region] = [this.#readText(reader), this.#readText(reader), this.#readText(reader)];
      const series = this.#table.series(service, environment, region, 0);
      const count = readVarint(reader);
      let minute = 0;
      for (let index = 0; index < count; index += 1) {
        minute += readVarint(reader);
        this.#readRollup(reader, this.#table.rollup(series, minute));
      }
    }
  }

  #readTexts(reader: Bytes): void {
    const count = readVarint(reader);
    if (count > reader.bytes.length) throw new RangeError('Rollup part ends too early.');
    if (count > this.#dictionary.length) this.#dictionary = new Uint32Array(count * 2);
    for (let place = 0; place < count; place += 1) {
      const length = readVarint(reader);
      const end = reader.offset + length;
      if (end > reader.bytes.length) throw new RangeError('Rollup part ends too early.');
      this.#dictionary[place] = this.#table.texts.find(reader.bytes, reader.offset, end);
      reader.offset = end;
    }
  }

  #readText(reader: Bytes): number {
    return this.#dictionary[readVarint(reader)] ?? 0;
  }

  #readRollup(reader: Bytes, rollup: number): void {
    const table = this.#table;
    table.addRequests(rollup, readVarint(reader));
    const occurred = readVarint(reader);
    for (let entry = 0; entry < occurred; entry += 1) {
      const index = readVarint(reader);
      table.addErrors(rollup, index, readVarint(reader));
    }
    const zeros = readVarint(reader);
    if (zeros > 0) table.addZeros(rollup, zeros);
    const size = readVarint(reader);
    let index = 0;
    for (let bucket = 0; bucket < size; bucket += 1) {
      const step = readVarint(reader);
      index = bucket === 0 ? fromZigzag(step) : index + step;
      table.addBucket(rollup, index, readVarint(reader));
    }
  }
}
