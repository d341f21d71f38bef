import type { Node, Tree } from 'web-tree-sitter';

/** What a literal says; undefined where it is computed when the program runs. Keys of a hash are texts. */
export type RubyValue = string | readonly RubyValue[] | ReadonlyMap<string, RubyValue> | undefined;

/** Finds what a name holds at a place in the program. */
export type NameLookup = (name: string) => RubyValue;

/** Values hold values; nobody writes more levels. */
const DEPTH_MAX = 20;
/** A text that names build from names may double at every step. */
const TEXT_LENGTH_MAX = 2000;
/** Names that hold names; nobody writes more. */
const NAMES_DEEP_MAX = 100;
/** Elements of a list or a hash that one name hands to a call. Each of many calls would have them all. */
export const HANDED_MAX = 100;

/** Calls that leave a text as it is. */
const HARMLESS_CALLS: readonly string[] = ['dup', 'freeze', 'strip', 'to_s', 'to_sym'];
const TEXTS: readonly string[] = ['bare_string', 'bare_symbol', 'delimited_symbol', 'string'];
const LISTS: readonly string[] = ['array', 'string_array', 'symbol_array'];

/** The value of a literal, and of names that `lookup` knows. Nothing is run. */
export function readRubyValue(node: Node | null, lookup: NameLookup, depth = 0): RubyValue {
  if (!node || depth > DEPTH_MAX) return undefined;
  const { type } = node;
  if (TEXTS.includes(type)) return readText(node, lookup, depth);
  if (LISTS.includes(type)) return childrenOf(node).map((child) => readRubyValue(child, lookup, depth + 1));
  if (type === 'simple_symbol') return node.text.slice(1);
  if (type === 'identifier' || type === 'constant') return node.text === '__dir__' ? '.' : lookup(node.text);
  if (['hash_key_symbol', 'integer', 'float', 'true', 'false'].includes(type)) return node.text;
  if (type === 'hash') return readPairs(childrenOf(node), lookup, depth);
  if (type === 'chained_string') {
    const parts = childrenOf(node).map((child) => readRubyValue(child, lookup, depth + 1));
    return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined;
  }
  if (type === 'parenthesized_statements' && node.namedChildCount === 1) {
    return readRubyValue(node.namedChild(0), lookup, depth + 1);
  }
  return type === 'call' ? readCallValue(node, lookup, depth) : undefined;
}

/** Paths are built from the place of the file itself, which is `.` here. */
function readCallValue(node: Node, lookup: NameLookup, depth: number): RubyValue {
  const method = node.childForFieldName('method')?.text ?? '';
  const receiver = node.childForFieldName('receiver');
  if (HARMLESS_CALLS.includes(method)) return readRubyValue(receiver, lookup, depth + 1);
  if (receiver?.text !== 'File') return undefined;
  const parts = childrenOf(node.childForFieldName('arguments')).map((one) =>
    one.text === '__FILE__' ? './file' : one.text === '__dir__' ? '.' : readRubyValue(one, lookup, depth + 1),
  );
  if (!parts.every((part) => typeof part === 'string')) return undefined;
  if (method === 'join') return parts.join('/');
  if (method === 'expand_path') return parts.toReversed().join('/');
  return method === 'dirname' ? `${parts[0] ?? ''}/..` : undefined;
}

/** `key: value` and `:key => value` among arguments or in a hash; `**options` adds its own. */
export function readPairs(nodes: readonly Node[], lookup: NameLookup, depth = 0): ReadonlyMap<string, RubyValue> {
  const pairs = new Map<string, RubyValue>();
  for (const node of nodes) {
    if (node.type === 'pair') {
      const key = readRubyValue(node.childForFieldName('key'), lookup, depth + 1);
      if (typeof key === 'string') pairs.set(key, readRubyValue(node.childForFieldName('value'), lookup, depth + 1));
    } else if (node.type === 'hash_splat_argument' || node.type === 'hash') {
      const value = readRubyValue(node.type === 'hash' ? node : node.namedChild(0), lookup, depth + 1);
      if (value instanceof Map && (node.type === 'hash' || value.size <= HANDED_MAX))
        for (const [key, one] of value) pairs.set(key, one);
    }
  }
  return pairs;
}

/** Names that are given one literal value, once, anywhere in the program. */
export function readAssignments(tree: Tree): NameLookup {
  const nodes = new Map<string, Node | null>();
  for (const node of tree.rootNode.descendantsOfType(['assignment', 'operator_assignment'])) {
    const name = node?.childForFieldName('left')?.text ?? '';
    // A name that is given a second value may hold either.
    nodes.set(name, nodes.has(name) ? null : (node?.childForFieldName('right') ?? null));
  }
  const busy = new Set<string>();
  const known = new Map<string, RubyValue>();
  const lookup: NameLookup = (name) => {
    if (known.has(name)) return known.get(name);
    const node = nodes.get(name);
    if (!node || busy.has(name) || busy.size > NAMES_DEEP_MAX) return undefined;
    busy.add(name);
    const value = readRubyValue(node, lookup);
    busy.delete(name);
    known.set(name, value);
    return value;
  };
  return lookup;
}

/** Texts of a text, or of a list of them; what is computed is left out. */
export function textsOf(value: RubyValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? (value as readonly RubyValue[]).flatMap(textsOf) : [];
}

/** Children without the comments between them. */
export function childrenOf(node: Node | null): readonly Node[] {
  return (node?.namedChildren ?? []).filter((child): child is Node => child !== null && child.type !== 'comment');
}

function readText(node: Node, lookup: NameLookup, depth: number): string | undefined {
  let text = '';
  for (const child of node.namedChildren) {
    if (child?.type === 'interpolation') {
      const value = readRubyValue(child.namedChild(0), lookup, depth + 1);
      if (typeof value !== 'string') return undefined;
      text += value;
    } else if (child?.type === 'escape_sequence') text += child.text.replace(/^\\/, '');
    else text += child?.text ?? '';
    if (text.length > TEXT_LENGTH_MAX) return undefined;
  }
  return text;
}
