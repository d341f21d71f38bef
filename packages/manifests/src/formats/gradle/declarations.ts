import type { Dependency, Problem } from '../../format.ts';
import { isGroup, isMark, readPath, splitArguments, type Statement } from './statements.ts';
import type { SyntaxNode } from './syntax-tree.ts';
import { pluginPackage } from './catalog.ts';
import type { Names } from './variables.ts';

/** One package that arguments of a declaration name; its place and scope are the declaration's. */
export type Declared = Pick<Dependency, 'ecosystem' | 'local' | 'name' | 'requirement'>;

/** `group:artifact[:version][:classifier][@extension]` as it stands between quotes. */
const COORDINATES = /^([^\s:/@]+):([^\s:/@]+)(?::([^:@]*))?(?::[^:@]*)?(?:@[\w.]+)?$/;
/** Calls whose result is part of the build itself or a file beside it, and no package. */
const NO_PACKAGES: readonly string[] = [
  'configurations',
  'file',
  'files',
  'fileTree',
  'gradleApi',
  'gradleKotlinDsl',
  'gradleTestKit',
  'layout',
  'localGroovy',
  'sourceSets',
  'zipTree',
];
/** Arguments hold calls that hold arguments; nobody writes more levels. */
const DEPTH_MAX = 10;

/** Everything that the arguments of a declaration name; undefined when one of them is computed. */
export function readDeclared(args: Statement, names: Names, depth = 0): readonly Declared[] | undefined {
  if (depth > DEPTH_MAX) return undefined;
  const parts = splitArguments(args);
  const byName = readNamed(parts, names);
  if (byName) return byName;
  const plain = parts.map((part) => readText(part, names));
  // Kotlin takes group, name and version one by one.
  const [group, name, version] = plain;
  if (depth === 0 && parts.length >= 2 && parts.length <= 5 && isPlain(group) && isPlain(name)) {
    return [{ ecosystem: 'maven', name: `${group}:${name}`, requirement: version ?? '' }];
  }
  const read = parts.map((part) => readArgument(part, names, depth));
  const known = read.flatMap((one) => one ?? []);
  return known.length === 0 && read.includes(undefined) ? undefined : known;
}

/** A text, also one that is put together with `+`, or a name that holds one. */
export function readText(nodes: Statement, names: Names): string | undefined {
  const [first, mark, ...rest] = nodes;
  if (first?.kind === 'text') {
    const text = first.isTemplate ? names.fillIn(first.text) : first.text;
    if (mark === undefined) return text;
    const added = isMark(mark, '+') ? readText(rest, names) : undefined;
    return added === undefined ? undefined : text + added;
  }
  const { words, end } = readKeys(nodes);
  if (words.length === 0) return undefined;
  const found = names.find(words.filter((word) => word !== 'get' && word !== 'toString').join('.'));
  const value = found === undefined ? undefined : names.fillIn(found);
  const next = nodes[end];
  if (value === undefined || next === undefined || isGroup(next, '(')) return value;
  const added = isMark(next, '+') ? readText(nodes.slice(end + 1), names) : undefined;
  return added === undefined ? undefined : value + added;
}

/** `versions["okhttp"]` is `versions.okhttp`, and `property("okhttp")` is `okhttp`. */
function readKeys(nodes: Statement): { readonly words: readonly string[]; readonly end: number } {
  const { words, end } = readPath(nodes);
  const group = nodes[end];
  const key = group?.kind === 'group' && group.children.length === 1 ? group.children[0] : undefined;
  if (key?.kind !== 'text') return { words, end };
  if (isGroup(group, '[')) return { words: [...words, key.text], end: end + 1 };
  return /^(?:findP|gradleP|p)roperty$/.test(words.at(-1) ?? '') ? { words: [key.text], end: end + 1 } : { words, end };
}

/** The packages of `group:artifact:version`. */
function readCoordinates(text: string): readonly Declared[] {
  // What a template computes is one part, whatever stands in it.
  const plain = text.trim().replaceAll(/\$\{[^}]*\}/g, (part) => part.replaceAll(/[\s:/@]/g, ''));
  const [, group, artifact, version = ''] = COORDINATES.exec(plain) ?? [];
  if (group === undefined || artifact === undefined) return [];
  return [{ ecosystem: 'maven', name: `${group}:${artifact}`, requirement: version.trim() }];
}

/** `group: 'g', name: 'a', version: 'v'`, with `=` in Kotlin. */
function readNamed(parts: readonly Statement[], names: Names): readonly Declared[] | undefined {
  const values = new Map<string, string>();
  for (const [label, mark, ...value] of parts) {
    if (label?.kind !== 'word' || !(isMark(mark, ':') || isMark(mark, '='))) continue;
    values.set(label.text, readText(value, names) ?? '');
  }
  const [group, name] = [values.get('group'), values.get('name')];
  if (!values.has('name') || group === undefined) return undefined;
  // Without a group it is a file of a flat directory.
  if (group === '' || name === '') return [];
  return [{ ecosystem: 'maven', name: `${group}:${name}`, requirement: values.get('version') ?? '' }];
}

function readArgument(part: Statement, names: Names, depth: number): readonly Declared[] | undefined {
  const [first] = part;
  if (first?.kind === 'group') return first.open === '{' ? undefined : readDeclared(first.children, names, depth + 1);
  const path = readPath(part);
  const call = part[path.end];
  const known = path.words.length === 0 ? undefined : readKnownPath(path.words, call, names);
  if (known) return known;
  const text = readText(part, names);
  const coordinates = text === undefined ? [] : readCoordinates(text);
  if (coordinates.length > 0) return coordinates;
  // `platform(…)`, `testFixtures(…)`, `dependencies.create(…)` and others wrap what they are given.
  const isWrapper = isGroup(call, '(') && path.words.length > 0 && path.words[0] !== 'if' && path.words[0] !== 'when';
  if (isWrapper) return readDeclared(call.children, names, depth + 1);
  // Conditions: either side counts.
  const either = part.flatMap((node) => (node.kind === 'text' ? readCoordinates(names.fillIn(node.text)) : []));
  return either.length > 0 ? either : undefined;
}

/** What starts with a name that Gradle itself gives a meaning to. */
function readKnownPath(
  words: readonly string[],
  call: SyntaxNode | undefined,
  names: Names,
): readonly Declared[] | undefined {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const args = isGroup(call, '(') ? splitArguments(call.children) : [];
  const [one, two] = args.map((part) => readText(part, names));
  if (first === 'projects' && words.length > 1) return [local(words.slice(1).join(':'))];
  if (last === 'project' && call) return [local(pathOfProject(args, names).replace(/^:/, ''))];
  if (NO_PACKAGES.includes(first) || (call && NO_PACKAGES.includes(last))) return [];
  if ((last === 'kotlin' || last === 'embeddedKotlin') && one !== undefined) {
    return [{ ecosystem: 'maven', name: `org.jetbrains.kotlin:kotlin-${one}`, requirement: two ?? '' }];
  }
  if (/^(?:dev|peer|optional)?[nN]pm$/.test(last) && one !== undefined) {
    return [{ ecosystem: 'npm', name: one, requirement: two ?? '' }];
  }
  if (last === 'id' && one !== undefined) return [plugin(one)];
  if (/^find(?:Library|Bundle)$/.test(words.find((word) => word.startsWith('find')) ?? '')) {
    const alias = last.startsWith('find') ? one : undefined;
    const prefix = words.includes('findBundle') ? 'bundles.' : '';
    return alias === undefined ? undefined : findInCatalogs(prefix + alias, names);
  }
  const catalog = names.catalogs.get(first);
  const accessor = words.slice(1).filter((word) => word !== 'get' && word !== 'asProvider');
  return catalog
    ?.librariesOf(accessor.join('.'))
    ?.map(({ name, requirement }) => ({ ecosystem: 'maven', name, requirement }));
}

function findInCatalogs(alias: string, names: Names): readonly Declared[] | undefined {
  for (const catalog of names.catalogs.values()) {
    const found = catalog.librariesOf(alias);
    if (found) return found.map(({ name, requirement }) => ({ ecosystem: 'maven', name, requirement }));
  }
  return undefined;
}

/** `project(':core')`, `project(path: ':core', configuration: 'x')`. */
function pathOfProject(args: readonly Statement[], names: Names): string {
  for (const part of args) {
    const isLabelled = part[0]?.kind === 'word' && (isMark(part[1], ':') || isMark(part[1], '='));
    const text = readText(isLabelled ? part.slice(2) : part, names);
    if (text !== undefined && (!isLabelled || part[0]?.kind !== 'word' || part[0].text === 'path')) return text;
  }
  return 'project';
}

function local(path: string): Declared {
  return { ecosystem: 'maven', name: `:${path}`, requirement: '', local: true };
}

/** A plugin by its id. */
export function plugin(id: string, requirement = ''): Declared {
  return { ecosystem: 'maven', name: pluginPackage(id), requirement };
}

function isPlain(text: string | undefined): text is string {
  return text !== undefined && /^[^\s:/@]+$/.test(text);
}

/** A declaration that cannot be determined, in words. */
export function computed(line: number, args: Statement): Problem {
  const { words } = readPath(args);
  const what = words.length === 0 ? 'what is declared here' : words.join('.');
  const isCatalog = words[0] === 'libs' && words.length > 1;
  return {
    line,
    message: isCatalog
      ? `${what} stands in a version catalog that is not in the upload; add gradle/libs.versions.toml`
      : `${what} is computed when Gradle runs; it is not read`,
  };
}
