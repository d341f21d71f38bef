// What the detection of many series costs: memory of a series, and processor time of a round in which every series had calls.
import { createMetrics } from '../../packages/server/src/metrics.ts';
import { createHandClock } from '../../packages/server/src/domain/clock.ts';
import { createDetection } from '../../packages/server/src/detection/detection.ts';
import { encodeRollupPart } from '../../packages/server/src/columns/rollup-part.ts';
import type { SeriesRollup } from '../../packages/server/src/columns/rollup-part.ts';
import { addCall, createRollup, errorClassIndex, minuteOf } from '../../packages/server/src/columns/rollup.ts';
import { serviceMask } from '../../packages/server/src/columns/service-mask.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { insertProject } from '../../packages/server/src/store/organizations/projects.ts';
import { createTelemetryWriter } from '../../packages/server/src/store/telemetry/commit.ts';

const SERIES = Number(process.argv[2] ?? 5000);
const SERVICES = 50;
const ROUNDS = 30;
const CALLS = 10;
const ROUND_MS = 60_000;
const START = Date.UTC(2026, 10, 21);

const database = openDatabase({ dialect: 'sqlite', file: ':memory:' });
await migrate(database);
const clock = createHandClock(START);
const silent = () => undefined;
const detection = createDetection({
  database,
  clock,
  log: { debug: () => undefined, info: silent, warn: silent, error: silent },
  metrics: createMetrics(),
  settings: { options: { falseAlarmDays: 30 }, staleAfterMs: 720_000 },
  onTrouble: silent,
});
const write = createTelemetryWriter(database, { servicesPerProject: 200 });
const projects = Array.from({ length: Math.ceil(SERIES / SERVICES) }, (_, index) => `proj_${index}`);
for (const id of projects)
  await insertProject(database.kysely, { id, organizationId: 'org_a', name: id, slug: id, createdAt: START });
await detection.round();
const heapBefore = heapUsed();
const rounds: { cpuMs: number; holdMs: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  clock.advance(ROUND_MS);
  await write(projects.map((projectId) => commitOf(projectId, clock.now() - 1000)));
  const hold = watchHold();
  const cpu = process.cpuUsage();
  await detection.round();
  const { user, system } = process.cpuUsage(cpu);
  rounds.push({ cpuMs: (user + system) / 1000, holdMs: hold() });
}
const settled = rounds.slice(5);
const rows = await database.kysely.selectFrom('detectors').select('state').execute();
const stateBytes = rows.reduce((sum, { state }) => sum + state.length, 0) / rows.length;
console.log(
  JSON.stringify(
    {
      series: SERIES,
      heapPerSeriesBytes: Math.round((heapUsed() - heapBefore) / SERIES),
      storedBytesPerSeries: Math.round(stateBytes),
      cpuMsPerRound: median(settled.map(({ cpuMs }) => cpuMs)),
      cpuUsPerSeries: Math.round((median(settled.map(({ cpuMs }) => cpuMs)) * 1000) / SERIES),
      longestHoldMs: Math.max(...settled.map(({ holdMs }) => holdMs)),
    },
    null,
    2,
  ),
);
await detection.stop();
await database.close();

function commitOf(projectId: string, at: number) {
  const entries: SeriesRollup[] = Array.from({ length: SERVICES }, (_, service) => {
    const rollup = createRollup(minuteOf(at));
    for (let call = 0; call < CALLS; call += 1)
      addCall(rollup, Math.random() < 0.002 ? errorClassIndex('server_error') : -1, 50 + Math.random() * 100);
    return { serviceId: `svc_${service}`, environment: 'production', region: '', rollup };
  });
  return {
    at,
    blocks: [],
    parts: [
      {
        organizationId: 'org_a',
        projectId,
        spanAt: Math.floor(at / 3_600_000) * 3_600_000,
        serviceMask: serviceMask(entries.map(({ serviceId }) => serviceId)),
        bytes: encodeRollupPart(entries, { isCompressed: false }),
      },
    ],
    links: [],
    templates: [],
    unknownHosts: [],
    answers: [],
  };
}

/** Longest time in which nothing else could run. */
function watchHold(): () => number {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 0);
  return () => {
    clearInterval(timer);
    return Math.round(Math.max(longest, performance.now() - last));
  };
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
