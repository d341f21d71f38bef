// How long a backtest takes: 90 days of 50 vendors, on both stores, through the API.
// node bench/alerts/backtest.ts [--vendors 50] [--days 90] [--times 7]
import { parseArgs } from 'node:util';
import { putImpairment } from '../../packages/server/src/store/detection/detectors.ts';
import { createIdentifier } from '../../packages/server/src/process/random.ts';
import { recordObservation } from '../../packages/server/src/store/checks/record-check.ts';
import { findFirstOrganizationId } from '../../packages/server/src/store/organizations/organizations.ts';
import { createTestApp } from '../../test/support/app.ts';
import type { TestApp } from '../../test/support/app.ts';
import { createRandom } from '../../test/support/random.ts';
import { createTestStores } from '../../test/support/stores.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As a busy vendor's page has them. */
const INCIDENTS_PER_MONTH = 6;
const IMPAIRMENTS_PER_MONTH = 4;

const { values } = parseArgs({
  options: {
    vendors: { type: 'string', default: '50' },
    days: { type: 'string', default: '90' },
    times: { type: 'string', default: '7' },
  },
});
const days = Number(values.days);
const RULES: Readonly<Record<string, object>> = {
  'default rule': {},
  'everything of every page': {
    mode: 'everything',
    statusAtLeast: 'degraded',
    incidentImpactAtLeast: 'none',
    maintenanceAheadHours: 24,
  },
  'weekly digest': {
    mode: 'everything',
    statusAtLeast: 'degraded',
    digest: { every: 'week', at: '09:00', timeZone: 'Europe/Berlin', weekday: 1 },
  },
};

for (const store of createTestStores()) {
  if (store.skip !== undefined) {
    console.log(store.skip);
    continue;
  }
  {
    await using api = await createTestApp({ UPRIVER_POLL: 'off' }, { database: await store.open() });
    await fill(api);
    for (const [name, definition] of Object.entries(RULES)) {
      const took: number[] = [];
      let counts = '';
      for (let time = 0; time < Number(values.times); time += 1) {
        const began = performance.now();
        const answer = await api.request('POST', '/api/v1/alert-rules/backtest', { body: { definition, days } });
        took.push(performance.now() - began);
        const { told, messages, happened } = answer.body.data;
        counts = `${told} alerts, ${messages.length} messages, ${happened.length} happened`;
      }
      took.sort((a, b) => a - b);
      const [median = 0, worst = 0] = [took[Math.floor(took.length / 2)], took.at(-1)];
      console.log(`${store.name}  ${name}: median ${Math.round(median)} ms, worst ${Math.round(worst)} ms (${counts})`);
    }
  }
  await store.close();
}

/** Vendors of which half are measured, with incidents, milder and worse, and impairments. */
async function fill(api: TestApp): Promise<void> {
  const random = createRandom(1);
  const { database } = api.app;
  const organizationId = (await findFirstOrganizationId(database.kysely)) ?? '';
  const [project] = (await api.get('/api/v1/projects')).body.data;
  const start = api.clock.now() - days * DAY_MS;
  for (let vendor = 0; vendor < Number(values.vendors); vendor += 1) {
    const made = await api.request('POST', '/api/v1/services', {
      body: { name: `Vendor ${vendor}`, statusPageUrl: `https://vendor${vendor}.example` },
    });
    const serviceId: string = made.body.data.id;
    await api.request('PUT', `/api/v1/services/${serviceId}/links/${project.id}`);
    const count = Math.round((INCIDENTS_PER_MONTH * days) / 30);
    for (let index = 0; index < count; index += 1) {
      const at = start + Math.floor(((index + 0.5 * (random.below(100) / 100)) * days * DAY_MS) / count);
      const status = random.pick(['degraded', 'partial_outage', 'major_outage'] as const);
      const isMaintenance = random.chance(0.2);
      const lasts = HOUR_MS / 4 + random.below(4 * HOUR_MS);
      const incident = {
        externalId: `${vendor} ${index}`,
        kind: isMaintenance ? ('maintenance' as const) : ('incident' as const),
        title: `Trouble ${index} of vendor ${vendor}`,
        impact: isMaintenance ? ('none' as const) : random.pick(['minor', 'major', 'critical'] as const),
        status: isMaintenance ? ('in_progress' as const) : ('investigating' as const),
        startedAt: at,
        resolvedAt: null,
        updates: [],
      };
      const said = { status, incidents: [incident], listsAllUnresolved: true };
      await recordObservation(database, serviceId, said, at);
      const over = { ...incident, status: 'resolved' as const, resolvedAt: at + lasts };
      const healthy = { status: 'operational' as const, incidents: [over], listsAllUnresolved: true };
      await recordObservation(database, serviceId, healthy, at + lasts);
    }
    if (vendor % 2 === 0) continue;
    for (let index = 0; index < Math.round((IMPAIRMENTS_PER_MONTH * days) / 30); index += 1) {
      const onsetAt = start + random.below(days * DAY_MS - 2 * HOUR_MS);
      await database.transaction((writing) =>
        putImpairment(writing, {
          id: createIdentifier('imp', onsetAt),
          organizationId,
          projectId: project.id,
          serviceId,
          environment: 'production',
          region: '',
          signal: 'failures',
          onsetAt,
          detectedAt: onsetAt + 60_000,
          endedAt: onsetAt + random.below(2 * HOUR_MS) + 120_000,
          endedBy: null,
          calls: 1000,
          bad: 100,
          normalRate: 0.001,
        }),
      );
    }
  }
}
