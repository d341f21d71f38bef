/** Places for work of several owners: one of each owner at a time, and the owners in turn. */
export interface Turns {
  /** Resolves when this owner has a place. */
  take(owner: string): Promise<void>;
  /** Gives the place back. */
  end(owner: string): void;
}

/** So many places. An owner who brings much work has one of them, so nobody waits behind all of it. */
export function createTurns(places: number): Turns {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const busy = new Set<string>();

  function startNext(): void {
    for (const [owner, starts] of waiting) {
      if (busy.size >= places) return;
      if (busy.has(owner)) continue;
      const start = starts.shift();
      waiting.delete(owner);
      if (starts.length > 0) waiting.set(owner, starts);
      busy.add(owner);
      start?.();
    }
  }

  return {
    take(owner) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const starts = waiting.get(owner);
      if (starts === undefined) waiting.set(owner, [resolve]);
      else starts.push(resolve);
      startNext();
      return promise;
    },
    end(owner) {
      busy.delete(owner);
      startNext();
    },
  };
}
