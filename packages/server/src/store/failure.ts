/** What keeps a store from doing its work, whatever it runs on. */
export type StoreFailure = 'full' | 'read_only' | 'busy' | 'damaged' | 'unreachable' | 'disk_failing';

/** Primary result codes of SQLite; the rest of an extended code says more than is needed here. */
const BY_SQLITE_CODE: Readonly<Record<number, StoreFailure>> = {
  5: 'busy',
  6: 'busy',
  8: 'read_only',
  10: 'disk_failing',
  11: 'damaged',
  13: 'full',
  14: 'unreachable',
  26: 'damaged',
};

/** SQLSTATE of PostgreSQL, and what the socket to it says. */
const BY_CODE: Readonly<Record<string, StoreFailure>> = {
  '08000': 'unreachable',
  '08001': 'unreachable',
  '08003': 'unreachable',
  '08004': 'unreachable',
  '08006': 'unreachable',
  '25006': 'read_only',
  '25P03': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
  '53000': 'busy',
  '53100': 'full',
  '53200': 'busy',
  '53300': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P05': 'unreachable',
  '58030': 'unreachable',
  EAI_AGAIN: 'unreachable',
  ECONNABORTED: 'unreachable',
  EDQUOT: 'full',
  EIO: 'disk_failing',
  ENOSPC: 'full',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTDOWN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENOENT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EPIPE: 'unreachable',
  EROFS: 'read_only',
  ETIMEDOUT: 'unreachable',
  XX001: 'damaged',
  XX002: 'damaged',
};

const CAUSES_MAX = 5;

/** What another thread of this process met at the store, or a driver without a code for it. */
export class StoreError extends Error {
  readonly failure: StoreFailure | undefined;

  constructor(message: string, failure: StoreFailure | undefined, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
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

/** What the PostgreSQL driver says, without a code, of a connection that ended or never began. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** Whether an error of the PostgreSQL driver is about its connection and not about what was asked. */
export function isLostConnection(error: unknown): error is Error {
  return error instanceof Error && !('code' in error) && LOST_CONNECTION.test(error.message);
}

/** What a caller may know of a failure, and when to retry. */
export function describeStoreFailure(failure: StoreFailure): (typeof DESCRIPTIONS)[StoreFailure] {
  return DESCRIPTIONS[failure];
}

const DESCRIPTIONS = {
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
  disk_failing: {
    code: 'unavailable',
    message: 'The disk of the store did not keep what was written to it. It is tried again.',
    retryAfterSeconds: 10,
  },
  unreachable: {
    code: 'unavailable',
    message:
      'The store does not answer. What this request was to change may have been changed or not; nothing was half-done.',
    retryAfterSeconds: 5,
  },
} as const;
