import { createSketch } from './latency-sketch.ts';
import { createDetector, decodeDetector, encodeDetector } from './detector-state.ts';
import type { Detector } from './detector-state.ts';
import { createSignalWatch } from './signal-watch.ts';
import type { Impairment } from './impairment.ts';
import type { Transition } from './signal-watch.ts';
import type { Signal } from './signal.ts';

/** An impairment that was found by looking at the past again. Times are milliseconds UTC. */
export interface ReplayedImpairment {
  readonly signal: Signal;
  readonly onsetAt: number;
  /** When it would have been certain, had all calls come in time. */
  readonly detectedAt: number;
  /** When it was over, or the last call that is known of it. */
  readonly endedAt: number;
  readonly endedBy: 'recovered' | 'new_normal' | 'no_calls';
  readonly calls: number;
  readonly bad: number;
  readonly normalRate: number;
}

/** Tests that know what a detector has learned and have seen nothing yet: for calls of the past. The detector is not changed. */
export function createReplay(detector: Detector): Detector {
  const { options } = detector;
  const { state } = decodeDetector(encodeDetector(detector), options) ?? createDetector(options);
  const watches = state.watches.map(({ bursts }) => ({ ...createSignalWatch(), bursts }));
  for (const { bursts } of watches) for (const known of Object.values(bursts)) known.excursion = null;
  return {
    options,
    state: { ...state, firstAt: null, lastAt: null, chunks: [], watches },
    latencies: createSketch(),
    plans: null,
  };
}

/** What a replay found: what ended in it, and what went on at its last call. */
export function listPast(replay: Detector, transitions: readonly Transition[]): ReplayedImpairment[] {
  const ended = transitions.flatMap((transition) =>
    transition.kind === 'closed' ? [toPast(transition.impairment, transition.endedAt, transition.reason)] : [],
  );
  const open = replay.state.watches.flatMap(({ impairment }) =>
    impairment === null ? [] : [toPast(impairment, impairment.lastCallAt, 'no_calls')],
  );
  return [...ended, ...open].sort((a, b) => a.onsetAt - b.onsetAt);
}

/** Makes the impairment of a signal that goes on begin earlier, as calls that arrived late show. */
export function extendBack({ state }: Detector, signal: Signal, onsetAt: number): void {
  for (const watch of state.watches)
    if (watch.impairment?.signal === signal) watch.impairment = { ...watch.impairment, onsetAt };
}

function toPast(impairment: Impairment, endedAt: number, endedBy: ReplayedImpairment['endedBy']): ReplayedImpairment {
  const { signal, onsetAt, detectedAt, calls, bad, normalRate } = impairment;
  return { signal, onsetAt, detectedAt, endedAt, endedBy, calls, bad, normalRate };
}
