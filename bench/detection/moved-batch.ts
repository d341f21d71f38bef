/**
 * False alarms of a nightly batch that follows a local clock, on the two days from the Sunday on at which clocks are put forward (Europe, March
 * 2026) or back (October), and the first alarm of an outage of half of the calls that begins an hour beside the batch.
 *
 *   node bench/detection/moved-batch.ts [--traffic 10,40,300] [--seeds 4]
 */
import { parseArgs } from 'node:util';
import { createDetector, observe } from '../../packages/detection/src/detector.ts';
import { createRandom, drawBinomial, drawPoisson } from './random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const USUAL = { failures: 0.003, slow: 0.05, rateLimited: 0.001, auth: 0.0005 };

/** Begins at two o'clock. */
interface Batch {
  readonly name: string;
  readonly minutes: number;
  readonly traffic: number;
  readonly rates: Partial<typeof USUAL>;
}

const BATCHES: readonly Batch[] = [
  { name: '2 % fail, 5 times the traffic', minutes: 60, traffic: 5, rates: { failures: 0.02 } },
  { name: '10 % fail', minutes: 40, traffic: 2, rates: { failures: 0.1 } },
  { name: '30 % fail', minutes: 40, traffic: 2, rates: { failures: 0.3 } },
  { name: '5 % rate limited', minutes: 60, traffic: 2, rates: { rateLimited: 0.05 } },
  { name: '40 % rate limited', minutes: 40, traffic: 2, rates: { rateLimited: 0.4 } },
  { name: 'half slow', minutes: 40, traffic: 2, rates: { slow: 0.5 } },
];
const CHANGES = [
  { sunday: Date.UTC(2026, 2, 29), shiftMs: -HOUR_MS },
  { sunday: Date.UTC(2026, 9, 25), shiftMs: HOUR_MS },
];

const { values } = parseArgs({
  options: {
    traffic: { type: 'string', default: '10,40,300' },
    seeds: { type: 'string', default: '4' },
  },
});

console.log(
  '| batch | calls a minute | 6 nights before, forward | back | 20 nights, forward | back | outage found after, minutes |\n| --- | --- | --- | --- | --- | --- | --- |',
);
for (const batch of BATCHES)
  for (const callsPerMinute of values.traffic.split(',').map(Number)) {
    const delays: number[] = [];
    const cells = [6, 20].flatMap((days) =>
      CHANGES.map(({ sunday, shiftMs }) => {
        let alarmed = 0;
        for (let seed = 1; seed <= Number(values.seeds); seed += 1) {
          const result = play(batch, callsPerMinute, seed, { sunday, shiftMs, days });
          alarmed += Number(result.hasAlarmed);
          delays.push(result.delayMinutes);
        }
        return `${alarmed} of ${values.seeds}`;
      }),
    );
    const median = delays.sort((a, b) => a - b)[Math.floor(delays.length / 2)] ?? Infinity;
    console.log(`| ${[batch.name, callsPerMinute, ...cells, median].join(' | ')} |`);
  }

/** An outage begins in the third night, ten minutes after the hour at which the batch was before clocks changed. */
function play(
  { minutes, traffic, rates }: Batch,
  callsPerMinute: number,
  seed: number,
  { sunday, shiftMs, days }: { readonly sunday: number; readonly shiftMs: number; readonly days: number },
): { readonly hasAlarmed: boolean; readonly delayMinutes: number } {
  const random = createRandom(seed * 7919 + callsPerMinute);
  const detector = createDetector({ falseAlarmDays: 30 });
  const onsetAt = sunday + 2 * DAY_MS + 2 * HOUR_MS + 10 * MINUTE_MS;
  let hasAlarmed = false;
  for (let at = sunday - days * DAY_MS + MINUTE_MS; at <= onsetAt + HOUR_MS; at += MINUTE_MS) {
    const sinceTwo = ((at - (at > sunday - HOUR_MS ? shiftMs : 0)) % DAY_MS) - 2 * HOUR_MS;
    const isBatch = sinceTwo > 0 && sinceTwo <= minutes * MINUTE_MS;
    const share = { ...USUAL, ...(isBatch ? rates : {}), ...(at > onsetAt ? { failures: 0.5 } : {}) };
    const calls = drawPoisson(random, callsPerMinute * (isBatch ? traffic : 1));
    const tick = {
      at,
      calls,
      failures: drawBinomial(random, calls, share.failures),
      slow: drawBinomial(random, calls, share.slow),
      rateLimited: drawBinomial(random, calls, share.rateLimited),
      auth: drawBinomial(random, calls, share.auth),
    };
    const opened = observe(detector, tick).filter(({ kind }) => kind === 'opened');
    if (opened.length > 0 && at > onsetAt) return { hasAlarmed, delayMinutes: (at - onsetAt) / MINUTE_MS };
    if (opened.length > 0 && at > sunday - HOUR_MS && isBatch) hasAlarmed = true;
  }
  return { hasAlarmed, delayMinutes: Infinity };
}
