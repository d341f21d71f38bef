import type { CallAccumulator } from './call-accumulator.ts';

/** After the clock was set back: what is usual and what was called first stays, calls are counted anew. */
export function restartCounting(accumulator: CallAccumulator): void {
  accumulator.now = 0;
  accumulator.onset = null;
  accumulator.cells.clear();
  accumulator.tags.clear();
}
