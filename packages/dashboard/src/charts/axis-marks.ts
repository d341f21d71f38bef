import type uPlot from 'uplot';
import type { LargeLanes } from '../view/large-lanes.ts';
import type { TokenColours } from './token-colours.ts';

/** What is marked on the axis of time, in milliseconds. */
interface Marks {
  readonly lead: LargeLanes['lead'];
  readonly deployments: readonly number[];
  /** When alerts were opened. */
  readonly alerts: readonly number[];
}

/** The lead as a bracket, and on the axis deployments as diamonds and alerts as dots. */
export function drawMarks(plot: uPlot, { lead, deployments, alerts }: Marks, colours: TokenColours): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  if (lead !== undefined) {
    const [left, right] = [lead.from, lead.to].map((at) => plot.valToPos(at / 1000, 'x', true)) as [number, number];
    const bottom = bbox.top + bbox.height - 4 * ratio;
    ctx.strokeStyle = colours['--ink'];
    ctx.lineWidth = ratio;
    ctx.beginPath();
    ctx.moveTo(left, bbox.top);
    ctx.lineTo(left, bottom);
    ctx.lineTo(right, bottom);
    ctx.lineTo(right, bottom - 7 * ratio);
    ctx.stroke();
    ctx.fillStyle = colours['--ink'];
    ctx.font = `600 ${12 * ratio}px system-ui, sans-serif`;
    const isRoomLeft = left - bbox.left > ctx.measureText(lead.text).width + 12 * ratio;
    ctx.textAlign = isRoomLeft ? 'right' : 'left';
    ctx.fillText(lead.text, left + (isRoomLeft ? -6 : 6) * ratio, bottom - 2 * ratio);
  }
  ctx.fillStyle = colours['--deploy'];
  markAxis(plot, deployments, (x, y) => {
    ctx.moveTo(x, y - 5 * ratio);
    ctx.lineTo(x + 4 * ratio, y);
    ctx.lineTo(x, y + 5 * ratio);
    ctx.lineTo(x - 4 * ratio, y);
  });
  ctx.fillStyle = colours['--ink'];
  markAxis(plot, alerts, (x, y) => ctx.arc(x, y, 3.5 * ratio, 0, 2 * Math.PI));
}

/** Fills a shape on the axis at each time that is in sight. */
function markAxis(plot: uPlot, times: readonly number[], shape: (x: number, y: number) => void) {
  const { ctx, bbox } = plot;
  for (const at of times) {
    const x = plot.valToPos(at / 1000, 'x', true);
    if (x < bbox.left || x > bbox.left + bbox.width) continue;
    ctx.beginPath();
    shape(x, bbox.top - 10 * devicePixelRatio);
    ctx.fill();
  }
}
