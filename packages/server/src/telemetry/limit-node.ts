// This process among the nodes that share limits. It says every two seconds that it lives, and may spend what it holds for ten seconds
// after it last said so. One that was silent for that long and a whole window more, by the monotonic clock of whoever notices, is
// taken off the list with all it held: whatever it spent lies behind by then. No wall clock takes part, nor the database's.
import type { Log } from '../domain/log.ts';
import type { Metrics } from '../metrics.ts';
import { randomBytes } from 'node:crypto';
import type { Clock } from '../domain/clock.ts';
import type { LeaseTerm } from '../threads/lease-term.ts';
import type { Database } from '../store/database.ts';
import { addLimitNode, beatLimitNode, leaveLimitNodes, removeLimitNode } from '../store/telemetry/limit-shares.ts';
import type { LimitNode } from '../store/telemetry/limit-shares.ts';
import type { RunBounded } from './bounded-statement.ts';

export interface LimitNodeDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly term: LeaseTerm;
  readonly run: RunBounded;
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  /** This node is not on the list any more: nothing that it held is its own. */
  readonly onLost: () => void;
}

export interface ThisNode {
  /** What it is called on the list; undefined while it is not on it. */
  id(): string | undefined;
  /** Renews the term. @returns whether this node may spend what it holds */
  beat(): Promise<boolean>;
  /** Takes nodes off the list that have been silent for too long. */
  removeSilent(): Promise<void>;
  /** Ends the term; takes this node off the list if it holds nothing that counts. */
  leave(isUnused: boolean): Promise<void>;
}

const WINDOW_MS = 60_000;
const LEASE_MS = 10_000;
/** The rest is for monotonic clocks that do not run alike. */
const SILENT_MS_MAX = LEASE_MS + WINDOW_MS + 5000;
/** After a failure the store is not asked again for so long. */
const AWAY_MS = 1000;

export function createLimitNode({ database, clock, term, run, log, metrics, onLost }: LimitNodeDependencies): ThisNode {
  const db = database.kysely;
  /** The last sign of life of each other node, and when it was seen first. */
  const seen = new Map<string, { readonly beat: number; readonly at: number }>();
  let id: string | undefined;
  let isAway = false;

  async function beatAs(node: string): Promise<boolean> {
    // The term runs from before the question: the answer may take its time.
    const askedAt = clock.monotonicMs();
    metrics?.limitStatements.inc({ work: 'beat' });
    const { isListed, nodes } = await run(() => beatLimitNode(db, node));
    if (!isListed) return false;
    id = node;
    term.renew(askedAt + LEASE_MS, nodes.length);
    metrics?.limitNodes.set(nodes.length);
    metrics?.limitsAway.set(0);
    watch(nodes);
    if (isAway) log.info({ nodes: nodes.length }, 'limits are shared with other nodes again');
    isAway = false;
    return true;
  }

  async function join(): Promise<boolean> {
    const created = `node_${randomBytes(9).toString('base64url')}`;
    await run(() => addLimitNode(db, created));
    return beatAs(created);
  }

  function lose(): void {
    term.end();
    id = undefined;
    onLost();
  }

  function watch(nodes: readonly LimitNode[]): void {
    const now = clock.monotonicMs();
    const listed = new Set(nodes.map((node) => node.id));
    for (const node of seen.keys()) if (!listed.has(node)) seen.delete(node);
    for (const node of nodes)
      if (node.id !== id && seen.get(node.id)?.beat !== node.beat) seen.set(node.id, { beat: node.beat, at: now });
  }

  return {
    id: () => id,
    async beat() {
      try {
        if (id !== undefined) {
          if (await beatAs(id)) return true;
          lose();
        }
        return await join();
      } catch (error) {
        const now = clock.monotonicMs();
        term.setAway(now + AWAY_MS);
        if (isAway || term.isValid(now)) return false;
        isAway = true;
        metrics?.limitsAway.set(1);
        log.warn(
          { err: error, nodes: term.nodes() },
          'limits cannot be shared with other nodes, because the store does not answer: nothing is taken, and of what comes from one address only this node’s part of the limit is answered with 503, the rest with 429',
        );
        return false;
      }
    },
    async removeSilent() {
      const now = clock.monotonicMs();
      for (const [node, { beat, at }] of seen) {
        if (now - at < SILENT_MS_MAX) continue;
        // oxlint-disable-next-line no-await-in-loop -- each is a transaction over many rows
        await run(() => removeLimitNode(database, { id: node, beat }));
        seen.delete(node);
      }
    },
    async leave(isUnused) {
      term.end();
      const node = id;
      id = undefined;
      if (isUnused && node !== undefined) await run(() => leaveLimitNodes(db, node));
    },
  };
}
