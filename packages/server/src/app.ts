// Wiring: the only file that knows every room. `createApp` is what the command starts and what end-to-end tests boot.
import type { ListenOptions } from 'node:net';
import { join } from 'node:path';
import { findVendor as findOfCatalog, listVendors as listCatalog } from '@upriver/catalog';
import type { Vendor } from '@upriver/catalog';
import { ADAPTER_NAMES, describeProblems, titleOfAdapter } from '@upriver/status-pages';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import { createAlerting } from './alerting/alerting.ts';
import { createSecretBox } from './alerting/secret-box.ts';
import type { FirstStart } from './bootstrap.ts';
import { isBehindTls, relyingPartyOf } from './config.ts';
import type { Config } from './config.ts';
import { createDetection } from './detection/detection.ts';
import { readVerdicts } from './detection/read-verdicts.ts';
import { readDetectionSettings } from './detection/settings.ts';
import { systemClock } from './process/system-clock.ts';
import type { Clock } from './domain/clock.ts';
import { openSharedMemory } from './threads/shared-memory.ts';
import type { SharedMemory } from './threads/shared-memory.ts';
import { createLog } from './create-log.ts';
import { createMetrics } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { prepareToClose } from './http/close-http.ts';
import { createFeedLimits } from './http/feeds/feed-limits.ts';
import { createHttpServer } from './http/server.ts';
import { createStreams } from './http/stream/streams.ts';
import { createLinking } from './linking/linking.ts';
import { createHttpClient, describeUserAgent } from './outbound/http-client.ts';
import type { HttpClientOptions } from './outbound/http-client.ts';
import { createMailClient } from './outbound/mail-client.ts';
import { createHostProbe } from './outbound/host-probe.ts';
import { createOAuth } from './people/oauth.ts';
import { createOidc } from './people/oidc.ts';
import { readOidcProviders } from './people/oidc-providers.ts';
import { createPeople } from './people/people.ts';
import { createPolling } from './polling/polling.ts';
import { createPreview } from './polling/preview.ts';
import { createProbing } from './probing/probing.ts';
import type { Database } from './store/database.ts';
import type { StoreProbe } from './store/probe.ts';
import { createTelemetryWriter } from './store/telemetry/commit.ts';
import type { WriteTelemetry } from './store/telemetry/commit.ts';
import { createIngest } from './telemetry/ingest.ts';
import type { LeaseRequest, Leases } from './telemetry/leases.ts';
import { createLimitLeases } from './telemetry/limit-leases.ts';
import { openStore, prepareStore } from './open-store.ts';
import { VERSION } from './version.ts';

export interface App {
  readonly database: Database;
  readonly http: FastifyInstance;
  readonly clock: Clock;
  /** What the first start made; undefined when the store was there already. */
  readonly firstStart: FirstStart | undefined;
  /** Starts listening, and the work beside it. @returns where, for example `http://127.0.0.1:4300` */
  listen(): Promise<string>;
  /** Starts listening on a port that other threads listen on too, and nothing else. */
  listenBeside(port: number): Promise<string>;
  /** Starts what one thread does for all: polling, detection, expiry and compaction. */
  keep(): void;
  /** Writes commits of other threads, those that wait at one moment as one. */
  readonly write: WriteTelemetry;
  /** Reports whether a commit would succeed now. */
  readonly probe: StoreProbe;
  /** Asks for a check of a service's page soon. */
  requestCheck(serviceId: string): void;
  /** Links changed: the schedule is brought up to date soon. */
  refreshSchedule(): void;
  /** The log of changes has grown: streams read it immediately. */
  wake(): void;
  readonly metrics: Metrics;
  /** Requests shares of limits from other nodes, for all threads of this process. */
  askLimit(request: LeaseRequest): Promise<boolean>;
  /** Checks the page of one service now, whatever its schedule. */
  check(serviceId: string): Promise<void>;
  /** Checks every page that is due now, as the loop does, and ends when those checks have. */
  poll(): Promise<void>;
  /** Compares the calls that have arrived with what is usual, now. */
  judge(): Promise<void>;
  /** Reviews what changed for alerts, and sends what is due, until nothing is left to do now. */
  notify(): Promise<void>;
  /** Probes every vendor's host that is due now. */
  probeHosts(): Promise<void>;
  /** Stops taking requests, finishes those under way, commits what was accepted, and closes the store. */
  close(): Promise<void>;
}

/** What threads share, and what tests may put in place of the real thing. */
export interface AppOptions {
  readonly clock?: Clock;
  readonly vendors?: readonly Vendor[];
  readonly logTo?: DestinationStream;
  readonly checksAnswers?: boolean;
  /** Memory that the threads of this process share; its own when it is the only one. */
  readonly memory?: SharedMemory;
  /** The writer thread, when it is not this one. */
  readonly writer?: WriterThread;
  /** A change for the streams of other threads is in the store. */
  readonly onChange?: () => void;
  readonly database?: Database;
  /** How often streams are kept alive, and how often the log is read for changes of other processes. */
  readonly streamTimes?: { readonly heartbeatMs?: number; readonly pollMs?: number };
  /** Where the server's own probe asks for a host; `https` at its usual port unless given. */
  readonly probeOrigin?: (host: string) => string;
  /** How the poller's HTTP client resolves names, and how long it waits. */
  readonly httpClient?: Pick<HttpClientOptions, 'lookup' | 'timeoutMs'>;
  /** How far apart the poller's requests to one host begin. */
  readonly spacingMs?: number;
  /** Name of the organization that the first start creates. */
  readonly organizationName?: string;
}

/** What a serving thread asks of the writer thread. */
export interface WriterThread {
  readonly write: WriteTelemetry;
  readonly probe: StoreProbe;
  requestCheck(serviceId: string): void;
  refreshSchedule(): void;
  askLimit(request: LeaseRequest): Promise<boolean>;
  /** What all threads count about themselves, as Prometheus text. */
  reportMetrics(): Promise<string>;
}

/** Opens the store, migrates it and wires the rooms; nothing listens yet. @throws when the store cannot be opened or migrated */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const { clock = systemClock, vendors, writer } = options;
  const listVendors = vendors === undefined ? listCatalog : () => vendors;
  const findVendor =
    vendors === undefined ? findOfCatalog : (slug: string) => vendors.find((vendor) => vendor.slug === slug);
  const log = createLog(config, clock, options.logTo);
  const { database, probe, directory } = openStore(config, options, clock, log);
  const shared = openSharedMemory(options.memory);
  const metrics = createMetrics();
  const linking = createLinking(database, listVendors, clock, shared.generation);
  const firstStart =
    writer === undefined ? await prepareStore(database, config, clock, linking, options.organizationName) : undefined;
  // On PostgreSQL each thread writes for itself.
  const write =
    writer !== undefined && database.dialect === 'sqlite'
      ? writer.write
      : createTelemetryWriter(database, config.limits);
  // On SQLite this process is the only one, and its threads count in the memory they share.
  const limitLeases =
    database.dialect === 'postgres' && writer === undefined
      ? createLimitLeases({ database, clock, shared, log, metrics })
      : undefined;
  const askLimit: Leases['ask'] = (request) =>
    writer?.askLimit(request) ?? limitLeases?.ask(request) ?? Promise.resolve(false);
  const leases = database.dialect === 'postgres' ? { term: shared.leaseTerm, ask: askLimit } : undefined;
  const ingest = createIngest({
    database,
    clock,
    log,
    metrics,
    limits: config.limits,
    retentionEventsDays: config.retentionEventsDays,
    retentionAuditDays: config.retentionAuditDays,
    vendors: linking.indexes,
    write,
    shared,
    leases,
  });
  const userAgent = describeUserAgent(VERSION, config.pollContact ?? config.publicUrl ?? 'no contact set');
  const client = createHttpClient({ allow: config.outboundAllow, ...options.httpClient, userAgent });
  const secrets = createSecretBox({
    database,
    secretKey: config.secretKey,
    keyFile: join(config.dataDirectory, 'secret.key'),
  });
  const people = createPeople({
    database,
    isSecure: isBehindTls(config),
    relyingParty: relyingPartyOf(config),
    sessionSecret: () => secrets.derive('sessions'),
  });
  const streams = createStreams({
    database,
    people,
    clock,
    log,
    metrics,
    limits: config.limits,
    underWay: shared.underWay,
    ...options.streamTimes,
  });
  const settings = readDetectionSettings(config);
  const alerting = createAlerting({
    database,
    clock,
    log,
    metrics,
    client: { ...client, ...createMailClient({ allow: config.outboundAllow, ...options.httpClient }) },
    secrets,
    publicUrl: config.publicUrl ?? null,
    staleAfterMs: settings.staleAfterMs,
    readVerdicts: (organizationId, serviceIds) =>
      readVerdicts(database, { organizationId, serviceIds, now: clock.now(), settings }),
  });
  const publishChange = (): void => {
    streams.wake();
    alerting.wake();
    options.onChange?.();
  };
  const polling = createPolling({
    database,
    clock,
    log,
    metrics,
    config,
    client,
    onChange: publishChange,
    ...(options.spacingMs === undefined ? {} : { spacingMs: options.spacingMs }),
  });
  const probing = createProbing({
    database,
    clock,
    log,
    metrics,
    findVendor,
    probe: createHostProbe({ allow: config.outboundAllow, ...options.httpClient, userAgent, clock }),
    originOf: options.probeOrigin,
  });
  const detection = createDetection({
    database,
    clock,
    log,
    metrics,
    settings,
    onTrouble(serviceId) {
      polling.expedite(serviceId);
      probing.noteTrouble(serviceId);
    },
    onPublished: publishChange,
  });
  let isDraining = false;
  const http = createHttpServer({
    config,
    database,
    clock,
    log,
    metrics,
    linking,
    listVendors,
    findVendor,
    ingest,
    pages: {
      adapterNames: ADAPTER_NAMES,
      describeProblems,
      titleOf: titleOfAdapter,
      preview: createPreview(client, clock, shared.underWay),
    },
    streams,
    feedLimits: createFeedLimits({ clock, shared, leases }),
    people,
    oidc: createOidc(readOidcProviders(config.oidcFile)),
    oauth: createOAuth({ database, clock, cookieSecret: () => secrets.derive('oauth cookies') }),
    underWay: shared.underWay,
    reportMetrics: () => writer?.reportMetrics() ?? metrics.registry.metrics(),
    version: VERSION,
    checksAnswers: options.checksAnswers ?? false,
    isDraining: () => isDraining,
    describeLimits: () =>
      limitsAreAway()
        ? `Limits cannot be shared with other nodes: nothing is taken, and of the requests from one address this node answers one part in ${shared.leaseTerm.nodes()} with 503, the rest with 429.`
        : undefined,
    probe,
    requestCheck: (serviceId) => (writer ?? app).requestCheck(serviceId),
    onChange: publishChange,
    // Another thread reads the log itself, every second.
    onAlerting: () => alerting.wake(),
    sealSecrets: (text, ownerId) => secrets.seal(text, ownerId),
    openSecrets: (sealed, ownerId) => secrets.open(sealed, ownerId),
    onOrganizationChanged() {
      shared.generation.advance();
      (writer ?? app).refreshSchedule();
    },
  });
  const limitsAreAway = (): boolean =>
    database.dialect === 'postgres' && !shared.leaseTerm.isValid(clock.monotonicMs());
  const closeHttp = prepareToClose(http);
  const app: App = {
    database,
    metrics,
    probe,
    write: createTelemetryWriter(
      // Commits of several threads that wait at one moment become one.
      { ...database, transaction: (work) => database.grouped(work), runTogether: undefined },
      config.limits,
    ),
    http,
    clock,
    firstStart,
    async listen() {
      const address = await http.listen({ host: config.host, port: config.port });
      app.keep();
      return address;
    },
    listenBeside(port) {
      const options: FastifyListenOptions & ListenOptions = { host: config.host, port, reusePort: true };
      return http.listen(options);
    },
    keep() {
      if (config.poll) polling.start();
      ingest.start();
      limitLeases?.start();
      if (config.detect) detection.start();
      if (config.notify) alerting.start();
      if (config.detect && config.probe) probing.start();
    },
    requestCheck: (serviceId) => polling.request(serviceId),
    refreshSchedule: () => polling.refresh(),
    wake() {
      streams.wake();
      alerting.wake();
    },
    askLimit,
    check: (serviceId) => polling.check(serviceId),
    poll: () => polling.round(),
    judge: () => detection.round(),
    probeHosts: () => probing.round(),
    notify: () => alerting.round(),
    async close() {
      isDraining = true;
      streams.close();
      await inOrder([
        () => polling.stop(),
        closeHttp,
        () => ingest.close(),
        () => detection.stop(),
        () => probing.stop(),
        () => alerting.stop(),
        () => limitLeases?.stop(),
        () => database.close(),
        () => directory?.release(),
      ]);
    },
  };
  return app;
}

/** What fails keeps none of those after it from their turn. @throws the first failure, when all had theirs */
async function inOrder(steps: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
}
