// Requests per second and latency of the five documented reads, over 300 linked services, 2,000 dependencies and 5,000 incidents.
// `node bench/read/run.ts [rounds]`; the server runs in a process of its own, the reads are interleaved, medians are printed.
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { vendors } from '@upriver/catalog';
import { temporaryDirectory, startServer, TOKEN } from '../../test/support/process.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { showUpload, stageUpload } from '../../packages/server/src/store/dependencies/dependencies.ts';
import { replaceLinksOfKind } from '../../packages/server/src/store/services/links.ts';
import { recordObservation } from '../../packages/server/src/store/checks/record-check.ts';
import { catalogServiceId } from '../../packages/server/src/linking/vendors.ts';

const SERVICES = 300;
const DEPENDENCIES = 2000;
const INCIDENTS = 5000;
const PROJECTS = 20;
const CONNECTIONS = 16;
const SECONDS = 2;
const rounds = Number(process.argv[2] ?? 5);

using data = temporaryDirectory();
const ids = vendors.slice(0, SERVICES).map(({ slug }) => catalogServiceId(slug));
await (await startServer(data.path, { UPRIVER_POLL: 'off' })).stop();
await seed();
const server = await startServer(data.path, { UPRIVER_POLL: 'off', UPRIVER_LOG_LEVEL: 'warn' });
const [incident = ''] = /inc_[a-z2-7]{26}/.exec(await body('/api/v1/incidents?limit=1')) ?? [];
const paths: Readonly<Record<string, string>> = {
  '/services': '/api/v1/services',
  '/services/{id}': `/api/v1/services/${ids[0] ?? ''}`,
  '/services/{id}/impact': `/api/v1/services/${ids[0] ?? ''}/impact`,
  '/incidents': '/api/v1/incidents',
  '/incidents?limit=50': '/api/v1/incidents?limit=50',
  '/incidents/{id}': `/api/v1/incidents/${incident}`,
};
const results = new Map<string, Round[]>();
for (let round = 0; round < rounds; round += 1)
  for (const [name, path] of Object.entries(paths))
    results.set(name, [...(results.get(name) ?? []), await measure(path)]);
console.log('| read | answer bytes | requests/s | p50 ms | p99 ms | server CPU µs/request |');
console.log('|---|---|---|---|---|---|');
for (const [name, list] of results)
  console.log(
    `| \`${name}\` | ${list[0]?.bytes ?? 0} | ${fixed(list, 'perSecond', 0)} | ${fixed(list, 'p50', 2)} | ${fixed(list, 'p99', 2)} | ${fixed(list, 'cpuMicros', 0)} |`,
  );
await server.stop();

interface Round {
  readonly bytes: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuMicros: number;
}

/** The load runs in this process, which does nothing else meanwhile. */
async function measure(path: string): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies: number[] = [];
  let bytes = 0;
  const startedAt = performance.now();
  const cpuBefore = serverCpuMs();
  const run = async (): Promise<void> => {
    while (performance.now() - startedAt < SECONDS * 1000) {
      const sentAt = performance.now();
      bytes = await fetchOnce(path, agent);
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, run));
  const cpuMs = serverCpuMs() - cpuBefore;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    bytes,
    perSecond: latencies.length / ((performance.now() - startedAt) / 1000),
    p50: at(0.5),
    p99: at(0.99),
    cpuMicros: (cpuMs * 1000) / latencies.length,
  };
}

function fetchOnce(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { agent, headers: { authorization: `Bearer ${TOKEN}` } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${path} answered ${response.statusCode ?? 0}`)),
      );
    }).on('error', reject);
  });
}

/** User and system time of the server process so far, from the kernel's accounting in ticks of 10 ms. */
function serverCpuMs(): number {
  const fields =
    readFileSync(`/proc/${server.child.pid ?? 0}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function body(path: string): Promise<string> {
  return (await fetch(server.url + path, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
}

async function seed(): Promise<void> {
  const database = openDatabase({ dialect: 'sqlite', file: `${data.path}/upriver.sqlite` });
  const { id: organizationId } = await database.kysely
    .selectFrom('organizations')
    .select('id')
    .executeTakeFirstOrThrow();
  for (let number = 0; number < PROJECTS; number += 1) {
    const projectId = `proj_${String(number)
      .padStart(26, 'a')
      .replaceAll(/[0189]/g, 'b')}`;
    await database.kysely
      .insertInto('projects')
      .values({
        id: projectId,
        organization_id: organizationId,
        name: `Project ${number}`,
        slug: `p${number}`,
        created_at: number,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const dependencies = Array.from({ length: DEPENDENCIES / PROJECTS }, (_, index) => ({
      ecosystem: 'npm' as const,
      name: `package-${number}-${index}`,
      requirement: '^1.0.0',
      resolved: [],
      scope: 'runtime' as const,
      direct: true,
      sources: [{ path: 'package.json', line: index }],
      aliases: [],
      counts: true,
    }));
    const links = dependencies.map((_, index) => ({
      serviceId: ids[(number * dependencies.length + index) % SERVICES] ?? '',
      dependency: index,
      class: 'A' as const,
      confidence: 'high' as const,
      product: null,
    }));
    const key = { organizationId, projectId };
    const staged = await stageUpload(database, key, dependencies);
    await database.transaction(async (db) => {
      if (staged !== undefined) await showUpload(db, key, staged, [], links, 0);
      await replaceLinksOfKind(db, key, 'package', [...new Set(links.map(({ serviceId }) => serviceId))], 0);
    });
  }
  const now = Date.now();
  for (const [place, id] of ids.entries()) {
    const count = Math.ceil(INCIDENTS / SERVICES);
    await recordObservation(
      database,
      id,
      {
        status: 'degraded',
        listsAllUnresolved: true,
        components: Array.from({ length: 10 }, (_, index) => ({
          externalId: `c${index}`,
          name: `Component ${index}`,
          status: 'operational' as const,
        })),
        // One in ten is still open.
        incidents: Array.from({ length: count }, (_, index) => ({
          externalId: `i${index}`,
          kind: 'incident' as const,
          title: `Incident ${index} of service ${place}`,
          impact: 'minor' as const,
          status: 'investigating' as const,
          startedAt: now - (place * count + index) * 60_000,
          resolvedAt: (place * count + index) % 10 === 0 ? null : now,
          updates: Array.from({ length: 4 }, (_update, number) => ({
            externalId: `u${number}`,
            status: 'investigating' as const,
            body: 'We are looking into elevated error rates of some requests.',
            createdAt: now + number,
          })),
        })),
      },
      now,
    );
  }
  await database.close();
}

function fixed(list: readonly Round[], field: keyof Round, digits: number): string {
  const sorted = list.map((round) => round[field]).sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(digits);
}
