import { useState } from 'preact/hooks';
import { ZONE } from '../../clock.ts';
import { AxisLabels } from '../../components/axis-labels.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../router.tsx';
import { axisTicks } from '../../view/axis-ticks.ts';
import type { HistoryLane, LanePart } from '../../view/organization-history.ts';
import { moment, plural } from '../../view/words.ts';

/** Units of the drawing: it is stretched to the width that there is. */
const WIDTH = 1000;
const HALF = 14;
/** Lanes that are drawn until somebody asks for the others. */
const LANES_MAX = 20;
/** Parts of a side that are drawn and told one by one. */
const PARTS_MAX = 60;

interface HistoryLanesProps {
  readonly lanes: readonly HistoryLane[];
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** One lane a vendor, on one time axis: above its line what they said, below it what you saw. */
export function HistoryLanes({ lanes, from, to }: HistoryLanesProps) {
  const [areAllShown, setAllShown] = useState(false);
  const ticks = axisTicks(from, to);
  const shown = areAllShown ? lanes : lanes.slice(0, LANES_MAX);
  return (
    <div class="history-lanes">
      <div class="lane-row lane-axis" aria-hidden="true">
        <span />
        <AxisLabels ticks={ticks} />
      </div>
      {shown.map((lane) => (
        <div key={lane.service.slug} class="lane-row">
          <Link class="strong" href={`/services/${lane.service.slug}`}>
            {lane.service.name}
          </Link>
          <svg
            width="100%"
            height={HALF * 2}
            viewBox={`0 0 ${WIDTH} ${HALF * 2}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={laneWords(lane, to)}
          >
            {ticks.map(({ at }) => (
              <path key={at} class="c-grid" d={`M${at * WIDTH} 0V${HALF * 2}`} />
            ))}
            <path class="c-axis" d={`M0 ${HALF}H${WIDTH}`} />
            <Side parts={lane.said} from={from} to={to} isAbove />
            <Side parts={lane.saw} from={from} to={to} isAbove={false} />
          </svg>
        </div>
      ))}
      {shown.length === lanes.length ? null : (
        <p>
          <Button small onClick={() => setAllShown(true)}>
            Show {lanes.length - shown.length} more vendors
          </Button>
        </p>
      )}
    </div>
  );
}

interface SideProps {
  readonly parts: readonly LanePart[];
  readonly from: number;
  readonly to: number;
  readonly isAbove: boolean;
}

/** One side of a lane. Of very many parts those that look alike are one path, which says no more than that. */
function Side({ parts, from, to, isAbove }: SideProps) {
  if (parts.length <= PARTS_MAX)
    return parts.map((part) => <Bar key={`${part.from} ${part.title}`} {...{ part, from, to, isAbove }} />);
  return [...Map.groupBy(parts, ({ look, share }) => `${look} ${share.toFixed(2)}`)].map(([key, alike]) => (
    <path key={key} class={lookOf(alike[0])} d={alike.map((part) => outline(part, { from, to, isAbove })).join('')} />
  ));
}

function lookOf(part: LanePart | undefined): string {
  const look = part?.look ?? '';
  return `f-solid ${look.startsWith('s-') ? look : `is-${look}`}`;
}

/** The rectangle of a part as a piece of a path. */
function outline(part: LanePart, { from, to, isAbove }: Pick<BarProps, 'from' | 'to' | 'isAbove'>): string {
  const { x, y, width, height } = boxOf(part, { from, to, isAbove });
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`;
}

function boxOf(part: LanePart, { from, to, isAbove }: Pick<BarProps, 'from' | 'to' | 'isAbove'>) {
  const place = (time: number): number => ((time - from) / (to - from)) * WIDTH;
  const height = (HALF - 1) * part.share;
  const width = Math.max(2, place(part.until) - place(part.from));
  return { x: place(part.from), width, y: isAbove ? HALF - height : HALF + 1, height };
}

interface BarProps {
  readonly part: LanePart;
  readonly from: number;
  readonly to: number;
  readonly isAbove: boolean;
}

function Bar({ part, from, to, isAbove }: BarProps) {
  return (
    <rect class={lookOf(part)} {...boxOf(part, { from, to, isAbove })}>
      <title>{part.title}</title>
    </rect>
  );
}

function laneWords({ said, saw }: HistoryLane, to: number): string {
  if (said.length + saw.length > PARTS_MAX)
    return `They said ${plural(said.length, 'thing')}; you saw ${plural(saw.length, 'thing')}.`;
  const words = (parts: readonly LanePart[]): string =>
    parts
      .map(({ title, from, until }) => `${title}, ${moment(from, to, ZONE)} to ${moment(until, to, ZONE)}`)
      .join('; ') || 'nothing';
  return `They said: ${words(said)}. You saw: ${words(saw)}.`;
}
