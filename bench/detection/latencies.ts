import { SKETCH_GAMMA, addLatency, bucketIndex, createSketch } from '../../packages/detection/src/latency-sketch.ts';
import type { LatencySketch } from '../../packages/detection/src/latency-sketch.ts';
import { drawNormal, drawPoisson } from './random.ts';
import type { Random } from './random.ts';

/**
 * Latencies as services have them: a log-normal body, and a tail of calls that meet a retry, a cold cache or a full queue. A level other than 1
 * multiplies all of them.
 */
const MEDIAN_MS = 120;
const BODY_SIGMA = 0.45;
const TAIL_SHARE = 0.02;
const TAIL_FACTOR = 5;
const TAIL_SIGMA = 0.7;
/** Fewer calls are drawn one by one, more by bucket. */
const SINGLE_UP_TO = 60;
const GRID_CALLS = 20_000;

/** Latencies of `calls` calls, `slowShare` of which take `slowFactor` times as long. */
export interface LatencyDraw {
  readonly calls: number;
  readonly level: number;
  readonly slowShare: number;
  readonly slowFactor: number;
}

/** Draws sketches of latencies. Many calls are drawn as independent Poisson counts by bucket, so that their number scatters by itself. */
export function createLatencyDraw(): (random: Random, draw: LatencyDraw) => LatencySketch {
  const grid = makeGrid();
  return (random, { calls, level, slowShare, slowFactor }) => {
    const sketch = createSketch();
    if (calls <= SINGLE_UP_TO) {
      for (let call = 0; call < calls; call += 1)
        addLatency(sketch, drawLatencyMs(random) * level * (random() < slowShare ? slowFactor : 1));
      return sketch;
    }
    addBuckets(sketch, random, grid, calls * (1 - slowShare), level);
    if (slowShare > 0) addBuckets(sketch, random, grid, calls * slowShare, level * slowFactor);
    return sketch;
  };
}

function addBuckets(
  sketch: LatencySketch,
  random: Random,
  grid: ReadonlyMap<number, number>,
  calls: number,
  level: number,
): void {
  const shift = Math.log(level) / Math.log(SKETCH_GAMMA);
  for (const [bucket, share] of grid) {
    const count = drawPoisson(random, calls * share);
    if (count > 0) addLatency(sketch, SKETCH_GAMMA ** (bucket + shift - 0.5), count);
  }
}

function drawLatencyMs(random: Random): number {
  const isTail = random() < TAIL_SHARE;
  return MEDIAN_MS * (isTail ? TAIL_FACTOR : 1) * Math.exp((isTail ? TAIL_SIGMA : BODY_SIGMA) * drawNormal(random));
}

/** Buckets four times as wide as those of a sketch, and the share of the calls in each. */
function makeGrid(): Map<number, number> {
  let state = 1;
  const even: Random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  const grid = new Map<number, number>();
  for (let call = 0; call < GRID_CALLS; call += 1) {
    const bucket = Math.round(bucketIndex(drawLatencyMs(even)) / 4) * 4;
    grid.set(bucket, (grid.get(bucket) ?? 0) + 1 / GRID_CALLS);
  }
  return grid;
}
