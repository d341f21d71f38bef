import { Unusual, readAsUsual, type PatternReader } from '../../pattern-reader.ts';

/** What is read of one locked package. */
export interface UsualPackage {
  name?: string;
  version?: string;
  category?: string;
  optional?: boolean;
  groups?: readonly string[];
  source?: Readonly<Record<string, string>>;
}

const KEY = String.raw`(?:[\w-]+|"[^"\\\x00-\x1f\x7f]+")`;
const PLAIN_TEXT = String.raw`"[^"\\\x00-\x1f\x7f]*"`;
const TEXT = String.raw`"[^"\\\x00-\x1f\x7f]*(?:\\["\\][^"\\\x00-\x1f\x7f]*)*"`;
const LIST = String.raw`\[(?:${TEXT}(?:, ${TEXT})*)?\]`;
const ATOM = `(?:${TEXT}|true|false|${LIST})`;
const TABLE = String.raw`\{(?:${KEY} = ${ATOM}(?:, ${KEY} = ${ATOM})*)?\}`;
const FILE = String.raw`\{file = ${PLAIN_TEXT}, hash = ${PLAIN_TEXT}\}`;

const HEADING = new RegExp(String.raw`(?:#[^\x00-\x1f\x7f]*)?\n`, 'y');
const BLANK = /\n/y;
const PACKAGE = /\[\[package\]\]\n/y;
const OWN_TABLE = /\[package\.(dependencies|extras|source)\]\n/y;
const LAST_TABLE = /\[(extras|metadata|metadata\.files)\]\n/y;
const FIELD = new RegExp(`(${KEY}) = (?:(${PLAIN_TEXT})|(true|false)|(${LIST})|(?:${TEXT}|(?=[[{])))`, 'y');
const END_OF_FIELD = /\n/y;
const BEGIN_OF_LIST = /\[\n/y;
const MEMBER = new RegExp(`    (?:${FILE}|${TEXT}|(${TABLE})),\n`, 'y');
const END_OF_LIST = /\]/y;
const INNER_TABLE = new RegExp(`(${TABLE})`, 'y');
const LIST_OF_TABLES = new RegExp(String.raw`\[(${TABLE}(?:, ${TABLE})*)\]`, 'y');
const EACH_TABLE = new RegExp(TABLE, 'g');
const EACH_KEY = new RegExp(`(${KEY}) = ${ATOM}`, 'g');
const EACH_TEXT = new RegExp(PLAIN_TEXT, 'g');

/** Keys of a package beside its tables. */
const FIELDS: ReadonlySet<string> = new Set([
  'name',
  'version',
  'description',
  'category',
  'optional',
  'python-versions',
  'groups',
  'files',
  'markers',
  'develop',
]);

/**
 * Reads a `poetry.lock` line by line, as far as it looks exactly as Poetry writes it, in a fraction of the time that the grammar of TOML takes.
 * @returns its packages, with what is read of them as the grammar gives it; undefined for every other text
 */
export function readUsualPoetry(text: string): readonly UsualPackage[] | undefined {
  return readAsUsual(text, readPackages);
}

function readPackages(reader: PatternReader): readonly UsualPackage[] | undefined {
  reader.skipAll(HEADING);
  const packages: UsualPackage[] = [];
  while (reader.skip(PACKAGE)) packages.push(readPackage(reader));
  const seen = new Set<string>();
  for (let table = reader.take(LAST_TABLE)?.[1]; table !== undefined; table = reader.take(LAST_TABLE)?.[1]) {
    noteOnce(seen, table);
    readFields(reader, (key) => {
      // It would be a table of its own.
      if (table === 'metadata' && key === 'files') throw new Unusual();
    });
  }
  return reader.isAtEnd() ? packages : undefined;
}

function readPackage(reader: PatternReader): UsualPackage {
  const found: UsualPackage = {};
  readFields(reader, (key, { text, isTrue, list }) => {
    if (!FIELDS.has(key)) throw new Unusual();
    if (key === 'name' || key === 'version' || key === 'category') found[key] = given(text);
    else if (key === 'optional') found.optional = given(isTrue);
    else if (key === 'groups') found.groups = given(list);
  });
  const seen = new Set<string>();
  for (let table = reader.take(OWN_TABLE)?.[1]; table !== undefined; table = reader.take(OWN_TABLE)?.[1]) {
    noteOnce(seen, table);
    if (table !== 'source') readFields(reader, () => undefined);
    else {
      const source: Record<string, string> = {};
      readFields(reader, (key, { text }) => {
        source[key] = given(text);
      });
      found.source = source;
    }
  }
  return found;
}

/** A value of a field, of the kind that it has. */
interface FieldValue {
  readonly text: string | undefined;
  readonly isTrue: boolean | undefined;
  readonly list: readonly string[] | undefined;
}

/** The lines up to the next table. The grammar refuses a key that is there twice. */
function readFields(reader: PatternReader, onField: (key: string, value: FieldValue) => void): void {
  const seen = new Set<string>();
  for (let field = reader.take(FIELD); field !== null; field = reader.take(FIELD)) {
    const [whole, written = '', text, flag, list] = field;
    const key = unquote(written);
    if (key === '__proto__') throw new Unusual();
    noteOnce(seen, key);
    // Nothing of the value yet: it begins with a bracket, and is no list in one line.
    if (whole.endsWith(' = ')) readBrackets(reader);
    onField(key, {
      text: text === undefined ? undefined : unquote(text),
      isTrue: flag === undefined ? undefined : flag === 'true',
      list: list === undefined || list.includes('\\') ? undefined : (list.match(EACH_TEXT) ?? []).map(unquote),
    });
    if (!reader.skip(END_OF_FIELD)) throw new Unusual();
  }
  reader.skipAll(BLANK);
}

/** A table, a list of tables in one line, or one whose members have a line each. */
function readBrackets(reader: PatternReader): void {
  const table = reader.take(INNER_TABLE)?.[1];
  if (table !== undefined) return checkKeys(table);
  const tables = reader.take(LIST_OF_TABLES)?.[1];
  if (tables !== undefined) return (tables.match(EACH_TABLE) ?? []).forEach(checkKeys);
  if (!reader.skip(BEGIN_OF_LIST)) throw new Unusual();
  for (let member = reader.take(MEMBER); member !== null; member = reader.take(MEMBER))
    if (member[1] !== undefined) checkKeys(member[1]);
  if (!reader.skip(END_OF_LIST)) throw new Unusual();
}

function checkKeys(table: string): void {
  const seen = new Set<string>();
  for (const [, key = ''] of table.matchAll(EACH_KEY)) noteOnce(seen, unquote(key));
}

function noteOnce(seen: Set<string>, key: string): void {
  if (seen.has(key)) throw new Unusual();
  seen.add(key);
}

/** A field of another kind than Poetry writes. */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Unusual();
  return value;
}

function unquote(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1) : text;
}
