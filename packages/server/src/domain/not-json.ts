/** Longer bodies are not looked through again. */
const BYTES_MAX = 64 * 1024;

const BLANKS = /[ \t\n\r]*/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids exactly these in a text.
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const VISIBLE = /^[!-~]$/;

/** What may come next. */
type Next = 'value' | 'first entry' | 'first name' | 'name' | 'colon' | 'rest';

const EXPECTED: Readonly<Record<Exclude<Next, 'rest'>, string>> = {
  value: 'a value',
  'first entry': 'a value or `]`',
  'first name': 'a name in double quotes or `}`',
  name: 'a name in double quotes',
  colon: '`:`',
};
const WHOLE_TEXT = 'a text that ends with `"` and has line breaks, tabs and `\\` escaped';

/**
 * A sentence that says where a body is no JSON (RFC 8259) and what would be right there, as far as that is known.
 * @param parts follow each other
 */
export function describeNotJson(...parts: readonly Uint8Array[]): string {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const found = length > BYTES_MAX ? undefined : findProblem(new TextDecoder().decode(Buffer.concat(parts)));
  if (found === undefined) return 'The body is not valid JSON.';
  const { text, at, expected } = found;
  const lines = text.slice(0, at).split('\n');
  const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  const there = text[at] ?? '';
  if (there === '') return `The body is not valid JSON: it ends at ${place}, where ${expected} is expected.`;
  const instead = VISIBLE.test(there) && there !== '`' ? ` instead of \`${there}\`` : '';
  return `The body is not valid JSON: at ${place} ${expected} is expected${instead}.`;
}

interface Problem {
  readonly text: string;
  /** Index of its character; the text's length if it ends too early. */
  readonly at: number;
  readonly expected: string;
}

function findProblem(text: string): Problem | undefined {
  const open: ('}' | ']')[] = [];
  let at = 0;
  let next: Next = 'value';
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  for (;;) {
    skip(BLANKS);
    const char = text[at] ?? '';
    const closing = open.at(-1);
    const isName: boolean = next === 'name' || next === 'first name';
    const mayClose = next === 'rest' || next === 'first entry' || next === 'first name';
    if (mayClose && char === closing) {
      open.pop();
      next = 'rest';
      at += 1;
    } else if (next === 'rest') {
      if (closing === undefined) return at === text.length ? undefined : { text, at, expected: 'the end' };
      if (char !== ',') return { text, at, expected: `\`,\` or \`${closing}\`` };
      next = closing === '}' ? 'name' : 'value';
      at += 1;
    } else if (next === 'colon') {
      if (char !== ':') return { text, at, expected: EXPECTED[next] };
      next = 'value';
      at += 1;
    } else if (char === '"') {
      if (!skip(TEXT)) return { text, at, expected: WHOLE_TEXT };
      next = isName ? 'colon' : 'rest';
    } else if (isName) return { text, at, expected: EXPECTED[next] };
    else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
      next = char === '{' ? 'first name' : 'first entry';
      at += 1;
    } else if (skip(SCALAR)) next = 'rest';
    else return { text, at, expected: EXPECTED[next] };
  }
}
