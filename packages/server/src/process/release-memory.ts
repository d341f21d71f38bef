import { performance } from 'node:perf_hooks';
import { findGarbageCollector } from './garbage-collector.ts';

const LOOK_EVERY_MS = 10_000;
/** Shares of the time between two looks that the event loop works: less is rest, and more than the other work, after which there is something to give back. */
const REST = 0.05;
const WORK = 0.2;

/**
 * Gives memory back that starting took, or a time with many requests, as soon as the process is at rest: the engine keeps the pages that it has
 * emptied for the next time. Nothing is given back while requests come, because it takes some 50 ms. Keeps no process alive.
 * @returns ends it
 */
export function releaseMemoryAtRest(): () => void {
  const look = createRestWatch(collectEverything);
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    look(performance.eventLoopUtilization(now, last).utilization);
    last = now;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** @returns is told the share of the time that the process worked since it was told last */
export function createRestWatch(release: () => void): (share: number) => void {
  let hasWorked = true;
  return (share) => {
    if (share > WORK) hasWorked = true;
    if (share > REST || !hasWorked) return;
    hasWorked = false;
    release();
  };
}

/** Collects all garbage. */
function collectEverything(): void {
  // Only this kind gives the pages back as well.
  findGarbageCollector()({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
