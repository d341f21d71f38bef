import type { ErrorClass } from '../types.ts';

/**
 * Class of a failed `fetch` in a browser. Pages learn no more than this: refused, unknown host, TLS and CORS all read "Failed to fetch", and
 * whatever is no TypeError is what the caller cancelled with.
 */
export function classifyPageError(error: unknown): ErrorClass {
  if (error instanceof TypeError)
    return /^(failed to fetch|network ?error|load failed)/i.test(error.message) ? 'network' : 'unknown';
  return (error as Partial<Error> | undefined)?.name === 'TimeoutError' ? 'timeout' : 'aborted';
}
