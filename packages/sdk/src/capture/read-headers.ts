import type { ReadHeader } from './evidence.ts';

/** Reads undici's headers: names and values in turn, as bytes or texts, or one text of lines. Most have another length than what is asked for, so few are compared. */
export function readHeaders(headers: string | readonly unknown[] | undefined): ReadHeader {
  return (name) => {
    const flat = typeof headers === 'string' ? headers.split(/: |\r\n/) : headers;
    if (!flat) return undefined;
    for (let at = 0; at + 1 < flat.length; at += 2) {
      const key = flat[at] as string | Buffer;
      if (key.length === name.length && key.toString().toLowerCase() === name) return String(flat[at + 1]);
    }
    return undefined;
  };
}
