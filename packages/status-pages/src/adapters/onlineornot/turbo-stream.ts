const CHUNK = /streamController\.enqueue\("((?:[^"\\]|\\.)*)"\)/g;
const HTML_LENGTH_MAX = 2_000_000;
/** Values that are made; a page of a hundred components has some thousands. */
const VALUES_MAX = 100_000;
const DEPTH_MAX = 50;

/**
 * The data that React Router writes into a page: a flat list whose values refer to each other by their places. Undefined when there is none
 * or it is not whole. https://github.com/jacob-ebey/turbo-stream
 */
export function readTurboStream(html: string): unknown {
  try {
    const chunks = [...html.slice(0, HTML_LENGTH_MAX).matchAll(CHUNK)].map(([, text = '']) =>
      String(JSON.parse(`"${text}"`)),
    );
    // What comes later are answers that the page still waited for.
    const flat: unknown = JSON.parse(chunks[0]?.split('\n')[0] ?? '');
    return Array.isArray(flat) ? decode(flat) : undefined;
  } catch {
    return undefined;
  }
}

function decode(flat: readonly unknown[]): unknown {
  let made = 0;
  const at = (place: unknown, depth: number): unknown => {
    if (typeof place !== 'number' || (made += 1) > VALUES_MAX || depth > DEPTH_MAX) throw new Error('not a stream');
    // Negative places are undefined, null and numbers that JSON has not.
    if (place < 0) return null;
    const value = flat[place];
    if (Array.isArray(value)) {
      const [type, payload] = value as readonly unknown[];
      // `["D", 12]` is a value with a type, such as a date.
      if (typeof type === 'string')
        return typeof payload === 'number' && type === 'D' ? new Date(payload).toISOString() : null;
      return value.map((one) => at(one, depth + 1));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        String(key.startsWith('_') ? flat[Number(key.slice(1))] : key),
        at(inner, depth + 1),
      ]),
    );
  };
  return at(0, 0);
}
