// Wiring: the only file that knows every room. `createApp` is what the command starts and what end-to-end tests boot.
import { join } from 'node:path';
import { vendors as catalogVendors } from '@upriver/catalog';
import type { Vendor } from '@upriver/catalog';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import { bootstrap } from './bootstrap.ts';
import type { FirstStart } from './bootstrap.ts';
import type { Config } from './config.ts';
import { createDetection } from './detection/detection.ts';
import { readDetectionSettings } from './detection/settings.ts';
import { systemClock } from './domain/clock.ts';
import type { Clock } from './domain/clock.ts';
import { createMetrics } from './metrics.ts';
import { prepareToClose } from './http/close-http.ts';
import { createHttpServer } from './http/server.ts';
import { createStreams } from './http/stream/streams.ts';
import { createLinking } from './linking/linking.ts';
import { ADAPTER_NAMES, describeProblems, titleOfAdapter } from './polling/choose-adapter.ts';
import { createDoor, describeUserAgent } from './polling/door.ts';
import type { DoorOptions } from './polling/door.ts';
import { createPolling } from './polling/polling.ts';
import { createPreview } from './polling/preview.ts';
import { openDatabase } from './store/database.ts';
import type { Database } from './store/database.ts';
import { migrate } from './store/migrate.ts';
import { createIngest } from './telemetry/ingest.ts';
import { VERSION } from './version.ts';

export interface App {
  readonly database: Database;
  readonly http: FastifyInstance;
  readonly clock: Clock;
  /** What the first start made; undefined when the store was there already. */
  readonly firstStart: FirstStart | undefined;
  /** Starts listening and polling. @returns where, for example `http://127.0.0.1:4300` */
  listen(): Promise<string>;
  /** Looks at one service's page now, whatever its schedule. */
  look(serviceId: string): Promise<void>;
  /** Looks at every page that is due now, as the loop does, and ends when those looks have. */
  poll(): Promise<void>;
  /** Compares the calls that have arrived with what is usual, now. */
  judge(): Promise<void>;
  /** Stops taking requests, finishes those under way, commits what was accepted, and closes the store. */
  close(): Promise<void>;
}

/** What tests may put in place of the real thing. */
export interface AppOptions {
  readonly clock?: Clock;
  readonly vendors?: readonly Vendor[];
  readonly logTo?: DestinationStream;
  readonly checksAnswers?: boolean;
  readonly database?: Database;
  /** How often streams are kept alive, and how often changes of other processes are looked for. */
  readonly streamTimes?: { readonly heartbeatMs?: number; readonly pollMs?: number; readonly stalledMs?: number };
  /** How the poller's door finds names, and how long it waits. */
  readonly door?: Pick<DoorOptions, 'lookup' | 'timeoutMs'>;
}

/** Name of the SQLite file in the data directory. */
export const STORE_FILE = 'upriver.sqlite';

/**
 * Opens the store, migrates it, creates the first organization when there is none, and wires the rooms. Nothing listens yet.
 * @throws when the store cannot be opened or migrated
 */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const clock = options.clock ?? systemClock;
  const vendors = options.vendors ?? catalogVendors;
  const log = pino(
    { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    options.logTo ?? pino.destination({ dest: 2, sync: false }),
  );
  const database = options.database ?? openDatabase(storeLocation(config));
  if (database.foundLogBytes > 0)
    log.warn(
      { logBytes: database.foundLogBytes },
      'the store was not closed the last time, or another process has it open; every whole commit was taken over from its write-ahead log',
    );
  await migrate(database);
  const firstStart = await bootstrap(
    database,
    { token: config.bootstrapToken, sdkKey: config.bootstrapSdkKey },
    clock.now(),
  );
  const metrics = createMetrics();
  const linking = createLinking(database, vendors, clock);
  await linking.syncCatalog();
  const ingest = createIngest({
    database,
    clock,
    log,
    metrics,
    limits: config.limits,
    retentionEventsDays: config.retentionEventsDays,
    vendors: linking.indexes,
  });
  const door = createDoor({
    allow: config.outboundAllow,
    ...options.door,
    userAgent: describeUserAgent(VERSION, config.pollContact ?? config.publicUrl ?? 'no contact set'),
  });
  const streams = createStreams({ database, clock, log, metrics, limits: config.limits, ...options.streamTimes });
  const polling = createPolling({ database, clock, log, metrics, config, door, onChange: () => streams.wake() });
  const detection = createDetection({
    database,
    clock,
    log,
    metrics,
    settings: readDetectionSettings(config),
    onTrouble: (serviceId) => polling.hurry(serviceId),
    onTold: () => streams.wake(),
  });
  let isDraining = false;
  const http = createHttpServer({
    config,
    database,
    clock,
    log,
    metrics,
    linking,
    vendors,
    ingest,
    pages: {
      adapterNames: ADAPTER_NAMES,
      describeProblems,
      titleOf: titleOfAdapter,
      preview: createPreview(door, clock),
    },
    streams,
    version: VERSION,
    checksAnswers: options.checksAnswers ?? false,
    isDraining: () => isDraining,
    requestLook: (serviceId) => polling.request(serviceId),
    onOrganizationChanged(organizationId) {
      linking.indexes.forget(organizationId);
      ingest.forgetOrganization(organizationId);
      polling.refresh();
    },
  });
  const closeHttp = prepareToClose(http);
  return {
    database,
    http,
    clock,
    firstStart,
    async listen() {
      const address = await http.listen({ host: config.host, port: config.port });
      if (config.poll) polling.start();
      ingest.start();
      if (config.detect) detection.start();
      return address;
    },
    look: (serviceId) => polling.look(serviceId),
    poll: () => polling.round(),
    judge: () => detection.round(),
    async close() {
      isDraining = true;
      streams.close();
      await polling.stop();
      await closeHttp();
      await ingest.close();
      await detection.stop();
      await database.close();
    },
  };
}

function storeLocation(config: Config) {
  return config.databaseUrl === undefined
    ? ({ dialect: 'sqlite', file: join(config.dataDirectory, STORE_FILE) } as const)
    : ({ dialect: 'postgres', url: config.databaseUrl } as const);
}
