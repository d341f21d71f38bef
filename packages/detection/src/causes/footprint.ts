import { jointText } from './cell.ts';
import type { Frame, FrameCell } from './frame.ts';
import type { Hypothesis } from './hypothesis.ts';
import { hedge, logAdd, logBetaBinomial, logGamma, logSum } from './special-functions.ts';
import { POOLED_CALLS } from './usual-strength.ts';

/** Share of calls that fail where a cause reaches. */
const DEPTHS = [0.01, 0.02, 0.04, 0.07, 0.12, 0.2, 0.32, 0.47, 0.63, 0.8, 0.93, 0.995] as const;
const COUNT = DEPTHS.length;
/** How firmly rates are known: without the cause, with it, and of a blemish that has nothing to do with it. */
const ON_STRENGTH = 25;
const BLEMISH = 0.01;
const SPARED = 0.004;
const BLEMISH_A = 0.4;
const BLEMISH_B = 4;
/** How likely a version that took turns with another, in the minute in which a fault began or ended, made all of these calls without it. */
const MISSED = Math.log(0.8);
/** How alike projects, endpoints and regions suffer, and the share that suffers as it likes. */
const SPREAD_STRENGTH = 2.5;
const SPREAD_FREE = 0.06;

/** Shares of depths by typical depth. */
const SPREAD = Float64Array.from(DEPTHS.flatMap(spreadAround));
const EVEN = DEPTHS.map(() => Math.log(1 / COUNT));
/**
 * Outages of vendors are total more often than a grid would say, and so is what a change of ours breaks. Revoked keys are nearly always: they are
 * refused in part only while some instances still use another one, and then not in one call of twenty.
 */
const TOTAL = weighted({ 0.995: 0.2 });
const KEY = [0.002, 0.002, 0.002, 0.004, 0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.15, 0.62].map(Math.log);
/** A firewall or route that does not let calls through mostly lets none through. */
const CUT = weighted({ 0.995: 0.3 });
const DEPTH_WEIGHTS = { even: EVEN, total: TOTAL, key: KEY, cut: CUT } as const;

/** Likelihoods that all hypotheses share, computed once for a frame. */
export interface FootprintTable {
  readonly frame: Frame;
  /** Log likelihood of each cell without the cause, and with it at each depth. */
  readonly off: Float64Array;
  readonly on: Float64Array;
  /** Sums over the cells of each stratum. */
  readonly stratumOff: Float64Array;
  readonly stratumOn: Float64Array;
  /** The same for each typical depth, where all cells of a stratum are exposed. */
  readonly stratumMixed: Float64Array;
  readonly edges: readonly EdgeVersion[];
}

/** What the cells of one version did at an edge. */
interface EdgeVersion {
  readonly cells: readonly FrameCell[];
  /** Log likelihood of each cell without the cause, and with it at each typical depth. */
  readonly off: readonly number[];
  readonly mixed: readonly Float64Array[];
}

/** Computes the likelihood of every cell with and without a cause. */
export function tabulate(frame: Frame): FootprintTable {
  const { cells, strata } = frame;
  const table = {
    frame,
    off: new Float64Array(cells.length),
    on: new Float64Array(cells.length * COUNT),
    stratumOff: new Float64Array(strata.length),
    stratumOn: new Float64Array(strata.length * COUNT),
    stratumMixed: new Float64Array(strata.length * COUNT),
    edges: [
      ...Map.groupBy(
        cells.filter(({ edgeCalls }) => edgeCalls > 0),
        ({ key }) => jointText(key.project, key.deployment, key.feature),
      ).values(),
    ].map((own) => tabulateEdge(frame, own)),
  };
  for (let stratum = 0; stratum < strata.length; stratum += 1) {
    const own = strata[stratum];
    if (!own || own.cells.length === 0) continue;
    const depths = tabulateDepths(own.usual);
    for (const index of own.cells) {
      const cell = cells[index];
      if (cell) tabulateCell(table, depths, index, cell);
    }
    const byDepth = table.stratumOn.subarray(stratum * COUNT, (stratum + 1) * COUNT);
    addMixed(byDepth, table.stratumMixed, stratum * COUNT);
  }
  return table;
}

/** Log likelihood of all counts if the hypothesis is true. */
export function footprintNats(table: FootprintTable, hypothesis: Hypothesis): number {
  const edges = table.edges.reduce((sum, edge) => sum + edgeNats(edge, hypothesis), 0);
  if (hypothesis.isFree === true) return freeNats(table) + edges;
  const { frame } = table;
  const byTypical = new Float64Array(COUNT);
  const byDepth = new Float64Array(COUNT);
  let constant = 0;
  for (let index = 0; index < frame.strata.length; index += 1) {
    const cells = frame.strata[index]?.cells ?? [];
    if (cells.length === 0) continue;
    const exposed = countExposed(frame, cells, hypothesis);
    if (exposed === 0) constant += table.stratumOff[index] ?? 0;
    else if (exposed === cells.length && hypothesis.alsoExposes === undefined) {
      for (let typical = 0; typical < COUNT; typical += 1)
        byTypical[typical] = (byTypical[typical] ?? 0) + (table.stratumMixed[index * COUNT + typical] ?? 0);
    } else {
      constant += fillDepths(table, hypothesis, cells, byDepth);
      addMixed(byDepth, byTypical, 0);
    }
  }
  const weights = DEPTH_WEIGHTS[hypothesis.depths];
  for (let typical = 0; typical < COUNT; typical += 1)
    byTypical[typical] = (byTypical[typical] ?? 0) + (weights[typical] ?? -Infinity);
  return edges + constant + logSum(byTypical);
}

/**
 * Likelihood of what one version did at an edge. How many of its calls came while the fault was on is not known, so that calls that went well
 * say hardly anything, and bad ones that the fault was there before the next version, or after the last. As elsewhere the depth differs by stratum.
 */
function edgeNats({ cells, off, mixed }: EdgeVersion, { exposes, alsoExposes }: Hypothesis): number {
  const byTypical = new Float64Array(COUNT);
  let [all, spared] = [0, 0];
  let isReached = false;
  for (const [index, cell] of cells.entries()) {
    const own = off[index] ?? 0;
    all += own;
    if (exposes(cell) || alsoExposes?.(cell) === true) {
      isReached = true;
      for (let typical = 0; typical < COUNT; typical += 1)
        byTypical[typical] = (byTypical[typical] ?? 0) + (mixed[index]?.[typical] ?? 0);
    } else spared += own;
  }
  if (!isReached) return all;
  return logAdd(MISSED + all, Math.log1p(-Math.exp(MISSED)) + spared + logSum(byTypical) - Math.log(COUNT));
}

function tabulateEdge({ strata }: Frame, cells: readonly FrameCell[]): EdgeVersion {
  const usualOf = ({ stratum }: FrameCell): number => strata[stratum]?.usual ?? 0.01;
  return {
    cells,
    off: cells.map((cell) => offNats(cell.edgeBad, cell.edgeCalls, usualOf(cell))),
    mixed: cells.map((cell) => {
      const byDepth = Float64Array.from(DEPTHS, (depth) =>
        depthNats(cell.edgeBad, cell.edgeCalls, usualOf(cell), depth),
      );
      const mixed = new Float64Array(COUNT);
      addMixed(byDepth, mixed, 0);
      return mixed;
    }),
  };
}

/** Likelihood of counts of one group without a cause. */
export function offNats(bad: number, calls: number, usual: number, strength = POOLED_CALLS): number {
  const plain = logBetaBinomial(bad, calls, strength * usual, strength * (1 - usual));
  return hedge(plain, BLEMISH, logBetaBinomial(bad, calls, BLEMISH_A, BLEMISH_B));
}

/** Likelihood of counts of one group with a cause, at each depth in turn. */
export function onNats(bad: number, calls: number, usual: number, depth: number, off: number): number {
  const rate = 1 - (1 - usual) * (1 - (DEPTHS[depth] ?? 0));
  return hedge(logBetaBinomial(bad, calls, ON_STRENGTH * rate, ON_STRENGTH * (1 - rate)), SPARED, off);
}

/** Likelihood of counts of one group that a fault reaches, at a depth that is like another group's. */
export function depthLikeNats(bad: number, calls: number, usual: number, like: number): number {
  const from = nearest(like) * COUNT;
  return logSum(
    DEPTHS.map((depth, index) => depthNats(bad, calls, usual, depth) + Math.log(SPREAD[from + index] ?? 0)),
  );
}

function depthNats(bad: number, calls: number, usual: number, depth: number): number {
  const rate = 1 - (1 - usual) * (1 - depth);
  return logBetaBinomial(bad, calls, ON_STRENGTH * rate, ON_STRENGTH * (1 - rate));
}

/** Number of depths that causes are weighed at. */
export const DEPTH_COUNT = COUNT;

/** What the cells of one stratum share, so that each cell costs two gamma functions a depth. */
interface DepthTable {
  readonly bad: Float64Array;
  readonly good: Float64Array;
  readonly constant: Float64Array;
}

function tabulateDepths(usual: number): DepthTable {
  const bad = new Float64Array(COUNT);
  const good = new Float64Array(COUNT);
  const constant = new Float64Array(COUNT);
  for (let depth = 0; depth < COUNT; depth += 1) {
    const rate = 1 - (1 - usual) * (1 - (DEPTHS[depth] ?? 0));
    bad[depth] = ON_STRENGTH * rate;
    good[depth] = ON_STRENGTH * (1 - rate);
    constant[depth] = logGamma(ON_STRENGTH) - logGamma(bad[depth] ?? 0) - logGamma(good[depth] ?? 0);
  }
  return { bad, good, constant };
}

function tabulateCell(table: FootprintTable, depths: DepthTable, index: number, cell: FrameCell): void {
  const { stratum, edgeCalls, edgeBad } = cell;
  const [calls, bad] = [cell.calls - edgeCalls, cell.bad - edgeBad];
  const own = table.frame.strata[stratum];
  const off = offNats(bad, calls, own?.usual ?? 0.01, own?.strength);
  table.off[index] = off;
  table.stratumOff[stratum] = (table.stratumOff[stratum] ?? 0) + off;
  const together = logGamma(ON_STRENGTH + calls);
  for (let depth = 0; depth < COUNT; depth += 1) {
    const plain =
      (depths.constant[depth] ?? 0) +
      logGamma((depths.bad[depth] ?? 0) + bad) +
      logGamma((depths.good[depth] ?? 0) + calls - bad) -
      together;
    const on = hedge(plain, SPARED, off);
    table.on[index * COUNT + depth] = on;
    const place = stratum * COUNT + depth;
    table.stratumOn[place] = (table.stratumOn[place] ?? 0) + on;
  }
}

function countExposed({ cells: all }: Frame, cells: readonly number[], { exposes, alsoExposes }: Hypothesis): number {
  let exposed = 0;
  for (let place = 0; place < cells.length; place += 1) {
    const cell = all[cells[place] ?? 0];
    if (cell !== undefined && (exposes(cell) || alsoExposes?.(cell) === true)) exposed += 1;
  }
  return exposed;
}

/** Likelihood of one stratum by its own depth; what does not depend on it is returned. */
function fillDepths(
  table: FootprintTable,
  { exposes, alsoExposes }: Hypothesis,
  cells: readonly number[],
  byDepth: Float64Array,
): number {
  const { frame, on, off } = table;
  byDepth.fill(0);
  let constant = 0;
  for (let place = 0; place < cells.length; place += 1) {
    const index = cells[place] ?? 0;
    const cell = frame.cells[index];
    if (!cell) continue;
    if (alsoExposes?.(cell) === true) addDeeper(table, index, byDepth);
    else if (exposes(cell))
      for (let depth = 0; depth < COUNT; depth += 1)
        byDepth[depth] = (byDepth[depth] ?? 0) + (on[index * COUNT + depth] ?? 0);
    else constant += off[index] ?? 0;
  }
  return constant;
}

/** A cell that a second cause makes fail more than the first alone. */
function addDeeper({ on }: FootprintTable, cell: number, byDepth: Float64Array): void {
  let deeper = -Infinity;
  for (let depth = COUNT - 1; depth >= 0; depth -= 1) {
    const own = on[cell * COUNT + depth] ?? 0;
    byDepth[depth] = (byDepth[depth] ?? 0) + (depth === COUNT - 1 ? own : deeper - Math.log(COUNT - 1 - depth));
    deeper = logAdd(deeper, own);
  }
}

/** Likelihood of one stratum at each typical depth, its own depth being anywhere around that: added to `into`. */
function addMixed(byDepth: Float64Array, into: Float64Array, from: number): void {
  let high = -Infinity;
  for (let depth = 0; depth < COUNT; depth += 1) high = Math.max(high, byDepth[depth] ?? 0);
  // No share is small enough for its sum to vanish, so the likeliest depth is one scale for all of them.
  for (let depth = 0; depth < COUNT; depth += 1) scaled[depth] = Math.exp((byDepth[depth] ?? 0) - high);
  for (let typical = 0; typical < COUNT; typical += 1) {
    let sum = 0;
    for (let depth = 0; depth < COUNT; depth += 1) sum += (SPREAD[typical * COUNT + depth] ?? 0) * (scaled[depth] ?? 0);
    into[from + typical] = (into[from + typical] ?? 0) + high + Math.log(sum);
  }
}

/** Used by one call of `addMixed` after the other. */
const scaled = new Float64Array(COUNT);

/** Each stratum is on or off, and each of its cells has a depth of its own. */
function freeNats(table: FootprintTable): number {
  let sum = 0;
  for (const [index, stratum] of table.frame.strata.entries()) {
    if (stratum.cells.length === 0) continue;
    const on = stratum.cells.reduce((total, cell) => total + ownDepth(table, cell), 0);
    sum += logAdd(Math.log(0.5) + on, Math.log(0.5) + (table.stratumOff[index] ?? 0));
  }
  return sum;
}

function ownDepth(table: FootprintTable, cell: number): number {
  return logSum(table.on.subarray(cell * COUNT, (cell + 1) * COUNT)) - Math.log(COUNT);
}

function spreadAround(typical: number): number[] {
  const a = SPREAD_STRENGTH * typical - 1;
  const b = SPREAD_STRENGTH * (1 - typical) - 1;
  // The density on the grid, times the width that each of its points stands for.
  const density = DEPTHS.map((depth, index) => {
    const from = index === 0 ? 0 : (depth + (DEPTHS[index - 1] ?? 0)) / 2;
    const to = index === COUNT - 1 ? 1 : (depth + (DEPTHS[index + 1] ?? 1)) / 2;
    return depth ** a * (1 - depth) ** b * (to - from);
  });
  const sum = density.reduce((total, one) => total + one, 0);
  return density.map((one) => ((1 - SPREAD_FREE) * one) / sum + SPREAD_FREE / COUNT);
}

function weighted(extra: Readonly<Record<number, number>>): number[] {
  const named = Object.entries(extra).map(([depth, share]) => ({ index: nearest(Number(depth)), share }));
  const rest = 1 - named.reduce((sum, { share }) => sum + share, 0);
  return DEPTHS.map((_, index) => {
    const own = named.filter((one) => one.index === index).reduce((sum, { share }) => sum + share, 0);
    return Math.log(own + rest / COUNT);
  });
}

function nearest(depth: number): number {
  let best = 0;
  for (const [index, one] of DEPTHS.entries())
    if (Math.abs(one - depth) < Math.abs((DEPTHS[best] ?? 0) - depth)) best = index;
  return best;
}
