/** Bits of a mask: as many as a JavaScript number and both databases hold exactly, in two halves. */
const HALF_BITS = 26;
const HALF = 2 ** HALF_BITS;

/**
 * A number with one bit set per service, by which a store skips what cannot hold a service. Two services may share a bit, so a set
 * bit says "perhaps", a missing one "no".
 */
export function serviceMask(serviceIds: Iterable<string>): number {
  let low = 0;
  let high = 0;
  for (const id of serviceIds) {
    const bit = hash(id) % (2 * HALF_BITS);
    if (bit < HALF_BITS) low |= 1 << bit;
    else high |= 1 << (bit - HALF_BITS);
  }
  return high * HALF + low;
}

/** FNV-1a; the same on every node and in every version, because masks are stored. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
