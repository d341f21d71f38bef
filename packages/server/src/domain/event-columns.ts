import { createByteWriter, writeByte, writeText, writeVarint } from './byte-writer.ts';
import type { ByteWriter } from './byte-writer.ts';
import { TEXT_FIELDS } from './event.ts';
import type { StoredEvent, Tags, TagValue } from './event.ts';
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
  readonly statuses: number[];
  readonly latencies: number[];
  readonly texts: readonly TextColumn[];
  readonly tagShapes: TextColumn;
  readonly tagValues: TextColumn;
}

/** A column of texts. `''` stands for absent. */
export interface TextColumn {
  readonly places: Map<string, number>;
  readonly indexes: number[];
  lastText: string;
  lastPlace: number;
}

export function createEventColumns(): EventColumns {
  return {
    length: 0,
    fromSeconds: Number.MAX_SAFE_INTEGER,
    toSeconds: 0,
    seconds: [],
    statuses: [],
    latencies: [],
    texts: TEXT_FIELDS.map(createTextColumn),
    tagShapes: createTextColumn(),
    tagValues: createTextColumn(),
  };
}

/** Adds a text and returns its place in the column's dictionary. */
export function addText(column: TextColumn, text: string): number {
  let place = column.lastPlace;
  // Neighbouring events mostly agree, and comparing two texts is cheaper than hashing one.
  if (place < 0 || column.lastText !== text) {
    const known = column.places.get(text);
    if (known === undefined) {
      place = column.places.size;
      column.places.set(text, place);
    } else {
      place = known;
    }
    column.lastText = text;
    column.lastPlace = place;
  }
  column.indexes.push(place);
  return place;
}

/** Adds the time, status and latency of an event. Its texts are added column by column with `addText`. */
export function addMeasures(columns: EventColumns, seconds: number, status: number, latencyUs: number): void {
  columns.length += 1;
  if (seconds < columns.fromSeconds) columns.fromSeconds = seconds;
  if (seconds > columns.toSeconds) columns.toSeconds = seconds;
  columns.seconds.push(seconds);
  columns.statuses.push(status);
  columns.latencies.push(latencyUs);
}

/** Adds the tags of an event: its keys as one text, its values one after the other. */
export function addTags(columns: EventColumns, tags: Tags | undefined): void {
  let shape = '';
  if (tags !== undefined)
    for (const key in tags) {
      const value = tags[key];
      if (value === undefined) continue;
      // Every key ends with NUL, which keys cannot hold, so that one empty key differs from no tags.
      shape += `${key}\0`;
      addText(columns.tagValues, tagText(value));
    }
  addText(columns.tagShapes, shape);
}

/** Adds a whole event. */
export function addEvent(columns: EventColumns, event: StoredEvent): void {
  addMeasures(columns, event.at / 1000, event.status, event.latencyUs);
  for (const [index, field] of TEXT_FIELDS.entries()) {
    const column = columns.texts[index];
    if (column !== undefined) addText(column, event[field] ?? '');
  }
  addTags(columns, event.tags);
}

/** The columns as bytes, see `decodeEventColumns`. */
export function encodeEventColumns(columns: EventColumns): ByteWriter {
  const writer = createByteWriter(1024 + columns.length * 24);
  writeVarint(writer, columns.length);
  let previous = 0;
  for (const seconds of columns.seconds) {
    writeVarint(writer, toZigzag(seconds - previous));
    previous = seconds;
  }
  for (const status of columns.statuses) writeVarint(writer, status);
  for (const latency of columns.latencies) writeVarint(writer, latency);
  for (const column of columns.texts) writeTextColumn(writer, column);
  writeTextColumn(writer, columns.tagShapes);
  writeVarint(writer, columns.tagValues.indexes.length);
  writeTextColumn(writer, columns.tagValues);
  return writer;
}

function createTextColumn(): TextColumn {
  return { places: new Map(), indexes: [], lastText: '', lastPlace: -1 };
}

/** First letter is the type, so that `"1"`, `1` and `true` stay what they were. */
function tagText(value: TagValue): string {
  if (typeof value === 'string') return `s${value}`;
  return typeof value === 'number' ? `n${value}` : `b${value}`;
}

function writeTextColumn(writer: ByteWriter, column: TextColumn): void {
  writeVarint(writer, column.places.size);
  for (const text of column.places.keys()) writeText(writer, text);
  if (column.places.size <= 1) return;
  if (column.places.size <= 128) for (const place of column.indexes) writeByte(writer, place);
  else for (const place of column.indexes) writeVarint(writer, place);
}
