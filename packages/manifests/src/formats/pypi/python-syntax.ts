import type { Node, Tree } from 'web-tree-sitter';

/** A literal text and where it stands. */
export interface PythonText {
  readonly text: string;
  readonly line: number;
}

/** What one keyword argument of `setup()` holds, as far as literals show. */
export interface SetupArgument {
  readonly name: string;
  readonly line: number;
  readonly texts: readonly PythonText[];
  /** Of a dictionary: its lists by key. */
  readonly groups: readonly { readonly name: string; readonly texts: readonly PythonText[] }[];
  /** False when a part of it is computed. */
  readonly isComplete: boolean;
}

/** Values are followed only so deep, and only so many of them; nobody writes more. */
const DEPTH_MAX = 20;
const VALUES_MAX = 50_000;

/** Keyword arguments of every `setup()` call that are of these names; dictionaries passed as `**kwargs` are looked into. */
export function findSetupArguments(
  tree: Tree,
  names: readonly string[],
): { readonly calls: number; readonly arguments: readonly SetupArgument[] } {
  const program: Program = { assignments: listAssignments(tree), valuesLeft: VALUES_MAX };
  const calls = tree.rootNode.descendantsOfType('call').filter(isSetup);
  const found: SetupArgument[] = [];
  for (const call of calls) {
    for (const [name, value] of listKeywords(call, program.assignments)) {
      if (!names.includes(name)) continue;
      const into = emptyReading();
      readValue(value, program, into, 0);
      const { texts, groups, isComplete } = into;
      found.push({ name, line: value.startPosition.row + 1, texts, groups, isComplete });
    }
  }
  return { calls: calls.length, arguments: found };
}

interface Reading {
  texts: PythonText[];
  groups: { name: string; texts: readonly PythonText[] }[];
  isComplete: boolean;
  /** Names that were looked up already: `x = x + [...]` adds to what is known. */
  seen: Set<string>;
}

interface Program {
  readonly assignments: Assignments;
  valuesLeft: number;
}

function emptyReading(): Reading {
  return { texts: [], groups: [], isComplete: true, seen: new Set() };
}

/** Every value that a name is given, in order; `x += […]`, `x.append(…)`, `x.extend(…)` and `x["key"] = …` add to it. */
type Assignments = ReadonlyMap<string, readonly { readonly value: Node; readonly key?: string }[]>;

function listAssignments(tree: Tree): Assignments {
  const found = new Map<string, { value: Node; key?: string }[]>();
  const add = (name: string, value: Node, key?: string): void => {
    const entry = { value, ...(key !== undefined && { key }) };
    const list = found.get(name);
    if (list) list.push(entry);
    else found.set(name, [entry]);
  };
  for (const node of tree.rootNode.descendantsOfType([
    'assignment',
    'augmented_assignment',
    'call',
    'return_statement',
  ])) {
    if (!node) continue;
    if (node.type === 'return_statement') {
      const [returned] = node.namedChildren;
      const name = enclosingFunction(node);
      if (returned && name !== undefined) add(`${name}()`, returned);
      continue;
    }
    const left = node.childForFieldName('left');
    const right = node.childForFieldName('right');
    if (left && right) {
      if (left.type === 'identifier') add(left.text, right);
      const key = left.type === 'subscript' ? left.childForFieldName('subscript') : null;
      const text = key ? literalText(key) : undefined;
      if (text !== undefined) add(left.childForFieldName('value')?.text ?? '', right, text);
      continue;
    }
    const method = /^([A-Za-z_]\w*)\.(append|extend|insert|update)$/.exec(
      node.childForFieldName('function')?.text ?? '',
    );
    const argument = node.childForFieldName('arguments')?.namedChildren.at(-1);
    if (method && argument) add(method[1] as string, argument);
  }
  return found;
}

/** The function that a statement stands in, if it stands in one. */
function enclosingFunction(node: Node): string | undefined {
  for (let at = node.parent; at !== null; at = at.parent)
    if (at.type === 'function_definition') return at.childForFieldName('name')?.text;
  return undefined;
}

function isSetup(call: Node): boolean {
  return /(^|\.)setup$/.test(call.childForFieldName('function')?.text ?? '');
}

function listKeywords(call: Node, assignments: Assignments): readonly (readonly [string, Node])[] {
  const keywords: (readonly [string, Node])[] = [];
  for (const argument of call.childForFieldName('arguments')?.namedChildren ?? []) {
    const name = argument?.childForFieldName('name');
    const value = argument?.childForFieldName('value');
    if (argument?.type === 'keyword_argument' && name && value) keywords.push([name.text, value]);
    if (argument?.type === 'dictionary_splat')
      keywords.push(...listSplat(argument.namedChildren[0] ?? null, assignments));
  }
  return keywords;
}

function listSplat(node: Node | null, assignments: Assignments): readonly (readonly [string, Node])[] {
  if (node?.type === 'identifier') {
    return (assignments.get(node.text) ?? []).flatMap(({ value, key }) =>
      key === undefined ? listSplat(value.type === 'identifier' ? null : value, assignments) : [[key, value] as const],
    );
  }
  if (node?.type === 'dictionary') return listPairs(node);
  if (node?.type === 'call' && node.childForFieldName('function')?.text === 'dict')
    return listKeywords(node, new Map());
  return [];
}

function listPairs(dictionary: Node): readonly (readonly [string, Node])[] {
  return dictionary.namedChildren.flatMap((pair) => {
    const key = pair?.type === 'pair' ? pair.childForFieldName('key') : null;
    const value = pair?.childForFieldName('value');
    const text = key ? literalText(key) : undefined;
    return text === undefined || !value ? [] : [[text, value] as const];
  });
}

function readValue(node: Node, program: Program, into: Reading, depth: number): void {
  // Texts count too: of one long list that many groups share, each has all.
  if ((program.valuesLeft -= 1) < 0) {
    into.isComplete = false;
    return;
  }
  const template = templateName(node);
  if (template !== undefined) {
    into.texts.push({ text: template, line: node.startPosition.row + 1 });
    into.isComplete = false;
    return;
  }
  const text = literalText(node);
  if (text !== undefined) into.texts.push({ text, line: node.startPosition.row + 1 });
  else if (depth > DEPTH_MAX) into.isComplete = false;
  else if (LISTS.includes(node.type)) readParts(node.namedChildren, program, into, depth);
  else if (node.type === 'binary_operator' && node.childForFieldName('operator')?.text === '+') {
    readParts([node.childForFieldName('left'), node.childForFieldName('right')], program, into, depth);
  } else if (node.type === 'identifier') readName(node.text, program, into, depth);
  else if (node.type === 'dictionary') readDictionary(node, program, into, depth);
  else if (node.type === 'conditional_expression') {
    const [whenTrue, , whenFalse] = node.namedChildren;
    readParts([whenTrue ?? null, whenFalse ?? null], program, into, depth);
  } else if (node.type === 'call') readCall(node, program, into, depth);
  else if (node.type === 'list_splat' || node.type === 'dictionary_splat')
    readParts(node.namedChildren, program, into, depth);
  else if (!IGNORED.includes(node.type)) into.isComplete = false;
}

const LISTS: readonly string[] = ['list', 'tuple', 'set', 'parenthesized_expression'];
const WRAPPERS: readonly string[] = ['list', 'tuple', 'set', 'sorted', 'dict'];
/** Keyword arguments are groups of a `dict(…)`, which are read as such. */
const IGNORED: readonly string[] = ['comment', 'none', 'keyword_argument'];

/** `list(…)` and its like, a literal text that is split, and a function of this file by what it returns. */
function readCall(node: Node, program: Program, into: Reading, depth: number): void {
  const called = node.childForFieldName('function');
  const words = called === null ? undefined : splitText(node, called);
  if (words !== undefined) {
    for (const text of words) into.texts.push({ text, line: node.startPosition.row + 1 });
  } else if (WRAPPERS.includes(called?.text ?? '')) {
    for (const [name, value] of listKeywords(node, new Map())) readGroup(name, value, program, into, depth);
    readParts(node.childForFieldName('arguments')?.namedChildren ?? [], program, into, depth);
  } else if (called?.type === 'identifier') readName(`${called.text}()`, program, into, depth);
  else into.isComplete = false;
}

/** `"…".split()` and `"…".splitlines()`; a line of its own stays whole whatever it is split at otherwise. */
function splitText(call: Node, called: Node, depth = 0): readonly string[] | undefined {
  if (called.type !== 'attribute' || depth > DEPTH_MAX) return undefined;
  const method = called.childForFieldName('attribute')?.text ?? '';
  const object = called.childForFieldName('object');
  if (!['split', 'splitlines', 'strip'].includes(method) || object === null) return undefined;
  const inner = object.type === 'call' ? object.childForFieldName('function') : null;
  const text = inner === null ? literalText(object) : splitText(object, inner, depth + 1)?.join('\n');
  const hasArguments = (call.childForFieldName('arguments')?.namedChildren.length ?? 0) > 0;
  if (text === undefined) return undefined;
  return method === 'split' && !hasArguments ? text.split(/\s+/).filter(Boolean) : [text];
}

function readParts(nodes: readonly (Node | null)[], program: Program, into: Reading, depth: number): void {
  for (const node of nodes) if (node) readValue(node, program, into, depth + 1);
}

function readName(name: string, program: Program, into: Reading, depth: number): void {
  if (into.seen.has(name)) return;
  into.seen.add(name);
  const values = program.assignments.get(name);
  if (!values) into.isComplete = false;
  for (const { value, key } of values ?? []) {
    if (key === undefined) readValue(value, program, into, depth + 1);
    else readGroup(key, value, program, into, depth);
  }
}

function readDictionary(node: Node, program: Program, into: Reading, depth: number): void {
  const pairs = listPairs(node);
  const splats = node.namedChildren.filter((child) => child?.type === 'dictionary_splat');
  const members = node.namedChildren.filter((child) => child?.type !== 'comment');
  if (pairs.length + splats.length < members.length) into.isComplete = false;
  readParts(splats, program, into, depth);
  for (const [name, value] of pairs) readGroup(name, value, program, into, depth);
}

function readGroup(name: string, value: Node, program: Program, into: Reading, depth: number): void {
  const group = emptyReading();
  readValue(value, program, group, depth + 1);
  into.groups.push({ name, texts: group.texts });
  if (!group.isComplete) into.isComplete = false;
}

/** The text of a string, or of strings beside one another or added up; undefined when a part of it is computed. */
function literalText(node: Node, depth = 0): string | undefined {
  if (depth < DEPTH_MAX && node.type === 'binary_operator' && node.childForFieldName('operator')?.text === '+') {
    const left = node.childForFieldName('left');
    const right = node.childForFieldName('right');
    const texts = [left, right].map((side) => (side === null ? undefined : literalText(side, depth + 1)));
    return texts.includes(undefined) ? undefined : texts.join('');
  }
  if (depth < DEPTH_MAX && node.type === 'parenthesized_expression') {
    const inner = node.namedChildren.filter((child) => child?.type !== 'comment');
    return inner.length === 1 && inner[0] ? literalText(inner[0], depth + 1) : undefined;
  }
  if (node.type === 'concatenated_string') {
    const parts = node.namedChildren.filter((child) => child?.type === 'string').map((child) => literalText(child));
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (node.type !== 'string') return undefined;
  if (node.namedChildren.some((child) => child?.type === 'interpolation')) return undefined;
  return node.namedChildren
    .filter((child) => child?.type === 'string_content')
    .map((child) => child?.text ?? '')
    .join('')
    .replace(/\\\n/g, '')
    .replace(/\\n/g, '\n')
    .replace(/\\(["'\\])/g, '$1');
}

/**
 * The package of a requirement whose version is computed: `f"acme>={version}"`, `"acme>=%s" % version`, `"acme=={}".format(v)`,
 * `"acme>=" + version`. The name alone is worth having; undefined where a part of the name may be computed too.
 */
function templateName(node: Node): string | undefined {
  const start = templateStart(node);
  return start === undefined
    ? undefined
    : /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[\w, .-]*\]\s*)?(?:[<>=!~;@(]|\s\S)/.exec(start)?.[1];
}

/** The text before the first computed part. */
function templateStart(node: Node): string | undefined {
  if (node.type === 'string') {
    const parts = node.namedChildren;
    const computed = parts.findIndex((child) => child?.type === 'interpolation');
    if (computed < 0) return undefined;
    const before = parts.slice(0, computed).filter((child) => child?.type === 'string_content');
    return before.map((child) => child?.text ?? '').join('');
  }
  if (node.type === 'binary_operator') {
    const left = node.childForFieldName('left');
    const right = node.childForFieldName('right');
    const operator = node.childForFieldName('operator')?.text;
    if (left === null || right === null) return undefined;
    if (operator === '%') return literalText(left)?.split('%')[0];
    // Added to a list it is a list, and texts that are all known are no template.
    if (operator === '+' && left.type === 'string' && literalText(right) === undefined) return literalText(left);
  }
  const method = node.type === 'call' ? node.childForFieldName('function') : null;
  if (method?.type !== 'attribute' || method.childForFieldName('attribute')?.text !== 'format') return undefined;
  const object = method.childForFieldName('object');
  return object ? literalText(object)?.split('{')[0] : undefined;
}
