// How long reading telemetry takes with ten million events stored, over HTTP, one request at a time.
// `node bench/telemetry-read/run.ts [--events 10000000] [--repeats 30] [--store sqlite|postgres] [--data directory]`
// `--data` keeps the SQLite file, and finds it there the next time: writing takes some minutes, measuring seconds.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { findPostgres, startPostgres } from '../../test/support/postgres.ts';
import { startServer, temporaryDirectory } from '../../test/support/process.ts';
import { seed } from './seed.ts';
import type { Seeded } from './seed.ts';

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000000' },
    repeats: { type: 'string', default: '30' },
    store: { type: 'string', default: 'sqlite' },
    data: { type: 'string' },
  },
});
const repeats = Number(values.repeats);

using temporary = temporaryDirectory();
const directory = values.data ?? temporary.path;
const postgresBin = values.store === 'postgres' ? findPostgres() : undefined;
if (values.store === 'postgres' && postgresBin === undefined) throw new Error('no PostgreSQL is installed');
const postgres = postgresBin === undefined ? undefined : await startPostgres(postgresBin);
const url = await postgres?.createDatabase();
const settings = {
  UPRIVER_POLL: 'off',
  UPRIVER_DETECT: 'off',
  ...(url === undefined ? {} : { UPRIVER_DATABASE_URL: url }),
};
const note = join(directory, 'seeded.json');
if (!existsSync(note)) {
  await (await startServer(directory, settings)).stop();
  const startedAt = performance.now();
  writeFileSync(note, JSON.stringify(await write()));
  console.log(`written in ${seconds(startedAt)} s`);
}
// Written by the lines above.
const seeded = JSON.parse(readFileSync(note, 'utf8')) as Seeded;
await describeStore();

const bootedAt = performance.now();
const server = await startServer(directory, settings);
console.log(`listening after ${seconds(bootedAt)} s`);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  console.log('| read | answer bytes | first ms | p50 ms | p95 ms | server CPU ms |\n|---|---|---|---|---|---|');
  const { token, otherToken } = seeded;
  const service = `/api/v1/services/${seeded.serviceId}`;
  const range = `from=${new Date(seeded.from).toISOString()}&to=${new Date(seeded.to).toISOString()}`;
  const rare = 'class=dns';
  for (const [name, path, as] of [
    ['telemetry, 24 h by 5 m, an organization of 45,000 events', `${service}/telemetry?${range}&step=5m`, otherToken],
    ['the same, one of a million', `${service}/telemetry?${range}&step=5m`, token],
    ['… by project', `${service}/telemetry?${range}&step=5m&groupBy=project`, token],
    [
      '… by project, environment and region (48 groups)',
      `${service}/telemetry?${range}&step=5m&groupBy=project,environment,region`,
      token,
    ],
    ['… in minutes', `${service}/telemetry?${range}&step=1m`, token],
    [
      '… 30 days by 6 h',
      `${service}/telemetry?from=${new Date(seeded.to - 30 * 86_400_000).toISOString()}&step=6h`,
      token,
    ],
    ['… by endpoint, from single events', `${service}/telemetry?${range}&step=5m&groupBy=endpoint`, token],
    ['events, first page of 100', `${service}/events?limit=100`, token],
    ['events, first page of 100 failures', `${service}/events?limit=100&class=failure`, token],
    ['events, a page that finds nothing', `${service}/events?limit=100&${rare}`, token],
    ['events of 45,000, a page that finds nothing', `${service}/events?limit=100&${rare}`, otherToken],
  ] as const) {
    const first = await measure(path, as);
    const times: number[] = [];
    const cpuBefore = serverCpuMs();
    for (let repeat = 0; repeat < repeats; repeat += 1) times.push((await measure(path, as)).tookMs);
    const cpu = (serverCpuMs() - cpuBefore) / repeats;
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
    console.log(
      `| ${name} | ${first.bytes} | ${first.tookMs.toFixed(1)} | ${at(0.5)} | ${at(0.95)} | ${cpu.toFixed(1)} |`,
    );
  }
  const all = await measure(`${service}/events?format=csv`, otherToken);
  console.log(`| every event of 45,000 of that service as CSV | ${all.bytes} | ${all.tookMs.toFixed(1)} | | | |`);
} finally {
  agent.destroy();
  await server.stop();
  await postgres?.close();
}

async function write(): Promise<Seeded> {
  const database = openDatabase(location());
  await migrate(database);
  const result = await seed(database, Number(values.events), Date.now());
  await database.close();
  return result;
}

async function describeStore(): Promise<void> {
  const database = openDatabase(location());
  const count = async (table: 'event_blocks' | 'rollup_parts'): Promise<number> => {
    const select = database.kysely.selectFrom(table).select((columns) => columns.fn.countAll<number>().as('rows'));
    return (await select.executeTakeFirstOrThrow()).rows;
  };
  const size = url === undefined ? `, ${(statSync(join(directory, 'upriver.sqlite')).size / 1e6).toFixed(0)} MB` : '';
  console.log(
    `${values.store}: ${await count('event_blocks')} blocks, ${await count('rollup_parts')} parts of rollups${size}`,
  );
  await database.close();
}

function location() {
  return url === undefined
    ? ({ dialect: 'sqlite', file: join(directory, 'upriver.sqlite') } as const)
    : ({ dialect: 'postgres', url } as const);
}

/** User and system time of the server process so far, from the kernel's accounting in ticks of 10 ms. */
function serverCpuMs(): number {
  const fields =
    readFileSync(`/proc/${server.child.pid ?? 0}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function measure(path: string, as: string): Promise<{ tookMs: number; bytes: number }> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent, headers: { authorization: `Bearer ${as}` } }, (response) => {
      let bytes = 0;
      let text = '';
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (response.statusCode !== 200) text += chunk.toString();
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({ tookMs: performance.now() - sentAt, bytes })
          : reject(new Error(`${path} answered ${response.statusCode ?? 0}: ${text}`)),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
