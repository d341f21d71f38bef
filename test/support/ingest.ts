import { createHandClock } from '../../packages/server/src/domain/clock.ts';
import type { HandClock } from '../../packages/server/src/domain/clock.ts';
import { hashCredential } from '../../packages/server/src/domain/credentials.ts';
import { createCredential } from '../../packages/server/src/process/random.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { insertSdkKey } from '../../packages/server/src/store/organizations/sdk-keys.ts';
import type { SdkKeyRecord } from '../../packages/server/src/store/organizations/sdk-keys.ts';
import { openSharedMemory } from '../../packages/server/src/threads/shared-memory.ts';
import type { Shared } from '../../packages/server/src/threads/shared-memory.ts';
import { createTelemetryWriter } from '../../packages/server/src/store/telemetry/commit.ts';
import { createLimitLeases } from '../../packages/server/src/telemetry/limit-leases.ts';
import { createIngest } from '../../packages/server/src/telemetry/ingest.ts';
import type { Ingest, IngestDependencies, IngestOutcome } from '../../packages/server/src/telemetry/ingest.ts';
import type { ServiceIndex } from '../../packages/server/src/telemetry/resolve.ts';

export const START = Date.UTC(2026, 10, 21, 12, 0, 30);
export const ORGANIZATION = 'org_acme';
export const PROJECT = 'proj_shop';

/** An ingest room over a real store, with a clock moved by hand. */
export interface TestIngest {
  readonly ingest: Ingest;
  readonly database: Database;
  readonly clock: HandClock;
  readonly sdkKey: string;
  readonly key: SdkKeyRecord;
  readonly shared: Shared;
  readonly errors: unknown[];
  /** Sends a body as JSON. */
  send(body: object, more?: Partial<Parameters<Ingest['receive']>[0]>): Promise<IngestOutcome>;
  /** Sends a batch with the project's key. */
  sendBatch(batch: readonly unknown[], more?: object): Promise<IngestOutcome>;
}

/** Opens one. The key's project and organization are `PROJECT` and `ORGANIZATION`. */
export async function openTestIngest(
  database: Database,
  options: {
    limits?: Partial<IngestDependencies['limits']>;
    key?: Partial<SdkKeyRecord>;
    /** Whether limits are shared with other nodes; by default where other nodes can be. */
    isLeased?: boolean;
  } = {},
): Promise<TestIngest> {
  const clock = createHandClock(START);
  const sdkKey = createCredential('upr_sdk_');
  const key: SdkKeyRecord = {
    id: 'key_shop',
    organizationId: ORGANIZATION,
    projectId: PROJECT,
    name: 'shop',
    prefix: sdkKey.slice(0, 14),
    hash: hashCredential(sdkKey),
    enabled: true,
    allowedOrigins: [],
    createdAt: START,
    revokedAt: null,
    ...options.key,
  };
  await insertSdkKey(database.kysely, key);
  const errors: unknown[] = [];
  const limits = {
    eventsPerMinute: 1000,
    requestsPerMinute: 100,
    servicesPerProject: 200,
    serviceEventsPerMinute: 100_000,
    ...options.limits,
  };
  const shared = openSharedMemory();
  const log = {
    debug: () => undefined,
    error: (details: unknown) => void errors.push(details),
    warn: () => undefined,
    info: () => undefined,
  };
  const ingest = createIngest({
    database,
    clock,
    log,
    limits,
    write: createTelemetryWriter(database, limits),
    shared,
    leases:
      (options.isLeased ?? database.dialect === 'postgres')
        ? createLimitLeases({ database, clock, shared, log })
        : undefined,
    vendors: { of: () => Promise.resolve(TEST_SERVICES), known: () => TEST_SERVICES },
  });
  const send: TestIngest['send'] = (body, more = {}) =>
    ingest.receive({ body: Buffer.from(JSON.stringify(body)), contentType: 'application/json', ...more });
  return {
    ingest,
    database,
    clock,
    sdkKey,
    key,
    shared,
    errors,
    send,
    sendBatch: (batch, more = {}) => send({ sdk_key: sdkKey, batch, ...more }),
  };
}

/** Services of the tests: `svc_<name>` at `api.<name>.com`, for any name of letters but `unknown…`. */
export const TEST_SERVICES: ServiceIndex = {
  findHost: (host) => idOf(/^api\.([a-z]+)\.com$/.exec(host)?.[1]),
  findSlug: (slug) => idOf(/^[a-z]+$/.exec(slug)?.[0])?.id,
  slugOf: (id) => id.slice('svc_'.length),
};

function idOf(name: string | undefined): { id: string } | undefined {
  return name === undefined || name.startsWith('unknown') ? undefined : { id: `svc_${name}` };
}

/** A good event, with changes. */
export function anEvent(changes: object = {}): object {
  return {
    host: 'api.stripe.com',
    endpoint: '/v1/charges/ch_1a2b3c4d?expand=x',
    status: 200,
    latency_ms: 83.5,
    ts: Math.floor(START / 1000) - 5,
    ...changes,
  };
}
