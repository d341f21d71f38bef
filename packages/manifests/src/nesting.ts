/** No real manifest nests deeper; parsers written with recursion overflow the stack at a few thousand. */
const JSON_DEPTH_MAX = 500;
/** Brackets in comments and strings are counted too where the syntax is not JSON, hence the distance. */
const ANY_DEPTH_MAX = 3000;

/** Says what is wrong when a text nests deeper than any real manifest; undefined when it does not. */
export function checkNesting(path: string, text: string): string | undefined {
  const isJson = /^\s*[[{]/.test(text.slice(0, 200));
  const max = isJson ? JSON_DEPTH_MAX : ANY_DEPTH_MAX;
  const line = isJson ? findDeepJson(text, max) : findDeepBrackets(text, max);
  return line === undefined ? undefined : `${path} nests brackets more than ${max} levels deep (line ${line})`;
}

function findDeepJson(text: string, max: number): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_SQUARE || code === OPEN_CURLY) {
      depth += 1;
      if (depth > max) return lineAt(text, at);
    } else if (code === CLOSE_SQUARE || code === CLOSE_CURLY) depth -= 1;
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE || code === NEWLINE) return at;
  }
  return text.length;
}

function findDeepBrackets(text: string, max: number): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_SQUARE || code === OPEN_CURLY || code === OPEN_ROUND) {
      depth += 1;
      if (depth > max) return lineAt(text, at);
    } else if (depth > 0 && (code === CLOSE_SQUARE || code === CLOSE_CURLY || code === CLOSE_ROUND)) depth -= 1;
  }
  return undefined;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const OPEN_SQUARE = 0x5b;
const CLOSE_SQUARE = 0x5d;
const OPEN_CURLY = 0x7b;
const CLOSE_CURLY = 0x7d;
const OPEN_ROUND = 0x28;
const CLOSE_ROUND = 0x29;
