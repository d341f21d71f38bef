// What is drawn on the lanes beside their values: names, bands of what is usual, what their page said, and marks on the axis of time.
import type uPlot from 'uplot';
import { ZONE } from '../clock.ts';
import { timesOf } from '../view/axis-marks.ts';
import type { AxisMark } from '../view/axis-marks.ts';
import { axisTicks } from '../view/axis-ticks.ts';
import type { Band, LargeLanes } from '../view/large-lanes.ts';
import { PAGE_STATUS_NAMES, STATUS_CLASS } from '../view/vocabulary.ts';
import { clock } from '../view/words.ts';
import type { LaneContext } from './lane-plots.ts';
import type { TokenColours } from './token-colours.ts';

/** Height of the strip between the lanes, with the times. */
export const AXIS_STRIP = 24;
/** Share of their lane that a status fills. */
const HEIGHTS = {
  operational: 0.05,
  degraded: 0.42,
  partial_outage: 0.7,
  major_outage: 1,
  maintenance: 0.42,
  unknown: 0.03,
};
/** A status gets its word where it is so wide. */
const WORD_WIDTH = 90;
/** Above the highest status, for its word and those of updates. */
const WORD_ROWS = 24;
/** Ticks give way to marks and to "now" nearer than this. */
const APART = 24;

/** Name of the lane at its left, with the unit under it; above it where there is no room. */
export function drawName(plot: uPlot, { title, unit, isNarrow, colours }: LaneContext): void {
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.textAlign = 'left';
  ctx.fillStyle = colours['--ink'];
  ctx.font = font(colours, 12, 600);
  const top = isNarrow ? 14 * ratio : plot.bbox.top + 6 * ratio;
  ctx.fillText(title, 0, top);
  const width = ctx.measureText(title).width;
  ctx.fillStyle = colours['--ink-3'];
  ctx.font = font(colours, 11);
  if (isNarrow) ctx.fillText(unit, width + 6 * ratio, top);
  else ctx.fillText(unit, 0, top + 15 * ratio);
  ctx.restore();
}

export function font({ family }: TokenColours, size: number, weight = 400): string {
  return `${weight} ${size * devicePixelRatio}px ${family}`;
}

/** A band across the lane, at least as high as a line. */
export function drawBand(plot: uPlot, band: Band | undefined, colours: TokenColours): void {
  if (band === undefined) return;
  const { ctx, bbox } = plot;
  const [high, low] = [plot.valToPos(band.high, 'y', true), plot.valToPos(band.low, 'y', true)];
  ctx.fillStyle = colours['--usual'];
  ctx.fillRect(bbox.left, high, bbox.width, Math.max(3 * devicePixelRatio, low - high));
}

/** What their page said, as steps that grow up from the axis. */
export function drawSaid(plot: uPlot, { props, colours }: LaneContext): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const floor = bbox.top + bbox.height;
  for (const { from, to, status } of props.lanes.said) {
    const left = plot.valToPos(Math.max(from, props.from) / 1000, 'x', true);
    const end = plot.valToPos(Math.min(to, props.to, props.now) / 1000, 'x', true);
    const right = status === 'operational' ? end : Math.max(end, left + 2 * ratio);
    const height = Math.max(2.5 * ratio, (bbox.height - WORD_ROWS * ratio) * HEIGHTS[status]);
    const colour = colours[statusToken(status)];
    if (status === 'unknown') dashedRail(plot, left, right, floor - 1.5 * ratio, colour);
    else if (status === 'maintenance') drawComb(plot, left, right, floor, height, colour);
    else {
      ctx.globalAlpha = status === 'operational' ? 0.6 : 1;
      ctx.fillStyle = colour;
      ctx.fillRect(left, floor - height, right - left, height);
      ctx.globalAlpha = 1;
    }
    if (right - left > WORD_WIDTH * ratio)
      write(plot, PAGE_STATUS_NAMES[status], left + 5 * ratio, floor - height - 5 * ratio, colours);
  }
}

function write(plot: uPlot, text: string, x: number, y: number, colours: TokenColours): void {
  plot.ctx.fillStyle = colours['--ink-2'];
  plot.ctx.font = font(colours, 11);
  plot.ctx.textAlign = 'left';
  plot.ctx.fillText(text, x, y);
}

function dashedRail({ ctx }: uPlot, left: number, right: number, y: number, colour: string): void {
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.5 * ratio;
  ctx.setLineDash([2 * ratio, 3 * ratio]);
  line(ctx, [left, y], [right, y]);
  ctx.restore();
}

function drawComb({ ctx }: uPlot, left: number, right: number, floor: number, height: number, colour: string): void {
  const ratio = devicePixelRatio;
  ctx.fillStyle = colour;
  ctx.fillRect(left, floor - height, right - left, 2 * ratio);
  for (let x = left; x < right; x += 5 * ratio) ctx.fillRect(x, floor - height, 2 * ratio, height);
}

/** Their updates: dots over the lane with the word of the phase where there is room, and a line down to the axis. */
export function drawUpdates(plot: uPlot, { props, colours, isNarrow }: LaneContext): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const top = bbox.top + 4 * ratio;
  const updates = props.marks
    .filter(({ kind }) => kind === 'posted')
    .map(({ from, text }) => ({ x: plot.valToPos(from / 1000, 'x', true), text }))
    .toSorted((a, b) => a.x - b.x);
  ctx.font = font(colours, 11);
  for (const [index, { x, text }] of updates.entries()) {
    if (!isInside(plot, x)) continue;
    ctx.save();
    ctx.strokeStyle = colours['--axis'];
    ctx.lineWidth = ratio;
    ctx.setLineDash([ratio, 2 * ratio]);
    line(ctx, [x, top], [x, bbox.top + bbox.height]);
    ctx.restore();
    ctx.fillStyle = colours['--ink'];
    dot(ctx, x, top, 2.5 * ratio);
    const end = Math.min(updates[index + 1]?.x ?? Infinity, bbox.left + bbox.width);
    const isRoom = x + 12 * ratio + ctx.measureText(text).width < end;
    if (!isNarrow && isRoom) write(plot, text, x + 6 * ratio, top + 4 * ratio, colours);
  }
}

/** The strip between both lanes: times, deployments as diamonds, alerts as dots, and "now". */
export function drawStrip(plot: uPlot, { props, colours }: LaneContext): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const [top, middle] = [bbox.top - AXIS_STRIP * ratio, bbox.top - (AXIS_STRIP / 2) * ratio];
  ctx.fillStyle = colours['--sunken'];
  ctx.fillRect(bbox.left, top, bbox.width, AXIS_STRIP * ratio);
  ctx.strokeStyle = colours['--axis'];
  ctx.lineWidth = ratio;
  for (const y of [top, bbox.top]) line(ctx, [bbox.left, y], [bbox.left + bbox.width, y]);
  const place = (at: number): number => plot.valToPos(at / 1000, 'x', true);
  const placesOf = (kind: AxisMark['kind']): number[] =>
    timesOf(props.marks, kind)
      .map(place)
      .filter((x) => isInside(plot, x));
  const [deployments, alerts] = [placesOf('deployed'), placesOf('told')];
  const edge = bbox.left + bbox.width;
  const nowText = `now ${clock(props.now, ZONE)}`;
  ctx.font = font(colours, 11, 600);
  const nowWidth = ctx.measureText(nowText).width + 8 * ratio;
  const isNow =
    props.now > props.from && props.now <= props.to && [...deployments, ...alerts].every((x) => x < edge - nowWidth);
  const end = edge - (isNow ? nowWidth : 0);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = colours['--ink-2'];
  ctx.font = font(colours, 11);
  let free = bbox.left;
  for (const { at, label } of axisTicks(props.from, props.to, ZONE)) {
    const x = bbox.left + at * bbox.width;
    const half = ctx.measureText(label).width / 2 + 4 * ratio;
    const isTaken = [...deployments, ...alerts].some((mark) => Math.abs(mark - x) < APART * ratio);
    if (isTaken || x + half >= end || x - half <= free) continue;
    ctx.fillText(label, x, middle);
    free = x + half;
  }
  if (isNow) {
    ctx.textAlign = 'right';
    ctx.fillStyle = colours['--ink'];
    ctx.font = font(colours, 11, 600);
    ctx.fillText(nowText, edge - 4 * ratio, middle);
  }
  ctx.textBaseline = 'alphabetic';
  for (const x of deployments) diamond(ctx, x, middle, colours['--deploy']);
  ctx.fillStyle = colours['--ink'];
  for (const x of alerts) dot(ctx, x, middle, 4 * ratio);
}

/** From the onset to their first post, or to now: the most important mark after the fill. */
export function drawLead(plot: uPlot, lead: LargeLanes['lead'], colours: TokenColours): void {
  if (lead === undefined) return;
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const [left, right] = [lead.from, lead.to].map((at) => plot.valToPos(at / 1000, 'x', true)) as [number, number];
  const bottom = bbox.top + bbox.height - 4 * ratio;
  ctx.strokeStyle = colours['--ink'];
  ctx.lineWidth = ratio;
  line(ctx, [left, bbox.top - AXIS_STRIP * ratio], [left, bottom], [right, bottom], [right, bottom - 7 * ratio]);
  ctx.fillStyle = colours['--ink'];
  ctx.font = font(colours, 12, 600);
  const isRoomLeft = left - bbox.left > ctx.measureText(lead.text).width + 12 * ratio;
  ctx.textAlign = isRoomLeft ? 'right' : 'left';
  ctx.fillText(lead.text, left + (isRoomLeft ? -6 : 6) * ratio, bottom - 2 * ratio);
}

/** What calls felt, where steps are long: a line at its time, as deep as the worst of it. */
export function drawFelt(plot: uPlot, { props, colours }: LaneContext): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  for (const { from, depth, side } of props.lanes.felt) {
    const x = plot.valToPos(from / 1000, 'x', true);
    if (!isInside(plot, x)) continue;
    const y = plot.valToPos(Math.min(depth, props.lanes.shareMax), 'y', true);
    ctx.fillStyle = ctx.strokeStyle = colours[`--${side}`];
    ctx.lineWidth = 2 * ratio;
    line(ctx, [x, bbox.top], [x, y]);
    if (side === 'us') triangle(ctx, x, y, 1);
    else if (side === 'them') triangle(ctx, x, y, -1);
    else diamond(ctx, x, y, colours['--undecided']);
  }
}

/** The present, through a lane. */
export function drawNow(plot: uPlot, { props, colours }: LaneContext): void {
  const { ctx, bbox } = plot;
  const x = plot.valToPos(props.now / 1000, 'x', true);
  if (!isInside(plot, x)) return;
  ctx.save();
  ctx.strokeStyle = colours['--ink'];
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([2 * devicePixelRatio, 2 * devicePixelRatio]);
  line(ctx, [x, bbox.top], [x, bbox.top + bbox.height]);
  ctx.restore();
}

function isInside({ bbox }: uPlot, x: number): boolean {
  return x >= bbox.left && x <= bbox.left + bbox.width;
}

type Context = CanvasRenderingContext2D;

function line(ctx: Context, ...points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  ctx.stroke();
}

function dot(ctx: Context, x: number, y: number, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

function diamond(ctx: Context, x: number, y: number, colour: string): void {
  const size = devicePixelRatio;
  fillShape(ctx, colour, [x, y - 6 * size], [x + 4.5 * size, y], [x, y + 6 * size], [x - 4.5 * size, y]);
}

/** Points up for what is theirs, down for what is ours. */
function triangle(ctx: Context, x: number, y: number, way: 1 | -1): void {
  const size = 4 * devicePixelRatio;
  fillShape(ctx, undefined, [x, y + way * size], [x - size, y - way * size], [x + size, y - way * size]);
}

function fillShape(ctx: Context, colour: string | undefined, ...points: readonly (readonly [number, number])[]): void {
  if (colour !== undefined) ctx.fillStyle = colour;
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.fill();
}

function statusToken(status: keyof typeof STATUS_CLASS): keyof TokenColours {
  // Safe: the classes of statuses are the names of their tokens.
  return `--${STATUS_CLASS[status]}` as keyof TokenColours;
}
