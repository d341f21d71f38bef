/**
 * Values that are made again after a while; those that nobody asks for any more are forgotten.
 * @param monotonicMs reading of a clock that nobody sets
 */
export function createFreshValues<Value>(monotonicMs: () => number, freshMs: number) {
  /** Those that were made first come first. */
  const kept = new Map<string, { readonly value: Value; readonly madeAt: number }>();
  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const at = monotonicMs();
    for (const [name, { madeAt }] of kept) {
      if (at - madeAt < freshMs) break;
      kept.delete(name);
    }
    const found = kept.get(key);
    if (found !== undefined) return found.value;
    const value = await make();
    kept.set(key, { value, madeAt: at });
    return value;
  };
}
