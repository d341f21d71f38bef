import { createDetector, observe, slowLimitMs } from '../../packages/detection/src/detector.ts';
import { readHealth } from '../../packages/detection/src/series-health.ts';
import { addLatency, countAbove, createSketch } from '../../packages/detection/src/latency-sketch.ts';

/** One row of a CSV: when, and how long it took. */
export interface TimedCall {
  readonly at: number;
  readonly latencyMs: number;
}

/** A stretch of slowness that the detector found. */
export interface FoundStretch {
  readonly onsetAt: number;
  readonly detectedAt: number;
  readonly endedAt: number | null;
  readonly calls: number;
  readonly bad: number;
}

/** A stretch that people labelled, both ends included. */
export type LabelledWindow = readonly [from: number, to: number];

/** Reads calls out of CSV with a header row; rows that are no numbers are left out. Times without a zone are UTC. */
export function parseCalls(text: string, columns: { readonly time: string; readonly value: string }): TimedCall[] {
  const [header = '', ...rows] = text.split(/\r?\n/);
  const names = header.split(',').map((name) => name.trim());
  const timeColumn = names.indexOf(columns.time);
  const valueColumn = names.indexOf(columns.value);
  if (timeColumn < 0 || valueColumn < 0) {
    throw new Error(`The CSV has the columns ${names.join(', ')}; name two of them with --time and --value.`);
  }
  const calls = rows.flatMap((row) => {
    const cells = row.split(',');
    const at = parseTime(cells[timeColumn] ?? '');
    const latencyMs = Number(cells[valueColumn]?.trim() || Number.NaN);
    return Number.isNaN(at) || Number.isNaN(latencyMs) ? [] : [{ at, latencyMs }];
  });
  return calls.sort((a, b) => a.at - b.at);
}

/** The stretches in which the calls are slower than their own past. Calls of the same moment are one tick. */
export function replayCalls(calls: readonly TimedCall[], falseAlarmDays: number): FoundStretch[] {
  const detector = createDetector({ falseAlarmDays });
  const found: FoundStretch[] = [];
  for (let first = 0; first < calls.length;) {
    const at = calls[first]?.at ?? 0;
    const latencies = createSketch();
    for (; calls[first]?.at === at; first += 1) addLatency(latencies, calls[first]?.latencyMs ?? 0);
    const limitMs = slowLimitMs(detector);
    const slow = limitMs === null ? 0 : countAbove(latencies, limitMs);
    const tick = { at, calls: latencies.count, failures: 0, slow, rateLimited: 0, auth: 0, latencies };
    for (const transition of observe(detector, tick)) {
      if (transition.kind === 'closed') found.push({ ...transition.impairment, endedAt: transition.endedAt });
    }
  }
  for (const impairment of readHealth(detector, calls.at(-1)?.at ?? 0).impairments) {
    found.push({ ...impairment, endedAt: null });
  }
  return found;
}

/** The windows of one series in a labels document `{ "<key>": [["<from>", "<to>"], …] }`. */
export function findLabelled(document: unknown, key: string): LabelledWindow[] {
  const windows = typeof document === 'object' && document !== null ? Object.entries(document) : [];
  const entry = windows.find(([name]) => name === key || key.endsWith(name));
  if (!entry || !Array.isArray(entry[1])) throw new Error(`The labels have no entry for ${key}.`);
  return (entry[1] as [string, string][]).map(([from, to]) => [parseTime(from), parseTime(to)]);
}

/** A window is found when a stretch is detected in it; what is detected outside of all windows is a false alarm. */
export function scoreReplay(
  found: readonly FoundStretch[],
  windows: readonly LabelledWindow[],
): { readonly hits: number; readonly missed: number; readonly falseAlarms: number } {
  const isIn = (stretch: FoundStretch, [from, to]: LabelledWindow): boolean =>
    stretch.detectedAt >= from && stretch.detectedAt <= to;
  const hits = windows.filter((window) => found.some((stretch) => isIn(stretch, window))).length;
  const falseAlarms = found.filter((stretch) => !windows.some((window) => isIn(stretch, window))).length;
  return { hits, missed: windows.length - hits, falseAlarms };
}

function parseTime(text: string): number {
  const trimmed = text.trim();
  // Unix seconds or milliseconds.
  if (/^\d+(\.\d+)?$/.test(trimmed)) return Number(trimmed) * (Number(trimmed) < 1e11 ? 1000 : 1);
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(trimmed);
  return Date.parse(hasZone ? trimmed : `${trimmed.replace(' ', 'T')}Z`);
}
