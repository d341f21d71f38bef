import { countBefore, slotsSinceOnset } from '../../packages/detection/src/causes/call-accumulator.ts';
import type { CauseEvidence } from '../../packages/detection/src/causes/evidence.ts';
import { placeOf, sumSlots } from '../../packages/detection/src/causes/tally.ts';
import { splitFault } from '../../packages/detection/src/fault-split.ts';
import type { SplitDimension, SplitGroup } from '../../packages/detection/src/fault-split.ts';
import type { Look } from './play.ts';

const BAD = {
  failures: ['gateway', 'server', 'timeout', 'connection', 'dns'],
  slow: ['slow'],
  rate_limited: ['rate_limited'],
  auth: ['auth'],
  client_error: ['client'],
  very_slow: ['slow'],
} as const;

/** What the split of sums by one dimension at a time says of the same counts: all of them, which it is not given in the product. */
export function splitToday(evidence: CauseEvidence, signal: Look['signal']): 'us' | 'them' | 'undecided' {
  const { calls, watched } = evidence;
  const slots = slotsSinceOnset(calls);
  const places = BAD[signal ?? 'failures'].map(placeOf);
  const groups: Record<SplitDimension, Map<string, { before: Sum; since: Sum; firstSeenAt?: number }>> = {
    deployment: new Map(),
    project: new Map(),
    region: new Map(),
    endpoint: new Map(),
  };
  for (const { key, tally } of calls.cells.values()) {
    const before = {
      calls: countBefore(calls, tally, 0),
      bad: places.reduce((sum, place) => sum + countBefore(calls, tally, place), 0),
    };
    const since = {
      calls: sumSlots(tally, 0, slots),
      bad: places.reduce((sum, place) => sum + sumSlots(tally, place, slots), 0),
    };
    const add = (dimension: SplitDimension, value: string): void => {
      const group = groups[dimension].get(value) ?? { before: { calls: 0, bad: 0 }, since: { calls: 0, bad: 0 } };
      groups[dimension].set(value, group);
      for (const [side, sum] of [
        ['before', before],
        ['since', since],
      ] as const) {
        group[side].calls += sum.calls;
        group[side].bad += sum.bad;
      }
      const first = dimension === 'deployment' ? calls.firstCalls.get(watched.project)?.get(value) : undefined;
      if (first !== undefined) group.firstSeenAt = first * 60_000;
    };
    add('project', key.project);
    if (key.project !== watched.project || key.environment !== watched.environment) continue;
    add('region', key.region);
    if (key.region !== watched.region) continue;
    add('endpoint', key.endpoint);
    if (key.deployment !== '') add('deployment', key.deployment);
  }
  const list = (dimension: SplitDimension): SplitGroup[] =>
    [...groups[dimension]].map(([key, group]) => ({ key, ...group }));
  const { pointsAt } = splitFault({
    onsetAt: evidence.onsetAt,
    groups: {
      project: list('project'),
      region: list('region'),
      deployment: list('deployment'),
      endpoint: list('endpoint'),
    },
  });
  return pointsAt === 'unclear' ? 'undecided' : pointsAt;
}

interface Sum {
  calls: number;
  bad: number;
}
