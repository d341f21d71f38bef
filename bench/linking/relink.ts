// What adding a vendor costs an organization with many projects: 2,000 projects with 400,000 dependencies of 2,200 different packages, of
// which 100 projects have the one that the new vendor claims. In one process, on a SQLite file.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listVendors } from '@upriver/catalog';
import { createGeneration } from '../../packages/server/src/threads/generation.ts';
import { createVendorIndexes } from '../../packages/server/src/linking/vendors.ts';
import { relinkProjects } from '../../packages/server/src/linking/relink.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { temporaryDirectory } from '../../test/support/process.ts';

const PROJECTS = 2000;
const DEPENDENCIES_PER_PROJECT = 200;
const CLAIMING_PROJECTS = 100;
const ORGANIZATION = 'org_bench';

/** Prints how long linking again took, and the most that it computed between two turns of the event loop. */
export async function measureRelink(): Promise<void> {
  using data = temporaryDirectory();
  const database = openDatabase({ dialect: 'sqlite', file: `${data.path}/upriver.sqlite` });
  await migrate(database);
  await seed(database);
  const own = {
    slug: 'own',
    name: 'Own',
    category: 'other',
    statusPageUrl: null,
    hosts: [],
    packages: { npm: [{ name: 'claimed' }] },
    sources: ['bench'],
  };
  const index = await createVendorIndexes(
    database.kysely,
    () => [...listVendors(), own],
    () => 0,
    createGeneration(),
  ).of(ORGANIZATION);
  const watch = watchLoop();
  const startedAt = performance.now();
  await relinkProjects(database, ORGANIZATION, index, 0);
  const took = performance.now() - startedAt;
  const links = await database.kysely.selectFrom('package_links').select('name').execute();
  console.log('| projects | dependencies | linked again | ms | longest computing ms |\n|---|---|---|---|---|');
  console.log(
    `| ${PROJECTS} | ${PROJECTS * DEPENDENCIES_PER_PROJECT} | ${links.filter(({ name }) => name === 'claimed').length} | ${took.toFixed(0)} | ${(await watch.end()).toFixed(0)} |`,
  );
  await database.close();
}

/** The most CPU time of this thread between two turns. */
function watchLoop(): { end(): Promise<number> } {
  const state = { isOver: false, longest: 0 };
  const run = async (): Promise<void> => {
    for (let before = process.threadCpuUsage().user; !state.isOver;) {
      await nextTurn();
      const now = process.threadCpuUsage().user;
      state.longest = Math.max(state.longest, now - before);
      before = now;
    }
  };
  const running = run();
  return {
    async end() {
      state.isOver = true;
      await running;
      return state.longest / 1000;
    },
  };
}

async function seed(database: Database): Promise<void> {
  for (let from = 0; from < PROJECTS; from += 1) {
    const projectId = `proj_${from}`;
    const names = Array.from(
      { length: DEPENDENCIES_PER_PROJECT - 1 },
      (_, at) => `package-${(from * 7 + at * 11) % 2200}`,
    );
    names.push(from < CLAIMING_PROJECTS ? 'claimed' : 'other');
    await database.transaction(async (db) => {
      await db
        .insertInto('projects')
        .values({ id: projectId, organization_id: ORGANIZATION, name: projectId, slug: projectId, created_at: 0 })
        .execute();
      await db
        .insertInto('dependencies')
        .values(
          names.map((name) => ({
            organization_id: ORGANIZATION,
            project_id: projectId,
            manifest: 'package.json',
            ecosystem: 'npm',
            name,
            requirement: '^1',
            resolved: null,
            scope: 'runtime',
            direct: 1,
            line: null,
            sources: '[]',
            alias: null,
            locator: null,
            counts: 1,
          })),
        )
        .execute();
    });
  }
}
