import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** A ninth of the weight of the threads that serve, when both want the same core. */
const NICENESS_ADDED = 10;
const NICENESS_MAX = 19;

/**
 * Lowers the priority of the calling thread below that of the process: reading takes what serving requests leaves over. Calling it again
 * changes nothing. Linux has a priority for each thread, which a thread inherits from the one that starts it, and names the calling one in
 * `/proc/thread-self`; elsewhere nothing happens.
 */
export function yieldToServing(): void {
  try {
    const thread = /\/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1];
    if (thread === undefined) return;
    setPriority(Number(thread), Math.min(NICENESS_MAX, getPriority(process.pid) + NICENESS_ADDED));
  } catch {
    // No such file, or a sandbox that does not allow it: the thread competes like any other.
  }
}
