// Loaded into a server before its own code (`--import`): tells whoever started it how long its event loop stood still. A message
// `begin` starts counting anew, `end` is answered with what was counted since.

const TICK_MS = 1;
const SAMPLE_MS = 10;

export interface LoopReport {
  /** The longest time in which the loop ran nothing else, by the clock: on a busy machine also the time that others had. */
  readonly longestStallMs: number;
  /** The most that the loop's thread computed between two of its turns: the same whatever else the machine does. */
  readonly longestWorkMs: number;
  readonly cpuMs: number;
  /** The most that the process held while it was watched. */
  readonly peakRssMb: number;
}

let lastAt = performance.now();
let lastWork = workMs();
let longestStallMs = 0;
let longestWorkMs = 0;
let cpu = process.cpuUsage();
let peakRss = 0;

setInterval(() => {
  const at = performance.now();
  const work = workMs();
  longestStallMs = Math.max(longestStallMs, at - lastAt - TICK_MS);
  longestWorkMs = Math.max(longestWorkMs, work - lastWork);
  lastAt = at;
  lastWork = work;
}, TICK_MS).unref();
setInterval(() => (peakRss = Math.max(peakRss, process.memoryUsage.rss())), SAMPLE_MS).unref();

process.on('message', (message) => {
  if (message === 'begin') {
    longestStallMs = 0;
    longestWorkMs = 0;
    cpu = process.cpuUsage();
    peakRss = process.memoryUsage.rss();
    process.send?.('begun');
  } else if (message === 'end') {
    const used = process.cpuUsage(cpu);
    const report: LoopReport = {
      longestStallMs,
      longestWorkMs,
      cpuMs: (used.user + used.system) / 1000,
      peakRssMb: Math.max(peakRss, process.memoryUsage.rss()) / 1024 / 1024,
    };
    process.send?.(report);
  }
});
process.channel?.unref();

function workMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
