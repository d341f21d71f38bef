import { describeExcess } from './json-excess.ts';
import { keepLast } from './keep-last.ts';
import { parseTime } from './parse-time.ts';

/** A JSON object whose members nobody has checked yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/**
 * Members of one list that are read; the longest real list seen has some 2,000 entries. A document with a longer list of objects is not
 * read at all: among what is left out may be all the trouble.
 */
const LIST_ITEMS_MAX = 5000;

/** Why a text is not the JSON that was expected, or its value. */
export type ParsedJson =
  | { readonly kind: 'json'; readonly value: unknown }
  | {
      readonly kind: 'unreadable';
      readonly reason: string;
      /** It begins like JSON: it is the document that was asked for, or was until it was cut, and not a page that came instead. */
      readonly isCut?: true;
    };

/** Text → JSON value, or a sentence for the log of checks. Values are shared between readers and never changed. */
export const parsePageJson: (text: string) => ParsedJson = keepLast(parse);

function parse(text: string): ParsedJson {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return { kind: 'unreadable', reason: 'The document is empty.' };
  if (trimmed.startsWith('<')) return { kind: 'unreadable', reason: describeMarkup(trimmed) };
  const excess = describeExcess(trimmed);
  if (excess !== undefined) return { kind: 'unreadable', reason: excess };
  let value: unknown;
  try {
    value = JSON.parse(trimmed);
  } catch {
    const reason = 'The document is not valid JSON; it may have been cut short.';
    return { kind: 'unreadable', reason, ...(/^[[{]/.test(trimmed) && { isCut: true }) };
  }
  if (hasEndlessList(value))
    return { kind: 'unreadable', reason: `A list of the document has more than ${LIST_ITEMS_MAX} entries.` };
  return { kind: 'json', value };
}

/** Without recursion: a stranger's JSON may be deeper than the stack. */
function hasEndlessList(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value) && members.length > LIST_ITEMS_MAX && members.some(isRecord)) return true;
    for (const member of members) if (typeof member === 'object' && member !== null) open.push(member);
  }
  return false;
}

/** Says what kind of markup came where data was expected. */
export function describeMarkup(text: string): string {
  const head = text.slice(0, 2000).toLowerCase();
  if (head.includes('<!doctype html') || head.includes('<html')) {
    return 'An HTML page came where data was expected.';
  }
  const root = /<([a-z][\w:.-]*)/i.exec(text.slice(0, 2000))?.[1];
  return root === undefined ? 'Markup came where data was expected.' : `An XML document <${root}> came instead.`;
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member as an object, or undefined. */
export function recordAt(record: JsonRecord, key: string): JsonRecord | undefined {
  const value = record[key];
  return isRecord(value) ? value : undefined;
}

/** The member as a list, or undefined. */
export function listAt(record: JsonRecord, key: string): readonly unknown[] | undefined {
  const value: unknown = record[key];
  return Array.isArray(value) ? value.slice(0, LIST_ITEMS_MAX) : undefined;
}

/**
 * Whether each of these members is absent, or a list with nothing but objects in it. What else stands in its place may be trouble: null is a list
 * that could not be made, unless the provider's own documents say so for an empty one.
 */
export function areListsOfRecords(record: JsonRecord, ...keys: readonly string[]): boolean {
  return keys.every((key) => record[key] === undefined || isListOfRecords(record[key]));
}

/** Whether a list has nothing but objects in it: what else stands among them may be trouble that cannot be read. */
export function isListOfRecords(value: unknown): value is readonly JsonRecord[] {
  return Array.isArray(value) && value.every(isRecord);
}

/** The objects of a list; anything else in it is passed over. */
export function recordsOf(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.slice(0, LIST_ITEMS_MAX).filter(isRecord) : [];
}

/** The objects of the member's list; empty when it is absent. */
export function recordsAt(record: JsonRecord, key: string): readonly JsonRecord[] {
  return recordsOf(record[key]);
}

/** The first of these members that is a text with something in it. */
export function textAt(record: JsonRecord, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = record[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

/** An identifier: a text or a number, as text. */
export function idAt(record: JsonRecord, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = record[key];
    if (typeof value === 'number' && Number.isFinite(value)) return String(value);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return undefined;
}

/** A number, also when it is written as a text. */
export function numberAt(record: JsonRecord, key: string): number | undefined {
  const value = record[key];
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  return undefined;
}

/** The first of these members that is a time with a zone, as milliseconds UTC. */
export function timeAt(record: JsonRecord, ...keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const time = parseTime(record[key]);
    if (time !== undefined) return time;
  }
  return undefined;
}

/** A time that has come: an end that is expected is none yet. */
export function pastTimeAt(record: JsonRecord, key: string, now: number): number | undefined {
  const time = timeAt(record, key);
  return time !== undefined && time <= now ? time : undefined;
}

/** Own member names; what stands in the prototype is never a value of the vendor. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
