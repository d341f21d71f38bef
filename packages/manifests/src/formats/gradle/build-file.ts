import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { isTestName, NO_CONFIGURATIONS, scopeOfConfiguration } from './configurations.ts';
import { computed, plugin, readDeclared, readText, type Declared } from './declarations.ts';
import { isGroup, isMark, readPath, splitArguments, splitStatements, type Statement } from './statements.ts';
import { readSyntaxTree, type Group, type SyntaxNode } from './syntax-tree.ts';
import { readNames, type Names } from './variables.ts';

/** Plug-ins of a build of its own, which declare what several projects have in common. */
const CONVENTION_PLUGIN = /(?:^|\/)(?:buildSrc|build-logic|build-plugins)\/(?:[^/]+\/)*[^/]+\.(?:kt|groovy)$/;

/** Gradle's build files, in Groovy and Kotlin, which are programs. */
export const gradleBuild: Format = {
  name: 'gradle-build',
  ecosystem: 'maven',
  kind: 'manifest',
  files: new RegExp(`\\.gradle(?:\\.kts)?$|${CONVENTION_PLUGIN.source}`),
  extract: extractBuildFile,
};

/** Declarations in blocks of dependencies and plugins, in whatever branch they stand; nothing is run. */
function extractBuildFile(text: string, context: FormatContext): Extraction {
  const nodes = readSyntaxTree(text);
  const into: Collector = { dependencies: [], problems: [], names: readNames(nodes, context) };
  walkBlock(nodes, OUTSIDE, into);
  // Most of such a program declares nothing, and is none of what this reads.
  return { dependencies: into.dependencies, problems: CONVENTION_PLUGIN.test(context.path) ? [] : into.problems };
}

interface Collector {
  readonly dependencies: Dependency[];
  readonly problems: Problem[];
  readonly names: Names;
}

/** What the blocks around a statement make of it. */
interface Place {
  readonly kind: 'outside' | 'dependencies' | 'plugins';
  /** Only versions are set here. */
  readonly isDefinition: boolean;
  readonly isBuildscript: boolean;
  readonly isTest: boolean;
}

const OUTSIDE: Place = { kind: 'outside', isDefinition: false, isBuildscript: false, isTest: false };
/** Blocks that only set versions, wherever they stand. */
/** Blocks of a block of dependencies that speak of packages without declaring them. */
const SILENT: readonly string[] = ['artifactTypes', 'attributesSchema', 'components', 'modules', 'registerTransform'];
const DEFINING: readonly string[] = ['constraints', 'dependencyManagement', 'imports', 'pluginManagement'];
/** Loops over more elements are not written by hand. */
const TURNS_MAX = 200;

function walkBlock(nodes: readonly SyntaxNode[], place: Place, into: Collector): void {
  for (const statement of splitStatements(nodes)) walkStatement(statement, place, into);
}

function walkStatement(statement: Statement, place: Place, into: Collector): void {
  const [first] = statement;
  if (first?.kind === 'word' && ['if', 'else', 'for', 'while', 'when', 'switch', 'try'].includes(first.text)) {
    walkControl(statement, place, into);
    return;
  }
  if (place.kind === 'plugins' && readPlugin(statement, place, into)) return;
  if (place.kind === 'dependencies' && readDeclaration(statement, place, into)) return;
  if (place.kind === 'outside' && readAdd(statement, place, into)) return;
  walkNested(statement, place, into);
}

/** `if (…) …`, with or without a block; either side counts. */
function walkControl(statement: Statement, place: Place, into: Collector): void {
  let at = 1;
  if (isGroup(statement[at], '(')) at += 1;
  const next = statement[at];
  if (isGroup(next, '{')) {
    walkBlock(next.children, place, into);
    at += 1;
  }
  if (at < statement.length) walkStatement(statement.slice(at), place, into);
}

/** Blocks inside a statement that is no declaration itself. */
function walkNested(statement: Statement, place: Place, into: Collector): void {
  let header: SyntaxNode[] = [];
  for (const node of statement) {
    if (!isGroup(node, '{')) {
      header.push(node);
      continue;
    }
    const turns = place.kind === 'dependencies' ? readTurns(header, node, into.names) : undefined;
    for (const names of turns ?? [into.names]) walkBlock(bodyOf(node), placeWithin(place, header), { ...into, names });
    header = [];
  }
}

function placeWithin(place: Place, header: Statement): Place {
  const words = header.flatMap((node) => (node.kind === 'word' ? [node.text] : []));
  const quoted = header.flatMap((node) =>
    node.kind === 'group' ? node.children.flatMap((child) => (child.kind === 'text' ? [child.text] : [])) : [],
  );
  const last = words.at(-1) ?? '';
  return {
    kind: kindWithin(place.kind, last, words.at(-2)),
    isDefinition: place.isDefinition || DEFINING.includes(last),
    isBuildscript: place.isBuildscript || last === 'buildscript' || last === 'initscript',
    isTest: place.isTest || [...words, ...quoted].some(isTestName),
  };
}

function kindWithin(kind: Place['kind'], word: string, owner: string | undefined): Place['kind'] {
  if (word === 'dependencies' || (word === 'apply' && owner === 'dependencies')) return 'dependencies';
  if (word === 'imports' || word === 'constraints') return 'dependencies';
  if (word === 'plugins') return 'plugins';
  return SILENT.includes(word) ? 'outside' : kind;
}

/** What stands in a block behind its parameters: `{ name, version -> … }`. */
function bodyOf({ children }: Group): readonly SyntaxNode[] {
  for (const [index, node] of children.entries()) {
    if (isMark(node, '-') && isMark(children[index + 1], '>')) return children.slice(index + 2);
    if (node.kind !== 'word' && !isMark(node, ',') && (node.kind !== 'newline' || index > 0)) break;
  }
  return children;
}

/** `['a', 'b'].each { … "g:$it" }`, `listOf("a", "b").forEach { name -> … }`: names of each turn; undefined for no loop over texts. */
function readTurns(header: Statement, block: Group, names: Names): readonly Names[] | undefined {
  const list = header.find((node) => isGroup(node, '[') || isGroup(node, '('));
  if (!list || list.kind !== 'group') return undefined;
  const values = splitArguments(list.children).map((part) => readText(part, names));
  const texts = values.filter((value) => value !== undefined);
  if (texts.length === 0 || texts.length < values.length || texts.length > TURNS_MAX) return undefined;
  const [parameter, arrow] = block.children.filter((child) => child.kind !== 'newline');
  const isNamed = parameter?.kind === 'word' && isMark(arrow, '-') && /^\w+$/.test(parameter.text);
  const name = isNamed ? parameter.text : 'it';
  return texts.map((text) => withName(names, name, text));
}

function withName(names: Names, name: string, value: string): Names {
  const find = (path: string): string | undefined => (path === name ? value : names.find(path));
  const pattern = new RegExp(`\\$(?:\\{\\s*${name}\\s*\\}|${name}(?![\\w]))`, 'g');
  return { ...names, find, fillIn: (text) => names.fillIn(text.replaceAll(pattern, () => value)) };
}

/** `configuration arguments [{ … }]`; false when the statement is none. */
function readDeclaration(statement: Statement, place: Place, into: Collector): boolean {
  const [first, second] = statement;
  if (first?.kind !== 'word' && first?.kind !== 'text') return false;
  // `"${variant}Implementation"("…")` holds something in a configuration that is not known.
  const quoted = first.kind === 'text' ? into.names.fillIn(first.text) : '';
  const named = { words: [/^\w+$/.test(quoted) ? quoted : 'unknown'], end: 1 };
  const { words, end } = first.kind === 'word' ? readPath(statement) : named;
  const configuration = words.at(-1) ?? '';
  const next = statement[end];
  if (configuration === 'add' && isGroup(next, '(')) return readAdd(statement, place, into);
  // `name { … }` is a block, `name = …` an assignment, `a.b(…)` a call of something else.
  if (words.length > 1 || next === undefined || isGroup(next, '{') || isMark(next, '=') || isMark(next, '-'))
    return false;
  if (!/^\w+$/.test(configuration) || NO_CONFIGURATIONS.includes(configuration)) return true;
  if (first.kind === 'text' && !isGroup(second, '(')) return false;
  // `listOf(…).forEach { … }`
  const isChained = isGroup(next, '(') && isMark(statement[end + 1], '.');
  if (isChained || (next.kind === 'mark' && !isMark(next, '*'))) return false;
  const blockAt = statement.findIndex((node, at) => at >= end && isGroup(node, '{'));
  const args = statement.slice(end, blockAt < 0 ? undefined : blockAt);
  const isCall = args.length === 1 && isGroup(args[0], '(');
  const block = blockAt < 0 ? undefined : statement[blockAt];
  push(into, place, configuration, isCall ? (args[0] as Group).children : args, first.line, block);
  return true;
}

/** `add("configuration", …)`, `dependencies.add("configuration", …)`; false when the statement is none. */
function readAdd(statement: Statement, place: Place, into: Collector): boolean {
  const { words, end } = readPath(statement);
  const call = statement[end];
  const isInBlock = place.kind === 'dependencies' && words.length === 1;
  if (words.at(-1) !== 'add' || !isGroup(call, '(') || !(isInBlock || words.at(-2) === 'dependencies')) return false;
  const [configuration, ...others] = splitArguments(call.children);
  const name = configuration ? readText(configuration, into.names) : undefined;
  const args = others.flatMap((part, at) => (at === 0 ? part : [COMMA, ...part]));
  push(into, place, name ?? 'unknown', args, call.line, statement.at(end + 1));
  return true;
}

const COMMA: SyntaxNode = { kind: 'mark', text: ',', line: 0 };

function push(
  into: Collector,
  place: Place,
  configuration: string,
  args: Statement,
  line: number,
  block: SyntaxNode | undefined,
): void {
  const declared = readDeclared(args, into.names);
  if (declared === undefined) {
    into.problems.push(computed(line, args));
    return;
  }
  const isBom = configuration === 'mavenBom';
  const scope = place.isBuildscript ? 'build' : scopeOfConfiguration(configuration, place.isTest);
  const rich = isGroup(block, '{') ? readRichVersion(block, into.names) : '';
  for (const one of declared) {
    pushOne(into, { ...one, requirement: one.requirement || rich }, scope, line, place.isDefinition || isBom);
  }
}

function pushOne(into: Collector, one: Declared, scope: DependencyScope, line: number, isDefinition: boolean): void {
  into.dependencies.push({ ...one, scope, direct: true, line, ...(isDefinition && { definition: true }) });
}

/** `{ version { strictly("1.2") } }` */
function readRichVersion(block: Group, names: Names): string {
  for (const statement of splitStatements(block.children)) {
    const [word, inner] = statement;
    if (word?.kind !== 'word' || word.text !== 'version' || !isGroup(inner, '{')) continue;
    for (const [kind, ...value] of splitStatements(inner.children)) {
      if (kind?.kind !== 'word' || !['prefer', 'require', 'strictly'].includes(kind.text)) continue;
      const [argument] = value;
      const text = readText(isGroup(argument, '(') ? argument.children : value, names);
      if (text !== undefined) return text;
    }
  }
  return '';
}

/** `id("x") version "1"`, `alias(libs.plugins.x)`, `kotlin("jvm") version "1"`; false when the statement is none. */
function readPlugin(statement: Statement, place: Place, into: Collector): boolean {
  const [first, second] = statement;
  if (first?.kind !== 'word' || !['alias', 'id', 'kotlin'].includes(first.text)) return false;
  if (isMark(second, '=')) return false;
  const argsEnd = statement.findIndex((node) => node.kind === 'word' && ['apply', 'version'].includes(node.text));
  const args = isGroup(second, '(') ? second.children : statement.slice(1, argsEnd < 0 ? undefined : argsEnd);
  const versionAt = statement.findIndex((node) => node.kind === 'word' && node.text === 'version');
  const after = statement.slice(versionAt + 1);
  const value = isGroup(after[0], '(') ? after[0].children : after.slice(0, 1);
  const version = versionAt < 0 ? '' : (readText(value, into.names) ?? '');
  const text = readText(args, into.names);
  const id = first.text === 'kotlin' && text !== undefined ? `org.jetbrains.kotlin.${text}` : text;
  if (first.text !== 'alias' && id !== undefined) {
    pushOne(into, plugin(id, version), 'build', first.line, place.isDefinition);
    return true;
  }
  const declared = readDeclared(args, into.names);
  if (declared === undefined) into.problems.push(computed(first.line, args));
  for (const one of declared ?? []) {
    pushOne(into, { ...one, requirement: version || one.requirement }, 'build', first.line, place.isDefinition);
  }
  return true;
}
