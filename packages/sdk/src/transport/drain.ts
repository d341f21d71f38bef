import type { Sender } from './sender.ts';

/** Clock and timer of a drain. */
export interface Waiting {
  elapsed: () => number;
  /** Resolves after a time, and keeps the process alive until then or until it is released. */
  pause: (ms: number) => { done: Promise<void>; release: () => void };
}

/** Longer ones end at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/**
 * Sends everything within the time and keeps the process alive meanwhile; true when all was answered for. A patient drain also waits out a
 * pause between attempts that ends within the time.
 */
export async function drain(
  sender: Sender,
  timeoutMs: number,
  isPatient: boolean,
  { elapsed, pause }: Waiting,
): Promise<boolean> {
  const deadline = elapsed() + timeoutMs;
  const limit = pause(Math.min(timeoutMs, TIMER_MAX_MS));
  // A clock may stand still between two turns: without this a loop of settled promises would never give way again.
  const state = { isOver: false };
  void limit.done.then(() => (state.isOver = true));
  while (sender.pending() > 0 && !state.isOver) {
    const left = deadline - elapsed();
    const wait = sender.pauseMs();
    if (left <= 0 || (wait > 0 && (!isPatient || wait > left))) break;
    await Promise.race([wait > 0 ? pause(wait).done : sender.round(1), limit.done]);
  }
  limit.release();
  return sender.pending() === 0;
}
