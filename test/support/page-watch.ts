// A poller with a clock in the test's hand: pages on loopback, a store, and the outbound client that production has.
import { pino } from 'pino';
import { readConfig } from '../../packages/server/src/config.ts';
import { createHandClock } from '../../packages/server/src/domain/clock.ts';
import type { HandClock } from '../../packages/server/src/domain/clock.ts';
import { createMetrics } from '../../packages/server/src/metrics.ts';
import { openClient } from '../../packages/server/src/outbound/loopback-page.ts';
import { createPolling } from '../../packages/server/src/polling/polling.ts';
import type { Polling } from '../../packages/server/src/polling/polling.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { insertLink } from '../../packages/server/src/store/services/links.ts';
import { insertService } from '../../packages/server/src/store/services/services.ts';
import type { Service } from '../../packages/server/src/store/services/services.ts';
import { storedService } from './stored-service.ts';
import { createVendorPages } from './vendor-pages.ts';
import type { VendorPage, VendorPages, VendorPageSpec } from './vendor-pages.ts';
import { openMemoryStore } from './memory-store.ts';

export const START = Date.UTC(2026, 10, 21, 12);
export const MINUTE = 60_000;

/** A poller over a store of its own, and pages that are checked. */
export interface PageWatch extends AsyncDisposable {
  readonly clock: HandClock;
  readonly database: Database;
  readonly pages: VendorPages;
  readonly polling: Polling;
  /** What was logged at `warn` and above, or about hosts. */
  readonly lines: readonly string[];
  /** Serves a page, and a vendor that has it. `change`: what the store says of it instead, for example no adapter. */
  add(spec?: Partial<VendorPageSpec>, change?: Partial<Service>): Promise<VendorPage & { readonly id: string }>;
  /** Moves the clock from one check to the next, a round at each. */
  pass(ms: number, stepMsMax?: number): Promise<void>;
  status(id: string): Promise<{ current_status: string; last_checked_at: number | null }>;
  /** Another node on the same store. */
  join(): Polling;
}

export async function startPageWatch(open: () => Promise<Database> = openMemoryStore): Promise<PageWatch> {
  const clock = createHandClock(START);
  const database = await open();
  const pages = createVendorPages({ now: () => clock.now() });
  const lines: string[] = [];
  const nodes: Polling[] = [];
  const join = (): Polling => {
    const polling = createPolling({
      database,
      clock,
      log: pino({ level: 'info', base: null }, { write: (line: string) => lines.push(line) }),
      metrics: createMetrics(),
      config: readConfig({}),
      client: openClient({ clock }),
      spacingMs: 0,
    });
    nodes.push(polling);
    return polling;
  };
  const polling = join();
  let count = 0;
  return {
    clock,
    database,
    pages,
    polling,
    lines,
    join,
    async add(spec = {}, change = {}) {
      const page = await pages.add({ provider: 'statuspage', ...spec });
      const id = `svc_${String((count += 1)).padStart(4, '0')}`;
      await insertService(
        database.kysely,
        storedService(id, {
          slug: `vendor-${count}`,
          name: `Vendor ${count}`,
          statusPageUrl: page.url,
          adapter: page.provider,
          page: { target: page.target() },
          createdAt: START,
          ...change,
        }),
      );
      const link = { organizationId: 'org_a', projectId: 'proj_a', serviceId: id };
      await insertLink(database.kysely, link, 'manual', START);
      polling.refresh();
      return Object.assign(page, { id });
    },
    async pass(ms, stepMsMax = MINUTE) {
      for (const end = clock.now() + ms; clock.now() < end;) {
        const { due } = await database.kysely
          .selectFrom('polls')
          .select((build) => build.fn.min('due_at').as('due'))
          .executeTakeFirstOrThrow();
        const untilDue = Math.max(due - clock.now(), 250);
        clock.advance(Math.min(untilDue, stepMsMax, end - clock.now()));
        await polling.round();
      }
    },
    status: (id) =>
      database.kysely
        .selectFrom('services')
        .select(['current_status', 'last_checked_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    async [Symbol.asyncDispose]() {
      for (const node of nodes) await node.stop();
      await pages.close();
      await database.close();
    },
  };
}
