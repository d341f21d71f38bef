// Calls for the page: 90 days of one service, and the last hour of all the others.
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { createTelemetryWriter } from '../../packages/server/src/store/telemetry/commit.ts';
import { addToSheet, createSheet, encodeBlock, sheetService } from '../../packages/server/src/telemetry/sheet.ts';
import { createRandom } from '../ingest/events.ts';
import { SEEDED_SERVICE_IDS } from '../read/seed.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const DAYS = 90;
/** The service that has the 90 days calls this often, and the others once a minute. */
const EVERY_MS = 2 * MINUTE_MS;
const SHEET_EVENTS = 1000;

/** @returns how many calls were written */
export async function seedCalls(directory: string, now: number): Promise<number> {
  const database = openDatabase({ dialect: 'sqlite', file: `${directory}/upriver.sqlite` });
  const { id: projectId, organization_id: organizationId } = await database.kysely
    .selectFrom('projects')
    .select(['id', 'organization_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const write = createTelemetryWriter(database, { servicesPerProject: SEEDED_SERVICE_IDS.length });
  const random = createRandom(11);
  let sheet = createSheet();
  let written = 0;
  const close = async (): Promise<void> => {
    written += sheet.columns.length;
    const blocks = [await encodeBlock(sheet, organizationId, projectId)];
    await write([{ at: now, blocks, links: [], templates: [], unknownHosts: [], answers: [] }]);
    sheet = createSheet();
  };
  const add = async (serviceId: string, at: number): Promise<void> => {
    const hasFailed = random() < 0.01;
    const received = {
      endpoint: '',
      status: hasFailed ? 500 : 200,
      latency_ms: Math.exp(3 + random() * 3),
      ts: at / 1000,
    };
    addToSheet(sheet, sheetService(sheet, serviceId, 'api.vendor.example'), received, {
      at,
      endpoint: `/v1/things${Math.floor(random() * 10)}`,
      errorClass: hasFailed ? 'server_error' : undefined,
      method: 'POST',
      environment: random() < 0.8 ? 'production' : 'staging',
      region: random() < 0.5 ? 'eu-central-1' : 'us-east-1',
      tags: {},
    });
    if (sheet.columns.length >= SHEET_EVENTS) await close();
  };
  const [first = '', ...others] = SEEDED_SERVICE_IDS;
  const today = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  for (let at = today - DAYS * DAY_MS; at < today; at += EVERY_MS) await add(first, at);
  for (let at = today - 60 * MINUTE_MS; at < today; at += MINUTE_MS) for (const id of others) await add(id, at);
  await close();
  await database.close();
  return written;
}
