/** A bounded first-in first-out list. A full queue loses its oldest entry: what happened last says more. */
export interface Queue<T> {
  /** How many entries had to go to make room. */
  push: (entry: T) => number;
  take: (count: number) => T[];
  length: () => number;
}

/** Makes a queue for so many entries. */
export function createQueue<T>(room: number): Queue<T> {
  const entries: T[] = [];
  return {
    push: (entry) => (entries.push(entry) > room && entries.shift() ? 1 : 0),
    take: (count) => entries.splice(0, count),
    length: () => entries.length,
  };
}
