import type { HostPattern } from './vendor.ts';

/** Whose patterns an index holds. */
export interface HostIndexEntry {
  readonly id: string;
  readonly hosts: readonly HostPattern[];
}

/** Whom a call to a host goes to. */
export interface HostMatch {
  readonly id: string;
  readonly pattern: HostPattern;
  readonly product?: string;
  readonly tenant?: boolean;
  /** The host carries somebody's own service: it says nothing about the vendor's API. */
  readonly hosting?: boolean;
}

export interface HostIndex {
  /** The match of the longest pattern for a normalised host; whole labels only, from the right. */
  find(host: string): HostMatch | undefined;
}

interface Node {
  readonly literal: Map<string, Node>;
  /** `*`: exactly one label. */
  wildcard: Node | undefined;
  exact: HostMatch | undefined;
  suffix: HostMatch | undefined;
}

/** Builds a trie of labels from the right; a look-up walks at most the labels of the host. */
export function createHostIndex(entries: readonly HostIndexEntry[]): HostIndex {
  const root = createNode();
  for (const { id, hosts } of entries) for (const pattern of hosts) add(root, id, pattern);
  return {
    find(host) {
      const labels = host.split('.');
      return walk(root, labels, labels.length - 1)?.match;
    },
  };
}

function add(root: Node, id: string, pattern: HostPattern): void {
  let node = root;
  for (const label of (pattern.host ?? pattern.suffix ?? '').toLowerCase().split('.').reverse())
    node = child(node, label);
  const match: HostMatch = {
    id,
    pattern,
    ...(pattern.product === undefined ? {} : { product: pattern.product }),
    ...(pattern.tenant === true ? { tenant: true } : {}),
    ...(pattern.hosting === true ? { hosting: true } : {}),
  };
  // The first claim stands: entries come in order of precedence.
  if (pattern.host === undefined) node.suffix ??= match;
  else node.exact ??= match;
}

function child(node: Node, label: string): Node {
  if (label === '*') return (node.wildcard ??= createNode());
  const known = node.literal.get(label);
  if (known !== undefined) return known;
  const created = createNode();
  node.literal.set(label, created);
  return created;
}

interface Found {
  readonly match: HostMatch;
  readonly depth: number;
}

/** Deeper beats shallower; at equal depth a literal label beats `*`, and an exact host beats a suffix. */
function walk(node: Node, labels: readonly string[], at: number): Found | undefined {
  const depth = labels.length - 1 - at;
  const here = (at < 0 ? node.exact : undefined) ?? node.suffix;
  const found = here === undefined ? undefined : { match: here, depth };
  if (at < 0) return found;
  const literal = node.literal.get(labels[at] ?? '');
  const throughLiteral = literal === undefined ? undefined : walk(literal, labels, at - 1);
  const throughWildcard = node.wildcard === undefined ? undefined : walk(node.wildcard, labels, at - 1);
  if (throughLiteral === undefined) return throughWildcard ?? found;
  return throughWildcard !== undefined && throughWildcard.depth > throughLiteral.depth
    ? throughWildcard
    : throughLiteral;
}

function createNode(): Node {
  return { literal: new Map(), wildcard: undefined, exact: undefined, suffix: undefined };
}
