import type { HttpClient } from './http-client.ts';

/** How far apart requests to one host begin, and by what that is measured. */
export interface RequestSpacing {
  readonly spacingMs: number;
  readonly monotonicMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Hosts that nobody asks any more are forgotten when so many are known. */
const HOSTS_MAX = 10_000;

/** The same client for everybody that polls: two requests to one host begin at least `spacingMs` apart, whoever makes them. */
export function spaceRequests(client: HttpClient, { spacingMs, monotonicMs, wait }: RequestSpacing): HttpClient {
  /** The first moment at which each host may be asked again. */
  const freeAt = new Map<string, number>();

  function reserve(host: string): number {
    const now = monotonicMs();
    if (freeAt.size >= HOSTS_MAX) for (const [known, at] of freeAt) if (at <= now) freeAt.delete(known);
    const at = Math.max(now, freeAt.get(host) ?? now);
    freeAt.set(host, at + spacingMs);
    return at - now;
  }

  return {
    async fetchDocument(request) {
      const waitMs = URL.canParse(request.url) ? reserve(new URL(request.url).host) : 0;
      if (waitMs > 0) await wait(waitMs);
      return client.fetchDocument(request);
    },
    close: () => client.close(),
  };
}
