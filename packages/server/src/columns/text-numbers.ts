/** Texts that there is room for at first, and bytes of them. */
const FIRST_TEXTS = 256;
const FIRST_BYTES = 8192;
const HASH_FACTOR = 0x9e3779b1;

/** Texts as numbers: 0 for the empty one, 1 for the first other that came, and so on. */
export interface TextNumbers {
  /** By number. */
  readonly texts: readonly string[];
  /** The number of a text in UTF-8. It is found by its bytes, so that a text is made once, however often it comes. */
  find(bytes: Buffer, from: number, to: number): number;
  /** The same for a text. */
  findText(text: string): number;
}

/** Numbers for texts, of which only the empty one is known. */
export function createTextNumbers(): TextNumbers {
  const texts: string[] = [];
  /** By number: hash, where its bytes end. */
  let hashes = new Int32Array(FIRST_TEXTS);
  let ends = new Uint32Array(FIRST_TEXTS);
  let kept = Buffer.allocUnsafe(FIRST_BYTES);
  /** By hash: one more than a number, 0 where there is none. */
  let slots = new Uint32Array(FIRST_TEXTS * 2);

  function hashOf(bytes: Buffer, from: number, to: number): number {
    let hash = to - from;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), HASH_FACTOR);
    return hash ^ (hash >>> 15);
  }

  function isAt(number: number, bytes: Buffer, from: number, to: number): boolean {
    const begin = number === 0 ? 0 : (ends[number - 1] ?? 0);
    if ((ends[number] ?? 0) - begin !== to - from) return false;
    for (let at = from; at < to; at += 1) if (bytes[at] !== kept[begin + at - from]) return false;
    return true;
  }

  function add(hash: number, bytes: Buffer, from: number, to: number): number {
    const number = texts.length;
    const begin = number === 0 ? 0 : (ends[number - 1] ?? 0);
    const end = begin + to - from;
    if (end > kept.length) kept = Buffer.concat([kept], Math.max(end, kept.length * 2));
    bytes.copy(kept, begin, from, to);
    texts.push(bytes.toString('utf8', from, to));
    hashes[number] = hash;
    ends[number] = end;
    if (texts.length === hashes.length) grow();
    return number;
  }

  function grow(): void {
    const moreHashes = new Int32Array(hashes.length * 2);
    moreHashes.set(hashes);
    hashes = moreHashes;
    const moreEnds = new Uint32Array(ends.length * 2);
    moreEnds.set(ends);
    ends = moreEnds;
    slots = new Uint32Array(slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < texts.length; number += 1) {
      let slot = (hashes[number] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
  }

  function find(bytes: Buffer, from: number, to: number): number {
    const hash = hashOf(bytes, from, to);
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
      if (hashes[known - 1] === hash && isAt(known - 1, bytes, from, to)) return known - 1;
      slot = (slot + 1) & mask;
    }
    slots[slot] = texts.length + 1;
    return add(hash, bytes, from, to);
  }

  /** Those that were asked for as texts. */
  const asked = new Map<string, number>();
  const findText = (text: string): number => {
    let number = asked.get(text);
    if (number !== undefined) return number;
    const bytes = Buffer.from(text);
    asked.set(text, (number = find(bytes, 0, bytes.length)));
    return number;
  };
  findText('');
  return { texts, find, findText };
}
