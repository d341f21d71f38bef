import { createLineCounter } from '../../lines.ts';

/** A tuple of Elixir as written: its items, split at the commas of its own level. */
export interface Tuple {
  readonly items: readonly string[];
  readonly line: number;
}

const OPENING = '{[(';
const CLOSING = '}])';

/**
 * The outermost tuples that begin with an atom, from each place that `start` finds to the next definition, except those that
 * something is matched with. Comments and texts are seen as such; nothing is evaluated.
 */
export function readTuples(text: string, start: RegExp): Tuple[] {
  const code = withoutComments(text);
  const definitions = [...code.matchAll(DEFINITION)].map(({ index }) => index);
  const lineAt = createLineCounter(code);
  const tuples: Tuple[] = [];
  let place = 0;
  let at = 0;
  for (const match of code.matchAll(start)) {
    const from = match.index + match[0].length;
    // It lies in what was read already.
    if (from < at) continue;
    while ((definitions[place] ?? Infinity) < from) place += 1;
    const end = definitions[place] ?? code.length;
    for (at = from; at < end; at += 1) {
      if (code.charAt(at) === '"') at = endOfText(code, at);
      else if (code.charAt(at) === '{' && /^\{\s*:/.test(code.slice(at, at + 200))) {
        const { items, end: closed } = readItems(code, at + 1, end);
        if (!PATTERN_END.test(code.slice(closed + 1, closed + 100))) tuples.push({ items, line: lineAt(at) });
        at = closed;
      }
    }
  }
  return tuples;
}

/** What follows a tuple that is a pattern: `{:ok, text} <- read()`. */
const PATTERN_END = /^\s*(?:<-|->|=(?!=))/;

/** A function begins on a line of its own. */
const DEFINITION = /^[ \t]*defp?\s/gm;

function readItems(code: string, from: number, limit: number): { items: string[]; end: number } {
  const items: string[] = [];
  let depth = 0;
  let startAt = from;
  for (let at = from; at < limit; at += 1) {
    const char = code.charAt(at);
    if (char === '"') at = endOfText(code, at);
    else if (OPENING.includes(char)) depth += 1;
    else if (CLOSING.includes(char)) {
      if (depth === 0) return { items: [...items, code.slice(startAt, at).trim()], end: at };
      depth -= 1;
    } else if (char === ',' && depth === 0) {
      items.push(code.slice(startAt, at).trim());
      startAt = at + 1;
    }
  }
  return { items: [...items, code.slice(startAt, limit).trim()], end: limit };
}

function endOfText(code: string, from: number): number {
  for (let at = from + 1; at < code.length; at += 1) {
    if (code.charAt(at) === '\\') at += 1;
    else if (code.charAt(at) === '"') return at;
  }
  return code.length;
}

/** Comments as blanks, so that places stay; a `#` inside of a text is none. */
export function withoutComments(text: string): string {
  return text.replaceAll(/"(?:\\[\s\S]|[^"\\])*(?:"|$)|\?#|#[^\n]*/g, (part) =>
    part.startsWith('#') ? ' '.repeat(part.length) : part,
  );
}
