// The last hour of a service in 150 by 40 pixels: what they said above the line, what you saw below it.
import type { Overview, Status } from '@upriver/contract';
import { worseSteps } from './noticed.ts';

type Lanes = Overview['trouble'][number]['lanes'];

/** Shapes to draw, from the back to the front. */
export interface SmallLanes {
  /** Reported status: `height` grows up from the rail. */
  readonly said: readonly {
    readonly status: Status;
    readonly x: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** Paths: calls as usual, worse calls as a line and an area, minutes without calls. */
  readonly usual: string;
  readonly worse: string;
  readonly area: string;
  readonly gaps: string;
  readonly deployments: readonly number[];
}

/** Share of the upper lane that a status fills. */
const HEIGHTS: Readonly<Record<Status, number>> = {
  operational: 0.15,
  degraded: 0.45,
  partial_outage: 0.7,
  major_outage: 1,
  maintenance: 0.45,
  unknown: 0.1,
};
const UPPER = 15;
const LOWER = 20;
/** A share of failures that fills the lower lane; the scale is that of square roots, so that rows compare. */
const FULL_SHARE = 0.6;
/** A latency of so many times the usual fills it. */
const FULL_SLOWNESS = 4;

/** @param now end of the drawing, in milliseconds @param usual share of bad calls that is usual; slow lanes draw latency instead, those of refused calls refusals */
export function smallLanes(
  lanes: Lanes,
  {
    now,
    usual,
    isSlow,
    isRefused = false,
    width = 150,
    height = 40,
  }: { now: number; usual: number; isSlow: boolean; isRefused?: boolean; width?: number; height?: number },
): SmallLanes {
  const from = Date.parse(lanes.from);
  const span = Math.max(1, now - from);
  const x = (at: number): number => round((Math.min(Math.max(at, from), now) - from) * (width / span));
  const depth = height - LOWER - 2;
  const usualP95 = median(lanes.p95Ms.slice(0, lanes.p95Ms.length / 2).filter((one) => one !== null));
  const shares = isRefused ? lanes.refusedRate : lanes.errorRate;
  const worse = worseSteps(
    shares,
    lanes.requests.map((one) => one ?? 0),
    usual,
  );
  const points = lanes.requests.map((requests, index) => {
    const at = x(from + (index + 0.5) * lanes.stepSeconds * 1000);
    if (requests === 0) return { at, y: undefined };
    const share = isSlow
      ? Math.max(0, (lanes.p95Ms[index] ?? 0) / Math.max(1, usualP95) - 1) / (FULL_SLOWNESS - 1)
      : (shares[index] ?? 0) / FULL_SHARE;
    const isWorse = isSlow ? share > 0.25 : worse[index] === true;
    return { at, y: isWorse ? round(LOWER + depth * Math.sqrt(Math.min(1, share))) : LOWER };
  });
  return {
    said: lanes.said.map(({ at, status }, index) => {
      const start = x(Date.parse(at));
      const end = x(Date.parse(lanes.said[index + 1]?.at ?? new Date(now).toISOString()));
      return { status, x: start, width: round(end - start), height: round(HEIGHTS[status] * (UPPER - 2)) };
    }),
    ...paths(points),
    deployments: lanes.deployments.map((at) => x(Date.parse(at))),
  };
}

interface Point {
  readonly at: number;
  readonly y: number | undefined;
}

/** Gaps stay gaps: minutes without calls are dotted, never drawn through. */
function paths(points: readonly Point[]): Pick<SmallLanes, 'usual' | 'worse' | 'area' | 'gaps'> {
  let [usual, worse, area, gaps] = ['', '', '', ''];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined) continue;
    const step = `M${before.at} ${before.y ?? LOWER}L${point.at} ${point.y ?? LOWER}`;
    if (point.y === undefined || before.y === undefined) gaps += `M${before.at} ${LOWER}H${point.at}`;
    else if (point.y > LOWER || before.y > LOWER) {
      worse += step;
      area += `M${before.at} ${LOWER - 1}V${before.y}L${point.at} ${point.y}V${LOWER - 1}Z`;
    } else usual += `M${before.at} ${LOWER}H${point.at}`;
  }
  return { usual, worse, area, gaps };
}

/** The middle of some numbers; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
