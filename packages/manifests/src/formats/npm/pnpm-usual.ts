import { Unusual, createPatternReader, readAsUsual, type PatternReader } from '../../pattern-reader.ts';

/** A map as pnpm writes it: of texts, lists of texts and maps. */
export interface UsualMap {
  [key: string]: UsualValue;
}
type UsualValue = string | readonly string[] | UsualMap;

/** Others may not be printable, or are rare. */
const OTHER_CHARACTER = /[^\n\x20-\x7e]/;
/** The grammar has a bound on keys. */
const KEY_LENGTH_MAX = 500;

const QUOTED = String.raw`'[^'\n]*(?:''[^'\n]*)*'`;
const FIRST = String.raw`[A-Za-z0-9/_.$(^]`;
/** A text without quotes: its colons are not followed, and its number signs not preceded, by a space. */
const PLAIN = String.raw`${FIRST}(?:[^\s:]|:(?=\S))*`;
const PLAIN_WORDS = String.raw`~?${FIRST}(?:[^\n:#]|:(?=\S)|(?<=\S)#)*(?<=\S)`;
/** The same between brackets. */
const PLAIN_IN_FLOW = String.raw`~?${FIRST}(?:[^\n,{}[\]:#]|:(?=[^\s,{}[\]])|(?<=\S)#)*(?<=\S)`;

const DOCUMENT = /---\n/y;
const BLANK = /\n/y;
const LINE = new RegExp(String.raw`( *)(?:(${PLAIN})|(${QUOTED})):(?:\n| (\S(?:[^\n]*\S)?)\n)`, 'y');
const ITEM = new RegExp(String.raw`( *)- (${QUOTED}|${PLAIN_WORDS})\n`, 'y');
const SCALAR = new RegExp(`^(?:${QUOTED}|${PLAIN_WORDS})$`);
const FLOW_MEMBER = new RegExp(`(${QUOTED}|${PLAIN_IN_FLOW})(?:, (?!$)|$)`, 'y');
const FLOW_PAIR = new RegExp(String.raw`([A-Za-z][\w-]*|${QUOTED}): (${QUOTED}|${PLAIN_IN_FLOW})(?:, (?!$)|$)`, 'y');

/**
 * Reads a `pnpm-lock.yaml` line by line, as far as it looks exactly as pnpm writes it, in a fraction of the time that the grammar of YAML takes.
 * @returns the last document as the grammar gives it, with all scalars as text; undefined for every other text
 */
export function readUsualPnpm(text: string): UsualMap | undefined {
  return OTHER_CHARACTER.test(text) ? undefined : readAsUsual(text, readDocuments);
}

function readDocuments(reader: PatternReader): UsualMap {
  reader.skip(DOCUMENT);
  let root = readDocument(reader);
  while (reader.skip(DOCUMENT)) root = readDocument(reader);
  if (!reader.isAtEnd()) throw new Unusual();
  return root;
}

/** A map whose keys are indented alike. */
interface OpenMap {
  readonly indent: number;
  readonly map: UsualMap;
}

function readDocument(reader: PatternReader): UsualMap {
  const root: UsualMap = {};
  const open: OpenMap[] = [{ indent: 0, map: root }];
  /** The key of the line before, where its value is still to come. */
  let waiting: string | undefined;
  let isEmpty = true;
  for (;;) {
    reader.skipAll(BLANK);
    const inner = open.at(-1) as OpenMap;
    const item = waiting === undefined ? null : reader.take(ITEM);
    if (waiting !== undefined && item !== null) {
      put(inner.map, waiting, readList(reader, item, inner.indent));
      waiting = undefined;
      continue;
    }
    const line = reader.take(LINE);
    if (line === null) break;
    isEmpty = false;
    const [, { length: indent } = '', plain, quoted, value] = line;
    const { map } = waiting === undefined ? closeTo(indent, open) : openBelow(waiting, indent, open);
    const key = plain ?? unquote(quoted ?? '');
    waiting = value === undefined ? key : undefined;
    if (value !== undefined) put(map, key, value === '|-' ? readBlock(reader, indent) : readValue(value));
  }
  if (waiting !== undefined || isEmpty) throw new Unusual();
  return root;
}

/** The map that is indented so far; those below it are over. */
function closeTo(indent: number, open: OpenMap[]): OpenMap {
  while (open.length > 1 && (open.at(-1) as OpenMap).indent > indent) open.pop();
  const inner = open.at(-1) as OpenMap;
  if (inner.indent !== indent) throw new Unusual();
  return inner;
}

function openBelow(key: string, indent: number, open: OpenMap[]): OpenMap {
  const inner = open.at(-1) as OpenMap;
  // A key that nothing stands below has no value.
  if (indent <= inner.indent) throw new Unusual();
  const below = { indent, map: {} };
  put(inner.map, key, below.map);
  open.push(below);
  return below;
}

function readList(reader: PatternReader, first: RegExpExecArray, indent: number): readonly string[] {
  const list: string[] = [];
  const [, { length } = ''] = first;
  if (length <= indent) throw new Unusual();
  for (let item: RegExpExecArray | null = first; item !== null; item = reader.take(ITEM)) {
    if (item[1]?.length !== length) throw new Unusual();
    list.push(unquote(item[2] ?? ''));
  }
  return list;
}

/** Lines that are kept as they are, without those that are empty at their end. */
function readBlock(reader: PatternReader, indent: number): string {
  const lines: string[] = [];
  let start: string | undefined;
  for (let line = takeBelow(reader, indent); line !== undefined; line = takeBelow(reader, indent)) {
    start ??= /^ */.exec(line)?.[0] ?? '';
    if (line !== '' && !line.startsWith(start)) throw new Unusual();
    lines.push(line.slice(start.length));
  }
  if (lines[0] === undefined || lines[0] === '') throw new Unusual();
  return lines.join('\n').replace(/\n+$/, '');
}

/** The next line, if it is empty or indented farther. */
function takeBelow(reader: PatternReader, indent: number): string | undefined {
  if (reader.skip(BLANK)) return '';
  const pattern = BELOW[indent] ?? new RegExp(`( {${indent + 1},}\\S[^\\n]*)\\n`, 'y');
  BELOW[indent] = pattern;
  return reader.take(pattern)?.[1];
}

/** By the indentation of the key. */
const BELOW: RegExp[] = [];

function readValue(text: string): UsualValue {
  if (text.startsWith('{') && text.endsWith('}')) return readFlowMap(text.slice(1, -1));
  if (text.startsWith('[') && text.endsWith(']'))
    return readMembers(text.slice(1, -1), FLOW_MEMBER).map(([, member]) => unquote(member ?? ''));
  if (!SCALAR.test(text)) throw new Unusual();
  return unquote(text);
}

function readFlowMap(text: string): UsualMap {
  const map: UsualMap = {};
  for (const [, key = '', value = ''] of readMembers(text, FLOW_PAIR)) put(map, unquote(key), unquote(value));
  return map;
}

function readMembers(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const members: RegExpExecArray[] = [];
  const reader = createPatternReader(text);
  while (!reader.isAtEnd()) {
    const member = reader.take(pattern);
    if (member === null) throw new Unusual();
    members.push(member);
  }
  return members;
}

/** The grammar refuses a key that is there twice. */
function put(map: UsualMap, key: string, value: UsualValue): void {
  if (key.length > KEY_LENGTH_MAX || key === '__proto__' || Object.hasOwn(map, key)) throw new Unusual();
  map[key] = value;
}

function unquote(text: string): string {
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
}
