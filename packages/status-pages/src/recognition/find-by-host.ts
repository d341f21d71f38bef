import type { Adapter } from '../adapter.ts';

/** The provider whose own page stands on this host; undefined for everybody else's hosts. `www.` makes no difference. */
export function findByHost(hostname: string, adapters: readonly Adapter[]): Adapter | undefined {
  const host = bare(hostname.toLowerCase().replace(/\.$/, ''));
  return adapters.find(({ hosts = [] }) => hosts.some((own) => bare(own) === host));
}

function bare(host: string): string {
  return host.replace(/^www\./, '');
}
