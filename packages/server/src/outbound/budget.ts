import { TIMEOUT_MS } from './http-client.ts';
import type { HttpClient, FetchOutcome, FetchRequest } from './http-client.ts';

/**
 * The same client for a piece of work that may take so long in all: each fetch has what is left, and when nothing is, it fails.
 * Every fetch is reported to `onFetched`.
 */
export function withBudget(
  client: HttpClient,
  {
    budgetMs,
    monotonicMs,
    onFetched,
  }: { budgetMs: number; monotonicMs: () => number; onFetched?: (outcome: FetchOutcome, url: string) => void },
): HttpClient {
  const end = monotonicMs() + budgetMs;
  return {
    async fetchDocument(request: FetchRequest) {
      const leftMs = end - monotonicMs();
      const timeoutMs = Math.min(request.timeoutMs ?? TIMEOUT_MS, leftMs);
      const outcome: FetchOutcome =
        leftMs <= 0
          ? {
              kind: 'failed',
              reason: 'timeout',
              message: `The check of this page took longer than ${budgetMs / 1000} s in all.`,
              tookMs: 0,
            }
          : await client.fetchDocument({ ...request, timeoutMs });
      onFetched?.(outcome, request.url);
      return outcome;
    },
    close: () => client.close(),
  };
}
