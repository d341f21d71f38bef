/**
 * Bytes that may be held at once, so that what comes from outside cannot use up the memory, and that nobody can hold all of
 * them.
 */
export interface ByteBudget {
  /** True when so many more fit, which are then counted as held by this owner. */
  take(owner: string, bytes: number): boolean;
  giveBack(owner: string, bytes: number): void;
}

/** @param ownerBytesMax how many of them one owner may hold */
export function createByteBudget(bytesMax: number, ownerBytesMax: number): ByteBudget {
  /** Of owners who hold any. */
  const byOwner = new Map<string, number>();
  let held = 0;
  return {
    take(owner, bytes) {
      const own = (byOwner.get(owner) ?? 0) + bytes;
      if (held + bytes > bytesMax || own > ownerBytesMax) return false;
      held += bytes;
      byOwner.set(owner, own);
      return true;
    },
    giveBack(owner, bytes) {
      const own = (byOwner.get(owner) ?? 0) - bytes;
      held -= bytes;
      if (own > 0) byOwner.set(owner, own);
      else byOwner.delete(owner);
    },
  };
}
