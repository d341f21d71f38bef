import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** A ninth of the weight of a thread that serves, when both want the same core. */
const NICENESS_ADDED = 10;
const NICENESS_MAX = 19;

/**
 * Lowers the priority of the calling thread: reading takes what serving requests leaves over. Linux has a priority for each thread and
 * names the calling one in `/proc/thread-self`; elsewhere nothing happens.
 */
export function yieldToServing(): void {
  try {
    const thread = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1];
    if (thread === undefined) return;
    setPriority(Number(thread), Math.min(NICENESS_MAX, getPriority(Number(thread)) + NICENESS_ADDED));
  } catch {
    // No such file, or a sandbox that does not allow it: the thread competes like any other.
  }
}
