/** A word, a text or a mark of a Gradle file, in Groovy or Kotlin. */
export interface Token {
  readonly kind: 'word' | 'text' | 'mark' | 'newline';
  /** Of a text: what stands between its quotes. */
  readonly text: string;
  readonly line: number;
  /** True for a text in which `$name` stands for a value. */
  readonly isTemplate?: boolean;
}

/** What stands between a pair of brackets. */
export interface Group {
  readonly kind: 'group';
  readonly open: '(' | '[' | '{';
  readonly children: readonly SyntaxNode[];
  readonly line: number;
}

export type SyntaxNode = Token | Group;

const CLOSING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };
/** Bracketed parts of real files nest a dozen deep; what is deeper is not looked at. */
const DEPTH_MAX = 100;

/** The brackets of a file as a tree. A bracket without its other half ends where the one around it ends. */
export function readSyntaxTree(text: string): readonly SyntaxNode[] {
  interface OpenGroup extends Omit<Group, 'children'> {
    children: SyntaxNode[];
  }
  const top: SyntaxNode[] = [];
  const open: OpenGroup[] = [];
  const closeLast = (): void => {
    const closed = open.pop();
    if (closed) (open.at(-1)?.children ?? top).push(closed);
  };
  let tooDeep = 0;
  for (const token of readTokens(text)) {
    const isBracket = token.kind === 'mark' && token.text.length === 1;
    if (isBracket && '([{'.includes(token.text)) {
      if (open.length >= DEPTH_MAX) tooDeep += 1;
      else open.push({ kind: 'group', open: token.text as Group['open'], children: [], line: token.line });
    } else if (isBracket && ')]}'.includes(token.text)) {
      if (tooDeep > 0) tooDeep -= 1;
      else {
        const match = open.findLastIndex((one) => one.open === CLOSING[token.text]);
        // A bracket that nothing opened is left out; one that closes outer brackets closes the inner ones too.
        for (let left = match < 0 ? 0 : open.length - match; left > 0; left -= 1) closeLast();
      }
    } else if (tooDeep === 0) {
      const children = open.at(-1)?.children ?? top;
      // Blank lines say no more than one end of a line.
      if (token.kind !== 'newline' || children.at(-1)?.kind !== 'newline') children.push(token);
    }
  }
  while (open.length > 0) closeLast();
  return top;
}

function* readTokens(text: string): Generator<Token> {
  let line = 1;
  let at = 0;
  let previous = '\n';
  while (at < text.length) {
    const char = text.charAt(at);
    const end = endOfToken(text, at, previous);
    const startLine = line;
    for (
      let newline = text.indexOf('\n', at);
      newline >= 0 && newline < end;
      newline = text.indexOf('\n', newline + 1)
    ) {
      line += 1;
    }
    const token = tokenOf(text, at, end, startLine);
    if (token) {
      previous = char;
      yield token;
    }
    at = end;
  }
}

function tokenOf(text: string, at: number, end: number, line: number): Token | undefined {
  const char = text.charAt(at);
  if (char === '\n') return { kind: 'newline', text: char, line };
  if (/\s/.test(char) || isComment(text, at) || (char === '\\' && text.charAt(at + 1) === '\n')) return undefined;
  if (char === '"' || char === "'") {
    const size = text.startsWith(char.repeat(3), at) && end - at >= 6 ? 3 : 1;
    const isClosed = end - at >= size * 2 && text.startsWith(char.repeat(size), end - size);
    const inner = text.slice(at + size, isClosed ? end - size : end).replaceAll(/\\(["'$\\])/g, '$1');
    return { kind: 'text', text: inner, line, ...(char === '"' && inner.includes('$') && { isTemplate: true }) };
  }
  // A name between backticks, or a pattern between slashes.
  if (char === '`') return { kind: 'word', text: text.slice(at + 1, end - 1), line };
  if (char === '/' && end - at > 1) return { kind: 'text', text: '', line };
  return { kind: isWordStart(char) ? 'word' : 'mark', text: text.slice(at, end), line };
}

function endOfToken(text: string, at: number, previous: string): number {
  const char = text.charAt(at);
  if (isComment(text, at)) return endOfComment(text, at);
  if (char === '"' || char === "'") return endOfText(text, at);
  if (char === '`') return endOfLineOr(text, '`', at + 1);
  // Where a value is expected, Groovy reads a slash as the start of a pattern.
  if (char === '/' && '(,=~[:'.includes(previous)) {
    const end = endOfLineOr(text, '/', at + 1);
    return text.charAt(end - 1) === '/' && end > at + 1 ? end : at + 1;
  }
  if (char === '\\' && text.charAt(at + 1) === '\n') return at + 2;
  if (!isWordStart(char)) return at + 1;
  let end = at + 1;
  while (end < text.length && /[\w$]/.test(text.charAt(end))) end += 1;
  return end;
}

function isWordStart(char: string): boolean {
  return /[\w$@]/.test(char);
}

function isComment(text: string, at: number): boolean {
  return text.startsWith('//', at) || text.startsWith('/*', at) || (at === 0 && text.startsWith('#!'));
}

function endOfComment(text: string, at: number): number {
  const isBlock = text.startsWith('/*', at);
  const end = text.indexOf(isBlock ? '*/' : '\n', at + 2);
  if (end < 0) return text.length;
  return isBlock ? end + 2 : end;
}

/** Past the closing quote. `${…}` inside may hold quotes of its own, but only on the same line. */
function endOfText(text: string, at: number): number {
  const quote = text.charAt(at);
  if (text.startsWith(quote.repeat(3), at)) {
    const end = text.indexOf(quote.repeat(3), at + 3);
    return end < 0 ? text.length : end + 3;
  }
  let open = 0;
  for (let end = at + 1; end < text.length; end += 1) {
    const char = text.charAt(end);
    if (char === '\n') return end;
    if (char === '\\') end += 1;
    else if (open > 0 && char === '}') open -= 1;
    else if (quote === '"' && char === '$' && text.charAt(end + 1) === '{') {
      open += 1;
      end += 1;
    } else if (char === quote && open === 0) return end + 1;
  }
  return text.length;
}

function endOfLineOr(text: string, mark: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text.charAt(at) === mark) return at + 1;
    if (text.charAt(at) === '\n') return at;
  }
  return text.length;
}
