import { ZONE } from '../../clock.ts';
import { AxisLabels } from '../../components/axis-labels.tsx';
import { Link } from '../../router.tsx';
import { axisTicks } from '../../view/axis-ticks.ts';
import type { HistoryLane, LanePart } from '../../view/organization-history.ts';
import { moment } from '../../view/words.ts';

/** Units of the drawing: it is stretched to the width that there is. */
const WIDTH = 1000;
const HALF = 14;

interface HistoryLanesProps {
  readonly lanes: readonly HistoryLane[];
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
}

/** One lane a vendor, on one time axis: above its line what they said, below it what you saw. */
export function HistoryLanes({ lanes, from, to }: HistoryLanesProps) {
  const ticks = axisTicks(from, to);
  return (
    <div class="history-lanes">
      <div class="lane-row lane-axis" aria-hidden="true">
        <span />
        <AxisLabels ticks={ticks} />
      </div>
      {lanes.map((lane) => (
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
            {lane.said.map((part) => (
              <Bar key={`${part.from} ${part.title}`} part={part} from={from} to={to} isAbove />
            ))}
            {lane.saw.map((part) => (
              <Bar key={`${part.from} ${part.title}`} part={part} from={from} to={to} isAbove={false} />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}

interface BarProps {
  readonly part: LanePart;
  readonly from: number;
  readonly to: number;
  readonly isAbove: boolean;
}

function Bar({ part, from, to, isAbove }: BarProps) {
  const place = (time: number): number => ((time - from) / (to - from)) * WIDTH;
  const height = (HALF - 1) * part.share;
  return (
    <rect
      class={`f-solid ${part.look.startsWith('s-') ? part.look : `is-${part.look}`}`}
      x={place(part.from)}
      width={Math.max(2, place(part.until) - place(part.from))}
      y={isAbove ? HALF - height : HALF + 1}
      height={height}
    >
      <title>{part.title}</title>
    </rect>
  );
}

function laneWords({ said, saw }: HistoryLane, to: number): string {
  const words = (parts: readonly LanePart[]): string =>
    parts
      .map(({ title, from, until }) => `${title}, ${moment(from, to, ZONE)} to ${moment(until, to, ZONE)}`)
      .join('; ') || 'nothing';
  return `They said: ${words(said)}. You saw: ${words(saw)}.`;
}
