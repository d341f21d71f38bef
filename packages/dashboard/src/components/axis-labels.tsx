import type { AxisTick } from '../view/axis-ticks.ts';

/** The labels of a time axis that is as wide as what it stands above. */
export function AxisLabels({ ticks }: { readonly ticks: readonly AxisTick[] }) {
  return (
    <svg class="lane-axis-svg" width="100%" height="16">
      {ticks.map(({ at, label }) => (
        <text key={at} x={`${(at * 100).toFixed(2)}%`} y="11">
          {label}
        </text>
      ))}
    </svg>
  );
}
