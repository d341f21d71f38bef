// How long an impact list takes at the HTTP level: 10,000 projects with 2 million dependencies, one service that all of them use
// and one that few do. `node bench/linking/impact.ts [sqlite|postgres] [requests]`; the server runs in a process of its own.
import { get } from 'node:http';
import { sql } from 'kysely';
import { listVendors } from '@upriver/catalog';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { catalogServiceId } from '../../packages/server/src/linking/vendors.ts';
import { POSTGRES_MISSING, findPostgres, startPostgres } from '../../test/support/postgres.ts';
import { TOKEN, startServer, temporaryDirectory } from '../../test/support/process.ts';
import type { ServerProcess } from '../../test/support/process.ts';

const PROJECTS = 10_000;
const DEPENDENCIES_PER_PROJECT = 200;
/** The first two of a project's packages belong to the service that all use, in two ecosystems; the next ten to others. */
const LINKED_PER_PROJECT = 12;
const REQUESTS_DEFAULT = 40;

/** Measures one database and prints a row for each service. */
export async function measureImpact(dialect: 'sqlite' | 'postgres', requests = REQUESTS_DEFAULT): Promise<void> {
  using data = temporaryDirectory();
  const bin = findPostgres();
  if (dialect === 'postgres' && bin === undefined) throw new Error(POSTGRES_MISSING);
  const postgres = dialect === 'postgres' ? await startPostgres(bin ?? '') : undefined;
  const url = await postgres?.createDatabase();
  const settings = {
    UPRIVER_POLL: 'off',
    UPRIVER_DETECT: 'off',
    ...(url !== undefined && { UPRIVER_DATABASE_URL: url }),
  };
  try {
    await (await startServer(data.path, settings)).stop();
    const database = openDatabase(
      url === undefined ? { dialect: 'sqlite', file: `${data.path}/upriver.sqlite` } : { dialect: 'postgres', url },
    );
    const seededAt = performance.now();
    await seed(database);
    console.error(`${dialect}: seeded in ${Math.round((performance.now() - seededAt) / 1000)} s`);
    await database.close();
    const server = await startServer(data.path, settings);
    try {
      for (const [name, slug] of [
        ['all projects', slugAt(0)],
        ['few projects', slugAt(LINKED_PER_PROJECT)],
      ] as const)
        await measure(server, dialect, name, slug, requests);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.close();
  }
}

async function measure(server: ServerProcess, dialect: string, name: string, slug: string, requests: number) {
  const times: number[] = [];
  let answer = { bytes: 0, projects: 0, dependencies: 0 };
  for (let count = -3; count < requests; count += 1) {
    const startedAt = performance.now();
    const body = await fetchBody(`${server.url}/api/v1/services/${slug}/impact`);
    if (count >= 0) times.push(performance.now() - startedAt);
    if (count === 0) {
      const { data } = JSON.parse(body) as { data: { totalProjects: number; totalDependencies: number } };
      answer = { bytes: body.length, projects: data.totalProjects, dependencies: data.totalDependencies };
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `| ${dialect} | ${name} | ${answer.projects} | ${answer.dependencies} | ${answer.bytes} | ${at(0.5)} | ${at(0.95)} |`,
  );
}

function fetchBody(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { authorization: `Bearer ${TOKEN}` } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode ?? 0}: ${text.slice(0, 200)}`));
      });
    }).on('error', reject);
  });
}

/** Bulk statements that both databases understand, in the shapes that an upload writes. */
async function seed(database: Database): Promise<void> {
  await database.transaction(async (db) => {
    const { id: organizationId } = await db.selectFrom('organizations').select('id').executeTakeFirstOrThrow();
    const projects = Array.from({ length: PROJECTS }, (_, number) => ({
      id: `proj_${number
        .toString(8)
        .padStart(26, 'c')
        .replaceAll(/[01]/g, (digit) => (digit === '0' ? 'a' : 'b'))}`,
      organization_id: organizationId,
      name: `Project ${number}`,
      slug: `bench-${number}`,
      created_at: number,
    }));
    for (let start = 0; start < PROJECTS; start += 1000)
      await db
        .insertInto('projects')
        .values(projects.slice(start, start + 1000))
        .execute();
    await sql`
      insert into dependencies (organization_id, project_id, manifest, ecosystem, name, requirement, resolved, scope, direct, line, sources, alias, locator, counts)
      with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(DEPENDENCIES_PER_PROJECT - 1)})
      select organization_id, id, 'package.json', case when i % 2 = 0 then 'npm' else 'pypi' end, 'package-' || i, '^1.' || i || '.' || (created_at % 20), null,
             'runtime', 1, i, '[{"path":"package.json","line":1}]', null, null, 1
      from projects cross join n where slug like 'bench-%'`.execute(db);
    for (let place = 0; place <= LINKED_PER_PROJECT; place += 1) {
      const serviceId = catalogServiceId(place < 2 ? slugAt(0) : slugAt(place));
      const few = place === LINKED_PER_PROJECT ? sql`and project_id like '%aa'` : sql``;
      await sql`
        insert into package_links (organization_id, service_id, project_id, dependency_id, ecosystem, name, requirement, counts, class, confidence, product)
        select organization_id, ${serviceId}, project_id, id, ecosystem, name, requirement, 1, 'A', 'high', null
        from dependencies where name = ${`package-${place}`} ${few}`.execute(db);
    }
    await sql`
      insert into links (organization_id, project_id, service_id, kind, created_at)
      select distinct organization_id, project_id, service_id, 'package', 0 from package_links`.execute(db);
  });
  await sql`analyze`.execute(database.kysely);
}

function slugAt(place: number): string {
  return listVendors()[place]?.slug ?? '';
}

if (import.meta.main) {
  const [dialect, requests] = process.argv.slice(2);
  await measureImpact(dialect === 'postgres' ? 'postgres' : 'sqlite', Number(requests ?? REQUESTS_DEFAULT));
}
