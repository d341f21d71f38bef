import type { Node, Tree } from 'web-tree-sitter';
import { HANDED_MAX, childrenOf, readAssignments, readPairs, readRubyValue } from './ruby-values.ts';
import type { NameLookup, RubyValue } from './ruby-values.ts';

/** One call with what its arguments say. A call in a loop over literals is one for each turn. */
export interface RubyCall {
  readonly method: string;
  readonly hasReceiver: boolean;
  readonly line: number;
  /** Arguments without a name; undefined where one is computed. */
  readonly positional: readonly RubyValue[];
  /** Arguments with a name. */
  readonly named: ReadonlyMap<string, RubyValue>;
  /** Calls whose blocks this one stands in, outermost first. */
  readonly within: readonly RubyCall[];
}

/** Turns of loops inside of loops; real programs have a handful. */
const TURNS_MAX = 500;
/** Blocks in blocks; deeper ones are not looked at as such. */
const WITHIN_MAX = 50;
const CALLS_MAX = 100_000;

type Turn = ReadonlyMap<string, RubyValue>;

interface OpenBlock {
  readonly endIndex: number;
  readonly turns: readonly Turn[];
  readonly within: readonly RubyCall[];
}

/** Calls of these methods in the order of the program, in whatever branch they stand. `blocks` are the methods whose blocks matter. */
export function listRubyCalls(tree: Tree, methods: readonly string[], blocks: readonly string[]): readonly RubyCall[] {
  const assigned = readAssignments(tree);
  const found: RubyCall[] = [];
  const open: OpenBlock[] = [{ endIndex: Infinity, turns: [new Map()], within: [] }];
  for (const node of tree.rootNode.descendantsOfType('call')) {
    if (!node) continue;
    while (node.startIndex >= (open.at(-1)?.endIndex ?? Infinity)) open.pop();
    const around = open.at(-1) as OpenBlock;
    const method = node.childForFieldName('method')?.text ?? '';
    const block = node.childForFieldName('block');
    if (methods.includes(method)) found.push(...readTurns(node, method, around, assigned));
    if (found.length > CALLS_MAX) break;
    if (block && (blocks.includes(method) || method === 'each')) {
      open.push(openBlock(node, block, method, around, assigned, blocks));
    }
  }
  return found;
}

function openBlock(
  node: Node,
  block: Node,
  method: string,
  around: OpenBlock,
  assigned: NameLookup,
  blocks: readonly string[],
): OpenBlock {
  const { endIndex } = node;
  const { turns, within } = around;
  if (!blocks.includes(method)) return { endIndex, within, turns: openLoop(node, block, turns, assigned) };
  const call = readCall(node, method, around, createLookup(turns[0], assigned).lookup);
  return { endIndex, turns, within: within.length < WITHIN_MAX ? [...within, call] : within };
}

/** `%w[a b].each do |name|` and `{ "a" => "1" }.each do |name, version|`: a turn for each element. */
function openLoop(node: Node, block: Node, turns: readonly Turn[], assigned: NameLookup): readonly Turn[] {
  const names = childrenOf(block.childForFieldName('parameters')).map(({ text }) => text);
  const list = readRubyValue(node.childForFieldName('receiver'), createLookup(turns[0], assigned).lookup);
  const elements: readonly RubyValue[] =
    list instanceof Map ? [...list] : Array.isArray(list) ? (list as readonly RubyValue[]) : [];
  if (names.length === 0 || elements.length === 0 || turns.length * elements.length > TURNS_MAX) {
    // What is not known hides names of the same spelling further out.
    return turns.map((turn) => new Map([...turn, ...names.map((name) => [name, undefined] as const)]));
  }
  return turns.flatMap((turn) =>
    elements.map((element) => {
      const parts: readonly RubyValue[] =
        names.length > 1 && Array.isArray(element) ? (element as readonly RubyValue[]) : [element];
      return new Map([...turn, ...names.map((name, at) => [name, parts[at]] as const)]);
    }),
  );
}

function readTurns(node: Node, method: string, around: OpenBlock, assigned: NameLookup): readonly RubyCall[] {
  const calls: RubyCall[] = [];
  for (const turn of around.turns) {
    const { lookup, wasAsked } = createLookup(turn, assigned);
    calls.push(readCall(node, method, around, lookup));
    // A call that names nothing of the loop says the same in every turn.
    if (!wasAsked()) break;
  }
  return calls;
}

function readCall(node: Node, method: string, { within }: OpenBlock, lookup: NameLookup): RubyCall {
  const nodes = childrenOf(node.childForFieldName('arguments'));
  const isNamed = ({ type }: Node): boolean => ['pair', 'hash_splat_argument', 'hash', 'block_argument'].includes(type);
  return {
    method,
    hasReceiver: node.childForFieldName('receiver') !== null,
    line: node.startPosition.row + 1,
    positional: nodes.filter((one) => !isNamed(one)).flatMap((one) => readPositional(one, lookup)),
    named: readPairs(nodes.filter(isNamed), lookup),
    within,
  };
}

/** `*list` stands for its elements. */
function readPositional(node: Node, lookup: NameLookup): readonly RubyValue[] {
  const isSplat = node.type === 'splat_argument';
  const value = readRubyValue(isSplat ? node.namedChild(0) : node, lookup);
  if (!Array.isArray(value)) return [value];
  if (value.length > HANDED_MAX) return [undefined];
  return isSplat ? (value as readonly RubyValue[]) : [value as readonly RubyValue[]];
}

function createLookup(turn: Turn | undefined, assigned: NameLookup): { lookup: NameLookup; wasAsked: () => boolean } {
  let asked = false;
  return {
    wasAsked: () => asked,
    lookup: (name) => {
      if (!turn?.has(name)) return assigned(name);
      asked = true;
      return turn.get(name);
    },
  };
}
