// Bodies as most senders write them, read into columns by a small WebAssembly module (`read-body.as`), without an object for each event. A
// text is a number here, found by its bytes; what depends on the text alone is kept by its number.
import { readFileSync } from 'node:fs';
import type { TagValue } from '../../domain/event.ts';

/** Texts of an event, in the order of their columns. */
export const TEXT_FIELDS = [
  'host',
  'endpoint',
  'error_class',
  'method',
  'environment',
  'region',
  'feature',
  'sdk_version',
  'deployment_id',
  'runtime',
] as const;
const OTHER_KEYS = ['status', 'latency_ms', 'ts', 'tags', 'sdk_key', 'batch', 'batch_id', 'sent_at', 'event'] as const;
/** Longer ones, in bytes, are read in steps. */
const HOST_BYTES_MAX = 256;
const TEXT_BYTES_MAX = 128;
/** Bytes of a body on the wire. */
const USUAL_BYTES_MAX = 1024 * 1024;

// The places in memory that `read-body.as` has too.
const KEYS = 256;
const KEY_LENGTHS = 1024;
const LIMITS = 1088;
const POWERS = 1152;
const MASKS = 1344;
const HEAD = 1632;
const SENT_AT = 1664;
const TEXTS = 4096;
const TEXT_COLUMN_BYTES = 2000;
const STATUSES = 24576;
const LATENCIES = 26624;
const TIMES = 30720;
const SHAPES = 34816;
const TAG_ENDS = 36864;
const SHAPE_STARTS = 38912;
const SHAPE_LENGTHS = 40960;
const TAG_KEYS = 43008;
const TAG_VALUES = 83200;
const OFFSETS = 524288;
const LENGTHS = 655360;
const KINDS = 786432;
const INPUT = 2916384;
const ROWS_MAX = 500;
const TAGS_OF_BODY_MAX = 10_000;
/** Kinds of texts; the third are `true` and `false`. */
const TEXT = 0;
const NUMBER = 1;
const FULL = -2;

/** Numbers that texts can have. 0 stands for none. */
export const TEXTS_MAX = 32_768;

type Ids = Int32Array;

/** The last body that was read, in columns. What is beyond `rows` is of no meaning. */
export interface UsualBody extends Readonly<Record<(typeof TEXT_FIELDS)[number], Ids>> {
  /** Events. */
  readonly rows: number;
  readonly sdkKey: string;
  readonly batchId: string | undefined;
  /** Seconds by the sender's clock. */
  readonly sentAt: number | undefined;
  readonly status: Int32Array;
  readonly latency_ms: Float64Array;
  /** Unix seconds. */
  readonly ts: Float64Array;
  /** 1 + place of the shape of the event's tags; 0 for an event without tags. */
  readonly shapes: Int32Array;
  /** Where the values of the event's tags end; they begin where those of the event before end. */
  readonly tagEnds: Int32Array;
  readonly shapeStarts: ArrayLike<number>;
  readonly shapeLengths: ArrayLike<number>;
  readonly tagKeys: ArrayLike<number>;
  readonly tagValues: ArrayLike<number>;
  /** Advances when numbers begin to stand for other texts. */
  readonly epoch: number;
  text(id: number): string;
  /** A number of `tagValues`. */
  tagValue(id: number): TagValue;
  /** The same body, which further bodies leave as it is as long as `isGood`. */
  keep(): UsualBody;
  /** Whether its numbers still stand for the same texts. */
  isGood(): boolean;
}

export interface UsualBodyReader {
  /** Reads parts that follow each other. Undefined for a body that is not usual. What it gives is good until the next call. */
  read(parts: readonly Uint8Array[]): UsualBody | undefined;
}

let compiled: WebAssembly.Module | undefined;

/** Undefined where the machine has no such instructions: bodies are read otherwise then. */
export function createUsualBodyReader(): UsualBodyReader | undefined {
  try {
    compiled ??= new WebAssembly.Module(readFileSync(new URL('./read-body.wasm', import.meta.url)));
  } catch {
    return undefined;
  }
  // Safe: a test compiles it.
  const { memory, read, reset } = new WebAssembly.Instance(compiled).exports as unknown as {
    readonly memory: WebAssembly.Memory;
    readonly read: (length: number) => number;
    readonly reset: () => void;
  };
  writeTables(memory.buffer);
  const body = createBody(memory.buffer);
  const input = new Uint8Array(memory.buffer, INPUT, USUAL_BYTES_MAX);
  return {
    read(parts) {
      const length = lengthOf(parts);
      if (length > USUAL_BYTES_MAX) return undefined;
      let at = 0;
      for (const part of parts) {
        input.set(part, at);
        at += part.length;
      }
      let rows = read(length);
      if (rows === FULL) {
        reset();
        body.forget();
        rows = read(length);
      }
      if (rows < 0) return undefined;
      body.begin(rows);
      return body;
    },
  };
}

/** Bytes of all parts. */
export function lengthOf(parts: readonly Uint8Array[]): number {
  let length = 0;
  for (const part of parts) length += part.length;
  return length;
}

function writeTables(memory: ArrayBuffer): void {
  const bytes = new Uint8Array(memory);
  for (const [index, key] of [...TEXT_FIELDS, ...OTHER_KEYS].entries()) {
    const quoted = Buffer.from(`"${key}"`);
    bytes.set(quoted, KEYS + index * 32);
    bytes.fill(0xff, KEYS + index * 32 + 16, KEYS + index * 32 + 16 + quoted.length);
    bytes[KEY_LENGTHS + index] = quoted.length;
  }
  new Int32Array(memory, LIMITS, TEXT_FIELDS.length).fill(TEXT_BYTES_MAX)[0] = HOST_BYTES_MAX;
  new Float64Array(memory, POWERS, 16).set(Array.from({ length: 16 }, (_, exponent) => 10 ** exponent));
  for (let length = 0; length <= 16; length += 1) bytes.fill(0xff, MASKS + length * 16, MASKS + length * 16 + length);
}

function createBody(memory: ArrayBuffer) {
  const head = new Int32Array(memory, HEAD, 3);
  const sentAt = new Float64Array(memory, SENT_AT, 1);
  const [offsets, lengths] = [new Int32Array(memory, OFFSETS, TEXTS_MAX), new Int32Array(memory, LENGTHS, TEXTS_MAX)];
  const kinds = new Uint8Array(memory, KINDS, TEXTS_MAX);
  const bytes = Buffer.from(memory);
  const texts: string[] = [''];
  const column = (place: number): Int32Array => new Int32Array(memory, place, ROWS_MAX);
  const textColumn = (field: (typeof TEXT_FIELDS)[number]): Int32Array =>
    column(TEXTS + TEXT_FIELDS.indexOf(field) * TEXT_COLUMN_BYTES);
  const text = (id: number): string => (texts[id] ??= decode(id));
  const decode = (id: number): string => {
    const offset = offsets[id] ?? 0;
    return bytes.toString('utf8', offset, offset + (lengths[id] ?? 0));
  };
  return {
    rows: 0,
    epoch: 0,
    sdkKey: '',
    batchId: undefined as string | undefined,
    sentAt: undefined as number | undefined,
    host: textColumn('host'),
    endpoint: textColumn('endpoint'),
    error_class: textColumn('error_class'),
    method: textColumn('method'),
    environment: textColumn('environment'),
    region: textColumn('region'),
    feature: textColumn('feature'),
    sdk_version: textColumn('sdk_version'),
    deployment_id: textColumn('deployment_id'),
    runtime: textColumn('runtime'),
    status: column(STATUSES),
    latency_ms: new Float64Array(memory, LATENCIES, ROWS_MAX),
    ts: new Float64Array(memory, TIMES, ROWS_MAX),
    shapes: column(SHAPES),
    tagEnds: column(TAG_ENDS),
    shapeStarts: column(SHAPE_STARTS),
    shapeLengths: column(SHAPE_LENGTHS),
    tagKeys: new Int32Array(memory, TAG_KEYS, TAGS_OF_BODY_MAX),
    tagValues: new Int32Array(memory, TAG_VALUES, TAGS_OF_BODY_MAX),
    text,
    tagValue: (id: number): TagValue => {
      if (kinds[id] === TEXT) return text(id);
      return kinds[id] === NUMBER ? Number(text(id)) : text(id) === 'true';
    },
    /** Takes over what was read. */
    begin(rows: number): void {
      const [sdkKey = 0, batchId = 0, hasSentAt = 0] = head;
      this.rows = rows;
      this.sdkKey = text(sdkKey);
      this.batchId = batchId === 0 ? undefined : text(batchId);
      this.sentAt = hasSentAt === 0 ? undefined : sentAt[0];
    },
    forget(): void {
      texts.length = 1;
      this.epoch += 1;
    },
    keep(): UsualBody {
      return keepBody(this);
    },
    isGood: () => true,
  };
}

function keepBody(live: UsualBody): UsualBody {
  const { rows, epoch, shapes, shapeStarts, shapeLengths, tagEnds } = live;
  const memory = createRowMemory(rows);
  const ids = (column: Ids): Ids => copy(column, memory.ids());
  const numbers = (column: Float64Array): Float64Array => copy(column, memory.numbers());
  // Shapes are numbered in the order in which events first have them.
  let shapeCount = 0;
  for (let row = 0; row < rows; row += 1) shapeCount = Math.max(shapeCount, shapes[row] ?? 0);
  const keyCount = (shapeStarts[shapeCount - 1] ?? 0) + (shapeLengths[shapeCount - 1] ?? 0);
  const kept: UsualBody = {
    rows,
    epoch,
    sdkKey: live.sdkKey,
    batchId: live.batchId,
    sentAt: live.sentAt,
    host: ids(live.host),
    endpoint: ids(live.endpoint),
    error_class: ids(live.error_class),
    method: ids(live.method),
    environment: ids(live.environment),
    region: ids(live.region),
    feature: ids(live.feature),
    sdk_version: ids(live.sdk_version),
    deployment_id: ids(live.deployment_id),
    runtime: ids(live.runtime),
    status: ids(live.status),
    latency_ms: numbers(live.latency_ms),
    ts: numbers(live.ts),
    shapes: ids(shapes),
    tagEnds: ids(tagEnds),
    shapeStarts: sliceOf(shapeStarts, shapeCount),
    shapeLengths: sliceOf(shapeLengths, shapeCount),
    tagKeys: sliceOf(live.tagKeys, keyCount),
    tagValues: sliceOf(live.tagValues, tagEnds[rows - 1] ?? 0),
    text: (id) => live.text(id),
    tagValue: (id) => live.tagValue(id),
    keep: () => kept,
    isGood: () => live.epoch === epoch,
  };
  return kept;
}

/** Columns of one body, full of zeros. */
export interface RowMemory {
  ids(): Int32Array<ArrayBuffer>;
  numbers(): Float64Array<ArrayBuffer>;
}

/** Columns with numbers that are no identifiers, and the others: texts, status, shapes and ends of tags. */
const NUMBER_COLUMNS = 2;
const ID_COLUMNS = TEXT_FIELDS.length + 3;

/** All columns of a body in one piece of memory: one for each takes three times as long. */
export function createRowMemory(rows: number): RowMemory {
  const buffer = new ArrayBuffer(rows * (NUMBER_COLUMNS * 8 + ID_COLUMNS * 4));
  let numbersAt = 0;
  let idsAt = rows * NUMBER_COLUMNS * 8;
  return {
    numbers() {
      numbersAt += rows * 8;
      return new Float64Array(buffer, numbersAt - rows * 8, rows);
    },
    ids() {
      idsAt += rows * 4;
      return new Int32Array(buffer, idsAt - rows * 4, rows);
    },
  };
}

function copy<Column extends Int32Array | Float64Array>(from: Column, to: Column): Column {
  to.set(from.subarray(0, to.length));
  return to;
}

function sliceOf(numbers: ArrayLike<number>, count: number): ArrayLike<number> {
  const slice: number[] = [];
  for (let at = 0; at < count; at += 1) slice.push(numbers[at] ?? 0);
  return slice;
}
