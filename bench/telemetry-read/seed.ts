// Ten million events of 200 organizations within 24 hours, written as ingest writes them: blocks and rollups of the same events.
import { hashCredential } from '../../packages/server/src/domain/credentials.ts';
import { createRandom } from '../ingest/events.ts';
import { listVendors } from '@upriver/catalog';
import { createCredential, createIdentifier } from '../../packages/server/src/process/random.ts';
import { systemClock } from '../../packages/server/src/process/system-clock.ts';
import { catalogServiceId } from '../../packages/server/src/linking/vendors.ts';
import type { Database } from '../../packages/server/src/store/database.ts';
import { insertOrganization } from '../../packages/server/src/store/organizations/organizations.ts';
import { insertProject } from '../../packages/server/src/store/organizations/projects.ts';
import { createTelemetryWriter } from '../../packages/server/src/store/telemetry/commit.ts';
import type { NewBlock, WriteTelemetry } from '../../packages/server/src/store/telemetry/commit.ts';
import { insertToken } from '../../packages/server/src/store/organizations/tokens.ts';
import { createHousekeeping } from '../../packages/server/src/telemetry/housekeeping.ts';
import { addToSheet, createSheet, encodeBlock, sheetService } from '../../packages/server/src/telemetry/sheet.ts';
import type { Sheet } from '../../packages/server/src/telemetry/sheet.ts';

export const ORGANIZATIONS = 200;
const SERVICES = 20;
const HOURS = 24;
const HOUR_MS = 3_600_000;
/** The first organization has a tenth of everything, in eight projects; the others one project each. */
const HEAVY_SHARE = 0.1;
const HEAVY_PROJECTS = 8;
const PROJECTS = 1;
/** Events of a block after compaction. */
const BLOCK_EVENTS = 1000;
/** Commits of the hour that is not over, which nothing has merged yet. */
const FRESH_COMMITS = 60;

const SERVICE_IDS = listVendors()
  .slice(0, SERVICES)
  .map(({ slug }) => catalogServiceId(slug));
const ENDPOINTS = Array.from({ length: 30 }, (_, index) => `/v1/things${index}/{id}`);
const REGIONS = ['eu-central-1', 'us-east-1', 'ap-southeast-2'];
const FEATURES = ['checkout', 'login', 'search', 'export', 'invoices'];
const ERRORS = [undefined, 'server_error', 'rate_limited', 'timeout', 'client_error'] as const;

export interface Seeded {
  readonly token: string;
  readonly otherToken: string;
  readonly serviceId: string;
  readonly from: number;
  readonly to: number;
}

/** Writes everything and merges what has an end. */
export async function seed(database: Database, events: number, now: number): Promise<Seeded> {
  const write = createTelemetryWriter(database, { servicesPerProject: 200 });
  const random = createRandom(7);
  const to = now;
  const from = now - HOURS * HOUR_MS;
  const freshFrom = Math.floor(to / HOUR_MS) * HOUR_MS;
  const log = { debug: () => undefined, error: console.error, warn: console.error, info: () => undefined };
  const housekeeping = createHousekeeping({ database, clock: systemClock, log, retentionEventsDays: 30 });
  const organizations: Organization[] = [];
  for (let number = 0; number < ORGANIZATIONS; number += 1)
    organizations.push(await createOrganization(database, number, number === 0 ? HEAVY_PROJECTS : PROJECTS, now));
  // What is over is merged project by project, as it would have been by now; the hour under way comes last.
  for (const [start, end, isOver] of [
    [from, freshFrom, true],
    [freshFrom, to, false],
  ] as const)
    for (const [number, { id, projectIds }] of organizations.entries())
      for (const projectId of projectIds) {
        const share = number === 0 ? HEAVY_SHARE : (1 - HEAVY_SHARE) / (ORGANIZATIONS - 1);
        const count = Math.round((events * share * (end - start)) / (to - from) / projectIds.length);
        await writeProject(write, id, projectId, { events: count, from: start, to: end, random, isOver });
        await housekeeping.finish();
      }
  return {
    token: organizations[0]?.token ?? '',
    otherToken: organizations[1]?.token ?? '',
    serviceId: SERVICE_IDS[3] ?? '',
    from,
    to,
  };
}

interface Organization {
  readonly id: string;
  readonly token: string;
  readonly projectIds: readonly string[];
}

async function createOrganization(
  database: Database,
  number: number,
  projects: number,
  now: number,
): Promise<Organization> {
  const db = database.kysely;
  const id = createIdentifier('org', now);
  await database.transaction((writing) =>
    insertOrganization(writing, { id, name: `Organization ${number}`, slug: `bench-${number}`, createdAt: now }),
  );
  const token = createCredential('upr_api_');
  await insertToken(db, {
    id: createIdentifier('tok', now),
    organizationId: id,
    name: 'bench',
    prefix: token.slice(0, 14),
    hash: hashCredential(token),
    scopes: ['read'],
    createdAt: now,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  });
  const projectIds: string[] = [];
  for (let project = 0; project < projects; project += 1) {
    const projectId = createIdentifier('proj', now);
    await insertProject(db, {
      id: projectId,
      organizationId: id,
      name: `P${project}`,
      slug: `p${project}`,
      createdAt: now,
    });
    projectIds.push(projectId);
  }
  return { id, token, projectIds };
}

interface Load {
  readonly events: number;
  readonly from: number;
  readonly to: number;
  readonly random: () => number;
  readonly isOver: boolean;
}

/** Events in the order of their time; a sheet is closed as ingest would close it by now: full, at the end of an hour, or, lately, often. */
async function writeProject(
  write: WriteTelemetry,
  organizationId: string,
  projectId: string,
  { events, from, to, random, isOver }: Load,
): Promise<void> {
  const blocks: NewBlock[] = [];
  let sheet = createSheet();
  let period = 0;
  const close = async (): Promise<void> => {
    if (sheet.columns.length === 0) return;
    blocks.push(await encodeBlock(sheet, organizationId, projectId));
    sheet = createSheet();
  };
  for (let index = 0; index < events; index += 1) {
    const at = Math.floor((from + ((to - from) * index) / events) / 1000) * 1000;
    const nextPeriod = Math.floor(at / (isOver ? HOUR_MS : HOUR_MS / FRESH_COMMITS));
    if (nextPeriod !== period || sheet.columns.length >= BLOCK_EVENTS) await close();
    period = nextPeriod;
    addOne(sheet, at, random);
  }
  await close();
  await write([{ at: to, blocks, links: [], templates: [], unknownHosts: [], answers: [] }]);
}

function addOne(sheet: Sheet, at: number, random: () => number): void {
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const service = Math.floor(random() * SERVICES);
  const errorClass = random() < 0.97 ? undefined : pick(ERRORS);
  const places = sheetService(sheet, SERVICE_IDS[service] ?? '', `api.vendor${service}.com`);
  const received = {
    endpoint: '',
    status: errorClass === undefined ? 200 : 500,
    latency_ms: Math.round(Math.exp(3 + random() * 3) * 100) / 100,
    ts: at / 1000,
    feature: pick(FEATURES),
    sdk_version: 'upriver-node/0.1.0',
    deployment_id: `2026-11-21.${Math.floor(random() * 3)}`,
    runtime: 'node/24.21.0',
  };
  addToSheet(sheet, places, received, {
    at,
    endpoint: pick(ENDPOINTS),
    errorClass,
    method: 'POST',
    environment: random() < 0.8 ? 'production' : 'staging',
    region: pick(REGIONS),
    tags: { tenant: `t-${Math.floor(random() * 40)}`, retry: Math.floor(random() * 3) },
  });
}
