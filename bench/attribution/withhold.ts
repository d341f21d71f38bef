import type { CauseEvidence } from '../../packages/detection/src/causes/evidence.ts';
import type { CallAccumulator } from '../../packages/detection/src/causes/call-accumulator.ts';
import { MEASURES, addTally, createTally, placeOf } from '../../packages/detection/src/causes/tally.ts';
import type { Tally } from '../../packages/detection/src/causes/tally.ts';

/** Evidence that can be taken away, to see what it is worth. */
export const WITHHELD = [
  'changes',
  'tags',
  'answers',
  'organizations',
  'probe',
  'page',
  'other vendors',
  'deployments',
  'features',
  'classes',
] as const;
export type Withheld = (typeof WITHHELD)[number];

/** The evidence without some of its kinds. The accumulator given is not changed. */
export function withhold(evidence: CauseEvidence, kinds: readonly Withheld[]): CauseEvidence {
  return {
    ...evidence,
    calls: withholdCalls(evidence.calls, kinds),
    ...(kinds.includes('changes') ? { changes: [], reportingProjects: [] } : {}),
    ...(kinds.includes('organizations') ? { organizations: null } : {}),
    ...(kinds.includes('probe') ? { probe: null, otherPages: null } : {}),
    ...(kinds.includes('page') ? { page: null } : {}),
    ...(kinds.includes('other vendors') ? { otherVendors: [] } : {}),
  };
}

function withholdCalls(calls: CallAccumulator, kinds: readonly Withheld[]): CallAccumulator {
  const cells: CallAccumulator['cells'] = new Map();
  for (const { key, tally } of calls.cells.values()) {
    const coarser = {
      ...key,
      deployment: kinds.includes('deployments') ? '' : key.deployment,
      feature: kinds.includes('features') ? '' : key.feature,
    };
    const text = JSON.stringify(coarser);
    const cell = cells.get(text) ?? { key: coarser, tally: createTally() };
    cells.set(text, cell);
    addTally(cell.tally, withholdTally(tally, kinds));
  }
  const hasTags = !kinds.includes('tags');
  return {
    ...calls,
    cells,
    tags: hasTags ? calls.tags : new Map(),
    firstCredentials: hasTags ? calls.firstCredentials : new Map(),
  };
}

const ANSWERS_FROM = placeOf('by_vendor');

function withholdTally(tally: Tally, kinds: readonly Withheld[]): Tally {
  const places = kinds.includes('answers') ? ANSWERS_FROM : MEASURES.length;
  const kept = {
    ...tally,
    fine: tally.fine.slice(0, places),
    coarse: tally.coarse.slice(0, places),
    before: tally.before.slice(0, places),
  };
  return kinds.includes('classes') ? asOneClass(kept) : kept;
}

function asOneClass(tally: Tally): Tally {
  const one = createTally();
  for (let place = 0; place < MEASURES.length; place += 1) {
    const into = place === 0 ? 0 : place < ANSWERS_FROM ? placeOf('server') : place;
    const part = createTally();
    const [fine, coarse] = [tally.fine[place], tally.coarse[place]];
    if (fine) part.fine[into] = fine;
    if (coarse) part.coarse[into] = coarse;
    part.before[into] = tally.before[place];
    addTally(one, part);
  }
  return one;
}
