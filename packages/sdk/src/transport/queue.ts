/** A bounded first-in first-out list. A full queue loses its oldest entries: what happened last says more. */
export interface Queue<T> {
  /** How many entries had to go to make room. */
  push: (entry: T) => number;
  take: (count: number) => T[];
  length: () => number;
}

/** Entries that go at once: moving all the others takes microseconds, so it is not done for every one. */
export const STEP = 50;

/** Makes a queue for so many entries. */
export function createQueue<T>(room: number): Queue<T> {
  const entries: T[] = [];
  return {
    push: (entry) => (entries.push(entry) > room ? entries.splice(0, STEP).length : 0),
    take: (count) => entries.splice(0, count),
    length: () => entries.length,
  };
}
