/** Lists and objects inside of one another; the deepest real document has about 20. */
const DEPTH_MAX = 500;
/** Members of all lists and objects together; the largest real document has some 50,000. */
const MEMBERS_MAX = 300_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPENING_LIST, CLOSING_LIST, OPENING_OBJECT, CLOSING_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Why a JSON text is beyond what any status page needs, a sentence; undefined when it is not. Looked for before the text is parsed, which
 * takes seconds for a few megabytes of brackets, and holds up everything else.
 */
export function describeExcess(text: string): string | undefined {
  let depth = 0;
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) members += 1;
    else if (code === OPENING_LIST || code === OPENING_OBJECT) depth += 1;
    else if (code === CLOSING_LIST || code === CLOSING_OBJECT) depth -= 1;
    if (depth > DEPTH_MAX) return `The JSON is nested more than ${DEPTH_MAX} deep.`;
    if (members > MEMBERS_MAX) return `The JSON has more than ${MEMBERS_MAX} members.`;
  }
  return undefined;
}

/** Where the string that begins here ends; the end of the text when it does not. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
