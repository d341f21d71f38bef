// Kills the server with SIGKILL at random moments under load, again and again, and counts what it acknowledged:
// `node bench/soak/crash-matrix.ts [--kills 200] [--senders 8] [--seed 1] [--workers N] [--store postgres]`.
// With `postgres` the store is a PostgreSQL of the bench's own, which waits for its disk and is killed with the server at every third kill.
// Senders do what an SDK does: a batch without an answer is sent again, under its own name, once the server is back.
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { StoreLocation } from '../../packages/server/src/store/database.ts';
import { compareRollupsWithEvents } from '../../test/support/agreement.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from '../../test/support/postgres.ts';
import type { TestPostgres } from '../../test/support/postgres.ts';
import { runCommand, startServer, temporaryDirectory } from '../../test/support/process.ts';
import type { ServerProcess } from '../../test/support/process.ts';
import { createRandom } from '../ingest/events.ts';
import { createSenders } from './senders.ts';

/** Kills that one store has to live through. */
const KILLS_PER_STORE = 20;
/** Of so many starts one is killed before it listens. */
const KILLED_STARTS = 8;
const LOAD_MS_MAX = 800;
const START_MS_MAX = 2500;
/** Of so many kills one takes the database with it. */
const KILLED_DATABASES = 3;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    senders: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string' },
    store: { type: 'string', default: 'sqlite' },
  },
});
const settings = {
  UPRIVER_POLL: 'off',
  UPRIVER_LIMIT_EVENTS_PER_MINUTE: '1000000000',
  UPRIVER_LIMIT_REQUESTS_PER_MINUTE: '1000000000',
  UPRIVER_LIMIT_SERVICE_EVENTS_PER_MINUTE: '1000000000',
  ...(values.workers === undefined ? {} : { UPRIVER_WORKERS: values.workers }),
};
const random = createRandom(Number(values.seed));
const totals = {
  kills: 0,
  killedStarts: 0,
  killedDatabases: 0,
  acknowledged: 0,
  repeated: 0,
  stored: 0,
  lost: 0,
  doubled: 0,
  disagreeing: 0,
  told: 0,
};
const startMs: number[] = [];
const beganAt = performance.now();

while (totals.kills < Number(values.kills))
  await runStore(Math.min(KILLS_PER_STORE, Number(values.kills) - totals.kills));

startMs.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    ...totals,
    startMsMedian: Math.round(startMs[Math.floor(startMs.length / 2)] ?? 0),
    startMsWorst: Math.round(startMs.at(-1) ?? 0),
    tookSeconds: Math.round((performance.now() - beganAt) / 1000),
  }),
);
process.exitCode = totals.lost + totals.doubled + totals.disagreeing > 0 ? 1 : 0;

/** Where a store of this run is, and what a server is told of it. */
interface World {
  readonly directory: string;
  readonly location: StoreLocation;
  readonly settings: Readonly<Record<string, string>>;
  readonly postgres: TestPostgres | undefined;
}

/** One store from its first start to its last check. */
async function runStore(kills: number): Promise<void> {
  using data = temporaryDirectory();
  const postgres = values.store === 'postgres' ? await openPostgres() : undefined;
  try {
    await runWorld(await createWorld(data.path, postgres), kills);
  } finally {
    await postgres?.close();
  }
}

function openPostgres(): Promise<TestPostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error(POSTGRES_MISSING);
  return startPostgres(bin, { waitsForDisk: true });
}

async function createWorld(directory: string, postgres: TestPostgres | undefined): Promise<World> {
  if (postgres === undefined)
    return { directory, location: { dialect: 'sqlite', file: `${directory}/upriver.sqlite` }, settings, postgres };
  const url = await postgres.createDatabase();
  const location = { dialect: 'postgres', url } as const;
  return { directory, location, settings: { ...settings, UPRIVER_DATABASE_URL: url }, postgres };
}

async function runWorld(world: World, kills: number): Promise<void> {
  const senders = createSenders(Number(values.senders));
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill > 0 && random() < 1 / KILLED_STARTS) await killStart(world);
    const server = await start(world);
    const sent = senders.run(server.url);
    await Promise.race([senders.firstAnswer(), sent]);
    await delay(random() * LOAD_MS_MAX);
    const isDatabaseKilled = world.postgres !== undefined && kill % KILLED_DATABASES === 0;
    await Promise.all([server.stop('SIGKILL'), isDatabaseKilled ? world.postgres?.stop('immediate') : undefined]);
    await sent;
    totals.kills += 1;
    if (!isDatabaseKilled) continue;
    await world.postgres?.start();
    totals.killedDatabases += 1;
  }
  // What was under way at the last kill is sent again, too, so that a batch counted twice cannot hide as one never answered.
  const server = await start(world);
  await senders.repeatUnanswered(server.url);
  if ((await server.stop()) !== 0) throw new Error(`no orderly end: ${server.output()}`);
  await check(world, senders.acknowledged);
  totals.repeated += senders.repeated();
}

async function start(world: World): Promise<ServerProcess> {
  const startedAt = performance.now();
  const server = await startServer(world.directory, world.settings);
  startMs.push(performance.now() - startedAt);
  if (server.output().includes('write-ahead log')) totals.told += 1;
  return server;
}

async function killStart(world: World): Promise<void> {
  const child = runCommand(['serve'], { UPRIVER_PORT: '0', UPRIVER_DATA: world.directory, ...world.settings });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await delay(random() * START_MS_MAX);
  child.kill('SIGKILL');
  await ended;
  totals.killedStarts += 1;
}

async function check({ location }: World, acknowledged: ReadonlySet<string>): Promise<void> {
  const database = openDatabase(location);
  const stored = new Map<string, number>();
  const { events, differences } = await compareRollupsWithEvents(database, {
    onEvent({ tags }) {
      const id = String(tags?.['id']);
      stored.set(id, (stored.get(id) ?? 0) + 1);
    },
  });
  await database.close();
  let lost = 0;
  let doubled = 0;
  for (const id of acknowledged) if (!stored.has(id)) lost += 1;
  for (const count of stored.values()) if (count > 1) doubled += 1;
  totals.stored += events;
  totals.acknowledged += acknowledged.size;
  totals.lost += lost;
  totals.doubled += doubled;
  totals.disagreeing += differences.length;
  console.error(
    `${totals.kills} kills: ${acknowledged.size} acknowledged, ${events} stored, ${lost} lost, ${doubled} doubled`,
  );
}
