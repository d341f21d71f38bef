import { createRollup } from '../columns/rollup.ts';
import type { Rollup } from '../columns/rollup.ts';

/** Calls of one group, by the minute that a step begins with. Steps without calls are absent. */
export interface Line {
  /** Texts of the group, in the order of `groupBy`, as JSON; '' for what the calls carried none of. */
  readonly key: string;
  readonly steps: Map<number, Rollup>;
}

/** Lines of the groups that are shown, and one of the rest. */
export interface Lines {
  readonly groups: readonly Line[];
  readonly other: Line;
  /** Groups in `other`. */
  readonly otherGroups: number;
}

export function createLine(key: string): Line {
  return { key, steps: new Map() };
}

/** The rollup of a line's step, made if there is none. */
export function lineRollup({ steps }: Line, minute: number): Rollup {
  let rollup = steps.get(minute);
  if (rollup === undefined) {
    rollup = createRollup(minute);
    steps.set(minute, rollup);
  }
  return rollup;
}

/** Keys of the groups with the most requests; those with as many by their texts, so that the same calls give the same answer. */
export function rankGroups(
  groups: readonly { readonly key: string; readonly requests: number }[],
  top: number,
): string[] {
  return [...groups]
    .sort((a, b) => b.requests - a.requests || (a.key < b.key ? -1 : 1))
    .slice(0, top)
    .map(({ key }) => key);
}

/** A group's texts. */
export function groupTexts({ key }: Line): readonly string[] {
  // Safe: keys are made by `groupKey`.
  return JSON.parse(key) as string[];
}

export function groupKey(texts: readonly string[]): string {
  return JSON.stringify(texts);
}
