/** What keeps a store from doing its work, whatever it runs on. */
export type StoreFailure = 'full' | 'read_only' | 'busy' | 'damaged' | 'unreachable';

/** Primary result codes of SQLite; the rest of an extended code says more than is needed here. */
const BY_SQLITE_CODE: Readonly<Record<number, StoreFailure>> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'unreachable',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
};

/** SQLSTATE of PostgreSQL, and what the socket to it says. */
const BY_CODE: Readonly<Record<string, StoreFailure>> = {
  '25006': 'read_only',
  '40001': 'busy',
  '40P01': 'busy',
  '53100': 'full',
  '53300': 'busy',
  '55P03': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  EDQUOT: 'full',
  EIO: 'unreachable',
  ENOSPC: 'full',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOENT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EPIPE: 'unreachable',
  ETIMEDOUT: 'unreachable',
  XX001: 'damaged',
  XX002: 'damaged',
};

const CAUSES_MAX = 5;

/** What another thread of this process met at the store. */
export class StoreError extends Error {
  readonly failure: StoreFailure | undefined;

  constructor(message: string, failure: StoreFailure | undefined) {
    super(message);
    this.name = 'StoreError';
    this.failure = failure;
  }
}

/** Why the store failed, if that is what the error says: undefined for every other error. */
export function findStoreFailure(error: unknown): StoreFailure | undefined {
  let current = error;
  for (let depth = 0; depth < CAUSES_MAX && current instanceof Error; depth += 1, current = current.cause) {
    if (current instanceof StoreError) return current.failure;
    if (!('code' in current)) continue;
    if (current.code !== 'ERR_SQLITE_ERROR') {
      const failure = BY_CODE[String(current.code)];
      if (failure !== undefined) return failure;
    } else if ('errcode' in current) return BY_SQLITE_CODE[Number(current.errcode) & 0xff];
  }
  return undefined;
}

/** What a caller may be told of it, and when to come back. Nothing was changed in any of these cases. */
export function tellStoreFailure(failure: StoreFailure): (typeof TOLD)[StoreFailure] {
  return TOLD[failure];
}

const TOLD = {
  full: {
    code: 'storage_full',
    message: 'The disk of the store is full. Nothing was changed; it goes on by itself once there is room.',
    retryAfterSeconds: 10,
  },
  read_only: {
    code: 'unavailable',
    message: 'The store can only be read at the moment. Nothing was changed.',
    retryAfterSeconds: 10,
  },
  busy: { code: 'unavailable', message: 'The store is busy. Nothing was changed.', retryAfterSeconds: 2 },
  damaged: {
    code: 'unavailable',
    message: 'A part of the store is damaged. Nothing was changed; the log says more to whoever runs this server.',
    retryAfterSeconds: 60,
  },
  unreachable: {
    code: 'unavailable',
    message: 'The store does not answer. Nothing was changed.',
    retryAfterSeconds: 5,
  },
} as const;
