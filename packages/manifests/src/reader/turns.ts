/** Places for work of several owners: one of each owner and one piece of large work at a time, and the owners in turn. */
export interface Turns {
  /** Resolves when this owner has a place. */
  take(owner: string, isLarge?: boolean): Promise<void>;
  /** Gives the place back. */
  end(owner: string): void;
}

interface Work {
  readonly start: () => void;
  readonly isLarge: boolean;
}

/** So many places. An owner who brings much work has one of them, so nobody waits behind all of it. */
export function createTurns(places: number): Turns {
  /** In the order of their turns. */
  const waiting = new Map<string, Work[]>();
  /** Who has a place, and whether for large work. */
  const busy = new Map<string, boolean>();

  function startNext(): void {
    for (const [owner, works] of waiting) {
      if (busy.size >= places) return;
      const [next] = works;
      if (next === undefined || busy.has(owner) || (next.isLarge && [...busy.values()].includes(true))) continue;
      works.shift();
      waiting.delete(owner);
      if (works.length > 0) waiting.set(owner, works);
      busy.set(owner, next.isLarge);
      next.start();
    }
  }

  return {
    take(owner, isLarge = false) {
      const { promise, resolve: start } = Promise.withResolvers<void>();
      const works = waiting.get(owner);
      if (works === undefined) waiting.set(owner, [{ start, isLarge }]);
      else works.push({ start, isLarge });
      startNext();
      return promise;
    },
    end(owner) {
      busy.delete(owner);
      startNext();
    },
  };
}
