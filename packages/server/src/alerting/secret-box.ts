// Encrypts secrets for the store: AES-256-GCM, with a key from a setting or from a file beside the store.
import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorError } from '../domain/operator-error.ts';
import type { Database } from '../store/database.ts';
import { findMeta, insertMeta } from '../store/meta.ts';

export interface SecretBox {
  /**
   * @param context what the text belongs to: it cannot be opened for anything else
   * @throws OperatorError when this node has another key than the store
   */
  seal(text: string, context: string): Promise<string>;
  /** @throws OperatorError when this node has another key than the store, or the text was changed */
  open(sealed: string, context: string): Promise<string>;
  /**
   * A secret that follows from the key (HMAC-SHA-256), and is stored nowhere. @returns 64 hexadecimal digits
   * @throws OperatorError when this node has another key than the store
   */
  derive(purpose: string): Promise<string>;
}

export interface SecretBoxOptions {
  readonly database: Database;
  /** The key, as text of any form; a file is used when it is undefined. */
  readonly secretKey: string | undefined;
  /** Where the key is kept when no setting gives one; it is created with the first secret. */
  readonly keyFile: string;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_CHECK = 'secret_key_check';
/** The setting is text of many bits, as its check demands; this only makes a key of it. */
const SALT = 'upriver secret key';

/** The key is read or created with the first secret, so that a store without any needs none. */
export function createSecretBox(options: SecretBoxOptions): SecretBox {
  let loading: Promise<Buffer> | undefined;

  function load(): Promise<Buffer> {
    loading ??= loadKey(options).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    async seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, await load(), nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },
    async open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64');
      const key = await load();
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
        return text.toString('utf8');
      } catch {
        throw new OperatorError('a secret in the store was changed or is damaged; enter it again');
      }
    },
    async derive(purpose) {
      return createHmac('sha256', await load())
        .update(`derived ${purpose}`)
        .digest('hex');
    },
  };
}

async function loadKey({ database, secretKey, keyFile }: SecretBoxOptions): Promise<Buffer> {
  const known = await findMeta(database.kysely, KEY_CHECK);
  const key =
    secretKey === undefined ? keyOfFile(keyFile, known === undefined) : scryptSync(secretKey, SALT, KEY_BYTES);
  const check = createHmac('sha256', key).update(KEY_CHECK).digest('hex');
  // Two nodes may store their first secret at the same moment: one key wins.
  if (known === undefined) await insertMeta(database.kysely, KEY_CHECK, check);
  if ((await findMeta(database.kysely, KEY_CHECK)) !== check)
    throw new OperatorError(
      `the store belongs to another secret key than this node has; set UPRIVER_SECRET_KEY to the same value on every node, or copy the file ${keyFile} of the node that has it`,
    );
  return key;
}

function keyOfFile(file: string, mayCreate: boolean): Buffer {
  if (mayCreate) {
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  try {
    return Buffer.from(readFileSync(file, 'utf8'), 'base64').subarray(0, KEY_BYTES);
  } catch (error) {
    throw new OperatorError(
      `the key of the secrets in the store is missing: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}); restore it, or set UPRIVER_SECRET_KEY`,
    );
  }
}
