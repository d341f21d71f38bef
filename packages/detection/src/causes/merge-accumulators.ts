import { decodeAccumulator, encodeAccumulator } from './accumulator-codec.ts';
import {
  NAMES_MAX,
  advanceTo,
  cellOf,
  createCallAccumulator,
  foldLightest,
  isNewest,
  noteFirstCall,
  noteFirstCredential,
  tagOf,
} from './call-accumulator.ts';
import type { CallAccumulator } from './call-accumulator.ts';
import type { CellKey } from './cell.ts';
import { OTHER, mergeNames } from './name-table.ts';
import { addTally } from './tally.ts';

/**
 * Both accumulators as one; neither is changed. The order does not matter: while no bound is reached cells are the same however parts are
 * merged, beyond it the sums are, and what is folded depends on sums alone. Both must know of the same impairment, or one of none.
 */
export function mergeAccumulators(a: CallAccumulator, b: CallAccumulator): CallAccumulator {
  const now = Math.max(a.now, b.now);
  const onset = a.onset === null || b.onset === null ? (a.onset ?? b.onset) : Math.min(a.onset, b.onset);
  const merged: CallAccumulator = {
    ...createCallAccumulator(),
    now,
    onset,
    names: {
      project: mergeNames(a.names.project, b.names.project),
      environment: mergeNames(a.names.environment, b.names.environment),
      region: mergeNames(a.names.region, b.names.region),
      endpoint: mergeNames(a.names.endpoint, b.names.endpoint),
      feature: mergeNames(a.names.feature, b.names.feature),
    },
  };
  for (const part of [a, b]) addFirstCalls(merged, part);
  for (const part of [a, b]) addPart(merged, atMinute(part, now, onset));
  foldLightest(merged);
  return merged;
}

function addFirstCalls(merged: CallAccumulator, part: CallAccumulator): void {
  for (const [project, deployments] of part.firstCalls)
    for (const [deployment, minute] of deployments) noteFirstCall(merged, project, deployment, minute);
  for (const [credential, minute] of part.firstCredentials) noteFirstCredential(merged, credential, minute);
}

function addPart(merged: CallAccumulator, part: CallAccumulator): void {
  for (const { key, tally } of part.cells.values()) addTally(cellOf(merged, renamed(merged, key)).tally, tally);
  for (const { key, tally } of part.tags.values()) addTally(tagOf(merged, key), tally);
  for (const [stratum, counts] of part.usual) {
    const sum = merged.usual.get(stratum);
    if (!sum) merged.usual.set(stratum, counts);
    else for (let place = 0; place < counts.length; place += 1) sum[place] = (sum[place] ?? 0) + (counts[place] ?? 0);
  }
}

function renamed(merged: CallAccumulator, key: CellKey): CellKey {
  const named = { ...key };
  // The keys of the constant table.
  for (const dimension of Object.keys(NAMES_MAX) as (keyof typeof NAMES_MAX)[])
    if (named[dimension] !== '' && !merged.names[dimension].named.has(named[dimension])) named[dimension] = OTHER;
  if (key.deployment !== '' && !isNewest(merged, key.project, key.deployment)) named.deployment = OTHER;
  return named;
}

function atMinute(part: CallAccumulator, now: number, onset: number | null): CallAccumulator {
  // Reading back what was just written cannot fail.
  const copy = decodeAccumulator(encodeAccumulator(part)) as CallAccumulator;
  copy.onset = onset;
  advanceTo(copy, now);
  return copy;
}
