import type { AxisTick } from '../view/axis-ticks.ts';

/** From there on a label would leave a narrow axis. */
const LATE_SHARE = 0.8;

/** The labels of a time axis that is as wide as what it stands above. */
export function AxisLabels({ ticks }: { readonly ticks: readonly AxisTick[] }) {
  return (
    <svg class="lane-axis-svg" width="100%" height="16">
      {ticks.map(({ at, label }) => (
        <text key={at} class={at > LATE_SHARE ? 'late' : undefined} x={`${(at * 100).toFixed(2)}%`} y="11">
          {label}
        </text>
      ))}
    </svg>
  );
}
