// A parser for bodies of events. `JSON.parse` makes every text of a body anew, which was a third of what an event cost, and the texts of
// events are the same few over and over.
import {
  BRACE_CLOSE,
  BRACE_OPEN,
  BRACKET_CLOSE,
  BRACKET_OPEN,
  COMMA,
  NOT_UNDERSTOOD,
  QUOTE,
  asView,
  byteAt,
  createReader,
  isNumber,
  openBody,
  readKey,
  readNumber,
  readScalar,
  readText,
  scalarOf,
  skipBlank,
  take,
} from './json-reader.ts';
import type { Reader } from './json-reader.ts';
import { EVENT_FIELDS, createEvent, setField } from './parsed-event.ts';
import type { ParsedEvent } from './parsed-event.ts';
import { areEqual } from './text-cache.ts';

/**
 * What `JSON.parse` gives for the body, less the fields that nobody asks for. Undefined for a body that this reader does not
 * understand, valid or not: `JSON.parse` then decides.
 */
export type ParseEvents = (body: Uint8Array) => Readonly<Record<string, unknown>> | undefined;

export function createEventsParser(): ParseEvents {
  const reader: EventReader = { ...createReader(), order: [] };
  return (body) => {
    openBody(reader, body);
    try {
      return readBody(reader);
    } catch (error) {
      if (error === NOT_UNDERSTOOD || error instanceof SyntaxError) return undefined;
      throw error;
    }
  };
}

interface EventReader extends Reader {
  /** Fields of the last event in the order of its keys: the next event most likely has the same. */
  readonly order: number[];
}

const UNKNOWN_FIELD = EVENT_FIELDS.length;
const TAGS = EVENT_FIELDS.indexOf('tags');
const PLACES: ReadonlyMap<string, number> = new Map(EVENT_FIELDS.map((field, place) => [field, place]));
/** Keys as most senders write them. */
const KEYS: readonly DataView[] = EVENT_FIELDS.map((field) => asView(`"${field}":`));

function readBody(reader: EventReader): Readonly<Record<string, unknown>> {
  const { bytes } = reader;
  const body: Record<string, unknown> = {};
  let at = take(bytes, 0, BRACE_OPEN);
  do {
    at = readKey(reader, skipBlank(bytes, at));
    const key = reader.text;
    if (key === '__proto__') throw NOT_UNDERSTOOD;
    const byte = byteAt(bytes, at);
    if (key === 'batch' && byte === BRACKET_OPEN) {
      const events: ParsedEvent[] = [];
      at = readBatch(reader, at, events);
      body[key] = events;
    } else if (key === 'event' && byte === BRACE_OPEN) {
      const event = createEvent();
      at = readEvent(reader, at, event);
      body[key] = event;
    } else {
      at = readScalar(reader, at);
      body[key] = scalarOf(reader, byte);
    }
    at = skipBlank(bytes, at) + 1;
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACE_CLOSE || skipBlank(bytes, at) !== reader.length) throw NOT_UNDERSTOOD;
  return body;
}

function readBatch(reader: EventReader, start: number, events: ParsedEvent[]): number {
  const { bytes } = reader;
  let at = skipBlank(bytes, start + 1);
  if (byteAt(bytes, at) === BRACKET_CLOSE) return at + 1;
  do {
    const event = createEvent();
    at = readEvent(reader, skipBlank(bytes, at), event);
    events.push(event);
    at = skipBlank(bytes, at) + 1;
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACKET_CLOSE) throw NOT_UNDERSTOOD;
  return at;
}

function readEvent(reader: EventReader, start: number, event: ParsedEvent): number {
  const { bytes, view, order } = reader;
  let at = take(bytes, start, BRACE_OPEN);
  let place = 0;
  do {
    at = skipBlank(bytes, at);
    let field = order[place] ?? UNKNOWN_FIELD;
    const key = KEYS[field];
    if (key !== undefined && areEqual(key, 0, view, at, key.byteLength - 3))
      at = skipBlank(bytes, at + key.byteLength - 3);
    else {
      at = readKey(reader, at);
      field = PLACES.get(reader.text) ?? UNKNOWN_FIELD;
      order[place] = field;
    }
    place += 1;
    const byte = byteAt(bytes, at);
    if (byte === QUOTE) {
      at = readText(reader, at);
      setField(event, field, reader.text);
    } else if (isNumber(byte)) {
      at = readNumber(reader, at);
      setField(event, field, reader.number);
    } else if (byte === BRACE_OPEN && field === TAGS) {
      const tags = {};
      at = readTags(reader, at, tags);
      event.tags = tags;
    } else {
      at = readScalar(reader, at);
      setField(event, field, scalarOf(reader, byte));
    }
    at = skipBlank(bytes, at) + 1;
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACE_CLOSE) throw NOT_UNDERSTOOD;
  return at;
}

function readTags(reader: Reader, start: number, tags: Record<string, unknown>): number {
  const { bytes } = reader;
  let at = skipBlank(bytes, start + 1);
  if (byteAt(bytes, at) === BRACE_CLOSE) return at + 1;
  do {
    at = readKey(reader, skipBlank(bytes, at));
    const key = reader.text;
    if (key === '__proto__') throw NOT_UNDERSTOOD;
    const byte = byteAt(bytes, at);
    at = readScalar(reader, at);
    tags[key] = scalarOf(reader, byte);
    at = skipBlank(bytes, at) + 1;
  } while (byteAt(bytes, at - 1) === COMMA);
  if (byteAt(bytes, at - 1) !== BRACE_CLOSE) throw NOT_UNDERSTOOD;
  return at;
}
