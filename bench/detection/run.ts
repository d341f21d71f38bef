/**
 * Measures the detector against simulated series: false alarms, delay beside other rules and the theoretical bound, outages of
 * other forms, memory and time. Seeded: the same numbers on every machine, but for the times.
 *
 *   node --expose-gc bench/detection/run.ts            everything, about five minutes
 *   node bench/detection/run.ts --quick    a tenth of it
 */
import { parseArgs } from 'node:util';
import { createDetector, encodeDetector, observe } from '../../packages/detection/src/detector.ts';
import { listCells, measureCell, prepare, tickBound } from './delay.ts';
import type { CellResult, Prepared } from './delay.ts';
import { burnRateRule, countAlarms, fixedThresholdRule } from './rules.ts';
import { flatSeries, percent } from './series.ts';
import type { SeriesShape } from './series.ts';
import { measureShapes } from './shapes.ts';
import { calmTicks, countFalseAlarms, delayQuantile } from './simulate.ts';

const FALSE_ALARM_DAYS = 30;
const TRAFFIC = [1, 10, 100, 1000, 3000];
const USUALS = [0.0001, 0.001, 0.01, 0.05];
const DEPTHS = [0.02, 0.05, 0.1, 0.25, 0.5, 1];

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const days = values.quick ? 30 : 365;
const trials = values.quick ? 5 : 40;

printFalseAlarms();
printDelays();
printShapes();
printCost();

function printFalseAlarms(): void {
  console.log(`\n## False alarms per series and 30 days (${days} days each, from the first call on)\n`);
  printRow([
    'series',
    'detector',
    'of them failures, slow, limited, auth',
    'over 5 % for 5 minutes',
    'burn rate 99.9 %',
  ]);
  printRow(['---', '---', '---', '---', '---']);
  let all = 0;
  let worst = 0;
  const shapes = listCalmSeries();
  for (const [index, { name, shape }] of shapes.entries()) {
    const alarms = countFalseAlarms(shape, days, 9000 + index, FALSE_ALARM_DAYS);
    const sum = alarms.failures + alarms.slow + alarms.rate_limited + alarms.auth;
    all += sum;
    worst = Math.max(worst, sum);
    const others = [fixedThresholdRule(), burnRateRule(0.001)].map((rule) =>
      perMonth(countAlarms(rule, calmTicks(shape, Math.min(days, 60), 9000 + index)), Math.min(days, 60)),
    );
    const bySignal = [alarms.failures, alarms.slow, alarms.rate_limited, alarms.auth].join(', ');
    printRow([name, perMonth(sum, days), bySignal, ...others]);
  }
  const mean = perMonth(all / shapes.length, days);
  console.log(`\nMean ${mean}, worst series ${perMonth(worst, days)}; stated: 1.`);
}

function listCalmSeries(): { name: string; shape: SeriesShape }[] {
  const flat = TRAFFIC.flatMap((callsPerMinute) =>
    USUALS.map((usual) => ({
      name: `${callsPerMinute} a minute, ${percent(usual)}`,
      shape: flatSeries(callsPerMinute, usual),
    })),
  );
  const rhythm = [10, 1000].map((callsPerMinute) => ({
    name: `${callsPerMinute} a minute, 1 %, daily rhythm`,
    shape: { ...flatSeries(callsPerMinute, 0.01), trafficRhythm: 0.8, failureRhythm: 0.6 },
  }));
  const clusters = [10, 1000].map((callsPerMinute) => ({
    name: `${callsPerMinute} a minute, 1 %, failures in clusters of 3`,
    shape: { ...flatSeries(callsPerMinute, 0.01), cluster: 3 },
  }));
  return [...flat, ...rhythm, ...clusters];
}

function printDelays(): void {
  const options = { trials, trainingDays: 14, falseAlarmDays: FALSE_ALARM_DAYS, lastsMs: 86_400_000 };
  console.log(`\n## Delay in minutes, step outages of 24 hours (${trials} each; median, ours also ninth decile)\n`);
  printRow([
    'calls a minute',
    'usual',
    'outage',
    'bound',
    'knows both rates',
    'detector',
    'late',
    'of bound',
    'fixed',
    'burn rate (objective)',
    'burn rate / detector',
    'missed',
  ]);
  printRow(Array.from({ length: 12 }, () => '---'));
  const results: CellResult[] = [];
  let key = '';
  let prepared: Prepared | undefined;
  for (const cell of listCells(TRAFFIC, USUALS, DEPTHS)) {
    const series = `${cell.callsPerMinute} ${cell.usual}`;
    if (!prepared || series !== key) prepared = prepare(cell.callsPerMinute, cell.usual, options);
    key = series;
    const result = measureCell(cell, prepared, options);
    results.push(result);
    printRow([
      String(cell.callsPerMinute),
      percent(cell.usual),
      percent(cell.impaired),
      minutes(result.bound),
      minutes(result.oracle),
      minutes(result.ours),
      minutes(result.oursLate),
      times(result.ours / tickBound(result.bound)),
      minutes(result.fixed),
      `${minutes(result.burn)} (${percent(1 - prepared.budget)})`,
      times(result.burn / result.ours),
      String(result.missed),
    ]);
  }
  summarize(results);
}

function summarize(results: readonly CellResult[]): void {
  const ofBound = results.map(({ ours, bound }) => ours / tickBound(bound));
  const ofOracle = results.map(({ ours, oracle }) => ours / oracle);
  const ofBurn = results.map(({ ours, burn }) => (burn === Infinity && ours === Infinity ? 1 : burn / ours));
  const missed = results.reduce((sum, result) => sum + result.missed, 0);
  console.log(
    `\nDelay over the bound: median ${times(delayQuantile(ofBound, 0.5))}, ninth decile ${times(delayQuantile(ofBound, 0.9))}, at most 1.5 in ${shareOf(ofBound, (ratio) => ratio <= 1.5)} of ${results.length} cells.`,
  );
  console.log(`Delay over that of a test that knows both rates: median ${times(delayQuantile(ofOracle, 0.5))}.`);
  for (const callsPerMinute of TRAFFIC) {
    const some = ofBurn.filter((_, index) => results[index]?.callsPerMinute === callsPerMinute);
    console.log(
      `Burn rate over ours, ${callsPerMinute} calls a minute: median ${times(delayQuantile(some, 0.5))}, at least 3 in ${shareOf(some, (ratio) => ratio >= 3)} of ${some.length} cells.`,
    );
  }
  console.log(
    `Burn rate over ours: median ${times(delayQuantile(ofBurn, 0.5))}, at least 3 in ${shareOf(ofBurn, (ratio) => ratio >= 3)} of cells. Missed within a day: ${missed} of ${results.length * trials}.`,
  );
}

function printShapes(): void {
  console.log(`\n## Outages of other forms, two hours each (${trials} each)\n`);
  printRow(['series', 'outage', 'delay', 'late', 'missed', 'impairments per outage', 'closed after', 'left open']);
  printRow(Array.from({ length: 8 }, () => '---'));
  for (const result of measureShapes(trials, 14, FALSE_ALARM_DAYS)) {
    const { series, outage, delay, delayLate, missed, impairments, closing, leftOpen } = result;
    printRow([
      series,
      outage,
      minutes(delay),
      minutes(delayLate),
      String(missed),
      impairments.toFixed(2),
      minutes(closing),
      String(leftOpen),
    ]);
  }
}

function printCost(): void {
  const detector = createDetector({ falseAlarmDays: FALSE_ALARM_DAYS });
  const ticks = [...calmTicks(flatSeries(300, 0.005), 7, 1)];
  const startedAt = performance.now();
  for (const tick of ticks) observe(detector, tick);
  const microseconds = ((performance.now() - startedAt) * 1000) / ticks.length;
  console.log(
    `\nOne tick of one series: ${microseconds.toFixed(2)} µs. State of a series: ${encodeDetector(detector).length} bytes.`,
  );
  // Without --expose-gc the memory of a series is overstated by garbage.
  globalThis.gc?.();
  const keptBefore = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: 2000 }, () => createDetector({ falseAlarmDays: FALSE_ALARM_DAYS }));
  for (const one of kept) for (const tick of ticks.slice(0, 400)) observe(one, tick);
  globalThis.gc?.();
  console.log(
    `In memory: ${Math.round((process.memoryUsage().heapUsed - keptBefore) / kept.length / 1024)} KiB per series.`,
  );
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function perMonth(alarms: number, watchedDays: number): string {
  return Number(((alarms / watchedDays) * 30).toPrecision(2)).toString();
}

function minutes(value: number): string {
  return value === Infinity ? '—' : Number(value.toPrecision(2)).toString();
}

function times(value: number): string {
  return value === Infinity ? '∞' : value.toFixed(value < 10 ? 2 : 0);
}

function shareOf(ratios: readonly number[], holds: (ratio: number) => boolean): string {
  return percent(Math.round((ratios.filter(holds).length / ratios.length) * 1000) / 1000);
}
