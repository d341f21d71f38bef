import { writeText, writeVarint } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import { TEXT_FIELDS } from './event.ts';
import type { StoredEvent, Tags, TagValue } from './event.ts';
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
  readonly seconds: number[];
  readonly statuses: Column<number>;
  readonly latencies: number[];
  readonly texts: readonly TextColumn[];
  readonly tagShapes: TextColumn;
  readonly tagValues: Column<TagValue>;
  /** Keys of the last event that had tags, and where they stand in `tagShapes`. */
  lastTagKeys: readonly string[];
}

/** A column as places in a dictionary. */
export interface Column<Value> {
  readonly places: Map<Value, number>;
  readonly indexes: number[];
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
    seconds: [],
    statuses: createColumn(),
    latencies: [],
    texts: TEXT_FIELDS.map(() => createColumn<string>()),
    tagShapes: createColumn(),
    tagValues: createColumn(),
    lastTagKeys: [],
  };
}

/** Adds a value and returns its place in the column's dictionary. */
export function addValue<Value>(column: Column<Value>, value: Value): number {
  // Neighbouring events mostly agree, and comparing two texts is cheaper than hashing one.
  if (column.lastPlace < 0 || column.lastValue !== value) {
    column.lastPlace = addPlace(column, value);
    column.lastValue = value;
  }
  column.indexes.push(column.lastPlace);
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

/** Adds the time, status and latency of an event. Its texts are added column by column with `addText`. */
export function addMeasures(columns: EventColumns, seconds: number, status: number, latencyUs: number): void {
  columns.length += 1;
  if (seconds < columns.fromSeconds) columns.fromSeconds = seconds;
  if (seconds > columns.toSeconds) columns.toSeconds = seconds;
  columns.seconds.push(seconds);
  addValue(columns.statuses, status);
  columns.latencies.push(latencyUs);
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
    columns.tagShapes.indexes.push(columns.tagShapes.lastPlace);
  else addValue(columns.tagShapes, shapeOf(columns.lastTagKeys));
}

/** Adds a whole event. */
export function addEvent(columns: EventColumns, event: StoredEvent): void {
  addMeasures(columns, event.at / 1000, event.status, event.latencyUs);
  for (const [index, field] of TEXT_FIELDS.entries()) {
    const column = columns.texts[index];
    if (column !== undefined) addValue(column, event[field] ?? '');
  }
  addTags(columns, event.tags);
}

/** Appends the columns; `openEventBlock` reads them. */
export function writeEventColumns(writer: ByteWriter, columns: EventColumns): void {
  writeVarint(writer, columns.length);
  let previous = 0;
  for (const seconds of columns.seconds) {
    writeVarint(writer, toZigzag(seconds - previous));
    previous = seconds;
  }
  writeVarint(writer, columns.statuses.places.size);
  for (const status of columns.statuses.places.keys()) writeVarint(writer, status);
  writePlaces(writer, columns.statuses);
  for (const latency of columns.latencies) writeVarint(writer, latency);
  for (const column of columns.texts) writeColumn(writer, column, asItIs);
  writeColumn(writer, columns.tagShapes, asItIs);
  writeVarint(writer, columns.tagValues.indexes.length);
  writeColumn(writer, columns.tagValues, tagText);
}

function createColumn<Value>(): Column<Value> {
  return { places: new Map(), indexes: [], lastValue: undefined, lastPlace: -1 };
}

/** Every key ends with NUL, which keys cannot hold, so that one empty key differs from no tags. */
function shapeOf(keys: readonly string[]): string {
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
