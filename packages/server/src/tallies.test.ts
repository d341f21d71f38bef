import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AggregatorRegistry, Counter, Histogram, Registry } from 'prom-client';
import { TallyCounter, TallyHistogram } from './tallies.ts';

const BOUNDS = [0.001, 0.25, 1];
const SECONDS = [0, 0.001, 0.0011, 0.2, 0.25, 1, 7];
const about = (kind: string) => ({ name: `calls_${kind}`, help: 'Calls.' });

test('what was tallied reads as what prom-client counts one by one, of one thread and of several', async () => {
  const [tallied, counted] = [new Registry(), new Registry()];
  const tallies = new TallyCounter({ ...about('total'), labelNames: ['route'], registers: [tallied] });
  const timers = new TallyHistogram<'route'>({ ...about('seconds'), bounds: BOUNDS }, tallied);
  const counter = new Counter({ ...about('total'), labelNames: ['route'], registers: [counted] });
  const histogram = new Histogram({
    ...about('seconds'),
    labelNames: ['route'],
    buckets: BOUNDS,
    registers: [counted],
  });
  for (const route of ['/a', '/b']) {
    const [tally, timer] = [tallies.tally({ route }), timers.timer({ route })];
    for (const [index, seconds] of SECONDS.entries()) {
      tally.count += 1;
      counter.inc({ route });
      timer.observe(seconds);
      histogram.observe({ route }, seconds);
      // Asking in between counts nothing twice.
      if (index === 3) await tallied.metrics();
    }
    tallies.inc({ route: '/a' });
    counter.inc({ route: '/a' });
  }
  assert.equal(await tallied.metrics(), await counted.metrics());
  const twice = async (registry: Registry): Promise<string> => {
    const counts = await registry.getMetricsAsJSON();
    return AggregatorRegistry.aggregate([counts, counts]).metrics();
  };
  assert.equal(await twice(tallied), await twice(counted));
});
