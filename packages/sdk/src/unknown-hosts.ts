/** Hosts that the server did not know: they would only eat the limit, so only one call in a hundred probes whether that changed. */
export interface UnknownHosts {
  /** Share of calls to this host to report. */
  rate(host: string, now: number): number;
  /** Takes in what an answer said about the hosts of its batch. */
  learn(sent: Iterable<string>, unknown: unknown, now: number): void;
}

export const UNKNOWN_LIFE_MS = 3_600_000;
export const PROBE_RATE = 0.01;
/** A crawler calls any number of hosts; the oldest are forgotten first. */
const HOSTS_MAX = 1000;

/** Starts empty. */
export function createUnknownHosts(): UnknownHosts {
  const until = new Map<string, number>();
  return {
    rate(host, now) {
      if (until.size === 0) return 1;
      const end = until.get(host);
      if (end === undefined) return 1;
      if (now < end) return PROBE_RATE;
      until.delete(host);
      return 1;
    },
    learn(sent, unknown, now) {
      const named = new Set(Array.isArray(unknown) ? unknown : []);
      for (const host of sent) {
        until.delete(host);
        if (!named.has(host)) continue;
        if (until.size >= HOSTS_MAX) until.delete(until.keys().next().value ?? host);
        until.set(host, now + UNKNOWN_LIFE_MS);
      }
    },
  };
}
