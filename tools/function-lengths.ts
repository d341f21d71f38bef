/** A function and how long it is to read. */
export interface FunctionLength {
  readonly name: string;
  /** Lines of its own: those of the named functions within it are read for themselves. */
  readonly lines: number;
}

/** A named function: a declaration, a method, or a constant that holds one. Formatted code begins and ends them on lines of their own. */
const BEGINNING =
  /^(\s*)(?:export )?(?:(?:async )?function\*? ([\w$]+)|(?:const )?([\w$]+)(?: =|:) (?:async )?(?:<\w+>)?\([^=]*=> (?:\{|\($)|(?:async )?\*?([\w$]+)\([^;]*(?:\): [^;]*|\)) \{$)/;
const KEYWORDS = /^\s*(?:if|for|while|switch|catch|return|else|do|try)\b/;

/** The named functions of a source file that is formatted, in the order of their beginnings. */
export function listFunctionLengths(text: string): FunctionLength[] {
  const lines = text.split('\n');
  const found = lines.flatMap((line, start) => {
    const [, indent = '', ...names] = KEYWORDS.test(line) ? [] : (BEGINNING.exec(line) ?? []);
    const name = names.find((one) => one !== undefined);
    if (name === undefined) return [];
    const end = lines.findIndex(
      (other, place) => place > start && new RegExp(`^${indent}[})]`).test(other) && !/^\s*\)[^;]*\{$/.test(other),
    );
    return end === -1 ? [] : [{ name, start, end }];
  });
  return found.map(({ name, start, end }) => {
    let own = end - start + 1;
    let after = start;
    for (const inner of found)
      if (inner.start > after && inner.end < end) {
        own -= inner.end - inner.start + 1;
        after = inner.end;
      }
    return { name, lines: own };
  });
}
