/** One block of HCL, as far as it can be determined without evaluating anything. https://github.com/hashicorp/hcl */
export interface HclBody {
  /** Attributes whose value is a text without templates. */
  readonly texts: ReadonlyMap<string, { readonly text: string; readonly line: number }>;
  /** Attributes whose value is an object, and blocks. */
  readonly blocks: readonly HclBlock[];
}

export interface HclBlock {
  readonly name: string;
  readonly labels: readonly string[];
  readonly line: number;
  readonly body: HclBody;
}

interface Token {
  readonly kind: 'word' | 'text' | 'mark' | 'newline' | 'end';
  readonly text: string;
  readonly line: number;
}

/** Bound on nesting; real files have a handful of levels. */
const DEPTH_MAX = 100;

/** Reads HCL, going on after what it does not understand. @returns also the line of an opening brace that is never closed */
export function parseHcl(text: string): { readonly body: HclBody; readonly unclosedLine: number | undefined } {
  const tokens = [...tokenize(text)];
  let at = 0;
  let unclosedLine: number | undefined;

  const peek = (): Token => tokens[at] ?? { kind: 'end', text: '', line: 0 };

  function readBody(depth: number, openedAt: number): HclBody {
    const texts = new Map<string, { text: string; line: number }>();
    const blocks: HclBlock[] = [];
    for (;;) {
      const token = peek();
      if (token.kind === 'end') {
        if (openedAt > 0) unclosedLine ??= openedAt;
        return { texts, blocks };
      }
      at += 1;
      if (token.text === '}' && token.kind === 'mark') return { texts, blocks };
      if (token.kind === 'word' || token.kind === 'text') readItem(token, texts, blocks, depth);
      else if (token.kind === 'mark' && '{[('.includes(token.text)) skipGroup(depth);
    }
  }

  function readItem(
    name: Token,
    texts: Map<string, { text: string; line: number }>,
    blocks: HclBlock[],
    depth: number,
  ): void {
    const labels: string[] = [];
    while (peek().kind === 'text' || peek().kind === 'word') {
      labels.push(peek().text);
      at += 1;
    }
    const next = peek();
    if (next.kind === 'mark' && next.text === '{') {
      at += 1;
      blocks.push({ name: name.text, labels, line: name.line, body: readNested(depth, next.line) });
    } else if (next.kind === 'mark' && (next.text === '=' || next.text === ':')) {
      at += 1;
      readValue(name, texts, blocks, depth);
    }
  }

  function readValue(
    name: Token,
    texts: Map<string, { text: string; line: number }>,
    blocks: HclBlock[],
    depth: number,
  ): void {
    const value = peek();
    if (value.kind === 'mark' && value.text === '{') {
      at += 1;
      blocks.push({ name: name.text, labels: [], line: name.line, body: readNested(depth, value.line) });
      return;
    }
    const after = tokens[at + 1];
    const isAlone =
      after === undefined || after.kind === 'newline' || after.kind === 'end' || ',}'.includes(after.text);
    if (value.kind === 'text' && isAlone) texts.set(name.text, { text: value.text, line: name.line });
    skipExpression(depth);
  }

  function readNested(depth: number, line: number): HclBody {
    if (depth < DEPTH_MAX) return readBody(depth + 1, line);
    skipGroup(depth);
    return { texts: new Map(), blocks: [] };
  }

  /** To the end of the line, past whatever brackets open on it. */
  function skipExpression(depth: number): void {
    for (;;) {
      const token = peek();
      if (token.kind === 'end' || token.kind === 'newline' || (token.kind === 'mark' && ',}'.includes(token.text)))
        return;
      at += 1;
      if (token.kind === 'mark' && '{[('.includes(token.text)) skipGroup(depth);
    }
  }

  /** Past the bracket that closes the one just read. */
  function skipGroup(_depth: number): void {
    for (let open = 1; open > 0; at += 1) {
      const token = peek();
      if (token.kind === 'end') return;
      if (token.kind === 'mark' && '{[('.includes(token.text)) open += 1;
      if (token.kind === 'mark' && '}])'.includes(token.text)) open -= 1;
    }
  }

  const body = readBody(0, 0);
  return { body, unclosedLine };
}

function* tokenize(text: string): Generator<Token> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '\n') {
      yield { kind: 'newline', text: char, line };
      line += 1;
      at += 1;
    } else if (/\s/.test(char)) at += 1;
    else if (char === '#' || text.startsWith('//', at)) at = endOf(text, '\n', at, 0);
    else if (text.startsWith('/*', at)) {
      const end = endOf(text, '*/', at + 2, 2);
      line += countLines(text, at, end);
      at = end;
    } else if (text.startsWith('<<', at)) {
      const end = endOfHeredoc(text, at);
      yield { kind: 'mark', text: '<<', line };
      line += countLines(text, at, end);
      at = end;
    } else if (char === '"') {
      const end = endOfText(text, at + 1);
      const inner = text.slice(at + 1, end - 1);
      // A template is no text that can be determined.
      yield { kind: /[$%]\{/.test(inner) ? 'mark' : 'text', text: inner.replaceAll(/\\(["\\])/g, '$1'), line };
      line += countLines(text, at, end);
      at = end;
    } else {
      const word = /^[\w.-]+/.exec(text.slice(at, at + 256))?.[0];
      yield word === undefined ? { kind: 'mark', text: char, line } : { kind: 'word', text: word, line };
      at += word?.length ?? 1;
    }
  }
}

function endOf(text: string, mark: string, from: number, past: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + past;
}

/** Past the closing quote; `${ "…" }` inside may hold quotes of its own. */
function endOfText(text: string, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '\\') at += 1;
    else if (open > 0 && char === '"') at = endOfText(text, at + 1) - 1;
    else if (open > 0 && char === '}') open -= 1;
    else if ((char === '$' || char === '%') && text.charAt(at + 1) === '{') {
      open += 1;
      at += 1;
    } else if (char === '"' && open === 0) return at + 1;
    else if (char === '\n' && open === 0) return at;
  }
  return text.length;
}

function endOfHeredoc(text: string, from: number): number {
  const word = /^<<[-~]?"?(\w+)"?[^\n]*\n/.exec(text.slice(from, from + 256));
  if (word === null) return from + 2;
  let at = from + word[0].length;
  while (at < text.length) {
    const end = endOf(text, '\n', at, 0);
    if (text.slice(at, end).trim() === word[1]) return end;
    at = end + 1;
  }
  return text.length;
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
