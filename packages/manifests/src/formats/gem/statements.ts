/** A statement of a Ruby program on one line, without comments. */
export interface Statement {
  readonly code: string;
  readonly line: number;
}

/** A statement that goes on longer than this is none that declares a gem. */
const STATEMENT_LENGTH_MAX = 4000;

/** Statements of a program: lines, joined where one ends with a comma, a bracket, an operator or a backslash. */
export function* readStatements(text: string): Generator<Statement> {
  let code = '';
  let startedAt = 0;
  let isComment = false;
  for (const [index, raw] of text.split('\n').entries()) {
    if (/^=begin\b/.test(raw)) isComment = true;
    const line = isComment ? '' : withoutComment(raw).trim();
    if (/^=end\b/.test(raw)) isComment = false;
    if (raw === '__END__') break;
    if (line === '' && code === '') continue;
    if (code === '') startedAt = index + 1;
    code = code === '' ? line : `${code} ${line}`;
    if (code.length < STATEMENT_LENGTH_MAX && (line === '' || /(?:[,([{\\]|=>|\|\||&&)$/.test(line) || isOpen(code))) {
      code = code.replace(/\\$/, '');
      continue;
    }
    yield* split(code, startedAt);
    code = '';
  }
  if (code !== '') yield* split(code, startedAt);
}

/** Arguments at the commas of their own level. */
export function splitArguments(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"' || char === "'") at = endOfText(text, at);
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
    else if (char === ',' && depth === 0) {
      items.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  const last = text.slice(from).trim();
  return last === '' ? items : [...items, last];
}

/** `"text"`, `'text'`, with or without `.freeze`; undefined for anything else, interpolation too. */
export function textOfLiteral(argument: string): string | undefined {
  const [, double, single] =
    /^(?:"([^"\\#]*)"|'([^'\\]*)')(?:\.freeze)?(?:\s+(?:if|unless)\b.*)?$/s.exec(argument.trim()) ?? [];
  const value = double ?? single;
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

/** `a; b` on one line, and an `end` that closes a block opened on the same line. */
function* split(code: string, line: number): Generator<Statement> {
  if (!code.includes(';') && !/\bdo\b.*\bend$/.test(code)) {
    yield { code, line };
    return;
  }
  for (const part of code
    .replace(/\bdo\b(\s*\|[^|]*\|)?\s+(?=\S)/, 'do$1;')
    .replace(/\s+end$/, ';end')
    .split(';')) {
    if (part.trim() !== '') yield { code: part.trim(), line };
  }
}

function isOpen(code: string): boolean {
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const char = code.charAt(at);
    if (char === '"' || char === "'") at = endOfText(code, at);
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
  }
  return depth > 0;
}

function endOfText(code: string, from: number): number {
  const quote = code.charAt(from);
  for (let at = from + 1; at < code.length; at += 1) {
    if (code.charAt(at) === '\\') at += 1;
    else if (code.charAt(at) === quote) return at;
  }
  return code.length;
}

function withoutComment(line: string): string {
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if (char === '"' || char === "'") at = endOfText(line, at);
    else if (char === '#') return line.slice(0, at);
  }
  return line;
}
