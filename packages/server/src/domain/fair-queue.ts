/** Those who wait, so that nobody waits behind more than one of each other owner's, however many these have brought. */
export interface FairQueue<Item> {
  size(): number;
  sizeOf(owner: string): number;
  push(owner: string, item: Item): void;
  /** The next of the owner whose turn it is. */
  shift(): Item | undefined;
}

export function createFairQueue<Item>(): FairQueue<Item> {
  /** In the order of their turns. */
  const owners = new Map<string, Item[]>();
  let size = 0;
  return {
    size: () => size,
    sizeOf: (owner) => owners.get(owner)?.length ?? 0,
    push(owner, item) {
      size += 1;
      const own = owners.get(owner);
      if (own === undefined) owners.set(owner, [item]);
      else own.push(item);
    },
    shift() {
      for (const [owner, own] of owners) {
        const item = own.shift();
        owners.delete(owner);
        if (own.length > 0) owners.set(owner, own);
        size -= 1;
        return item;
      }
      return undefined;
    },
  };
}
