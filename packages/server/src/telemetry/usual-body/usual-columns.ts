// `columns` of a body, written as our SDK writes them, as a usual body: `JSON.parse` reads lists of numbers several times as fast as events, and
// no object is made for an event. What `read-columns.ts` or the rules of an event would refuse, and what is written otherwise, is not read here.
import { isUtf8 } from 'node:buffer';
import { BATCH_EVENTS_MAX, TAGS_MAX } from '@upriver/contract';
import type { TagValue } from '../../domain/event.ts';
import { SECONDS_MAX } from '../check-shape.ts';
import { isObject } from '../read-body.ts';
import { TAG_KEY_LENGTH_MAX, TAG_VALUE_LENGTH_MAX } from '../validate.ts';
import { TEXT_FIELDS, createRowMemory, lengthOf } from './usual-body.ts';
import type { RowMemory, UsualBody, UsualBodyReader } from './usual-body.ts';

/** All up to the columns, whose names stand in this order. */
const HEAD =
  /^\{"sdk_key":"([^"]{1,256})",(?:"batch_id":"([^"]{1,128})",)?(?:"sent_at":(\d{1,12}(?:\.\d{1,3})?),)?"columns":(?=\{)/;
const HEAD_LENGTH_MAX = 512;
/** A value of a body may have as much. */
const BYTES_MAX = 256 * 1024;
const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const LETTER_B = 0x62;
/** Where the text of `{"sdk_key":"…"` begins, and how far behind its end the name after `,"` does. */
const KEY_AT = '{"sdk_key":"'.length;
const BATCH_AT = 3;
const NONE = -1;
/** Longer ones are read in steps. */
const TEXT_LENGTH_MAX = 128;
const NUMBER_FIELDS = ['status', 'latency_us', 'ts'] as const;
const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'count',
  'texts',
  'tag_sets',
  'tags',
  ...TEXT_FIELDS,
  ...NUMBER_FIELDS,
]);

/** Texts, and keys and values of tags, that a body read here may have. */
export const COLUMNS_TEXTS_MAX = 4096;

type Columns = Readonly<Record<string, unknown>>;
/** Numbers of an event's texts, by field. */
type TextColumns = Record<(typeof TEXT_FIELDS)[number], Int32Array>;

/** Reads bodies with columns. What it gives is good for ever; the numbers of texts are of one body only. */
export function createUsualColumnsReader(): UsualBodyReader {
  let epoch = 0;
  return {
    read(parts) {
      const head = readHead(parts);
      if (head === undefined) return undefined;
      const columns = parseColumns(parts, head.length);
      const events = columns && readEvents(columns);
      if (events === undefined) return undefined;
      const { sdkKey, batchId, sentAt } = head;
      epoch += 1;
      const body: UsualBody = { ...events, sdkKey, batchId, sentAt, epoch, keep: () => body, isGood: () => true };
      return body;
    },
  };
}

function readHead(parts: readonly Uint8Array[]) {
  const [first] = parts;
  if (first === undefined || isBatch(first) || lengthOf(parts) > BYTES_MAX) return undefined;
  const text = Buffer.from(first.buffer, first.byteOffset, Math.min(first.length, HEAD_LENGTH_MAX)).toString('latin1');
  const found = HEAD.exec(text);
  if (found === null) return undefined;
  const [all, sdkKey = '', batchId, sent] = found;
  const sentAt = sent === undefined ? undefined : Number(sent);
  const isPlain =
    /^[ -~]*$/.test(all) && (sent === undefined || (String(sentAt) === sent && Number(sent) <= SECONDS_MAX));
  return isPlain ? { length: all.length, sdkKey, batchId, sentAt } : undefined;
}

/** Whether the key of a project is followed by `"batch":`, as in most bodies: looking at one byte or two is enough to know it. */
function isBatch(first: Uint8Array): boolean {
  const end = first.indexOf(QUOTE, KEY_AT);
  return first[end + BATCH_AT] === LETTER_B && first[end + BATCH_AT + 'batch'.length] === QUOTE;
}

/** Texts that are written with a backslash may hold what no store keeps. */
function parseColumns(parts: readonly Uint8Array[], from: number): Columns | undefined {
  const bytes = parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
  if (bytes.includes(BACKSLASH) || !isUtf8(bytes)) return undefined;
  const json = Buffer.from(bytes.buffer, bytes.byteOffset + from, bytes.length - from - 1);
  if (bytes.at(-1) !== 0x7d) return undefined;
  try {
    const columns: unknown = JSON.parse(json.toString());
    return isObject(columns) && Object.keys(columns).every((name) => KNOWN_FIELDS.has(name)) ? columns : undefined;
  } catch {
    return undefined;
  }
}

function readEvents(columns: Columns) {
  const { count: rows, texts: given, tag_sets: tagSets } = columns;
  if (typeof rows !== 'number' || !Number.isInteger(rows) || rows < 1 || rows > BATCH_EVENTS_MAX) return undefined;
  if (!Array.isArray(given) || !given.every(isShortText)) return undefined;
  const values: TagValue[] = ['', ...given];
  const memory = createRowMemory(rows);
  const tags = readTags(columns['tags'], tagSets, memory, values);
  const fields = readTexts(columns, memory, given);
  const numbers = readNumbers(columns, rows, memory);
  if (tags === undefined || fields === undefined || numbers === undefined || values.length > COLUMNS_TEXTS_MAX)
    return undefined;
  return {
    rows,
    ...fields,
    ...numbers,
    ...tags,
    // Safe: texts and keys of tags are texts.
    text: (id: number): string => values[id] as string,
    tagValue: (id: number): TagValue => values[id] ?? '',
  };
}

/** A text's number is one more than its place; 0 is none. */
function readTexts(columns: Columns, memory: RowMemory, texts: readonly string[]): TextColumns | undefined {
  const fields: Partial<TextColumns> = {};
  for (const name of TEXT_FIELDS) {
    const places = readPlaces(columns[name], memory.ids(), texts.length);
    if (places === undefined) return undefined;
    fields[name] = places;
  }
  // Safe: all fields were just set.
  const all = fields as TextColumns;
  const isHost = [false, ...texts.map((text) => text.trim() !== '')];
  return all.host.every((id) => isHost[id]) && all.endpoint.every((id) => id !== 0) ? all : undefined;
}

/** Sets `ids` to one more than the places of `given`, which is one for all events or a list. */
function readPlaces(given: unknown, ids: Int32Array, length: number): Int32Array | undefined {
  const rows = ids.length;
  if (given === undefined || given === NONE) return ids;
  if (isPlace(given, length)) return ids.fill(given + 1);
  if (!Array.isArray(given) || given.length !== rows) return undefined;
  for (let row = 0; row < rows; row += 1) {
    const place: unknown = given[row];
    if (!isPlace(place, length)) return undefined;
    ids[row] = place + 1;
  }
  return ids;
}

function readNumbers(columns: Columns, rows: number, memory: RowMemory) {
  const [status, latency, ts] = [memory.ids(), memory.numbers(), memory.numbers()];
  const areNumbers = NUMBER_FIELDS.every((name) => {
    const given = columns[name];
    return typeof given === 'number' || (Array.isArray(given) && given.length === rows);
  });
  if (!areNumbers) return undefined;
  const { status: statuses, latency_us: latencies, ts: times } = columns;
  let time = 0;
  for (let row = 0; row < rows; row += 1) {
    const [code, us, seconds] = [numberOf(statuses, row), numberOf(latencies, row), numberOf(times, row)];
    time = Array.isArray(times) ? time + seconds : seconds;
    // A column of integers knows no -0.
    const isStatus = Object.is(code, 0) || (code >= 100 && code <= 999);
    if (!isStatus || !Number.isInteger(code) || !(us >= 0 && us < Infinity)) return undefined;
    if (!Number.isInteger(time) || time < 0 || time > SECONDS_MAX) return undefined;
    status[row] = code;
    latency[row] = us / 1000;
    ts[row] = time;
  }
  return { status, latency_ms: latency, ts };
}

/** One that is no number is none. */
function numberOf(given: unknown, row: number): number {
  const value: unknown = Array.isArray(given) ? given[row] : given;
  return typeof value === 'number' ? value : Number.NaN;
}

/** Keys and values of each set are added to `values`; sets whose keys are those of the set before share a shape. */
function readTags(given: unknown, sets: unknown, memory: RowMemory, values: TagValue[]) {
  if (!Array.isArray(sets)) return undefined;
  // From the set of an event to its shape, below.
  const shapes = readPlaces(given, memory.ids(), sets.length);
  if (shapes === undefined) return undefined;
  const shapeStarts: number[] = [];
  const shapeLengths: number[] = [];
  const tagKeys: number[] = [];
  const shapeOfSet: number[] = [];
  const valuesFrom: number[] = [];
  let last: readonly (readonly [string, TagValue])[] = [];
  for (const set of sets) {
    const tags = readSet(set);
    if (tags === undefined) return undefined;
    if (tags.length > 0 && !haveSameKeys(tags, last)) {
      shapeLengths.push(tags.length);
      shapeStarts.push(tagKeys.length);
      for (const [key] of tags) tagKeys.push(values.push(key) - 1);
      last = tags;
    }
    // Empty tags are as good as none.
    shapeOfSet.push(tags.length === 0 ? 0 : shapeStarts.length);
    valuesFrom.push(values.length);
    for (const [, value] of tags) values.push(value);
  }
  const tagEnds = memory.ids();
  const tagValues: number[] = [];
  for (let row = 0; row < shapes.length; row += 1) {
    const set = (shapes[row] ?? 0) - 1;
    const shape = shapeOfSet[set] ?? 0;
    const length = shape === 0 ? 0 : (shapeLengths[shape - 1] ?? 0);
    const from = valuesFrom[set] ?? 0;
    for (let at = 0; at < length; at += 1) tagValues.push(from + at);
    shapes[row] = shape;
    tagEnds[row] = tagValues.length;
  }
  return { shapes, shapeStarts, shapeLengths, tagKeys, tagValues, tagEnds };
}

function haveSameKeys(
  tags: readonly (readonly [string, TagValue])[],
  others: readonly (readonly [string, TagValue])[],
): boolean {
  return tags.length === others.length && tags.every(([key], index) => key === others[index]?.[0]);
}

function readSet(set: unknown): (readonly [string, TagValue])[] | undefined {
  if (!isObject(set)) return undefined;
  const tags = Object.entries(set) as [string, TagValue][];
  const isFine =
    tags.length <= TAGS_MAX && tags.every(([key, value]) => key.length <= TAG_KEY_LENGTH_MAX && isTagValue(value));
  return isFine ? tags : undefined;
}

function isTagValue(value: unknown): value is TagValue {
  if (typeof value === 'string') return value.length <= TAG_VALUE_LENGTH_MAX;
  return typeof value === 'boolean' || Number.isFinite(value);
}

function isShortText(text: unknown): text is string {
  return typeof text === 'string' && text.length <= TEXT_LENGTH_MAX;
}

function isPlace(value: unknown, length: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= NONE && value < length;
}
