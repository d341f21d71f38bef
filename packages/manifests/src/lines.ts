import { visit } from 'jsonc-parser';

/** Finds the one-based line of a declaration; undefined where it cannot be determined. */
export type LineFinder = (...path: readonly string[]) => number | undefined;

/** The patterns here are quadratic in the length of a line. */
const LINE_LENGTH_MAX = 2000;

const NEWLINE = 0x0a;

/** Lines of the keys of a JSON text (comments and trailing commas allowed), down to `depthMax` levels; a repeated key is at its last place. */
export function findJsonLines(text: string, depthMax = 2): LineFinder {
  const lines = new Map<string, number>();
  let depth = 0;
  const path: string[] = [];
  visit(text, {
    onObjectBegin: () => {
      depth += 1;
    },
    onObjectEnd: () => {
      depth -= 1;
    },
    onObjectProperty: (name, _offset, _length, startLine) => {
      if (depth > depthMax) return;
      path.length = depth - 1;
      path.push(name);
      lines.set(path.join('\0'), startLine + 1);
    },
  });
  return (...keys) => lines.get(keys.join('\0'));
}

/** Lines of `key =` below `[table]` headers of a TOML text, by (table, key); and of texts, by (text). */
export function findTomlLines(text: string): LineFinder {
  const lines = new Map<string, number>();
  let table = '';
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > LINE_LENGTH_MAX) continue;
    const header = /^\s*\[\[?([^\]]+)\]/.exec(line)?.[1]?.trim();
    if (header !== undefined) table = header.replace(/["']/g, '');
    const key = header === undefined ? /^\s*["']?([^\s"'=[\]{},#]+)["']?\s*=/.exec(line)?.[1] : undefined;
    if (key !== undefined) keepFirst(lines, `${table}\0${key}`, index + 1);
    for (const [, double, single] of line.matchAll(/"([^"]+)"|'([^']+)'/g)) {
      keepFirst(lines, (double ?? single) as string, index + 1);
    }
  }
  return (...keys) => lines.get(keys.join('\0'));
}

/** Lines of the keys of a YAML text, by key alone: the first line that starts with it. */
export function findYamlLines(text: string): LineFinder {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > LINE_LENGTH_MAX) continue;
    const key = /^[\s-]*(?:"([^"]+)"|'([^']+)'|([^\s#:"'][^\s:]*)):(?:\s|$)/.exec(line);
    const name = key?.[1] ?? key?.[2] ?? key?.[3];
    if (name !== undefined) keepFirst(lines, name, index + 1);
  }
  return (...keys) => lines.get(keys.at(-1) ?? '');
}

/** Lines of the values that these keys have in a YAML text, by the value: the first of each. */
export function findYamlValueLines(text: string, keys: readonly string[]): (value: string) => number | undefined {
  const pattern = new RegExp(`\\b(?:${keys.join('|')}):\\s+(?:"([^"]*)"|'([^']*)'|([^\\s,#"']+))`, 'g');
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > LINE_LENGTH_MAX) continue;
    for (const { 0: whole, 1: double, 2: single, 3: plain = '', index: at } of line.matchAll(pattern)) {
      // In a map on one line a brace may follow at once.
      const value = double ?? single ?? (plain.includes('{') ? plain : plain.replace(/[\]}]+$/, ''));
      // One with blanks in it goes on to the end of the line.
      keepFirst(
        lines,
        line
          .slice(at + whole.length - plain.length)
          .replace(/\s#.*$/, '')
          .trim(),
        index + 1,
      );
      keepFirst(lines, value.trim(), index + 1);
    }
  }
  return (value) => lines.get(value);
}

function keepFirst(lines: Map<string, number>, key: string, line: number): void {
  if (!lines.has(key)) lines.set(key, line);
}

/** Lines of places that are asked for from the first to the last. */
export function createLineCounter(code: string): (at: number) => number {
  let line = 1;
  let counted = 0;
  return (at) => {
    for (; counted < at; counted += 1) if (code.charCodeAt(counted) === NEWLINE) line += 1;
    return line;
  };
}
