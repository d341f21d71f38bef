// What a key's uses say while this node holds only a share of its limit: all nodes' shares together are the limit.
import type { Usage } from './usage-table.ts';

/** Notes of a key: how much the node may use of it. What it has used counts as long as it lies within the window. */
const HELD = 0;
/** What other nodes have used, as they last said. */
const ELSEWHERE = 1;
/** More than this could not be had, and need not be asked for until then. */
const AVAILABLE = 2;
const REFUSED_UNTIL = 3;

export const held = (usage: Usage): number => usage.note(HELD);
export const setHeld = (usage: Usage, count: number): void => usage.setNote(HELD, count);
export const usedElsewhere = (usage: Usage): number => usage.note(ELSEWHERE);
export const setUsedElsewhere = (usage: Usage, count: number): void => usage.setNote(ELSEWHERE, count);

/** Remembers that no more than `available` could be had. */
export function refuseUntil(usage: Usage, until: number, available: number): void {
  usage.setNote(AVAILABLE, available);
  usage.setNote(REFUSED_UNTIL, until);
}

/** What can be had at most: what was said when it was last refused, a moment ago; unbounded otherwise. */
export function knownAvailable(usage: Usage, now: number): number {
  return now < usage.note(REFUSED_UNTIL) ? usage.note(AVAILABLE) : Number.POSITIVE_INFINITY;
}
