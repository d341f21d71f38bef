/** Every error code there is, once. Only `http/errors.ts` knows which status it gives. */
const ERROR_CODES = [
  'malformed_request',
  'invalid_request',
  'invalid_body',
  'unauthenticated',
  'wrong_credential',
  'missing_scope',
  'origin_refused',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'expectation_failed',
  'unprocessable',
  'rate_limited',
  'headers_too_large',
  'storage_full',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected failure: its message may be seen by the caller, its cause only by the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: readonly unknown[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: readonly unknown[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The answer for what does not exist and for what belongs to another organization: the same. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `No such ${what}.`);
}
