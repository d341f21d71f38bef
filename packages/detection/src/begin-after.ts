import { normalRate } from './baseline.ts';
import type { DetectorState } from './detector-state.ts';
import { SIGNALS, createCounts } from './signal.ts';
import type { Transition } from './signal-watch.ts';

/** After the last impairment has ended another chunk begins, so that what was bad before it is not counted with what is now. */
export function beginAfter(state: DetectorState, transitions: readonly Transition[], at: number): void {
  const ends = transitions.flatMap((one) => (one.kind === 'closed' && one.reason === 'recovered' ? [one] : []));
  const [last] = ends.toSorted((a, b) => b.wellSince - a.wellSince);
  if (last === undefined || state.watches.some(({ impairment }) => impairment !== null)) return;
  const { calls, bad } = last.since;
  // Of the other signals it is not known how many calls were bad since then: as many as usual.
  const bySignal = SIGNALS.map((signal, place) =>
    signal === last.impairment.signal ? bad : calls * normalRate(state.baseline, place, at).mean,
  );
  state.recovered = { from: last.wellSince, at, counts: { calls, bad: bySignal } };
  state.chunks.push({ startAt: at, spanMs: 0, counts: createCounts(), isTainted: false, impaired: [] });
}
