import type { Overview } from '@upriver/contract';
import { smallLanes } from '../../view/small-lanes.ts';
import { STATUS_CLASS } from '../../view/vocabulary.ts';

const [WIDTH, HEIGHT, RAIL, MARKS] = [150, 40, 15, 17];

/** The last hour in a row: what they said above the line, what you saw below it. */
export function Lanes({
  lanes,
  now,
  usual,
  isSlow,
  isRefused,
  label,
}: {
  lanes: Overview['trouble'][number]['lanes'];
  now: number;
  usual: number;
  isSlow: boolean;
  isRefused: boolean;
  label: string;
}) {
  const drawn = smallLanes(lanes, { now, usual, isSlow, isRefused, width: WIDTH, height: HEIGHT });
  return (
    <svg class="lanes" width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      {/* Stretched to the room that there is; marks are not. */}
      <svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {drawn.said.map(({ status, x, width, height }) =>
          status === 'unknown' ? (
            <path
              key={x}
              class="st-solid s-unknown"
              stroke-width="1.5"
              stroke-dasharray="2 3"
              d={`M${x} ${RAIL - 1}h${width}`}
            />
          ) : (
            <rect
              key={x}
              class={`f-solid ${STATUS_CLASS[status]}${status === 'operational' ? ' dim' : ''}`}
              x={x}
              y={RAIL - height}
              width={width}
              height={height}
            />
          ),
        )}
        <path class="c-axis" stroke-dasharray="1 4" d={drawn.gaps} />
        <path class="c-calls" d={drawn.usual} />
        <path class={isSlow ? 'c-slowfill' : 'c-failfill'} d={drawn.area} />
        <path class={isSlow ? 'c-slow' : 'c-fail'} stroke-dasharray={isRefused ? '2 1.5' : undefined} d={drawn.worse} />
      </svg>
      {drawn.deployments.map((x) => (
        <svg key={x} x={`${(100 * x) / WIDTH}%`} y={`${(100 * MARKS) / HEIGHT}%`} overflow="visible">
          <path class="c-deploy" d="M0-4l3 4-3 4-3-4Z" />
        </svg>
      ))}
    </svg>
  );
}
