import type { ErrorBody } from '@upriver/contract';
import { AppError } from '../domain/errors.ts';
import type { ErrorCode } from '../domain/errors.ts';
import type { Log } from '../domain/log.ts';
import { findStoreFailure, describeStoreFailure } from '../store/failure.ts';

/** The only mapping of error codes to HTTP statuses. */
export const STATUS_BY_CODE: Readonly<Record<ErrorCode, number>> = {
  malformed_request: 400,
  invalid_request: 400,
  invalid_body: 400,
  unauthenticated: 401,
  wrong_credential: 403,
  missing_scope: 403,
  origin_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  expectation_failed: 417,
  unprocessable: 422,
  rate_limited: 429,
  headers_too_large: 431,
  storage_full: 503,
  unavailable: 503,
  internal: 500,
};

/** Description of each code in the OpenAPI document. */
export const MEANING_BY_CODE: Readonly<Record<ErrorCode, string>> = {
  malformed_request: 'The request is not valid HTTP/1.1.',
  invalid_request: 'A parameter or field is invalid; see `details`.',
  invalid_body: 'The body cannot be read.',
  unauthenticated: 'The credential is missing, unknown, expired or revoked.',
  wrong_credential: 'The credential is of the wrong kind, for example an SDK key instead of an API token.',
  missing_scope: 'The token does not have the required scope.',
  origin_refused: 'The key is not allowed for this origin.',
  not_found: 'The resource does not exist in this organization.',
  method_not_allowed: 'The path does not support this method.',
  request_timeout: 'The request did not arrive in time.',
  conflict: 'The request conflicts with the current state, for example because the resource already exists.',
  too_large: 'The body is too large.',
  unsupported_media_type: 'The content type or encoding is not supported.',
  expectation_failed: 'The `Expect` header has a value other than `100-continue`.',
  unprocessable: 'The request is valid, but cannot be processed.',
  rate_limited: 'A rate limit is exceeded. Retry after `Retry-After` seconds.',
  headers_too_large: 'The path and the headers together are too large.',
  storage_full: 'The disk of the store is full. Nothing was changed. Retry after `Retry-After` seconds.',
  unavailable: 'The store is not available or a queue is full. Retry after `Retry-After` seconds.',
  internal: 'An unexpected error. The log contains it under the request id.',
};

/** Error codes of the HTTP library and the codes that they become. */
const CODE_OF_LIBRARY_ERROR: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_body', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'invalid_body', message: 'The body is empty; JSON is expected.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'The content type is not supported; send application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'invalid_body', message: 'Content-Length does not match the body.' },
  FST_ERR_BAD_URL: { code: 'invalid_request', message: 'The path is not a valid URL path.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'invalid_request', message: 'A part of the path is too long.' },
  // The client gave up while it sent. A store's connection can fail by the same name, but has no status.
  ECONNRESET: { code: 'invalid_body', message: 'The body ended too early.' },
};

/** Codes for errors of the HTTP library that are not in the table; its messages are not meant for callers. */
const CODE_OF_LIBRARY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
  417: 'expectation_failed',
  431: 'headers_too_large',
};

/** Converts any thrown value to an error that a caller may see, without internal details. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const library = findLibraryError(thrown);
  if (library !== undefined) return new AppError(library.code, library.message, { cause: thrown });
  const failure = findStoreFailure(thrown);
  if (failure !== undefined) {
    const { code, message, retryAfterSeconds } = describeStoreFailure(failure);
    return new AppError(code, message, { retryAfterSeconds, cause: thrown });
  }
  return new AppError('internal', 'An unexpected error occurred. The log contains it under this request id.', {
    cause: thrown,
  });
}

/** The library gives its errors a status, which nothing else here does. */
function findLibraryError(thrown: unknown): { code: ErrorCode; message: string } | undefined {
  if (!(thrown instanceof Error) || !('statusCode' in thrown)) return undefined;
  const status = Number(thrown.statusCode);
  if (status < 400 || status > 499) return undefined;
  const known = 'code' in thrown ? CODE_OF_LIBRARY_ERROR[String(thrown.code)] : undefined;
  if (known !== undefined) return known;
  const code = CODE_OF_LIBRARY_STATUS[status] ?? 'invalid_request';
  return { code, message: MEANING_BY_CODE[code] };
}

/** Status and headers of an error response, beside those that every response has. */
export function toErrorHead(error: AppError): { readonly status: number; readonly headers: Record<string, string> } {
  return {
    status: STATUS_BY_CODE[error.code],
    headers: {
      ...(error.retryAfterSeconds === undefined ? {} : { 'retry-after': String(error.retryAfterSeconds) }),
      ...(error.code === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    },
  };
}

/** Reports an error that is this server's own. */
export function logOwnError(error: AppError, requestId: string, log: Log): void {
  if (STATUS_BY_CODE[error.code] >= 500 && error.cause !== undefined)
    log.error({ err: error.cause, requestId }, 'request failed');
}

/** The body of every error response. */
export function toErrorBody(error: AppError, requestId: string): ErrorBody {
  return {
    error: error.message,
    code: error.code,
    requestId,
    ...(error.details === undefined || error.details.length === 0 ? {} : { details: [...error.details] }),
  };
}
