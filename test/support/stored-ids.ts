import { openDatabase } from '../../packages/server/src/store/database.ts';
import { readEvents } from '../../packages/server/src/store/events/events.ts';

/** The tag `id` of every event of the first project in a data directory whose server has ended. */
export async function readStoredIds(directory: string): Promise<Set<string>> {
  const database = openDatabase({ dialect: 'sqlite', file: `${directory}/upriver.sqlite` });
  const ids = new Set<string>();
  const { organization_id: organizationId, id: projectId } = await database.kysely
    .selectFrom('projects')
    .select(['organization_id', 'id'])
    .executeTakeFirstOrThrow();
  let page = await readEvents(database.kysely, {
    organizationId,
    projectId,
    from: 0,
    to: Number.MAX_SAFE_INTEGER,
    limit: 5000,
  });
  for (;;) {
    for (const { tags } of page.events) ids.add(String(tags?.['id']));
    if (page.next === undefined) break;
    page = await readEvents(database.kysely, {
      organizationId,
      projectId,
      from: 0,
      to: Number.MAX_SAFE_INTEGER,
      limit: 5000,
      after: page.next,
    });
  }
  await database.close();
  return ids;
}
