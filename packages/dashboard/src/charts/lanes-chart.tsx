import { useEffect, useRef, useState } from 'preact/hooks';
import type uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { ZONE } from '../clock.ts';
import { navigate, useAddress, withQuery } from '../router.tsx';
import { findOpened, markLines, marksIn, timesOf } from '../view/axis-marks.ts';
import type { AxisMark } from '../view/axis-marks.ts';
import { describeStep, lanesSentence, stepLines, stepSpan } from '../view/large-lanes.ts';
import { rangeToNow } from '../view/ranges.ts';
import { drawLanes } from './lane-plots.ts';
import type { LanesProps } from './lane-plots.ts';

/** Steps in the table at most: the newest. */
const TABLE_MAX = 200;
const BOX_WIDTH = 250;

/** The middle of the step that the pointer or a key is at, and where that is from the left of the plot, in pixels. */
interface Pointed {
  readonly x: number;
  readonly left: number;
}

/** What they said above the axis of time, what you saw below it. Dragging zooms, `Esc` or a double click goes back. */
export function LanesChart(props: LanesProps) {
  const { lanes, from, to, marks, now } = props;
  const { path } = useAddress();
  const box = useRef<HTMLDivElement>(null);
  const plots = useRef<uPlot[]>([]);
  const [at, setAt] = useState<Pointed | undefined>(undefined);
  /** The same as soon as it is set: a key can come between a drawing and its effect. */
  const newest = useRef(at);
  const [width, setWidth] = useState(0);
  const [themes, setThemes] = useState(0);
  const moveTo = (pointed: Pointed | undefined): void => {
    newest.current = pointed;
    setAt(pointed);
  };
  const showLine = (x: number): void => {
    for (const plot of plots.current) {
      const left = plot.valToPos(x, 'x');
      moveTo({ x, left });
      plot.setCursor({ left, top: 10 }, false);
    }
  };
  useEffect(() => watchSize(box.current, setWidth), []);
  useEffect(() => watchTheme(() => setThemes((count) => count + 1)), []);
  useEffect(() => {
    if (box.current === null || width === 0) return undefined;
    const point = (index: number | undefined, left: number): void => {
      const x = lanes.x[index ?? -1];
      moveTo(x === undefined ? undefined : { x, left });
    };
    const shown = newest.current;
    plots.current = drawLanes(box.current, props, width, { point, zoom });
    // The line stays at its time when there is more to draw, once the new plots have their scales.
    if (shown !== undefined && lanes.x.includes(shown.x)) queueMicrotask(() => showLine(shown.x));
    return () => {
      for (const plot of plots.current) plot.destroy();
    };
  }, [lanes, from, to, width, themes, JSON.stringify(marks)]);
  const last = lanes.x.length - 1;
  const isNowShown = to >= now;
  const index = at === undefined ? -1 : lanes.x.indexOf(at.x);
  const there = index === -1 ? [] : marksIn(marks, ...stepSpan(lanes, index));
  const opened = findOpened(there, path);
  const hasKeys = box.current !== null && document.activeElement === box.current;
  const move = (by: number): void =>
    showLine(lanes.x[Math.min(last, Math.max(0, (index === -1 ? last + 1 : index) + by))] ?? 0);
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') move(event.shiftKey ? -10 : -1);
    else if (event.key === 'ArrowRight') move(event.shiftKey ? 10 : 1);
    else if (event.key === '+') zoomIn(props, at);
    else if (event.key === '-') zoom(from - (to - from) / 2, to + (to - from) / 2);
    else if (event.key === 'n' && isNowShown) move(last);
    else if (event.key === 'Enter' && opened?.href !== undefined) navigate(opened.href);
    else if (event.key === 'Escape') zoomBack();
    else return;
    event.preventDefault();
  };
  return (
    <figure class="chart" data-axis={isNowShown ? '' : rangeToNow(to - from)}>
      {/* The arrows move the line, as on any slider of time, and Enter opens what lies at it. */}
      <div
        ref={box}
        class="lanes-large"
        role="img"
        aria-label={[lanesSentence(lanes), lanes.lead?.text].join(' ')}
        tabIndex={0}
        onKeyDown={key}
        onDblClick={zoomBack}
      />
      <StepBox
        lines={
          index === -1 ? [] : [...stepLines(lanes, index, now, ZONE), ...markLines(there, hasKeys ? opened : undefined)]
        }
        at={at}
        width={width}
      />
      <Legend {...props} />
      <details class="small">
        <summary>Show as table</summary>
        <ul class="steps-table">
          {lanes.x
            .map((x, index) => <li key={x}>{describeStep(lanes, index, now, ZONE)}</li>)
            .reverse()
            .slice(0, TABLE_MAX)}
        </ul>
      </details>
    </figure>
  );
}

/** What is known of the step under the pointer, at the side of it that has room. */
function StepBox({ lines, at, width }: { lines: readonly string[]; at: Pointed | undefined; width: number }) {
  const box = useRef<HTMLDivElement>(null);
  const gutter = width < 640 ? 50 : 118;
  useEffect(() => {
    if (box.current === null || at === undefined) return;
    const left = gutter + at.left;
    const isRoom = left + BOX_WIDTH + 24 < width;
    box.current.style.left = `${Math.max(0, isRoom ? left + 12 : left - BOX_WIDTH - 12)}px`;
  });
  const [time, ...rest] = lines;
  return (
    <div ref={box} class={time === undefined ? 'vh' : 'step-box'} aria-live="polite">
      <b>{time}</b>
      {rest.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** Signs that are in the drawing, with their words. */
function Legend({ marks, lanes }: LanesProps) {
  const has = (kind: AxisMark['kind']): boolean => timesOf(marks, kind).length > 0;
  const sign = (is: string, text: string) => (
    <span>
      <i class={`mark-of ${is}`} />
      {text}
    </span>
  );
  return (
    <figcaption class="legend">
      {has('told') ? sign('told', 'an alert was opened') : null}
      {has('deployed') ? sign('deployed', 'you deployed') : null}
      {has('posted') ? sign('posted', 'their update') : null}
      {lanes.usualP95 === undefined ? null : sign('usual', 'usual')}
      {lanes.isCoarse ? (
        <span>Bars: share of the whole step. Lines with a sign: the worst of what your calls felt.</span>
      ) : (
        <span>One scale of time; drag to zoom, all lanes move together.</span>
      )}
    </figcaption>
  );
}

/** Half of the range, around the line where there is one. */
function zoomIn({ from, to }: LanesProps, at: Pointed | undefined): void {
  const length = (to - from) / 2;
  const start = (at === undefined ? (from + to) / 2 : at.x * 1000) - length / 2;
  const within = Math.min(Math.max(start, from), to - length);
  zoom(within, within + length);
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
