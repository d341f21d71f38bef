/** Checks under way at one host. Each asks for one document after the other. */
export const CHECKS_PER_HOST = 2;
/** Between the beginnings of two checks at one host: 200 pages on one host are checked within 50 seconds. */
export const HOST_SPACING_MS = 250;
/** When all checks at a host take long, its next one comes again after this. */
const FULL_RETRY_MS = 1000;
/** Whoever has not come this long after its turn does not come any more. */
const TURN_LOST_MS = 600_000;
/** Hosts where nothing happens are looked for this often: thousands are known after a round of checks. */
const FORGET_EVERY_MS = 1000;

/** Keeps checks at one host apart, however many services share it. Times are monotonic, and given, so that it has no clock. */
export interface HostGate {
  /** Begins a check (then `leave` ends it), or says when to come again. */
  enter(host: string, serviceId: string, now: number): { readonly isIn: true } | { readonly isIn: false; at: number };
  leave(host: string): void;
}

interface HostQueue {
  underway: number;
  /** The first moment that nobody has. */
  freeAt: number;
  /** Moments given to those who wait. */
  readonly turns: Map<string, number>;
}

export function createHostGate(): HostGate {
  const queues = new Map<string, HostQueue>();
  let forgotAt = Number.NEGATIVE_INFINITY;

  /** A host where nothing happens is forgotten. */
  function forgetIdle(now: number): void {
    if (now - forgotAt < FORGET_EVERY_MS) return;
    forgotAt = now;
    for (const [host, queue] of queues)
      if (queue.underway === 0 && queue.freeAt <= now && !isAwaited(queue, now)) queues.delete(host);
  }

  function isAwaited({ turns }: HostQueue, now: number): boolean {
    for (const at of turns.values()) if (at > now - TURN_LOST_MS) return true;
    return false;
  }

  return {
    enter(host, serviceId, now) {
      let queue = queues.get(host);
      if (queue === undefined) {
        forgetIdle(now);
        queues.set(host, (queue = { underway: 0, freeAt: 0, turns: new Map() }));
      }
      const turn = queue.turns.get(serviceId);
      const at = turn ?? Math.max(now, queue.freeAt);
      if (turn === undefined) queue.freeAt = at + HOST_SPACING_MS;
      if (at <= now && queue.underway < CHECKS_PER_HOST) {
        queue.turns.delete(serviceId);
        queue.underway += 1;
        return { isIn: true };
      }
      const later = at <= now ? now + FULL_RETRY_MS : at;
      queue.turns.set(serviceId, later);
      return { isIn: false, at: later };
    },
    leave(host) {
      const queue = queues.get(host);
      if (queue !== undefined) queue.underway -= 1;
    },
  };
}
