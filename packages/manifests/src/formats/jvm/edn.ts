/** A value of EDN: a map is the list of its keys and values one after the other. https://github.com/edn-format/edn */
export type Edn = { readonly kind: 'text' | 'word'; readonly text: string; readonly line: number } | EdnList;

export interface EdnList {
  readonly kind: 'list' | 'map' | 'vector';
  readonly items: readonly Edn[];
}

const TOKEN = /;[^\n]*|"(?:[^"\\]|\\[^])*"|#_|#?\{|[[\](){}]|[^\s,;"[\](){}]+|\n/g;
const TOKENS_MAX = 200_000;

interface Open {
  readonly kind: EdnList['kind'];
  readonly items: Edn[];
}

/** The values of a text. Brackets that are never closed end with the text. */
export function readEdn(text: string): readonly Edn[] {
  const root: Open = { kind: 'list', items: [] };
  const open: Open[] = [root];
  let line = 1;
  let count = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    if ((count += 1) > TOKENS_MAX) break;
    const at = open.at(-1) ?? root;
    if (token === '\n') line += 1;
    else if (token.startsWith(';') || token === '#_') continue;
    else if (token === '[' || token === '(' || token.endsWith('{')) {
      const inner: Open = { kind: token === '[' ? 'vector' : token === '(' ? 'list' : 'map', items: [] };
      at.items.push(inner);
      open.push(inner);
    } else if (/^[\])}]$/.test(token)) {
      if (open.length > 1) open.pop();
    } else if (token.startsWith('"')) {
      at.items.push({ kind: 'text', text: token.slice(1, -1), line });
      line += token.split('\n').length - 1;
    } else at.items.push({ kind: 'word', text: token, line });
  }
  return root.items;
}

/** What follows a word in a list or map. */
export function valueAfter(items: readonly Edn[], word: string): Edn | undefined {
  const at = items.findIndex((one) => one.kind === 'word' && one.text === word);
  return at === -1 ? undefined : items[at + 1];
}

/** Keys and values of a map; none for anything else. */
export function pairsOf(value: Edn | undefined): readonly (readonly [key: Edn, value: Edn])[] {
  if (value === undefined || value.kind !== 'map') return [];
  return value.items.flatMap((key, at) => {
    const next = value.items[at + 1];
    return at % 2 === 0 && next !== undefined ? [[key, next] as const] : [];
  });
}

/** Values of a list, vector or map; none for a single value. */
export function itemsOf(value: Edn | undefined): readonly Edn[] {
  return value !== undefined && 'items' in value ? value.items : [];
}
