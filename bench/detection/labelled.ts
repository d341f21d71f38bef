/**
 * Writes seeded series with labelled stretches of slow calls, in the form of the Numenta Anomaly Benchmark (a CSV of timestamp and value
 * each, one JSON of windows for all), and scores the latency half of the detector over them the way that recorded ones are scored.
 *
 *   node bench/detection/labelled.ts /tmp/labelled
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, drawNormal } from './random.ts';
import { findLabelled, parseCalls, replayCalls, scoreReplay } from './replay-score.ts';

const START = Date.UTC(2026, 0, 5);
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const DAYS = 14;
const SERIES_OF_A_KIND = 10;
const FALSE_ALARM_DAYS = 30;
/** A window ends a while after its stretch: what is certain a little later was found, too. */
const GRACE_MS = 30 * MINUTE_MS;

/** How slow a call in the middle of a stretch is; `at` runs from 0 to 1 over it. */
type Shape = (random: () => number, at: number) => number;

const SHAPES: Readonly<Record<string, Shape>> = {
  calm: () => 1,
  'all calls 3 times as slow': () => 3,
  'all calls half as slow again': () => 1.5,
  'a third of the calls 10 times as slow': (random) => (random() < 1 / 3 ? 10 : 1),
  'slower and slower, to 5 times': (_random, at) => 1 + 4 * at,
};
/** Rows of the benchmark are 5 minutes apart. */
const ROWS_APART_MS = [5 * MINUTE_MS, MINUTE_MS, MINUTE_MS / 10];

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder to write to, for example: node bench/detection/labelled.ts /tmp/labelled');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const labels: Record<string, [string, string][]> = {};
for (const [kind, [name, shape]] of Object.entries(SHAPES).entries())
  for (const apartMs of ROWS_APART_MS)
    for (let index = 0; index < SERIES_OF_A_KIND; index += 1) {
      const file = `${kind}-${apartMs / 1000}s-${index}.csv`;
      const { rows, windows } = makeSeries(shape, apartMs, kind * 1000 + apartMs + index);
      writeFileSync(join(folder, file), ['timestamp,value', ...rows, ''].join('\n'));
      labels[file] = name === 'calm' ? [] : windows;
    }
writeFileSync(join(folder, 'windows.json'), JSON.stringify(labels, null, 2));
console.log('| stretches of two hours | a call every | labelled | found | alarms outside |\n|---|---|---|---|---|');
for (const [kind, name] of Object.keys(SHAPES).entries())
  for (const apartMs of ROWS_APART_MS) console.log(scoreKind(folder, `${kind}-${apartMs / 1000}s-`, name, apartMs));

/** Two weeks with a daily rhythm; a stretch of two hours on the ninth and one on the twelfth day. */
function makeSeries(shape: Shape, apartMs: number, seed: number): { rows: string[]; windows: [string, string][] } {
  const random = createRandom(seed);
  const lastsMs = 120 * MINUTE_MS;
  const begins = [8, 11].map((day) => START + (day + random()) * DAY_MS);
  const rows: string[] = [];
  for (let at = START; at < START + DAYS * DAY_MS; at += apartMs) {
    const rhythm = 1 + 0.2 * Math.sin((2 * Math.PI * (at % DAY_MS)) / DAY_MS);
    const begin = begins.find((one) => at >= one && at < one + lastsMs);
    const factor = begin === undefined ? 1 : shape(random, (at - begin) / lastsMs);
    rows.push(`${timeText(at)},${(120 * rhythm * factor * Math.exp(0.35 * drawNormal(random))).toFixed(2)}`);
  }
  return { rows, windows: begins.map((begin) => [timeText(begin), timeText(begin + lastsMs + GRACE_MS)]) };
}

function scoreKind(from: string, prefix: string, name: string, apartMs: number): string {
  const document: unknown = JSON.parse(readFileSync(join(from, 'windows.json'), 'utf8'));
  const sum = { labelled: 0, hits: 0, falseAlarms: 0 };
  for (const file of readdirSync(from).filter((one) => one.startsWith(prefix))) {
    const calls = parseCalls(readFileSync(join(from, file), 'utf8'), { time: 'timestamp', value: 'value' });
    const windows = findLabelled(document, file);
    const { hits, falseAlarms } = scoreReplay(replayCalls(calls, FALSE_ALARM_DAYS), windows);
    sum.labelled += windows.length;
    sum.hits += hits;
    sum.falseAlarms += falseAlarms;
  }
  return `| ${name} | ${apartMs / 1000} s | ${sum.labelled} | ${sum.hits} | ${sum.falseAlarms} |`;
}

/** As the benchmark writes times. */
function timeText(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
}
