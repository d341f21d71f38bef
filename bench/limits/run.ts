// What sharing limits over nodes costs: `node bench/limits/run.ts`. Needs PostgreSQL; times are CPU of this process where nothing else is said.
import { systemClock } from '../../packages/server/src/process/system-clock.ts';
import { openSharedMemory } from '../../packages/server/src/threads/shared-memory.ts';
import { putLimitShares, addLimitNode } from '../../packages/server/src/store/telemetry/limit-shares.ts';
import { createLeasedLimiter } from '../../packages/server/src/telemetry/leased-limiter.ts';
import { createLimitLeases } from '../../packages/server/src/telemetry/limit-leases.ts';
import { createWindowLimiter } from '../../packages/server/src/telemetry/window-limiter.ts';
import type { Limiter } from '../../packages/server/src/telemetry/window-limiter.ts';
import { anEvent, openTestIngest } from '../../test/support/ingest.ts';
import { createLimitNodes } from '../../test/support/limit-nodes.ts';
import type { LimitNodes } from '../../test/support/limit-nodes.ts';
import { findPostgres, startPostgres } from '../../test/support/postgres.ts';

const TAKES = 300_000;
const ROUNDS = 9;
const KEYS = 200;
const REQUESTS = 2000;
const MINUTES = 3;

const bin = findPostgres();
if (bin === undefined) throw new Error('needs PostgreSQL');
const postgres = await startPostgres(bin);
try {
  await measureTakes(await postgres.createDatabase());
  await measureIngest(await postgres.createDatabase());
  await measureStatements(await postgres.createDatabase());
  const url = await postgres.createDatabase();
  for (const nodes of [1, 2, 4]) await measureLoad(url, nodes, 1000, KEYS, 30);
  for (const nodes of [1, 2, 4]) await measureLoad(url, nodes, 100, KEYS, 0.1);
} finally {
  await postgres.close();
}

/** A request whose node holds enough, with and without other nodes to share with. */
async function measureTakes(url: string): Promise<void> {
  const it = await createLimitNodes(url, 1);
  const shared = openSharedMemory();
  const common = { limit: 1_000_000_000, windowMs: 60_000, usages: shared.keys, clock: systemClock };
  const log = { debug: () => undefined, error: () => undefined, warn: () => undefined, info: () => undefined };
  const leases = createLimitLeases({ database: it.database, clock: systemClock, shared, log });
  const limiters: Record<string, Limiter> = {
    alone: createWindowLimiter({ ...common, name: 'alone' }),
    leased: createLeasedLimiter({ ...common, table: 'keys', name: 'leased', leases }),
  };
  const least = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, limiter] of Object.entries(limiters)) {
      for (let key = 0; key < KEYS; key += 1) await limiter.take(String(key), 1, systemClock.monotonicMs());
      const before = process.cpuUsage();
      for (let take = 0; take < TAKES; take += 1) {
        const taken = limiter.take(String(take % KEYS), 1, systemClock.monotonicMs());
        if (taken instanceof Promise) await taken;
      }
      const { user, system } = process.cpuUsage(before);
      least.set(name, Math.min(least.get(name) ?? Infinity, ((user + system) * 1000) / TAKES));
    }
  for (const [name, ns] of least) console.log(`take, ${name}: ${ns.toFixed(0)} ns`);
  await it.close();
}

/** Whole requests into PostgreSQL, from the limit of the address to the commit, with and without other nodes to share limits with. */
async function measureIngest(url: string): Promise<void> {
  const it = await createLimitNodes(url, 1);
  const limits = { eventsPerMinute: 1e9, requestsPerMinute: 1e9, serviceEventsPerMinute: 1e9 };
  const ways = new Map(
    await Promise.all(
      [false, true].map(
        async (isLeased) =>
          [isLeased, await openTestIngest(it.database, { limits, isLeased, key: { id: `key_${isLeased}` } })] as const,
      ),
    ),
  );
  const costs = new Map<boolean, number[]>();
  for (let round = 0; round < 2 * ROUNDS; round += 1)
    for (const [isLeased, way] of ways) {
      const before = process.cpuUsage();
      await Promise.all(
        Array.from({ length: REQUESTS }, async (_, request) => {
          await way.ingest.takeAddress(`198.51.100.${request % 50}`);
          await way.send({ sdk_key: way.sdkKey, batch: [anEvent(), anEvent({ host: 'api.github.com' })] });
        }),
      );
      const { user, system } = process.cpuUsage(before);
      costs.set(isLeased, [...(costs.get(isLeased) ?? []), (user + system) / REQUESTS]);
    }
  for (const [isLeased, all] of costs) {
    all.sort((a, b) => a - b);
    console.log(
      `request of 2 events, ${isLeased ? 'leased' : 'alone'}: least ${all[0]?.toFixed(1)} µs, median ${all[ROUNDS]?.toFixed(1)} µs`,
    );
  }
  await it.close();
}

/** One statement for so many keys of which another node holds a share too; time until it is answered. */
async function measureStatements(url: string): Promise<void> {
  const it = await createLimitNodes(url, 1);
  const db = it.database.kysely;
  for (const id of ['one', 'two']) await addLimitNode(db, id);
  let turn = 0;
  for (const keys of [1, 10, 100, 500]) {
    const times: number[] = [];
    for (let round = 0; round < 60; round += 1)
      for (const id of ['one', 'two']) {
        const requests = Array.from({ length: keys }, (_, key) => ({
          name: `key ${key}`,
          floor: 10,
          used: 10,
          least: 11,
          need: 12,
          headroom: 50,
          limit: 1000,
        }));
        const startedAt = performance.now();
        await putLimitShares(db, { id, turn: (turn += 1), nodes: 2 }, requests);
        times.push(performance.now() - startedAt);
      }
    times.sort((a, b) => a - b);
    console.log(`statement for ${keys} keys: median ${times[60]?.toFixed(2)} ms, least ${times[0]?.toFixed(2)} ms`);
  }
  await it.close();
}

/** Simulated time: each key is offered so much a second, spread over the nodes. */
async function measureLoad(url: string, count: number, limit: number, keys: number, aSecond: number): Promise<void> {
  const it: LimitNodes = await createLimitNodes(url, limit, 1024);
  for (let node = 0; node < count; node += 1) await it.add(Date.UTC(2026, 10, 22) + node * 12_345);
  let random = 1;
  const next = (below: number): number => (random = (random * 48_271) % 2_147_483_647) % below;
  let takes = 0;
  const cost = Math.max(1, Math.round(aSecond));
  for (let second = 0; second < MINUTES * 60; second += 1) {
    const waiting: Promise<unknown>[] = [];
    for (let key = 0; key < keys; key += 1) {
      if (aSecond < 1 && next(1000) >= aSecond * 1000) continue;
      const node = it.nodes[next(count)];
      if (node === undefined) continue;
      takes += 1;
      waiting.push(it.take(node, String(key), cost));
    }
    await Promise.all(waiting);
    await it.pass(1000);
  }
  const statements = await Promise.all(
    it.nodes.map(async (node) => [...(await node.statements()).values()].reduce((sum, each) => sum + each, 0)),
  );
  const all = statements.reduce((sum, each) => sum + each, 0);
  const window = MINUTES * 60_000;
  const granted = it.grants.filter(({ at }) => at >= 60_000).reduce((sum, grant) => sum + grant.cost, 0);
  const share = granted / (keys * limit * (MINUTES - 1));
  console.log(
    `${count} nodes, ${keys} keys, limit ${limit}, ${takes} requests of ${cost} in ${window / 60_000} minutes: ` +
      `${(all / (MINUTES * 60) / count).toFixed(1)} statements a second and node, ${(all / takes).toFixed(3)} a request, ` +
      `${(share * 100).toFixed(1)} % of the limits used, most in a window ${it.most('0')}`,
  );
  await it.close();
}
