// Nodes that share one limit through one PostgreSQL, each with a machine of its own: clocks that have nothing to do with one another,
// and a connection that can be cut.
import { createHandClock } from '../../packages/server/src/domain/clock.ts';
import type { HandClock } from '../../packages/server/src/domain/clock.ts';
import { allocateSharedMemory, openSharedMemory } from '../../packages/server/src/threads/shared-memory.ts';
import { allocateUsages } from '../../packages/server/src/threads/usage-table.ts';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import { createLeasedLimiter } from '../../packages/server/src/telemetry/leased-limiter.ts';
import { createLimitLeases } from '../../packages/server/src/telemetry/limit-leases.ts';
import { createMetrics } from '../../packages/server/src/metrics.ts';
import type { LimitLeases } from '../../packages/server/src/telemetry/limit-leases.ts';
import type { Limiter, LimitTake } from '../../packages/server/src/telemetry/window-limiter.ts';
import { createCuttableLink } from './cuttable-link.ts';
import type { CuttableLink } from './cuttable-link.ts';

export const WINDOW_MS = 60_000;
/** How often a node says that it lives. */
const ROUND_MS = 2000;

export interface LimitNode {
  readonly clock: HandClock;
  readonly leases: LimitLeases;
  readonly limiter: Limiter;
  readonly link: CuttableLink;
  /** What it logged. */
  readonly said: string[];
  /** Statements by what they are for. */
  readonly statements: () => Promise<Map<string, number>>;
  isLost: boolean;
}

export interface Grant {
  readonly at: number;
  readonly key: string;
  readonly cost: number;
}

export interface LimitNodes {
  /** Connected without a link that can be cut. */
  readonly database: Database;
  readonly nodes: LimitNode[];
  /** What was granted, by the time that passes for all. */
  readonly grants: Grant[];
  now(): number;
  add(clockMs: number): Promise<LimitNode>;
  take(node: LimitNode, key: string, cost: number): Promise<LimitTake>;
  /** Time passes for all; nodes that are not lost say that they live. */
  pass(ms: number): Promise<void>;
  /** Time passes and nobody says anything. */
  stall(ms: number): void;
  /** The most that any window held. */
  most(key: string): number;
  close(): Promise<void>;
}

/** `keysMax` is how many keys each node counts. */
export async function createLimitNodes(url: string, limit: number, keysMax = 64): Promise<LimitNodes> {
  const target = new URL(url);
  const direct = openDatabase({ dialect: 'postgres', url });
  await migrate(direct);
  await direct.kysely.deleteFrom('limit_nodes').execute();
  await direct.kysely.deleteFrom('limit_shares').execute();
  const databases = [direct];
  const nodes: LimitNode[] = [];
  const grants: Grant[] = [];
  let now = 0;
  const stall = (ms: number): void => {
    now += ms;
    for (const { clock } of nodes) clock.advance(ms);
  };
  return {
    database: direct,
    nodes,
    grants,
    now: () => now,
    async add(clockMs) {
      const link = await createCuttableLink(Number(target.port));
      const through = new URL(url);
      through.port = String(link.port);
      const database = openDatabase({ dialect: 'postgres', url: through.href });
      databases.push(database);
      const clock = createHandClock(clockMs);
      clock.advance(clockMs % 1_000_000_007);
      const small = { addresses: allocateUsages(keysMax), keys: allocateUsages(keysMax), underWay: allocateUsages(8) };
      const shared = openSharedMemory({ ...allocateSharedMemory(), ...small });
      const said: string[] = [];
      const metrics = createMetrics();
      const statements = async (): Promise<Map<string, number>> =>
        new Map((await metrics.limitStatements.get()).values.map(({ labels, value }) => [String(labels.work), value]));
      const leases = createLimitLeases({
        database,
        clock,
        shared,
        log: {
          debug: () => undefined,
          error: () => undefined,
          warn: (_details, message) => void said.push(message),
          info: (_details, message) => void said.push(message),
        },
        metrics,
      });
      const limiter = createLeasedLimiter({
        limit,
        windowMs: WINDOW_MS,
        usages: shared.keys,
        table: 'keys',
        name: 'events',
        leases,
        clock,
      });
      const node: LimitNode = { clock, leases, limiter, link, said, statements, isLost: false };
      nodes.push(node);
      return node;
    },
    async take(node, key, cost) {
      const take = await node.limiter.take(key, cost, node.clock.monotonicMs());
      if (take.isGranted) grants.push({ at: now, key, cost });
      return take;
    },
    async pass(ms) {
      for (let left = ms; left > 0; left -= ROUND_MS) {
        stall(Math.min(left, ROUND_MS));
        for (const node of nodes) if (!node.isLost) await node.leases.round();
      }
    },
    stall,
    most(key) {
      const own = grants.filter((grant) => grant.key === key);
      let most = 0;
      let sum = 0;
      let first = 0;
      for (const { at, cost } of own) {
        sum += cost;
        for (let oldest = own[first]; oldest !== undefined && oldest.at <= at - WINDOW_MS; oldest = own[first]) {
          sum -= oldest.cost;
          first += 1;
        }
        most = Math.max(most, sum);
      }
      return most;
    },
    async close() {
      for (const { link } of nodes) link.join();
      for (const database of databases) await database.close();
      for (const { link } of nodes) await link.close();
    },
  };
}
