import type { ReadHeader } from './evidence.ts';

/** Reads undici's headers: names and values in turn, as bytes or texts, or one text of lines. Nothing is looked at before a header is asked for. */
export function readHeaders(headers: string | readonly unknown[] | undefined): ReadHeader {
  let found: Map<string, string> | undefined;
  return (name) => (found ??= mapHeaders(headers)).get(name);
}

function mapHeaders(headers: string | readonly unknown[] = []): Map<string, string> {
  const map = new Map<string, string>();
  const flat = typeof headers === 'string' ? headers.split(/: |\r\n/) : headers;
  for (let at = 0; at + 1 < flat.length; at += 2) map.set(String(flat[at]).toLowerCase(), String(flat[at + 1]));
  return map;
}
