/**
 * Runs the latency half of the detector over any CSV of times and values, one row one call, and says where slowness begins and
 * ends. With labelled windows (the Numenta Anomaly Benchmark's form) it also says which were found.
 *
 *   node bench/detection/replay.ts latencies.csv --time timestamp --value value
 *   node bench/detection/replay.ts latencies.csv --windows combined_windows.json --key realKnownCause/latencies.csv
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findLabelled, parseCalls, replayCalls, scoreReplay } from './replay-score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    time: { type: 'string', default: 'timestamp' },
    value: { type: 'string', default: 'value' },
    windows: { type: 'string' },
    key: { type: 'string' },
    'false-alarm-days': { type: 'string', default: '30' },
  },
});
const [file] = positionals;
if (file === undefined) {
  console.error('Name a CSV file, for example: node bench/detection/replay.ts latencies.csv');
  process.exit(2);
}

const calls = parseCalls(readFileSync(file, 'utf8'), { time: values.time, value: values.value });
const found = replayCalls(calls, Number(values['false-alarm-days']));
console.log(`${calls.length} calls from ${timeText(calls[0]?.at)} to ${timeText(calls.at(-1)?.at)}`);
for (const { detectedAt, onsetAt, endedAt, calls: seen, bad } of found) {
  const end = endedAt === null ? 'goes on' : `until ${timeText(endedAt)}`;
  console.log(
    `slow from ${timeText(onsetAt)}, certain at ${timeText(detectedAt)}, ${end}: ${bad} of ${seen} calls slow`,
  );
}
if (values.windows !== undefined) {
  const windows = findLabelled(JSON.parse(readFileSync(values.windows, 'utf8')), values.key ?? file);
  const { hits, missed, falseAlarms } = scoreReplay(found, windows);
  console.log(
    `${windows.length} labelled windows: ${hits} found, ${missed} missed; ${falseAlarms} alarms outside of them`,
  );
}

function timeText(at: number | undefined): string {
  return at === undefined ? 'never' : new Date(at).toISOString();
}
