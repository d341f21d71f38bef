/** Hosts that the server did not know: they would only eat the limit, so only one call in a hundred probes whether that changed. */
export interface UnknownHosts {
  /** Share of calls to this host to report. */
  rate: (host: string, now: number) => number;
  /** Takes in which hosts an answer named. One that the sent text holds and that is not named any more is known by now. */
  learn: (sent: string, named: unknown, now: number) => void;
}

const UNKNOWN_LIFE_MS = 3_600_000;
const PROBE_RATE = 0.01;
/** A crawler calls any number of hosts; then the table starts over. */
const HOSTS_MAX = 1000;

/** Starts empty. */
export function createUnknownHosts(): UnknownHosts {
  const until = new Map<string, number>();
  return {
    // Safe: nothing is not greater than a time.
    rate: (host, now) => ((until.get(host) as number) > now ? PROBE_RATE : 1),
    learn(sent, named, now) {
      // In one pass: looking for each host would keep a crawler's event loop for tens of milliseconds.
      if (until.size) for (const text of sent.split('"')) until.delete(text);
      if (until.size > HOSTS_MAX) until.clear();
      if (Array.isArray(named)) for (const host of named) until.set(host, now + UNKNOWN_LIFE_MS);
    },
  };
}
