import { TIMEOUT_MS } from '../door.ts';
import type { Door, FetchOutcome, FetchRequest } from '../door.ts';

/**
 * The same door for a piece of work that may take so long in all: each fetch has what is left, and when nothing is, it fails.
 * Every fetch is told to `onFetched`.
 */
export function withBudget(
  door: Door,
  {
    budgetMs,
    now,
    onFetched,
  }: { budgetMs: number; now: () => number; onFetched?: (outcome: FetchOutcome, url: string) => void },
): Door {
  const end = now() + budgetMs;
  return {
    async fetchDocument(request: FetchRequest) {
      const leftMs = end - now();
      const timeoutMs = Math.min(request.timeoutMs ?? TIMEOUT_MS, leftMs);
      const outcome: FetchOutcome =
        leftMs <= 0
          ? {
              kind: 'failed',
              reason: 'timeout',
              message: `The look at this page took longer than ${budgetMs / 1000} s in all.`,
              tookMs: 0,
            }
          : await door.fetchDocument({ ...request, timeoutMs });
      onFetched?.(outcome, request.url);
      return outcome;
    },
    close: () => door.close(),
  };
}
