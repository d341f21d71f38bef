// What the detection of many series costs: memory of a series, and processor time of a round in which every series had ten calls.
//   node --expose-gc bench/detection/loop.ts 5000
import { createMetrics } from '../../packages/server/src/metrics.ts';
import { createHandClock } from '../../packages/server/src/domain/clock.ts';
import { createDetection } from '../../packages/server/src/detection/detection.ts';
import type { StoredEvent } from '../../packages/server/src/domain/event.ts';
import { serviceMask } from '../../packages/server/src/columns/service-mask.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { insertProject } from '../../packages/server/src/store/organizations/projects.ts';
import { encodeEvents } from '../../test/support/event-block.ts';
import { createRandom, drawNormal } from './random.ts';
import { createTelemetryWriter } from '../../packages/server/src/store/telemetry/commit.ts';

const SERIES = Number(process.argv[2] ?? 5000);
const SERVICES = 50;
const ROUNDS = 30;
const CALLS = 10;
const ROUND_MS = 60_000;
const START = Date.UTC(2026, 10, 21);
const random = createRandom(1);

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
      cpuUsPerEvent: Math.round((median(settled.map(({ cpuMs }) => cpuMs)) * 10_000) / SERIES / CALLS) / 10,
      longestHoldMs: Math.max(...settled.map(({ holdMs }) => holdMs)),
    },
    null,
    2,
  ),
);
await detection.stop();
await database.close();

/** One block of a project: each of its series has some calls of the last minute. */
function commitOf(projectId: string, at: number) {
  const events = Array.from({ length: SERVICES * CALLS }, (_, index): StoredEvent => {
    const isFailed = random() < 0.002;
    return {
      at,
      serviceId: `svc_${index % SERVICES}`,
      endpoint: '/v1/orders',
      environment: 'production',
      region: '',
      status: isFailed ? 500 : 200,
      ...(isFailed ? { errorClass: 'server_error' } : {}),
      latencyUs: Math.round(50_000 * Math.exp(0.5 * drawNormal(random))),
    };
  });
  const block = {
    organizationId: 'org_a',
    projectId,
    fromAt: at,
    toAt: at,
    serviceMask: serviceMask(events.map(({ serviceId }) => serviceId)),
    events: events.length,
    bytes: encodeEvents(events),
  };
  return { at, blocks: [block], links: [], templates: [], unknownHosts: [], answers: [] };
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
