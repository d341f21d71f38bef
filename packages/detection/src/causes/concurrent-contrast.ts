import { stratumText } from './cell.ts';
import type { CauseEvidence } from './evidence.ts';
import { turnsOf } from './edges.ts';
import type { Frame, FrameCell } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import { countIn } from './tally.ts';
import type { Counted, Slot } from './tally.ts';

/** Log of the evidence against "both fail alike" from which a contrast is proven: wrong at most once in a hundred, whenever it is evaluated. */
const PROVEN = Math.log(100);
/** What each side is believed to fail before any call of it. */
const PRIOR_BAD = 0.5;
const PRIOR_CALLS = 10;

/**
 * Whether what the leading hypothesis exposes differs from what it spares among comparable calls of the same minutes, by an e-variable
 * for two streams (Turner, Ly and Grünwald, arXiv 2106.02693), which needs no prior and no fixed time of evaluation. A hypothesis of a part of
 * our own calls is not `high` without it, where there is anything to compare; what exposes everything has nothing to prove.
 */
export function isContrastProven(evidence: CauseEvidence, frame: Frame, { cause, exposes }: Hypothesis): boolean {
  if (cause !== 'deployment' && cause !== 'feature') return true;
  // Minute by minute, so that each cell counts once, also where a fault is weighed by several stretches.
  const cells = [...new Map(frame.cells.map((cell) => [cell.tally, cell])).values()];
  const strata = [...Map.groupBy(cells, ({ key }) => stratumText(key)).values()];
  const compared = strata.filter((cells) => cells.some(exposes) && !cells.every(exposes));
  if (compared.length === 0) return true;
  const nats = compared.reduce((sum, own) => {
    const isTurn = turnsOf(evidence.calls, own, frame.counted);
    const concurrent = frame.slots.filter((slot) => !isTurn(slot));
    return sum + contrastNats(own, exposes, concurrent, frame.counted, evidence.overdispersion);
  }, 0);
  return nats >= PROVEN;
}

interface Stream {
  calls: number;
  bad: number;
}

/** Log e-value that the exposed calls of a stratum fail at another rate than the spared ones, minute after minute. */
function contrastNats(
  cells: readonly FrameCell[],
  exposes: (cell: FrameCell) => boolean,
  slots: readonly Slot[],
  counted: Counted,
  overdispersion: number,
): number {
  const exposed: Stream = { calls: PRIOR_CALLS, bad: PRIOR_BAD };
  const spared: Stream = { calls: PRIOR_CALLS, bad: PRIOR_BAD };
  let nats = 0;
  const exposedCells = cells.filter(exposes);
  const sparedCells = cells.filter((cell) => !exposes(cell));
  for (const slot of slots) {
    const a = countSlot(exposedCells, slot, counted);
    const b = countSlot(sparedCells, slot, counted);
    const calls = a.calls + b.calls;
    if (a.calls > 0 && b.calls > 0) {
      const rateA = exposed.bad / exposed.calls;
      const rateB = spared.bad / spared.calls;
      const pooled = (a.calls * rateA + b.calls * rateB) / calls;
      nats += logLikelihood(a, rateA) + logLikelihood(b, rateB) - logLikelihood(a, pooled) - logLikelihood(b, pooled);
    }
    exposed.calls += a.calls;
    exposed.bad += a.bad;
    spared.calls += b.calls;
    spared.bad += b.bad;
  }
  return nats / overdispersion;
}

function countSlot(cells: readonly FrameCell[], slot: Slot, counted: Counted): Stream {
  let calls = 0;
  let bad = 0;
  for (const { tally } of cells) {
    for (const place of counted.calls) calls += countIn(tally, place, slot);
    for (const place of counted.bad) bad += countIn(tally, place, slot);
  }
  return { calls, bad: Math.min(calls, bad) };
}

function logLikelihood({ calls, bad }: Stream, rate: number): number {
  return bad * Math.log(rate) + (calls - bad) * Math.log(1 - rate);
}
