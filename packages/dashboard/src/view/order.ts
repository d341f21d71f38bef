/** Rows as they stand, and how many wait to come in. */
export interface KeptOrder {
  readonly shown: readonly string[];
  readonly waiting: number;
}

/**
 * Rows keep their place while somebody points at them: those that are gone leave, those that are new wait.
 * @param before the rows as they stand @param now the rows as they ought to be
 */
export function keepOrder(before: readonly string[], now: readonly string[], isHeld: boolean): KeptOrder {
  if (!isHeld || before.length === 0) return { shown: now, waiting: 0 };
  const wanted = new Set(now);
  const shown = before.filter((id) => wanted.has(id));
  return { shown, waiting: now.length - shown.length };
}
