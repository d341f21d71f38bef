import type { Adapter } from '../adapter.ts';

/**
 * Where to ask a page of an unknown provider besides its own address, each URL once: every provider at its likeliest address, in
 * the order of their ranks, then all at their other addresses.
 */
export function probeUrls(pageUrl: string, adapters: readonly Adapter[]): readonly string[] {
  const urls = adapters
    .flatMap(({ probes }) => probes ?? [])
    .toSorted((a, b) => a.rank - b.rank)
    .map((probes) => probes.urls(pageUrl));
  return [...new Set([...urls.flatMap((own) => own.slice(0, 1)), ...urls.flatMap((own) => own.slice(1))])];
}
