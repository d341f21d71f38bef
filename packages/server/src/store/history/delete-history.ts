import type { Writing } from '../database.ts';
import { deleteDocumentsOf } from '../documents/page-documents.ts';

/** Forgets everything that a service's page ever said. */
export async function deleteHistory(db: Writing, serviceId: string): Promise<void> {
  await db.deleteFrom('component_changes').where('service_id', '=', serviceId).execute();
  await db.deleteFrom('page_states').where('service_id', '=', serviceId).execute();
  await db.deleteFrom('look_days').where('service_id', '=', serviceId).execute();
  await db.deleteFrom('status_overrides').where('service_id', '=', serviceId).execute();
  await db.deleteFrom('component_preferences').where('service_id', '=', serviceId).execute();
  await deleteDocumentsOf(db, serviceId);
  const said = await db
    .selectFrom('observations')
    .select('digest')
    .distinct()
    .where('service_id', '=', serviceId)
    .execute();
  await db.deleteFrom('observations').where('service_id', '=', serviceId).execute();
  // Another page may have said the very same.
  for (const { digest } of said)
    await db
      .deleteFrom('observation_contents')
      .where('digest', '=', digest)
      .where((where) =>
        where.not(where.exists(db.selectFrom('observations').select('digest').where('digest', '=', digest))),
      )
      .execute();
}
