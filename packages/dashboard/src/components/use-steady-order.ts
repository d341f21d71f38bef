import { useEffect, useRef, useState } from 'preact/hooks';
import { keepOrder } from '../view/order.ts';

/** New rows come in by themselves so long after the pointer left. */
const SETTLE_MS = 3000;

/** A list that holds still while somebody points at it or has the focus in it. */
export interface SteadyOrder<Row> {
  readonly shown: readonly Row[];
  /** How many wait to come in. */
  readonly waiting: number;
  readonly show: () => void;
  /** Of the element that is the list. */
  readonly handlers: Readonly<Record<'onPointerEnter' | 'onPointerLeave' | 'onFocusIn' | 'onFocusOut', () => void>>;
}

export function useSteadyOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row, index: number) => string,
): SteadyOrder<Row> {
  const [isHeld, setHeld] = useState(false);
  const release = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const order = useRef<readonly string[]>([]);
  useEffect(() => () => clearTimeout(release.current), []);
  const hold = (): void => {
    clearTimeout(release.current);
    setHeld(true);
  };
  const letGo = (): void => {
    clearTimeout(release.current);
    release.current = setTimeout(() => setHeld(false), SETTLE_MS);
  };
  const byKey = new Map(rows.map((row, index) => [keyOf(row, index), row]));
  const kept = keepOrder(order.current, [...byKey.keys()], isHeld);
  order.current = kept.shown;
  return {
    shown: kept.shown.flatMap((key) => byKey.get(key) ?? []),
    waiting: kept.waiting,
    show: () => setHeld(false),
    handlers: { onPointerEnter: hold, onPointerLeave: letGo, onFocusIn: hold, onFocusOut: letGo },
  };
}
