import type { Transition } from '@upriver/detection';
import { createIdentifier } from '../process/random.ts';
import type { NewImpairment } from '../store/detection/detectors.ts';
import type { WatchedSeries } from './series.ts';
import { LATE_MS } from './series.ts';

/** The beginning or the end of an impairment of a series, as it is stored. `now` is when its calls were taken in, milliseconds UTC. */
export function toNewImpairment(series: WatchedSeries, transition: Transition, now: number): NewImpairment {
  const { organizationId, projectId, serviceId, environment, region } = series;
  const { signal, onsetAt, detectedAt, calls, bad, normalRate } = transition.impairment;
  return {
    id: createIdentifier('imp', detectedAt),
    organizationId,
    projectId,
    serviceId,
    environment,
    region,
    signal,
    onsetAt,
    detectedAt,
    endedAt: transition.kind === 'closed' ? transition.endedAt : null,
    endedBy: transition.kind === 'closed' ? transition.reason : null,
    calls: Math.round(calls),
    bad: Math.round(bad),
    normalRate,
    // Calls that came late, but in their order.
    revisions: now - detectedAt > LATE_MS ? [{ at: now, previous: null }] : [],
  };
}

/** Ends, then beginnings. */
export function splitTransitions(transitions: readonly Transition[]): [Transition[], Transition[]] {
  const ended = transitions.filter(({ kind }) => kind === 'closed');
  return [ended, transitions.filter(({ kind }) => kind !== 'closed')];
}
