/**
 * Measures the detector against simulated series: false alarms, delay beside other rules and the theoretical bound, outages of
 * other forms, memory and time. Seeded: the same numbers on every machine, but for the times.
 *
 *   node --expose-gc bench/detection/run.ts            everything, about ten minutes
 *   node bench/detection/run.ts --quick    a tenth of it
 *   node bench/detection/run.ts --trials 15 --days 120 --part delays    parts: alarms, delays, night, shapes, cost
 */
import { parseArgs } from 'node:util';
import { createDetector, encodeDetector, observe } from '../../packages/detection/src/detector.ts';
import { listCells, measureCell, playedFlat, prepare, tickBound, wholeBound } from './delay.ts';
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

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    days: { type: 'string' },
    trials: { type: 'string' },
    part: { type: 'string', multiple: true },
  },
});
const days = Number(values.days ?? (values.quick ? 30 : 365));
const trials = Number(values.trials ?? (values.quick ? 5 : 40));
const PARTS = {
  alarms: printFalseAlarms,
  delays: printDelays,
  night: printNight,
  shapes: printShapes,
  cost: printCost,
};
const DELAY_OPTIONS = { trials, trainingDays: 14, falseAlarmDays: FALSE_ALARM_DAYS, lastsMs: 86_400_000 };
const RULES = ['fixed', 'burn', 'deviation'] as const;

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

const DELAY_HEADINGS = [
  'bound',
  'knows both rates',
  'detector',
  'late',
  'of bound',
  'of that of whole calls and ticks',
  'threshold',
  'burn rate',
  'mean + k sd',
  'best of them / detector',
  'missed',
];

function printDelays(): void {
  console.log(`\n## Delay in minutes, step outages of 24 hours (${trials} each; median, ours also ninth decile)\n`);
  console.log(
    'The comparison rules are tuned on each series to at most one alarm in 75 calm days, the share of the detector’s false alarms that failures have.\n',
  );
  printRow(['calls a minute', 'usual', 'outage', ...DELAY_HEADINGS]);
  printRow(Array.from({ length: 14 }, () => '---'));
  const results: CellResult[] = [];
  let key = '';
  let prepared: Prepared | undefined;
  for (const cell of listCells(TRAFFIC, USUALS, DEPTHS)) {
    const played = playedFlat(cell);
    const series = `${cell.callsPerMinute} ${cell.usual}`;
    if (!prepared || series !== key) prepared = prepare(played, DELAY_OPTIONS);
    key = series;
    const result = measureCell(cell, played, prepared, DELAY_OPTIONS);
    results.push(result);
    printRow([
      String(cell.callsPerMinute),
      percent(cell.usual),
      percent(cell.impaired),
      ...delayCells(result, prepared),
    ]);
  }
  summarize(results);
}

/** Outages at the quietest hour of series whose traffic and failures follow the day. */
function printNight(): void {
  console.log(`\n## A quiet night: delay in minutes at a fifth of the mean traffic (${trials} each)\n`);
  printRow(['calls a minute then', 'usual then', 'outage', ...DELAY_HEADINGS]);
  printRow(Array.from({ length: 14 }, () => '---'));
  const results: CellResult[] = [];
  for (const mean of [5, 15, 50]) {
    const shape = { ...flatSeries(mean, 0.005), trafficRhythm: 0.8, failureRhythm: 0.6 };
    // The wave of `drawTick` is lowest at 18:00 UTC.
    const played = { shape, onsetHour: 18, seed: 31_000 + mean };
    const prepared = prepare(played, DELAY_OPTIONS);
    for (const impaired of [0.1, 0.25, 0.5, 1]) {
      const cell = { callsPerMinute: mean * 0.2, usual: 0.005 * 0.4, impaired };
      const result = measureCell(cell, played, prepared, DELAY_OPTIONS);
      results.push(result);
      printRow([
        Number(cell.callsPerMinute.toPrecision(2)).toString(),
        percent(cell.usual),
        percent(impaired),
        ...delayCells(result, prepared),
      ]);
    }
  }
  summarize(results);
}

function delayCells(result: CellResult, { compared }: Prepared): string[] {
  const { bound, oracle, ours, oursLate, missed } = result;
  return [
    minutes(bound),
    minutes(oracle),
    minutes(ours),
    minutes(oursLate),
    times(ours / tickBound(bound)),
    times(ours / wholeBound(result)),
    ...RULES.map((rule) => `${minutes(result.compared[rule])} (${compared[rule]().name})`),
    times(bestOf(result) / ours),
    String(missed),
  ];
}

function bestOf({ compared }: CellResult): number {
  return Math.min(...RULES.map((rule) => compared[rule]));
}

function summarize(results: readonly CellResult[]): void {
  const ofBound = results.map(({ ours, bound }) => ours / tickBound(bound));
  const ofWhole = results.map((result) => result.ours / wholeBound(result));
  const ofOracle = results.map(({ ours, oracle }) => ours / oracle);
  const missed = results.reduce((sum, result) => sum + result.missed, 0);
  for (const [name, ratios] of [
    ['the bound', ofBound],
    ['the bound for whole calls and ticks', ofWhole],
  ] as const)
    console.log(
      `\nDelay over ${name}: median ${times(delayQuantile(ratios, 0.5))}, ninth decile ${times(delayQuantile(ratios, 0.9))}, at most 1.5 in ${shareOf(ratios, (ratio) => ratio <= 1.5)} of ${results.length} cells.`,
    );
  console.log(`Delay over that of a test that knows both rates: median ${times(delayQuantile(ofOracle, 0.5))}.`);
  for (const rule of RULES) printRatio(rule, results, (result) => result.compared[rule]);
  printRatio('the best of them', results, bestOf);
  console.log(`Missed within a day: ${missed} of ${results.length * trials}.`);
}

function printRatio(name: string, results: readonly CellResult[], delayOf: (result: CellResult) => number): void {
  const ratios = results.map((result) => {
    const delay = delayOf(result);
    return delay === Infinity && result.ours === Infinity ? 1 : delay / result.ours;
  });
  console.log(
    `Delay of ${name} over ours: median ${times(delayQuantile(ratios, 0.5))}, at least as long in ${shareOf(ratios, (ratio) => ratio >= 1)} and at least three times in ${shareOf(ratios, (ratio) => ratio >= 3)} of cells.`,
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
  const startedAt = process.cpuUsage();
  for (const tick of ticks) observe(detector, tick);
  const spent = process.cpuUsage(startedAt);
  const microseconds = (spent.user + spent.system) / ticks.length;
  console.log(
    `\nOne tick of one series: ${microseconds.toFixed(2)} µs of CPU. State of a series: ${encodeDetector(detector).length} bytes.`,
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

for (const [name, print] of Object.entries(PARTS)) if (values.part === undefined || values.part.includes(name)) print();
