import type { ErrorBody } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { findStoreFailure, tellStoreFailure } from '../store/failure.ts';

/** The only place that knows which status an error code gives. */
export const STATUS_BY_CODE: Readonly<Record<ErrorCode, number>> = {
  invalid_request: 400,
  invalid_body: 400,
  unauthenticated: 401,
  wrong_credential: 403,
  missing_scope: 403,
  origin_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  rate_limited: 429,
  storage_full: 503,
  unavailable: 503,
  internal: 500,
};

/** Sentences for documents. */
export const MEANING_BY_CODE: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'A parameter or field does not fit; `details` says which.',
  invalid_body: 'The body cannot be read.',
  unauthenticated: 'No, unknown, expired or revoked credential.',
  wrong_credential: 'The wrong kind of credential.',
  missing_scope: 'The token lacks the scope that this needs.',
  origin_refused: 'The key may not be used from this origin.',
  not_found: "Unknown, or another organization's.",
  method_not_allowed: 'The path exists, the method does not.',
  conflict: 'It exists already.',
  too_large: 'The body is too large.',
  unsupported_media_type: 'The content type or encoding is not supported.',
  unprocessable: 'The input is well-formed, but cannot be acted on.',
  rate_limited: 'A limit is used up; `Retry-After` says when to come back.',
  storage_full: 'The disk of the store is full; nothing was changed, and `Retry-After` says when to come back.',
  unavailable: 'The store or a queue is full; `Retry-After` says when to come back.',
  internal: 'An unexpected error. It is in the log under the request id.',
};

/** Codes of the HTTP library, as ours. */
const CODE_OF_LIBRARY_ERROR: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_body', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_body', message: 'The body is empty; JSON is expected.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'The content type is not supported; send application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'invalid_body', message: 'Content-Length does not fit the body.' },
  FST_ERR_BAD_URL: { code: 'invalid_request', message: 'The path is not a valid URL path.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'invalid_request', message: 'A part of the path is too long.' },
};

/** Any thrown value → the error that a caller may see. Nothing of the inside is in it. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const libraryCode = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const known = CODE_OF_LIBRARY_ERROR[libraryCode];
  if (known !== undefined) return new AppError(known.code, known.message, { cause: thrown });
  const failure = findStoreFailure(thrown);
  if (failure !== undefined) {
    const { code, message, retryAfterSeconds } = tellStoreFailure(failure);
    return new AppError(code, message, { retryAfterSeconds, cause: thrown });
  }
  if (thrown instanceof SyntaxError && 'statusCode' in thrown)
    return new AppError('invalid_body', 'The body is not valid JSON.', { cause: thrown });
  return new AppError('internal', 'Something went wrong here. The log has it under this request id.', {
    cause: thrown,
  });
}

/** The one body of every error. */
export function toErrorBody(error: AppError, requestId: string): ErrorBody {
  return {
    error: error.message,
    code: error.code,
    requestId,
    ...(error.details === undefined || error.details.length === 0 ? {} : { details: [...error.details] }),
  };
}
