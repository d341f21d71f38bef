import type { Reply } from './retry.ts';

const TIMEOUT_MS = 5000;

/** Makes `post` over the `fetch` of this moment: called before a capture, its requests are not observed. */
export function createFetchPost(
  init: RequestInit,
  read = (response: Response): Promise<string> => response.text(),
): (url: string, body: string) => Promise<Reply> {
  const native = globalThis.fetch;
  return async (url, body) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await native(url, { ...init, method: 'POST', body, signal });
      // Reading the body also releases the connection, which some runtimes count.
      const text = await read(response);
      const { status, headers } = response;
      return { status, retryAfter: headers.get('retry-after'), accepts: headers.get('upriver-accepts'), body: text };
    } catch (error) {
      return { status: 0, body: String(error) };
    }
  };
}
