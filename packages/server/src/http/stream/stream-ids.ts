// Positions in the log of changes, as clients see them. The log is one for all organizations: its numbers, and how they grow, would tell each
// of them how much changes for the others. So a position is a block of bytes that is enciphered with a key of the organization.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../store/database.ts';
import { findMeta, insertMeta } from '../../store/meta.ts';

/** Ids of one organization's streams. */
export interface StreamIds {
  /** Of a change: the same each time. */
  ofChange(position: number): string;
  /** Of how far the log was read: another one each time, so that it does not show whether the log has grown. */
  ofPosition(position: number): string;
  /** Position of an id; infinity for one that is not from this organization's streams of this log. */
  read(id: string): number;
}

/** The id before the first change. */
export const FIRST_ID = '0';
/** Numbers are ids from before they were enciphered; what came after them is not told, or they would show how the log grows. */
export const STREAM_ID = /^(?:\d{1,15}|[\da-f]{32})$/;

const KEY = 'stream_ids_key';
const CIPHER = 'aes-128-ecb';
const KEY_BYTES = 16;
const POSITION_BYTES = 6;
/** Zeros, by which an id of another key is known. */
const CHECK_BYTES = 4;
const SALT_BYTES = 6;
const NO_SALT = Buffer.alloc(SALT_BYTES);

/** Finds the ids of an organization's streams. All nodes use one key, which is in the store. */
export function createStreamIds({ kysely }: Database): (organizationId: string) => Promise<StreamIds> {
  let known: string | undefined;

  async function findKey(): Promise<string> {
    known ??= await findMeta(kysely, KEY);
    if (known !== undefined) return known;
    await insertMeta(kysely, KEY, randomBytes(KEY_BYTES).toString('hex'));
    return findKey();
  }

  return async (organizationId) => streamIdsOf(await findKey(), organizationId);
}

function streamIdsOf(key: string, organizationId: string): StreamIds {
  const own = createHmac('sha256', key).update(organizationId).digest().subarray(0, KEY_BYTES);
  // In this mode each block is enciphered by itself, so that one cipher serves all.
  const cipher = createCipheriv(CIPHER, own, null).setAutoPadding(false);
  const encipher = (position: number, salt: Buffer): string => {
    const block = Buffer.concat([Buffer.alloc(POSITION_BYTES + CHECK_BYTES), salt]);
    block.writeUIntBE(position, 0, POSITION_BYTES);
    return cipher.update(block).toString('hex');
  };
  return {
    ofChange: (position) => encipher(position, NO_SALT),
    ofPosition: (position) => encipher(position, randomBytes(SALT_BYTES)),
    read(id) {
      if (id === FIRST_ID) return 0;
      if (id.length !== 2 * KEY_BYTES) return Number.POSITIVE_INFINITY;
      const block = createDecipheriv(CIPHER, own, null).setAutoPadding(false).update(Buffer.from(id, 'hex'));
      const isOurs = block.readUInt32BE(POSITION_BYTES) === 0;
      return isOurs ? block.readUIntBE(0, POSITION_BYTES) : Number.POSITIVE_INFINITY;
    },
  };
}
