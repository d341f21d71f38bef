import type { Overview } from '@upriver/contract';
import { smallLanes } from '../../view/small-lanes.ts';
import { STATUS_CLASS } from '../../view/vocabulary.ts';

const [WIDTH, HEIGHT, RAIL] = [150, 40, 15];

/** The last hour in a row: what they said above the line, what you saw below it. */
export function Lanes({
  lanes,
  now,
  usual,
  isSlow,
  label,
}: {
  lanes: Overview['trouble'][number]['lanes'];
  now: number;
  usual: number;
  isSlow: boolean;
  label: string;
}) {
  const drawn = smallLanes(lanes, { now, usual, isSlow, width: WIDTH, height: HEIGHT });
  return (
    <svg
      class="lanes"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
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
      <path class={isSlow ? 'c-slow' : 'c-fail'} d={drawn.worse} />
      {drawn.deployments.map((x) => (
        <path key={x} class="c-deploy" d={`M${x} 13l3 4-3 4-3-4Z`} />
      ))}
    </svg>
  );
}
