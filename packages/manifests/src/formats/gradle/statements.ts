import type { Group, SyntaxNode } from './syntax-tree.ts';

/** Nodes of one statement; newlines are left out. */
export type Statement = readonly SyntaxNode[];

/** A statement goes on on the next line behind one of these, and before one of those. */
const GOES_ON_AFTER = ',.=+?:&|';
const GOES_ON_BEFORE = '.?:&|';

/** Statements of a block, at its own level. */
export function splitStatements(nodes: readonly SyntaxNode[]): readonly Statement[] {
  const statements: SyntaxNode[][] = [];
  let current: SyntaxNode[] = [];
  const end = (): void => {
    if (current.length > 0) statements.push(current);
    current = [];
  };
  for (const [index, node] of nodes.entries()) {
    if (node.kind === 'newline') {
      if (!goesOn(current.at(-1), nodes, index)) end();
    } else if (isMark(node, ';')) end();
    else current.push(node);
  }
  end();
  return statements;
}

/** Arguments at the commas of their own level. */
export function splitArguments(nodes: readonly SyntaxNode[]): readonly Statement[] {
  const parts: SyntaxNode[][] = [[]];
  for (const node of nodes) {
    if (isMark(node, ',')) parts.push([]);
    else if (node.kind !== 'newline') parts.at(-1)?.push(node);
  }
  return parts.filter((part) => part.length > 0);
}

export function isMark(node: SyntaxNode | undefined, text: string): boolean {
  return node?.kind === 'mark' && node.text === text;
}

export function isGroup(node: SyntaxNode | undefined, open: Group['open']): node is Group {
  return node?.kind === 'group' && node.open === open;
}

/** `a.b.c` at the start of some nodes, as its words, and where it ends. `?.` and `!!` of Kotlin are seen as `.`. */
export function readPath(
  nodes: readonly SyntaxNode[],
  from = 0,
): { readonly words: readonly string[]; readonly end: number } {
  const words: string[] = [];
  let at = from;
  for (;;) {
    const node = nodes[at];
    if (node?.kind !== 'word') return { words, end: at };
    words.push(node.text);
    at += 1;
    let next = at;
    while (isMark(nodes[next], '?') || isMark(nodes[next], '!')) next += 1;
    if (!isMark(nodes[next], '.') || nodes[next + 1]?.kind !== 'word') return { words, end: at };
    at = next + 1;
  }
}

function goesOn(last: SyntaxNode | undefined, nodes: readonly SyntaxNode[], from: number): boolean {
  if (last?.kind === 'mark' && GOES_ON_AFTER.includes(last.text)) return true;
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node?.kind === 'newline') continue;
    return node?.kind === 'mark' && GOES_ON_BEFORE.includes(node.text);
  }
  return false;
}
