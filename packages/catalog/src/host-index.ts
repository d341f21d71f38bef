import type { Removals } from './overlay.ts';
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
  /** The vendor's region, where the host names it. */
  readonly region?: string;
}

export interface HostIndex {
  /** The match of the longest pattern for a normalised host; whole labels only, from the right. Removed patterns do not match. */
  find(host: string, removals?: Removals): HostMatch | undefined;
}

interface Node {
  /** Most nodes are the last of a name, and have none. */
  literal: Map<string, Node> | undefined;
  /** `*`: exactly one label. */
  wildcard: Node | undefined;
  exact: Claim | undefined;
  suffix: Claim | undefined;
}

interface Claim {
  readonly match: HostMatch;
  /** Labels from the right up to the one that names the region; 0 where none does. */
  readonly regionDepth: number;
}

interface Found {
  readonly claim: Claim;
  readonly depth: number;
}

/** Builds a trie of labels from the right; a look-up walks at most the labels of the host. */
export function createHostIndex(entries: readonly HostIndexEntry[]): HostIndex {
  const root = createNode();
  for (const { id, hosts } of entries) for (const pattern of hosts) add(root, id, pattern);
  return {
    find(host, removals) {
      const found = walk(root, host, host.length, 0, removals);
      if (found === undefined) return undefined;
      const { match, regionDepth } = found.claim;
      return regionDepth === 0 ? match : { ...match, region: host.split('.').at(-regionDepth) ?? '' };
    },
  };
}

function add(root: Node, id: string, pattern: HostPattern): void {
  const labels = (pattern.host ?? pattern.suffix ?? '').toLowerCase().split('.').reverse();
  let node = root;
  for (const label of labels) node = child(node, label);
  const match: HostMatch = {
    id,
    pattern,
    ...(pattern.product === undefined ? {} : { product: pattern.product }),
    ...(pattern.tenant === true ? { tenant: true } : {}),
    ...(pattern.hosting === true ? { hosting: true } : {}),
    ...(typeof pattern.region === 'string' ? { region: pattern.region } : {}),
  };
  const claim = { match, regionDepth: pattern.region === true ? labels.indexOf('*') + 1 : 0 };
  // The first claim stands: entries come in order of precedence.
  if (pattern.host === undefined) node.suffix ??= claim;
  else node.exact ??= claim;
}

function child(node: Node, label: string): Node {
  if (label === '*') return (node.wildcard ??= createNode());
  const known = node.literal?.get(label);
  if (known !== undefined) return known;
  const created = createNode();
  (node.literal ??= new Map<string, Node>()).set(label, created);
  return created;
}

/**
 * Deeper beats shallower; at equal depth a literal label beats `*`, and an exact host beats a suffix. `end` is where the
 * labels that are still to be read end: cutting them off one by one spares the list that a split would make.
 */
function walk(node: Node, host: string, end: number, depth: number, removals?: Removals): Found | undefined {
  const here = (end < 0 ? standing(node.exact, host, removals) : undefined) ?? standing(node.suffix, host, removals);
  const found = here === undefined ? undefined : { claim: here, depth };
  if (end < 0) return found;
  const dot = end === 0 ? -1 : host.lastIndexOf('.', end - 1);
  const literal = node.literal?.get(host.slice(dot + 1, end));
  const throughLiteral = literal === undefined ? undefined : walk(literal, host, dot, depth + 1, removals);
  const throughWildcard = node.wildcard === undefined ? undefined : walk(node.wildcard, host, dot, depth + 1, removals);
  if (throughLiteral === undefined) return throughWildcard ?? found;
  return throughWildcard !== undefined && throughWildcard.depth > throughLiteral.depth
    ? throughWildcard
    : throughLiteral;
}

/** Such as `us-east-1`, `europe-west1` and `us`: `s3`, which stands in the same place of other names, is none. */
const REGION = /^(?:eu|us|(?:[a-z]{2,14}-)+[a-z]*\d+)$/;

/** A claim that counts for a host: its pattern was not removed, and the label of its region is one. */
function standing(claim: Claim | undefined, host: string, removals: Removals | undefined): Claim | undefined {
  if (claim === undefined) return undefined;
  const { match, regionDepth } = claim;
  if (regionDepth > 0 && !REGION.test(host.split('.').at(-regionDepth) ?? '')) return undefined;
  return removals?.isHostRemoved(match.id, match.pattern) === true ? undefined : claim;
}

function createNode(): Node {
  return { literal: undefined, wildcard: undefined, exact: undefined, suffix: undefined };
}
