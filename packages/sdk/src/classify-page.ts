import type { ErrorClass } from './types.ts';

/**
 * Class of a failed `fetch` in a browser. Pages learn no more than this: refused, unknown host, TLS and CORS all read "Failed to fetch".
 */
export function classifyPageError(error: unknown): ErrorClass {
  if (!(error instanceof Error)) return 'aborted';
  if (error.name === 'TimeoutError') return 'timeout';
  if (error.name === 'AbortError') return 'aborted';
  return /^(failed to fetch|network ?error|load failed)/i.test(error.message) ? 'network' : 'unknown';
}
