import { createHash, hash } from 'node:crypto';

/** RFC 4648 base32 letters in ASCII order, so that identifiers of one kind sort by time. */
const ALPHABET = '234567abcdefghijklmnopqrstuvwxyz';
const LENGTH = 26;

export type IdentifierPrefix =
  | 'org'
  | 'alt'
  | 'chan'
  | 'dlv'
  | 'feed'
  | 'rule'
  | 'chg'
  | 'src'
  | 'proj'
  | 'svc'
  | 'comp'
  | 'doc'
  | 'imp'
  | 'inc'
  | 'upd'
  | 'upl'
  | 'tok'
  | 'key'
  | 'mem'
  | 'inv'
  | 'aud'
  | 'ntf';

/**
 * Identifier of something observed: the same natural key gives the same identifier on every node, so that recording a thing
 * twice writes the same row.
 */
export function deriveIdentifier(prefix: IdentifierPrefix, ...naturalKey: readonly string[]): string {
  // Length-prefixed parts, so that ("ab", "c") and ("a", "bc") differ.
  let text: string = prefix;
  for (const part of naturalKey) text += `\0${part.length}:${part}`;
  return `${prefix}_${toBase32(hash('sha256', text, 'buffer'))}`;
}

/** Random bytes that an identifier takes. */
export const IDENTIFIER_RANDOM_BYTES = 11;

/** Identifier of something that a person creates: 48 bits of time, then 82 random ones. */
export function identifierOf(prefix: IdentifierPrefix, now: number, random: Uint8Array): string {
  const bytes = Buffer.alloc(6 + IDENTIFIER_RANDOM_BYTES);
  bytes.writeUIntBE(now, 0, 6);
  bytes.set(random, 6);
  return `${prefix}_${toBase32(bytes)}`;
}

/** The UUID (RFC 9562, version 8) of an identifier: the same one everywhere, for formats that ask for UUIDs. */
export function uuidOf(identifier: string): string {
  const bytes = createHash('sha256').update(`uuid ${identifier}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Written as bytes: a text that grows by one letter at a time stays as many objects in memory as it has letters. */
function toBase32(bytes: Uint8Array): string {
  const letters = Buffer.alloc(LENGTH);
  let length = 0;
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5 && length < LENGTH; length += 1) {
      bits -= 5;
      letters[length] = ALPHABET.charCodeAt((value >>> bits) & 31);
    }
    value &= (1 << bits) - 1;
  }
  return letters.toString('latin1', 0, length);
}
