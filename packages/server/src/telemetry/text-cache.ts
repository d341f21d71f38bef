/**
 * Texts by the bytes they had in JSON, for texts that come again and again: finding one costs a fraction of making it anew, and equal
 * texts are one object, so that whatever compares or looks them up afterwards is quick as well.
 *
 * A fixed table: a text may be in one of a few places that its hash names, and a new one takes the place that was taken longest ago.
 * Whoever sends texts that hash alike only fills their places.
 */
export interface TextCache {
  /** A cell per place: the bytes between the quotes, as they were sent. */
  readonly cells: DataView;
  readonly hashes: Int32Array;
  readonly lengths: Uint8Array;
  readonly texts: string[];
  /** Per set of places, which of them is taken next. */
  readonly turns: Uint8Array;
}

const SETS = 4096;
const WAYS = 4;
/** Longer texts rarely come again; they are made anew each time. */
const CELL_BYTES = 64;

export function createTextCache(): TextCache {
  return {
    cells: new DataView(new ArrayBuffer(SETS * WAYS * CELL_BYTES)),
    hashes: new Int32Array(SETS * WAYS),
    lengths: new Uint8Array(SETS * WAYS),
    texts: Array.from({ length: SETS * WAYS }, () => ''),
    turns: new Uint8Array(SETS),
  };
}

/**
 * The text of the JSON string whose bytes between the quotes are these. `hash` is made of the same bytes.
 * @throws SyntaxError when they are not the inside of a JSON string
 */
export function findText(cache: TextCache, bytes: DataView, start: number, length: number, hash: number): string {
  if (length > CELL_BYTES) return decodeText(bytes, start, length);
  const set = (hash ^ (hash >>> 15)) & (SETS - 1);
  const first = set * WAYS;
  for (let place = first; place < first + WAYS; place += 1)
    if (
      cache.hashes[place] === hash &&
      cache.lengths[place] === length &&
      areEqual(cache.cells, place * CELL_BYTES, bytes, start, length)
    )
      return cache.texts[place] ?? '';
  const text = withIdentity(decodeText(bytes, start, length));
  const turn = cache.turns[set] ?? 0;
  const place = first + turn;
  cache.turns[set] = (turn + 1) % WAYS;
  cache.hashes[place] = hash;
  cache.lengths[place] = length;
  cache.texts[place] = text;
  for (let index = 0; index < length; index += 1)
    cache.cells.setUint8(place * CELL_BYTES + index, bytes.getUint8(start + index));
  return text;
}

/** Four bytes at a time. Both sides may be read three bytes too far. */
export function areEqual(a: DataView, aStart: number, b: DataView, bStart: number, length: number): boolean {
  let offset = 0;
  for (; offset + 4 <= length; offset += 4)
    if (a.getInt32(aStart + offset, true) !== b.getInt32(bStart + offset, true)) return false;
  const rest = length - offset;
  if (rest === 0) return true;
  const difference = a.getInt32(aStart + offset, true) ^ b.getInt32(bStart + offset, true);
  return (difference & ((1 << (8 * rest)) - 1)) === 0;
}

/** Escapes, control characters and broken encoding are the language's own reader's business. */
function decodeText(bytes: DataView, start: number, length: number): string {
  const quoted = Buffer.from(bytes.buffer, bytes.byteOffset + start - 1, length + 2);
  return JSON.parse(quoted.toString('utf8')) as string;
}

/** The engine keeps one object of every key, so keys that differ are told apart without looking at their characters. */
function withIdentity(text: string): string {
  for (const key in { [text]: true }) return key;
  return text;
}
