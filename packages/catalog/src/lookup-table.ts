/** Values by keys, in one text that is searched without being read: opening it takes no time, however long it is. */
export interface LookupTable {
  find(key: string): string | undefined;
}

/** Characters that a place takes in the text, in hexadecimal: texts of up to 268 million characters. */
const PLACE_LENGTH = 7;
/** Places for each entry: few look-ups then see more than one entry that is not theirs. */
const PLACES_PER_ENTRY = 2;

/**
 * Writes a hash table with open addressing: a line with the number of its places, a line with the places, which name where an entry
 * begins or are 0, and one line for each entry, its key and its value divided by a tab.
 * @param entries keys are different; values have no line breaks
 */
export function writeTable(entries: readonly (readonly [key: string, value: string])[]): string {
  const count = PLACES_PER_ENTRY * entries.length + 1;
  const head = `${count}\n`;
  const places = Array.from<number>({ length: count }).fill(0);
  const lines: string[] = [];
  let at = head.length + count * PLACE_LENGTH + 1;
  for (const [key, value] of entries) {
    const spelt = spell(key);
    let place = hash(spelt) % count;
    while (places[place] !== 0) place = (place + 1) % count;
    places[place] = at;
    const line = `${spelt}\t${value}\n`;
    lines.push(line);
    at += line.length;
  }
  return `${head}${places.map((place) => place.toString(16).padStart(PLACE_LENGTH, '0')).join('')}\n${lines.join('')}`;
}

/** @param text as {@link writeTable} wrote it */
export function openTable(text: string): LookupTable {
  const begin = text.indexOf('\n') + 1;
  const count = Number(text.slice(0, begin));
  return {
    find(key) {
      const spelt = spell(key);
      for (let place = hash(spelt) % count; ; place = (place + 1) % count) {
        const at = Number.parseInt(text.slice(begin + place * PLACE_LENGTH, begin + (place + 1) * PLACE_LENGTH), 16);
        if (at === 0) return undefined;
        const value = at + spelt.length + 1;
        if (text.startsWith(spelt, at) && text[value - 1] === '\t') return text.slice(value, text.indexOf('\n', value));
      }
    },
  };
}

/** A key without what divides entries, and with no character that would double the memory of the text. */
function spell(key: string): string {
  return key.replaceAll(/[^ -[\]-~]/g, (unit) => `\\${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** FNV-1a. */
function hash(key: string): number {
  let value = 0x81_1c_9d_c5;
  for (let at = 0; at < key.length; at += 1) value = Math.imul(value ^ key.charCodeAt(at), 0x01_00_01_93);
  return value >>> 0;
}
