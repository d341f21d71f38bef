// What is shown and can be opened, acknowledged, copied and followed with keys: rows of lists, and what a place is about.
import { useEffect } from 'preact/hooks';
import type { Alert } from '@upriver/contract';
import { createStore } from '../store.ts';

/** A vendor as it stands in a row, or as the place itself. */
export interface Shown {
  readonly name: string;
  readonly statusPageUrl: string | null;
  /** What is copied for a chat. */
  readonly chat: string;
  /** The open alert about it, if a rule tells of it. */
  readonly alert: Alert | undefined;
}

/** Stands for the place itself, which keys are about while no row has the focus. */
const PLACE = '';

const shown = new Map<string, Shown>();

/** Identifiers of the rows that were chosen; keys are about all of them. */
export const chosen = createStore<ReadonlySet<string>>(new Set());

/** Makes something known to the keys as long as it is shown: by the `data-row` of its row, or without one the place. */
export function useShown(one: Shown | undefined, row = PLACE): void {
  useEffect(() => {
    if (one === undefined) return undefined;
    shown.set(row, one);
    return () => {
      if (shown.get(row) === one) shown.delete(row);
    };
  });
}

/** What keys are about: what was chosen, else the row that has the focus, else the place. */
export function listTargets(): Shown[] {
  const ids = [...chosen.get()].filter((id) => shown.has(id));
  const target = shown.get(focusedRow() ?? PLACE);
  if (ids.length === 0) return target === undefined ? [] : [target];
  return ids.flatMap((id) => shown.get(id) ?? []);
}

/** The row that has the focus, or whose buttons have it. */
export function focusedRow(): string | undefined {
  const { activeElement } = document;
  const inside = activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return inside ?? activeElement?.closest<HTMLElement>('[data-row-of]')?.dataset['rowOf'];
}

/** Chooses the row that has the focus, or leaves it out again. */
export function toggleFocused(): void {
  const id = focusedRow();
  if (id === undefined || !shown.has(id)) return;
  const next = new Set(chosen.get());
  if (!next.delete(id)) next.add(id);
  chosen.set(next);
}

export function chooseNone(): void {
  if (chosen.get().size > 0) chosen.set(new Set());
}
