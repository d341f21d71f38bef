/** A bounded first-in first-out list. A full queue loses its oldest entry: what happened last says more. */
export interface Queue<T> {
  /** How many entries had to go to make room. */
  push(entry: T): number;
  take(count: number): T[];
  /** Lowers or raises the room; entries beyond it go, oldest first. Returns how many. */
  resize(room: number): number;
  readonly length: number;
}

/** Makes a queue. Taking from the front moves an index, so that neither end costs a copy per entry. */
export function createQueue<T>(room: number): Queue<T> {
  let entries: T[] = [];
  let head = 0;
  let limit = room;

  function compact(): void {
    if (head < entries.length / 2 && head < limit) return;
    entries = entries.slice(head);
    head = 0;
  }
  function shed(): number {
    const excess = entries.length - head - limit;
    if (excess <= 0) return 0;
    head += excess;
    compact();
    return excess;
  }
  return {
    push(entry) {
      entries.push(entry);
      return shed();
    },
    take(count) {
      const taken = entries.slice(head, head + count);
      head += taken.length;
      compact();
      return taken;
    },
    resize(room) {
      limit = Math.max(room, 0);
      return shed();
    },
    get length() {
      return entries.length - head;
    },
  };
}
