import type { FormatContext } from '../../format.ts';
import { parentOf, resolvePath } from '../../upload.ts';
import { findCatalogs, type Catalog } from './catalog.ts';
import { isGroup, isMark, readPath, splitArguments, splitStatements, type Statement } from './statements.ts';
import { readSyntaxTree, type SyntaxNode, type Token } from './syntax-tree.ts';

/** What the names of a build file stand for, as far as literals of the upload show. */
export interface Names {
  /** The text that a name or a path of names holds. */
  readonly find: (path: string) => string | undefined;
  /** A text with its `$names` put in; what is not known stays as written. */
  readonly fillIn: (text: string) => string;
  readonly catalogs: ReadonlyMap<string, Catalog>;
}

/** Build files further up share what they define, and so do files that are applied. */
const FILES_MAX = 30;
/** Texts name texts; a cycle ends here. */
const ROUNDS_MAX = 5;
const FILLED_LENGTH_MAX = 1000;
/** Owners of a property that are left out of its path. */
const OWNERS: readonly string[] = ['ext', 'extra', 'gradle', 'parent', 'project', 'properties', 'rootProject', 'this'];

/** Names that hold in a build file: its own first, then those of applied files, of build files above and gradle.properties. */
export function readNames(nodes: readonly SyntaxNode[], context: FormatContext): Names {
  const tables = [readAssignments(nodes), ...listFilesAround(nodes, context).map((path) => readTable(path, context))];
  const catalogs = findCatalogs(context);
  const find = (path: string): string | undefined => {
    const key = keyOf(path.split('.'));
    for (const table of tables) {
      const value = table.get(key);
      if (value !== undefined) return value;
    }
    const [first = '', second, ...rest] = path.split('.');
    return second === 'versions' ? catalogs.get(first)?.versionOf(rest.join('.')) : undefined;
  };
  return { find, catalogs, fillIn: (text) => fillIn(text, find) };
}

function fillIn(text: string, find: Names['find']): string {
  let filled = text;
  for (let round = 0; round < ROUNDS_MAX && filled.includes('$'); round += 1) {
    const next = filled.replaceAll(
      /\$\{([^{}]*)\}|\$([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)/g,
      (whole, braced?: string, plain?: string) => {
        if (braced !== undefined) return find(pathOf(braced)) ?? whole;
        // Groovy reads `$a.b` as one path, Kotlin as `$a` and `.b`.
        const [first = '', ...rest] = (plain ?? '').split('.');
        const simple = find(first);
        return find(plain ?? '') ?? (simple === undefined ? whole : [simple, ...rest].join('.'));
      },
    );
    if (next === filled || next.length > FILLED_LENGTH_MAX) break;
    filled = next;
  }
  return filled.trim();
}

/** `versions["okhttp"]`, `property("okhttp")` and `libs.versions.okhttp.get()` as paths. */
function pathOf(expression: string): string {
  return expression
    .replaceAll(/\b(?:findProperty|gradleProperty|property)\(\s*["']([^"']*)["']\s*\)/g, '$1')
    .replaceAll(/\[\s*["']([^"']*)["']\s*\]/g, '.$1')
    .replace(/^providers\./, '')
    .replaceAll(/\.(?:get|toString|getOrNull)\(\)|!!|\?(?=\.)|\s+as\s+String|\s/g, '');
}

function keyOf(words: readonly string[]): string {
  const from = words.findIndex((word) => !OWNERS.includes(word));
  return words.slice(Math.max(0, from)).join('.');
}

/** Texts that a file assigns: `x = "…"`, `def x = "…"`, `ext.x = "…"`, `extra["x"] = "…"`, `set("x", "…")`, maps, constants of objects. */
export function readAssignments(nodes: readonly SyntaxNode[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  collectAssignments(nodes, [], table);
  return table;
}

function collectAssignments(nodes: readonly SyntaxNode[], prefix: readonly string[], table: Map<string, string>): void {
  for (const statement of splitStatements(nodes)) {
    collectAssignment(statement, prefix, table);
    for (const [index, node] of statement.entries()) {
      if (node.kind !== 'group' || node.open === '[') continue;
      const isObject = statement[index - 2]?.kind === 'word' && (statement[index - 2] as Token).text === 'object';
      const name = isObject ? [(statement[index - 1] as Token).text] : [];
      if (node.open === '{') collectAssignments(node.children, [...prefix, ...name], table);
    }
  }
}

function collectAssignment(statement: Statement, prefix: readonly string[], table: Map<string, string>): void {
  const at = statement.findIndex((node) => isMark(node, '='));
  const left = at < 0 ? statement : statement.slice(0, at);
  if (at >= 0) {
    const name = nameOf(left);
    if (name.length > 0) collectValue(statement.slice(at + 1), [...prefix, ...name], table);
    return;
  }
  // `set("x", "…")`, and `val x by extra("…")`.
  const setAt = statement.findIndex((node) => node.kind === 'word' && (node.text === 'set' || node.text === 'extra'));
  const group = statement[setAt + 1];
  if (setAt < 0 || !isGroup(group, '(')) return;
  const [first, second] = splitArguments(group.children);
  const name = statement[setAt - 2];
  if (second && first?.[0]?.kind === 'text') collectValue(second, [...prefix, first[0].text], table);
  else if (first && name?.kind === 'word') collectValue(first, [...prefix, name.text], table);
}

/** The name on the left of `=`: the last path of words, without a type. */
function nameOf(left: Statement): readonly string[] {
  const typeAt = left.findIndex((node) => isMark(node, ':'));
  const named = typeAt > 0 ? left.slice(0, typeAt) : left;
  const last = named.at(-1);
  if (isGroup(last, '[')) {
    const key = last.children[0];
    const owner = readPath(
      named,
      Math.max(
        0,
        named.findIndex((node) => node.kind === 'word'),
      ),
    ).words;
    return key?.kind === 'text' ? [...owner.filter((word) => word !== 'val' && word !== 'def'), key.text] : [];
  }
  let from = named.length - 1;
  while (from >= 2 && named[from]?.kind === 'word' && isMark(named[from - 1], '.')) from -= 2;
  return from < 0 ? [] : readPath(named, from).words;
}

function collectValue(value: Statement, name: readonly string[], table: Map<string, string>): void {
  const [first, second, third] = value;
  const key = keyOf(name);
  if (first?.kind === 'text') {
    // `"a" + b` is not determined here.
    if (second === undefined || isGroup(second, '{')) setFirst(table, key, first.text);
  } else if (isGroup(first, '[') || (first?.kind === 'word' && isGroup(second, '('))) {
    const group = isGroup(first, '[') ? first : isGroup(second, '(') ? second : undefined;
    for (const part of group ? splitArguments(group.children) : []) collectEntry(part, name, table);
  } else if (first?.kind === 'word' && third === undefined) {
    const known = table.get(keyOf([first.text]));
    if (known !== undefined && second === undefined) setFirst(table, key, known);
  }
}

/** `key: value` of Groovy, `"key" to value` of Kotlin. */
function collectEntry(part: Statement, name: readonly string[], table: Map<string, string>): void {
  const [key, mark, ...value] = part;
  const isEntry = isMark(mark, ':') || (mark?.kind === 'word' && mark.text === 'to');
  if (isEntry && (key?.kind === 'word' || key?.kind === 'text')) collectValue(value, [...name, key.text], table);
}

function setFirst(table: Map<string, string>, key: string, value: string): void {
  if (key !== '' && !table.has(key)) table.set(key, value);
}

function readTable(path: string, context: FormatContext): ReadonlyMap<string, string> {
  return context.memo(`gradle-names\0${path}`, () => {
    if (path.endsWith('.properties')) return readProperties(context.sibling(path) ?? '');
    return readAssignments(readTree(path, context));
  });
}

function readProperties(text: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const line of text.split('\n')) {
    const at = line.search(/[=:]/);
    if (at > 0 && !/^\s*[#!]/.test(line))
      setFirst(table, keyOf(line.slice(0, at).trim().split('.')), line.slice(at + 1).trim());
  }
  return table;
}

/** Files whose names hold here too, nearest first. */
function listFilesAround(nodes: readonly SyntaxNode[], context: FormatContext): readonly string[] {
  const files: string[] = [];
  const add = (path: string | undefined): void => {
    if (path === undefined || path === context.path || files.includes(path) || files.length >= FILES_MAX) return;
    if (!context.has(path)) return;
    files.push(path);
    if (path.endsWith('.properties')) return;
    for (const one of listApplied(readTree(path, context), parentOf(path), context)) add(one);
  };
  for (const path of listApplied(nodes, parentOf(context.path), context)) add(path);
  for (let directory = parentOf(context.path); ; directory = parentOf(directory)) {
    const prefix = directory === '' ? '' : `${directory}/`;
    for (const name of ['build.gradle', 'build.gradle.kts', 'gradle.properties']) add(prefix + name);
    if (directory === '') return files;
  }
}

/** `apply from: "$rootDir/gradle/versions.gradle"`, `apply(from = "versions.gradle.kts")`. */
function listApplied(nodes: readonly SyntaxNode[], directory: string, context: FormatContext): readonly string[] {
  const found: string[] = [];
  const visit = (children: readonly SyntaxNode[]): void => {
    for (const [index, node] of children.entries()) {
      if (node.kind === 'group') visit(node.children);
      const isFrom = node.kind === 'word' && node.text === 'from';
      const mark = children[index + 1];
      if (!isFrom || !(isMark(mark, ':') || isMark(mark, '='))) continue;
      // The text may stand in a call such as `rootProject.file("…")`.
      const value = children.slice(index + 2, index + 8).find((one) => one.kind === 'text' || one.kind === 'group');
      const text =
        value?.kind === 'text'
          ? value
          : value?.kind === 'group'
            ? value.children.find((one) => one.kind === 'text')
            : undefined;
      if (text?.kind === 'text') found.push(...placesOf(text.text, directory, context));
    }
  };
  visit(nodes);
  return found;
}

function placesOf(written: string, directory: string, context: FormatContext): readonly string[] {
  const relative = written.replace(/^\$\{?(?:rootProject\.|project\.)?(?:rootDir|projectDir)(?:\.path)?\}?\//, '');
  const candidates = relative === written ? [directory, ''] : [''];
  return candidates
    .flatMap((one) => resolvePath(one, relative) ?? [])
    .filter((path) => context.has(path))
    .slice(0, 1);
}

function readTree(path: string, context: FormatContext): readonly SyntaxNode[] {
  return context.memo(`gradle-tree\0${path}`, () => readSyntaxTree(context.sibling(path) ?? ''));
}
