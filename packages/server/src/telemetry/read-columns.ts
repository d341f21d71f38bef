import { BATCH_EVENTS_MAX, TAGS_MAX } from '@upriver/contract';
import { EVENT_FIELDS, SENT_TEXTS, createEvent, setField } from './parsed-event.ts';
import type { ParsedEvent } from './parsed-event.ts';
import { isObject } from './read-body.ts';

/** What is wrong with columns, and where. */
export interface ColumnsProblem {
  readonly field: string;
  readonly message: string;
}

const NONE = -1;
/** Fields whose values are places in `texts`. */
const TEXT_FIELDS = ['host', 'service', 'endpoint', ...SENT_TEXTS] as const;
/** Stands for tags of which there are more than there may be: they are counted once, and not for each event. */
const TOO_MANY_TAGS: object = Object.freeze(
  Object.fromEntries(Array.from({ length: TAGS_MAX + 1 }, (_, index) => [`tag${index}`, true])),
);

/**
 * Reads `columns` of a body: the same events as `batch` holds, by field. Each field is a value for all events, or a list with one for each. Texts are
 * places in `texts` and tags places in `tag_sets`, -1 for none; `latency_us` are microseconds; of `ts` each is the difference from the one before.
 * @returns events as `batch` has them, not yet checked; or what is wrong with the columns themselves
 */
export function readColumns(columns: unknown): ParsedEvent[] | ColumnsProblem {
  if (!isObject(columns)) return problem('columns', 'must be an object');
  const { count, texts = [], tag_sets: tagSets = [] } = columns;
  if (!isPlace(count, BATCH_EVENTS_MAX + 1) || count === NONE)
    return problem('columns.count', `must be a whole number from 0 to ${BATCH_EVENTS_MAX}`);
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string'))
    return problem('columns.texts', 'must be a list of texts');
  if (!Array.isArray(tagSets)) return problem('columns.tag_sets', 'must be a list of objects');
  const events = Array.from({ length: count }, createEvent);
  for (const name of TEXT_FIELDS) {
    const places = readPlaces(columns, name, count, texts.length, 'texts');
    if (!Array.isArray(places)) return places;
    setAll(events, name, (index) => texts[places[index] ?? NONE]);
  }
  const tags = readPlaces(columns, 'tags', count, tagSets.length, 'tag_sets');
  if (!Array.isArray(tags)) return tags;
  const sets = tagSets.map(boundTags);
  setAll(events, 'tags', (index) => sets[tags[index] ?? NONE]);
  return readNumbers(columns, count, events);
}

function readNumbers(
  columns: Readonly<Record<string, unknown>>,
  count: number,
  events: ParsedEvent[],
): ParsedEvent[] | ColumnsProblem {
  for (const name of ['status', 'latency_us', 'ts']) {
    const given = columns[name];
    const isList = Array.isArray(given);
    if (given === undefined) continue;
    if (!(isList ? given.length === count && given.every(isNumber) : isNumber(given)))
      return problem(`columns.${name}`, `must be a number, or a list of ${count} numbers`);
    const numbers = isList ? (given as number[]) : undefined;
    const of = (index: number): number => numbers?.[index] ?? (given as number);
    let time = 0;
    if (name === 'status') setAll(events, name, of);
    else if (name === 'latency_us') setAll(events, 'latency_ms', (index) => of(index) / 1000);
    else setAll(events, 'ts', (index) => (time = numbers ? time + of(index) : of(index)));
  }
  return events;
}

/** A place for each event. */
function readPlaces(
  columns: Readonly<Record<string, unknown>>,
  name: string,
  count: number,
  length: number,
  list: string,
): number[] | ColumnsProblem {
  const given = columns[name] ?? NONE;
  if (isPlace(given, length)) return Array.from({ length: count }, () => given);
  if (Array.isArray(given) && given.length === count && given.every((place) => isPlace(place, length))) return given;
  return problem(
    `columns.${name}`,
    `must be a place in columns.${list}, or a list of ${count} places, with -1 where there is none`,
  );
}

function setAll(events: ParsedEvent[], name: (typeof EVENT_FIELDS)[number], valueOf: (index: number) => unknown): void {
  const field = EVENT_FIELDS.indexOf(name);
  events.forEach((event, index) => setField(event, field, valueOf(index)));
}

function boundTags(tags: unknown): unknown {
  return isObject(tags) && Object.keys(tags).length > TAGS_MAX ? TOO_MANY_TAGS : tags;
}

function isPlace(value: unknown, length: number): value is number {
  return Number.isInteger(value) && Number(value) >= NONE && Number(value) < length;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function problem(field: string, message: string): ColumnsProblem {
  return { field, message: `${field} ${message}.` };
}
