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
    host: live.host.slice(0, rows),
    endpoint: live.endpoint.slice(0, rows),
    error_class: live.error_class.slice(0, rows),
    method: live.method.slice(0, rows),
    environment: live.environment.slice(0, rows),
    region: live.region.slice(0, rows),
    feature: live.feature.slice(0, rows),
    sdk_version: live.sdk_version.slice(0, rows),
    deployment_id: live.deployment_id.slice(0, rows),
    runtime: live.runtime.slice(0, rows),
    status: live.status.slice(0, rows),
    latency_ms: live.latency_ms.slice(0, rows),
    ts: live.ts.slice(0, rows),
    shapes: shapes.slice(0, rows),
    tagEnds: tagEnds.slice(0, rows),
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

function sliceOf(numbers: ArrayLike<number>, count: number): ArrayLike<number> {
  return Int32Array.from({ length: count }, (_, at) => numbers[at] ?? 0);
}
