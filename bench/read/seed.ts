// An organization with 300 linked services, 2,000 dependencies in 20 projects and 5,000 incidents.
import { listVendors } from '@upriver/catalog';
import { openDatabase } from '../../packages/server/src/store/database.ts';
import { showUpload, stageUpload } from '../../packages/server/src/store/dependencies/dependencies.ts';
import { replaceLinksOfKind } from '../../packages/server/src/store/services/links.ts';
import { recordObservation } from '../../packages/server/src/store/checks/record-check.ts';
import { catalogServiceId } from '../../packages/server/src/linking/vendors.ts';

const SERVICES = 300;
const DEPENDENCIES = 2000;
const INCIDENTS = 5000;
const PROJECTS = 20;

export const SEEDED_SERVICE_IDS: readonly string[] = listVendors()
  .slice(0, SERVICES)
  .map(({ slug }) => catalogServiceId(slug));

/**
 * Fills the store of a server that has been started once, in this data directory, and is stopped.
 * @param troubled so many services report trouble; one in ten of their incidents is open
 */
export async function seedServices(directory: string, troubled = SERVICES): Promise<void> {
  const ids = SEEDED_SERVICE_IDS;
  const database = openDatabase({ dialect: 'sqlite', file: `${directory}/upriver.sqlite` });
  const { id: organizationId } = await database.kysely
    .selectFrom('organizations')
    .select('id')
    .executeTakeFirstOrThrow();
  for (let number = 0; number < PROJECTS; number += 1) {
    const projectId = `proj_${String(number)
      .padStart(26, 'a')
      .replaceAll(/[0189]/g, 'b')}`;
    await database.kysely
      .insertInto('projects')
      .values({
        id: projectId,
        organization_id: organizationId,
        name: `Project ${number}`,
        slug: `p${number}`,
        created_at: number,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const dependencies = Array.from({ length: DEPENDENCIES / PROJECTS }, (_, index) => ({
      ecosystem: 'npm' as const,
      name: `package-${number}-${index}`,
      requirement: '^1.0.0',
      resolved: [],
      scope: 'runtime' as const,
      direct: true,
      sources: [{ path: 'package.json', line: index }],
      aliases: [],
      counts: true,
    }));
    const links = dependencies.map((_, index) => ({
      serviceId: ids[(number * dependencies.length + index) % SERVICES] ?? '',
      dependency: index,
      class: 'A' as const,
      confidence: 'high' as const,
      product: null,
    }));
    const key = { organizationId, projectId };
    const staged = await stageUpload(database, key, dependencies);
    await database.transaction(async (db) => {
      if (staged !== undefined) await showUpload(db, key, staged, [], links, 0);
      await replaceLinksOfKind(db, key, 'package', [...new Set(links.map(({ serviceId }) => serviceId))], 0);
    });
  }
  const now = Date.now();
  for (const [place, id] of ids.entries()) {
    const count = Math.ceil(INCIDENTS / SERVICES);
    await recordObservation(
      database,
      id,
      {
        status: place < troubled ? 'degraded' : 'operational',
        listsAllUnresolved: true,
        components: Array.from({ length: 10 }, (_, index) => ({
          externalId: `c${index}`,
          name: `Component ${index}`,
          status: 'operational' as const,
        })),
        incidents: Array.from({ length: count }, (_, index) => ({
          externalId: `i${index}`,
          kind: 'incident' as const,
          title: `Incident ${index} of service ${place}`,
          impact: 'minor' as const,
          status: 'investigating' as const,
          startedAt: now - (place * count + index) * 60_000,
          resolvedAt: place < troubled && (place * count + index) % 10 === 0 ? null : now,
          updates: Array.from({ length: 4 }, (_update, number) => ({
            externalId: `u${number}`,
            status: 'investigating' as const,
            body: 'We are looking into elevated error rates of some requests.',
            createdAt: now + number,
          })),
        })),
      },
      now,
    );
  }
  await database.close();
}
