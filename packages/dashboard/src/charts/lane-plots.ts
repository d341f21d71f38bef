// The plots of the large lanes, one under the other on one axis of time.
import uPlot from 'uplot';
import type { AxisMark } from '../view/axis-marks.ts';
import { shareText } from '../view/large-lanes.ts';
import type { LargeLanes } from '../view/large-lanes.ts';
import { latency, rate } from '../view/words.ts';
import {
  AXIS_STRIP,
  drawBand,
  drawFelt,
  drawLead,
  drawName,
  drawNow,
  drawSaid,
  drawStrip,
  drawUpdates,
  font,
} from './lane-marks.ts';
import { tokenColours, translucent } from './token-colours.ts';
import type { TokenColours } from './token-colours.ts';

const [SAID, SAW, P95, CALLS] = [92, 108 + AXIS_STRIP, 72, 48];
const NARROW = 640;
/** At the left, for names and ticks. */
const [GUTTER, NARROW_GUTTER] = [118, 50];
/** Above a lane on narrow screens, for its name. */
const NAME_ROW = 20;

export interface LanesProps {
  readonly lanes: LargeLanes;
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly marks: readonly AxisMark[];
}

/** What is the same for all lanes of one drawing, and what one of them is. */
export interface LaneContext {
  readonly props: LanesProps;
  readonly colours: TokenColours;
  readonly width: number;
  readonly isNarrow: boolean;
  readonly point: (index: number | undefined, left: number) => void;
  readonly zoom: (from: number, to: number) => void;
  readonly title: string;
  readonly unit: string;
}

/** Draws the lanes into a box. @param point is told which step the pointer is at, and where that is */
export function drawLanes(
  box: HTMLElement,
  given: LanesProps,
  width: number,
  { point, zoom }: Pick<LaneContext, 'point' | 'zoom'>,
): uPlot[] {
  // The page knows the minute; the line is at the second.
  const props = { ...given, now: Math.min(given.to, Math.max(given.now, Date.now())) };
  const { lanes } = props;
  const common = { props, colours: tokenColours(), width, isNarrow: width < NARROW, point, zoom };
  const lane = (title: string, unit: string): LaneContext => ({ ...common, title, unit });
  // Safe: uPlot takes arrays with nulls as gaps.
  const data = (...columns: readonly (readonly (number | null)[])[]): uPlot.AlignedData =>
    [lanes.x, ...columns].map((column) => [...column]) as uPlot.AlignedData;
  const saw = { failures: 'share failing', refusals: 'share refused', slow: 'p95, times usual' }[lanes.measure];
  const p95Unit = lanes.usualP95 === undefined ? 'latency' : 'band: usual';
  return [
    new uPlot(saidOptions(lane('They said', 'their page')), data(lanes.x.map(() => null)), box),
    new uPlot(sawOptions(lane('You saw', saw)), data(lanes.share, lanes.worse), box),
    new uPlot(p95Options(lane('p95', p95Unit)), data(lanes.p95), box),
    new uPlot(callsOptions(lane('Calls', 'a minute')), data(lanes.perMinute), box),
  ];
}

/** Options of any lane; hooks of a lane come after those of all. */
function options(
  context: LaneContext,
  height: number,
  y: uPlot.Scale,
  axis: Partial<uPlot.Axis>,
  more: { readonly series: uPlot.Series[]; readonly under?: Draw; readonly over?: Draw; readonly top?: number },
): uPlot.Options {
  const { width, colours, isNarrow, props, zoom } = context;
  const head = isNarrow ? NAME_ROW : 0;
  return {
    width,
    height: height + head,
    padding: [6 + head + (more.top ?? 0), 4, 8, 0],
    legend: { show: false },
    cursor: {
      sync: { key: 'lanes' },
      y: false,
      points: { show: false },
      drag: { x: true, y: false, setScale: false },
    },
    select: { show: true, left: 0, top: 0, width: 0, height: 0 },
    scales: { x: { time: true, range: () => [props.from / 1000, props.to / 1000] }, y },
    axes: [
      { show: false },
      {
        side: 3,
        size: isNarrow ? NARROW_GUTTER : GUTTER,
        font: font(colours, 11 / devicePixelRatio),
        stroke: colours['--ink-3'],
        grid: { stroke: colours['--grid'], width: 1 },
        ticks: { show: false },
        gap: 6,
        ...axis,
      },
    ],
    series: [{}, ...more.series],
    hooks: {
      setCursor: [(plot) => context.point(plot.cursor.idx ?? undefined, plot.cursor.left ?? 0)],
      setSelect: [
        (plot) => {
          const { select } = plot;
          if (select.width > 8)
            zoom(plot.posToVal(select.left, 'x') * 1000, plot.posToVal(select.left + select.width, 'x') * 1000);
        },
      ],
      drawClear: [(plot) => drawName(plot, context), ...(more.under === undefined ? [] : [more.under])],
      draw: [...(more.over === undefined ? [] : [more.over]), (plot) => drawNow(plot, context)],
    },
  };
}

type Draw = (plot: uPlot) => void;

function saidOptions(context: LaneContext): uPlot.Options {
  return options(
    context,
    SAID,
    { range: () => [0, 1] },
    { values: () => [], grid: { show: false } },
    {
      series: [],
      over: (plot) => {
        drawSaid(plot, context);
        drawUpdates(plot, context);
      },
    },
  );
}

function sawOptions(context: LaneContext): uPlot.Options {
  const { colours, props } = context;
  const { lanes } = props;
  const { shareMax, measure, isCoarse } = lanes;
  const isSlow = measure === 'slow';
  const [line, fill] = isSlow
    ? [colours['--undecided'], colours['--undecided-tint']]
    : [colours['--fail'], colours['--fail-fill']];
  return options(
    context,
    SAW,
    { dir: -1, range: () => [0, shareMax] },
    {
      splits: () => [0, shareMax / 2, shareMax],
      values: (_plot, splits) => splits.map((one) => (one === 0 ? '' : shareText(one, measure).replace(' usual', ''))),
    },
    {
      top: AXIS_STRIP,
      series: isCoarse
        ? [bars({ fill: translucent(colours['--calls'], 0.5) }), bars({ fill: line })]
        : [
            { stroke: colours['--calls'], width: 1.25, points: { show: false } },
            {
              stroke: line,
              fill,
              width: 1.5,
              points: { show: false },
              ...(measure === 'refusals' ? { dash: [2, 2] } : {}),
            },
          ],
      under: (plot) => drawStrip(plot, context),
      over: (plot) => {
        drawFelt(plot, context);
        drawLead(plot, lanes.lead, colours);
      },
    },
  );
}

function p95Options(context: LaneContext): uPlot.Options {
  const { colours, props } = context;
  const top = Math.max(props.lanes.usualP95?.high ?? 0, 50);
  return options(
    context,
    P95,
    { range: (_plot, _min, max) => [0, Math.max(top, max ?? 0) * 1.25] },
    { values: (_plot, splits) => splits.map((one) => (one === 0 ? '' : latency(one))), space: 26 },
    {
      series: [{ stroke: colours['--ink'], width: 1.5, points: { show: false } }],
      under: (plot) => drawBand(plot, props.lanes.usualP95, colours),
    },
  );
}

function callsOptions(context: LaneContext): uPlot.Options {
  const { colours, props } = context;
  return options(
    context,
    CALLS,
    { range: (_plot, _min, max) => [0, Math.max(1, max ?? 0, props.lanes.usualPerMinute?.high ?? 0)] },
    { values: (_plot, splits) => splits.map((one) => (one === 0 ? '' : rate(one))), space: 24, grid: { show: false } },
    {
      series: [bars({ fill: translucent(colours['--calls'], 0.3) })],
      under: (plot) => drawBand(plot, props.lanes.usualPerMinute, colours),
    },
  );
}

function bars({ fill }: { readonly fill: string }): uPlot.Series {
  const paths = uPlot.paths.bars?.({ size: [0.85, 100], align: 0 });
  return { fill, width: 0, points: { show: false }, ...(paths === undefined ? {} : { paths }) };
}
