import type { Setting } from './settings.ts';

/** What matters of JSON as configuration is written in: comments, texts, brackets, and other values. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"((?:[^"\\\n]|\\[\s\S]?)*)(?:"(\s*:)?|(?=\n)|$)|[{}[\]\n]|[\w.+-]+/g;
const KEY_LENGTH_MAX = 80;
/** JSON of configuration is not nested deeper; data may be. */
const DEPTH_MAX = 20;

/**
 * Keys of a document of JSON, however its lines are divided, with all keys above them. Comments and commas too many are allowed. What is in
 * lists belongs to the list's key.
 */
export function listOfJson(text: string): Setting[] {
  const settings: Setting[] = [];
  // One entry for each open bracket: the key that it stands behind, if any.
  const open: (string | undefined)[] = [];
  let pending: string | undefined;
  let at = 0;
  const note = (value: string): void => {
    if (open.length > DEPTH_MAX) return;
    const above = open.filter((key) => key !== undefined);
    if (above.length <= DEPTH_MAX)
      settings.push({ keys: pending === undefined ? above : [...above, pending], value, at });
  };
  for (const [token, string, colon] of text.matchAll(TOKEN)) {
    if (token === '\n') at += 1;
    else if (token.startsWith('/')) at += token.split('\n').length - 1;
    else if (colon !== undefined) {
      pending = (string ?? '').slice(0, KEY_LENGTH_MAX);
      at += colon.split('\n').length - 1;
    } else if (token === '{' || token === '[') {
      if (pending !== undefined) note('');
      open.push(pending);
      pending = undefined;
    } else if (token === '}' || token === ']') {
      open.pop();
      pending = undefined;
    } else {
      if (pending !== undefined || open.length > 1) note(string ?? token);
      pending = undefined;
    }
  }
  return settings;
}
