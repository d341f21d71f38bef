import type { UsageTable } from './usage-table.ts';

/** Counts what is under way, by name, in all threads together. */
export interface UnderWay {
  /** Counts one more, if fewer than so many are. */
  enter(name: string, most: number): boolean;
  leave(name: string): void;
}

/** What is under way is not forgotten by time. */
const NEVER = Number.POSITIVE_INFINITY;

export function createUnderWay(usages: UsageTable): UnderWay {
  return {
    enter: (name, most) =>
      usages.use(usages.place(name), NEVER, (usage) => {
        if (usage.used() >= most) return false;
        usage.add(1, NEVER, 0);
        return true;
      }),
    leave: (name) => usages.use(usages.place(name), NEVER, (usage) => usage.remove(1)),
  };
}
