/**
 * What one update costs: milliseconds, garbage, and the state as text, by number of cells and minutes since the onset; and what counting costs.
 *
 *   node --expose-gc bench/attribution/cost.ts
 */
import { encodeAccumulator } from '../../packages/detection/src/causes/accumulator-codec.ts';
import {
  addCalls,
  createCallAccumulator,
  openImpairment,
} from '../../packages/detection/src/causes/call-accumulator.ts';
import type { CallAccumulator } from '../../packages/detection/src/causes/call-accumulator.ts';
import { priorRates } from '../../packages/detection/src/causes/cause-rates.ts';
import type { CauseEvidence } from '../../packages/detection/src/causes/evidence.ts';
import { weighCauses } from '../../packages/detection/src/causes/weigh-causes.ts';
import { createRandom, drawBinomial, drawPoisson } from '../detection/random.ts';

const MINUTE_MS = 60_000;
const ONSET = Date.UTC(2026, 2, 4, 10, 0);
const SIZES: readonly (readonly [
  projects: number,
  regions: number,
  endpoints: number,
  deployments: number,
  minutes: number,
])[] = [
  [1, 1, 3, 1, 5],
  [2, 1, 6, 2, 20],
  [3, 2, 8, 2, 60],
  [5, 2, 12, 2, 60],
  [5, 3, 16, 2, 60],
];
const rates = priorRates();

console.log(
  '| cells × minutes | CPU ms an update | garbage KiB | state as text KiB | µs to count a group of calls |\n|---|---|---|---|---|',
);
for (const [projects, regions, endpoints, deployments, minutes] of SIZES) {
  const begun = performance.now();
  const { calls, groups } = fill(projects, regions, endpoints, deployments, minutes);
  const counted = ((performance.now() - begun) / groups) * 1000;
  const evidence: CauseEvidence = {
    now: ONSET + minutes * MINUTE_MS,
    onsetAt: ONSET,
    watched: { project: 'p0', environment: 'production', region: 'r0' },
    calls,
    overdispersion: 1,
    otherVendors: [],
    deploymentsPerDay: {},
    changes: [],
    reportingProjects: [],
    page: { trouble: null, maintenance: null },
    probe: null,
    otherPages: null,
    organizations: null,
  };
  for (let warm = 0; warm < 10; warm += 1) weighCauses(evidence, rates);
  // Processor time, because others use the machine.
  const from = process.cpuUsage();
  for (let time = 0; time < 30; time += 1) weighCauses(evidence, rates);
  const { user, system } = process.cpuUsage(from);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  weighCauses(evidence, rates);
  const garbage = (process.memoryUsage().heapUsed - before) / 1024;
  console.log(
    `| ${calls.cells.size} × ${minutes} | ${((user + system) / 30_000).toFixed(1)} | ${garbage.toFixed(0)} | ${(encodeAccumulator(calls).length / 1024).toFixed(0)} | ${counted.toFixed(2)} |`,
  );
}

function fill(
  projects: number,
  regions: number,
  endpoints: number,
  deployments: number,
  minutes: number,
): { readonly calls: CallAccumulator; readonly groups: number } {
  const random = createRandom(17);
  const calls = createCallAccumulator();
  let groups = 0;
  for (let minute = -16; minute < minutes; minute += 1)
    for (let project = 0; project < projects; project += 1)
      for (let region = 0; region < regions; region += 1)
        for (let endpoint = 0; endpoint < endpoints; endpoint += 1)
          for (let deployment = 0; deployment < deployments; deployment += 1) {
            const cell = {
              project: `p${project}`,
              environment: 'production',
              region: `r${region}`,
              endpoint: `/v1/e${endpoint}`,
              deployment: `v${deployment}`,
              feature: '',
            };
            const at = ONSET + minute * MINUTE_MS;
            const count = drawPoisson(random, 20);
            const bad = drawBinomial(random, count, minute < 0 ? 0.005 : 0.3);
            if (count > bad) addCalls(calls, { cell, at, calls: count - bad });
            if (bad > 0) addCalls(calls, { cell, at, calls: bad, outcome: random() < 0.5 ? 'gateway' : 'timeout' });
            groups += Number(count > bad) + Number(bad > 0);
          }
  openImpairment(calls, ONSET);
  return { calls, groups };
}
