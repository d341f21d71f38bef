import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { ZONE } from '../clock.ts';
import { navigate, withQuery } from '../router.tsx';
import { STATUS_CLASS } from '../view/vocabulary.ts';
import { describeStep, lanesSentence } from '../view/large-lanes.ts';
import type { LargeLanes } from '../view/large-lanes.ts';
import { latency, percent, rate } from '../view/words.ts';
import { drawMarks } from './axis-marks.ts';
import { tokenColours } from './token-colours.ts';
import type { TokenColours } from './token-colours.ts';

const [SAID, SAW, P95, CALLS] = [78, 136, 80, 52];
/** Share of their lane that a status fills. */
const HEIGHTS = {
  operational: 0.06,
  degraded: 0.42,
  partial_outage: 0.7,
  major_outage: 1,
  maintenance: 0.42,
  unknown: 0.03,
};
const NARROW = 640;
/** Above a lane on narrow screens, for its name. */
const NAME_ROW = 20;

interface LanesProps {
  readonly lanes: LargeLanes;
  readonly from: number;
  readonly to: number;
  readonly deployments: readonly number[];
  /** When alerts were opened. */
  readonly alerts: readonly number[];
  readonly now: number;
}

/** What they said above the axis of time, what you saw below it. Dragging zooms, `Esc` or a double click goes back. */
export function LanesChart({ lanes, from, to, deployments, alerts, now }: LanesProps) {
  const box = useRef<HTMLDivElement>(null);
  const plots = useRef<uPlot[]>([]);
  const [at, setAt] = useState<number | undefined>(undefined);
  const [width, setWidth] = useState(0);
  const [themes, setThemes] = useState(0);
  useEffect(() => watchSize(box.current, setWidth), []);
  useEffect(() => watchTheme(() => setThemes((count) => count + 1)), []);
  useEffect(() => {
    if (box.current === null || width === 0) return undefined;
    plots.current = draw(box.current, { lanes, from, to, deployments, alerts, now }, width, setAt);
    return () => {
      for (const plot of plots.current) plot.destroy();
    };
  }, [lanes, from, to, width, themes, deployments.join(' '), alerts.join(' ')]);
  const last = lanes.x.length - 1;
  const move = (by: number): void => {
    const next = Math.min(last, Math.max(0, (at ?? last + 1) + by));
    setAt(next);
    for (const plot of plots.current) plot.setCursor({ left: plot.valToPos(lanes.x[next] ?? 0, 'x'), top: 10 }, false);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') move(event.shiftKey ? -10 : -1);
    else if (event.key === 'ArrowRight') move(event.shiftKey ? 10 : 1);
    else if (event.key === '+') zoom(from + (to - from) / 4, to - (to - from) / 4);
    else if (event.key === '-') zoom(from - (to - from) / 2, to + (to - from) / 2);
    else if (event.key === 'Escape') zoomBack();
    else return;
    event.preventDefault();
  };
  return (
    <figure class="chart" data-axis>
      {/* The arrows move the line, as on any slider of time. */}
      <div
        ref={box}
        class="lanes-large"
        role="img"
        aria-label={lanesSentence(lanes)}
        tabIndex={0}
        onKeyDown={key}
        onDblClick={zoomBack}
      />
      <figcaption class="readout" aria-live="polite">
        {at === undefined
          ? [lanes.lead?.text ?? 'Drag to zoom; both lanes move together.', ...legend(deployments, alerts)].join(' · ')
          : describeStep(lanes, at, now, ZONE)}
      </figcaption>
      <details class="small">
        <summary>Show as table</summary>
        <ul class="steps-table">
          {lanes.x
            .map((x, index) => <li key={x}>{describeStep(lanes, index, now, ZONE)}</li>)
            .reverse()
            .slice(0, 200)}
        </ul>
      </details>
    </figure>
  );
}

/** Signs on the axis that are there, with their words. */
function legend(deployments: readonly number[], alerts: readonly number[]): string[] {
  return [
    ...(deployments.length > 0 ? ['◆ you deployed'] : []),
    ...(alerts.length > 0 ? ['● an alert was opened'] : []),
  ];
}

function zoom(from: number, to: number): void {
  navigate(withQuery({ from: new Date(from).toISOString(), to: new Date(to).toISOString(), range: undefined }));
}

function zoomBack(): void {
  navigate(withQuery({ from: undefined, to: undefined }), 'replace');
}

function watchSize(element: HTMLElement | null, tell: (width: number) => void): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new ResizeObserver(([entry]) => tell(Math.floor(entry?.contentRect.width ?? 0)));
  observer.observe(element);
  return () => observer.disconnect();
}

/** A canvas has to be drawn again in the colours of another theme. */
function watchTheme(tell: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', tell);
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', tell);
    observer.disconnect();
  };
}

type Point = (index: number | undefined) => void;

function draw(box: HTMLElement, props: LanesProps, width: number, point: Point): uPlot[] {
  const colours = tokenColours();
  const isNarrow = width < NARROW;
  const { lanes } = props;
  const x = [...lanes.x];
  // Safe: uPlot takes arrays with nulls as gaps.
  const data = (...columns: readonly (readonly (number | null)[])[]): uPlot.AlignedData =>
    [x, ...columns.map((column) => [...column])] as uPlot.AlignedData;
  const base = (height: number, title: string, unit: string): Common => ({
    width,
    height: height + (isNarrow ? NAME_ROW : 0),
    colours,
    isNarrow,
    point,
    props,
    title,
    unit,
  });
  return [
    new uPlot(saidOptions(base(SAID, 'They said', 'their page')), data(x.map(() => 0)), box),
    new uPlot(sawOptions(base(SAW, 'You saw', 'share failing')), data(lanes.share, lanes.worse), box),
    new uPlot(p95Options(base(P95, 'p95', 'latency')), data(lanes.p95), box),
    new uPlot(callsOptions(base(CALLS, 'Calls', 'a step')), data(lanes.requests), box),
  ];
}

interface Common {
  readonly width: number;
  readonly height: number;
  readonly colours: TokenColours;
  readonly isNarrow: boolean;
  readonly point: Point;
  readonly props: LanesProps;
  readonly title: string;
  readonly unit: string;
}

function options(
  common: Common,
  y: uPlot.Scale,
  axis: Partial<uPlot.Axis>,
  more: Partial<uPlot.Options>,
): uPlot.Options {
  const { width, height, colours, isNarrow, point, props } = common;
  const font = '11px system-ui, sans-serif';
  return {
    width,
    height,
    padding: [isNarrow ? 6 + NAME_ROW : 6, 4, 8, 0],
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
        size: isNarrow ? 50 : 118,
        font,
        stroke: colours['--ink-3'],
        grid: { stroke: colours['--grid'], width: 1 },
        ticks: { show: false },
        gap: 6,
        ...axis,
      },
    ],
    series: [{}],
    ...more,
    hooks: {
      setCursor: [(plot) => point(plot.cursor.idx ?? undefined)],
      setSelect: [
        (plot) => {
          if (plot.select.width > 8)
            zoom(
              plot.posToVal(plot.select.left, 'x') * 1000,
              plot.posToVal(plot.select.left + plot.select.width, 'x') * 1000,
            );
        },
      ],
      drawAxes: [(plot) => drawName(plot, common)],
      ...more.hooks,
    },
  };
}

/** Name of the lane at its left, with the unit under it; above it where there is no room. */
function drawName(plot: uPlot, { title, unit, isNarrow, colours }: Common): void {
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.textAlign = 'left';
  ctx.fillStyle = colours['--ink'];
  ctx.font = `600 ${12 * ratio}px system-ui, sans-serif`;
  ctx.fillText(title, 0, 14 * ratio);
  ctx.fillStyle = colours['--ink-3'];
  ctx.font = `${11 * ratio}px system-ui, sans-serif`;
  if (!isNarrow) ctx.fillText(unit, 0, 29 * ratio);
  ctx.restore();
}

function saidOptions(common: Common): uPlot.Options {
  const { props, colours } = common;
  return options(
    common,
    { range: () => [0, 1] },
    { values: () => [], grid: { show: false } },
    {
      hooks: {
        draw: [
          (plot) => {
            for (const { from, to, status } of props.lanes.said) {
              const left = plot.valToPos(Math.max(from, props.from) / 1000, 'x', true);
              const right = plot.valToPos(Math.min(to, props.to) / 1000, 'x', true);
              const height = plot.bbox.height * HEIGHTS[status];
              plot.ctx.fillStyle = colours[statusToken(status)];
              plot.ctx.fillRect(left, plot.bbox.top + plot.bbox.height - height, right - left, height);
              writeStatus(plot, colours, status.replace('_', ' '), left, right, height);
            }
          },
        ],
      },
    },
  );
}

function writeStatus(
  plot: uPlot,
  colours: TokenColours,
  text: string,
  left: number,
  right: number,
  height: number,
): void {
  const ratio = devicePixelRatio;
  if (right - left < 90 * ratio || height > plot.bbox.height * 0.8) return;
  plot.ctx.fillStyle = colours['--ink-2'];
  plot.ctx.font = `${11 * ratio}px system-ui, sans-serif`;
  plot.ctx.textAlign = 'left';
  const above = plot.bbox.top + plot.bbox.height - height - 5 * ratio;
  plot.ctx.fillText(text, left + 5 * ratio, Math.max(plot.bbox.top + 12 * ratio, above));
}

function statusToken(status: keyof typeof STATUS_CLASS): keyof TokenColours {
  // Safe: the classes of statuses are the names of their tokens.
  return `--${STATUS_CLASS[status]}` as keyof TokenColours;
}

function sawOptions(common: Common): uPlot.Options {
  const { colours, props } = common;
  return options(
    common,
    { dir: -1, range: () => [0, props.lanes.shareMax] },
    {
      values: (_plot, splits) => splits.map((one) => (one === 0 ? '' : percent(one))),
      splits: () => [0, props.lanes.shareMax / 2, props.lanes.shareMax],
    },
    {
      height: common.height + 24,
      axes: [
        {
          side: 0,
          size: 24,
          font: '11px system-ui, sans-serif',
          stroke: colours['--ink-2'],
          grid: { stroke: colours['--grid'], width: 1 },
          ticks: { show: false },
          gap: 6,
          space: 80,
          values: [
            [86_400, '{D} {MMM}', null, null, null, null, null, null, 1],
            [3600, '{HH}:{mm}', null, null, null, null, null, null, 1],
            [60, '{HH}:{mm}', null, null, null, null, null, null, 1],
            [1, '{HH}:{mm}:{ss}', null, null, null, null, null, null, 1],
          ],
        },
        {
          side: 3,
          size: common.isNarrow ? 50 : 118,
          font: '11px system-ui, sans-serif',
          stroke: colours['--ink-3'],
          grid: { stroke: colours['--grid'], width: 1 },
          ticks: { show: false },
          gap: 6,
          splits: () => [0, props.lanes.shareMax / 2, props.lanes.shareMax],
          values: (_plot, splits) => splits.map((one) => (one === 0 ? '' : percent(one))),
        },
      ],
      series: [
        {},
        { stroke: colours['--calls'], width: 1.25, points: { show: false } },
        { stroke: colours['--fail'], fill: colours['--fail-fill'], width: 1.5, points: { show: false } },
      ],
      hooks: { draw: [(plot) => drawMarks(plot, { ...props, lead: props.lanes.lead }, colours)] },
    },
  );
}

function p95Options(common: Common): uPlot.Options {
  return options(
    common,
    { range: (_plot, _min, max) => [0, Math.max(100, max * 1.4)] },
    { values: (_plot, splits) => splits.map((one) => (one === 0 ? '' : latency(one))), space: 26 },
    { series: [{}, { stroke: common.colours['--ink'], width: 1.5, points: { show: false } }] },
  );
}

function callsOptions(common: Common): uPlot.Options {
  const bars = uPlot.paths.bars?.({ size: [0.85, 100], align: 0 });
  return options(
    common,
    { range: (_plot, _min, max) => [0, Math.max(1, max)] },
    { values: (_plot, splits) => splits.map((one) => (one === 0 ? '' : rate(one))), space: 24, grid: { show: false } },
    {
      series: [
        {},
        {
          fill: common.colours['--usual'],
          stroke: common.colours['--line-control'],
          width: 0,
          ...(bars === undefined ? {} : { paths: bars }),
          points: { show: false },
        },
      ],
    },
  );
}
