import { writeText, writeVarint } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import { tagValue } from './event-block-reader.ts';
import type { EventBlockReader, TextColumnReader } from './event-block-reader.ts';
import { FIRST_TEXT_FIELDS, TEXT_FIELDS } from '../domain/event.ts';
import type { Tags, TagValue } from '../domain/event.ts';
import { addIndex, addMeasure, createIndexes, createMeasures, reserveIndexes } from './number-list.ts';
import type { Indexes, Measures } from './number-list.ts';
import { bitsFor, writePacked } from './packed.ts';
import { toZigzag } from './varint.ts';

/**
 * Events of one project collected column by column. Texts become indexes into a dictionary of the distinct ones; most columns
 * of a project have a handful, and a column with one value costs nothing per event.
 */
export interface EventColumns {
  length: number;
  /** Greatest and smallest `at` in seconds. */
  fromSeconds: number;
  toSeconds: number;
  readonly seconds: Measures;
  readonly statuses: Column<number>;
  readonly latencies: Measures;
  readonly texts: readonly TextColumn[];
  readonly tagShapes: TextColumn;
  readonly tagValues: Column<TagValue>;
  /** Keys of the last event that had tags, and where they stand in `tagShapes`. */
  lastTagKeys: readonly string[];
}

/** A column as places in a dictionary. */
export interface Column<Value> {
  places: Map<Value, number>;
  readonly indexes: Indexes;
  lastValue: Value | undefined;
  lastPlace: number;
}

/** A column of texts. `''` stands for absent. */
export type TextColumn = Column<string>;

export function createEventColumns(): EventColumns {
  return {
    length: 0,
    fromSeconds: Number.MAX_SAFE_INTEGER,
    toSeconds: 0,
    seconds: createMeasures(),
    statuses: createColumn(),
    latencies: createMeasures(),
    texts: TEXT_FIELDS.map(() => createColumn<string>()),
    tagShapes: createColumn(),
    tagValues: createColumn(),
    lastTagKeys: [],
  };
}

/** Empties them and keeps the memory of their lists. */
export function clearEventColumns(columns: EventColumns): void {
  columns.length = 0;
  columns.fromSeconds = Number.MAX_SAFE_INTEGER;
  columns.toSeconds = 0;
  columns.seconds.length = 0;
  columns.latencies.length = 0;
  columns.lastTagKeys = [];
  for (const column of [columns.statuses, ...columns.texts, columns.tagShapes, columns.tagValues]) clearColumn(column);
}

/** Where columns end: what is added after it can be taken away again. */
export type ColumnsEnd = Readonly<Pick<EventColumns, 'length' | 'fromSeconds' | 'toSeconds'>> & {
  readonly tagValues: number;
};

export function endOfColumns({ length, fromSeconds, toSeconds, tagValues }: EventColumns): ColumnsEnd {
  return { length, fromSeconds, toSeconds, tagValues: tagValues.indexes.length };
}

/** Takes away what was added after `end`, even if some columns got less than others. Dictionaries keep values that no event has. */
export function cutEventColumns(
  columns: EventColumns,
  { length, fromSeconds, toSeconds, tagValues }: ColumnsEnd,
): void {
  Object.assign(columns, { length, fromSeconds, toSeconds });
  columns.seconds.length = length;
  columns.latencies.length = length;
  for (const column of [columns.statuses, ...columns.texts, columns.tagShapes]) column.indexes.length = length;
  columns.tagValues.indexes.length = tagValues;
  // It may be that of other keys than the last.
  columns.tagShapes.lastPlace = -1;
}

/** Adds a value and returns its place in the column's dictionary. */
export function addValue<Value>(column: Column<Value>, value: Value): number {
  // Neighbouring events mostly agree, and comparing two texts is cheaper than hashing one.
  if (column.lastPlace < 0 || column.lastValue !== value) {
    column.lastPlace = addPlace(column, value);
    column.lastValue = value;
  }
  addIndex(column.indexes, column.lastPlace);
  return column.lastPlace;
}

/** The place of a value in the column's dictionary, without adding it to any event. */
export function addPlace<Value>({ places }: Column<Value>, value: Value): number {
  let place = places.get(value);
  if (place === undefined) {
    place = places.size;
    places.set(value, place);
  }
  return place;
}

/** Adds the time, status and latency of an event. Its texts are added column by column with `addValue`. */
export function addMeasures(columns: EventColumns, seconds: number, status: number, latencyUs: number): void {
  columns.length += 1;
  if (seconds < columns.fromSeconds) columns.fromSeconds = seconds;
  if (seconds > columns.toSeconds) columns.toSeconds = seconds;
  addMeasure(columns.seconds, seconds);
  addValue(columns.statuses, status);
  addMeasure(columns.latencies, latencyUs);
}

/** Adds the tags of an event: its keys as one text, its values one after the other. */
export function addTags(columns: EventColumns, tags: Tags | undefined): void {
  if (tags === undefined) {
    addValue(columns.tagShapes, '');
    return;
  }
  const { lastTagKeys, tagValues } = columns;
  let count = 0;
  let isSameShape = true;
  for (const key in tags) {
    if (lastTagKeys[count] !== key) isSameShape = false;
    count += 1;
    addValue(tagValues, tags[key] as TagValue);
  }
  if (!isSameShape || count !== lastTagKeys.length) columns.lastTagKeys = Object.keys(tags);
  // Made only when the keys change, because joining and hashing them costs more than comparing.
  if (
    isSameShape &&
    count === lastTagKeys.length &&
    columns.tagShapes.lastValue !== '' &&
    columns.tagShapes.lastPlace >= 0
  )
    addIndex(columns.tagShapes.indexes, columns.tagShapes.lastPlace);
  else addValue(columns.tagShapes, shapeOf(columns.lastTagKeys));
}

/** Adds the events of a block column by column, without making any of them. */
export function addBlock(columns: EventColumns, block: EventBlockReader): void {
  const { length, seconds, statuses, latenciesUs } = block;
  for (let index = 0; index < length; index += 1)
    addMeasures(columns, seconds[index] ?? 0, statuses[index] ?? 0, latenciesUs[index] ?? 0);
  for (const [index, field] of TEXT_FIELDS.entries()) {
    const column = columns.texts[index];
    if (column !== undefined) addColumn(column, block.texts[field], length, asItIs);
  }
  addColumn(columns.tagShapes, block.tagShapes, length, asItIs);
  addColumn(columns.tagValues, block.tagValues, block.tagValues.length, tagValue);
}

/** Appends the columns; `openEventBlock` reads them. */
export function writeEventColumns(writer: ByteWriter, columns: EventColumns): void {
  writeVarint(writer, columns.length);
  const { seconds, latencies } = columns;
  for (let index = 0, previous = 0; index < seconds.length; index += 1) {
    const second = seconds.numbers[index] ?? 0;
    writeVarint(writer, toZigzag(second - previous));
    previous = second;
  }
  writeVarint(writer, columns.statuses.places.size);
  for (const status of columns.statuses.places.keys()) writeVarint(writer, status);
  writePlaces(writer, columns.statuses);
  for (let index = 0; index < latencies.length; index += 1) writeVarint(writer, latencies.numbers[index] ?? 0);
  for (const column of columns.texts.slice(0, FIRST_TEXT_FIELDS.length)) writeColumn(writer, column, asItIs);
  writeColumn(writer, columns.tagShapes, asItIs);
  writeVarint(writer, columns.tagValues.indexes.length);
  writeColumn(writer, columns.tagValues, tagText);
  for (const column of columns.texts.slice(FIRST_TEXT_FIELDS.length)) writeColumn(writer, column, asItIs);
}

function addColumn<Value>(
  column: Column<Value>,
  { dictionary, places }: TextColumnReader,
  length: number,
  toValue: (text: string) => Value,
): void {
  const into = Uint32Array.from(dictionary, (text) => addPlace(column, toValue(text)));
  const { indexes } = column;
  reserveIndexes(indexes, length);
  const { numbers, length: start } = indexes;
  if (places === undefined) numbers.fill(into[0] ?? 0, start, start + length);
  else for (let index = 0; index < length; index += 1) numbers[start + index] = into[places[index] ?? 0] ?? 0;
  indexes.length = start + length;
}

function createColumn<Value>(): Column<Value> {
  return { places: new Map(), indexes: createIndexes(), lastValue: undefined, lastPlace: -1 };
}

/**
 * A map that is cleared leaves a table behind that points to the next one; once such a table has grown old, every later one grows old
 * with it, and only a full collection takes them away. A new map dies young.
 */
function clearColumn<Value>(column: Column<Value>): void {
  column.places = new Map();
  column.indexes.length = 0;
  column.lastValue = undefined;
  column.lastPlace = -1;
}

/** What stands for tags with these keys. Every key ends with NUL, which keys cannot hold, so that one empty key differs from no tags. */
export function shapeOf(keys: readonly string[]): string {
  return keys.length === 0 ? '' : `${keys.join('\0')}\0`;
}

/** First letter is the type, so that `"1"`, `1` and `true` stay what they were. */
function tagText(value: TagValue): string {
  if (typeof value === 'string') return `s${value}`;
  return typeof value === 'number' ? `n${value}` : `b${value}`;
}

function asItIs(text: string): string {
  return text;
}

function writeColumn<Value>(writer: ByteWriter, column: Column<Value>, toText: (value: Value) => string): void {
  writeVarint(writer, column.places.size);
  for (const value of column.places.keys()) writeText(writer, toText(value));
  writePlaces(writer, column);
}

function writePlaces<Value>(writer: ByteWriter, { places, indexes }: Column<Value>): void {
  writePacked(writer, indexes, bitsFor(places.size));
}
