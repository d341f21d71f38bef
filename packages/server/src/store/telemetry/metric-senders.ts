import type { Queries } from '../database.ts';

/** Whose key a request came with. */
export interface SenderProject {
  readonly organizationId: string;
  readonly projectId: string;
}

/** One process that sends metrics, as it was after its last export. */
export interface MetricSender {
  /** Of all attributes of its resource. */
  readonly sender: string;
  /** Its `service.name`; empty when it has none. */
  readonly service: string;
  /** Counts exports; the first is 1. */
  readonly version: number;
  /** Milliseconds, by our clock. */
  readonly seenAt: number;
  /** Counts of its streams, as text. */
  readonly state: string;
  /** An export whose calls may not be stored, as text; null when all are. */
  readonly pending: string | null;
}

export async function findMetricSender(
  db: Queries,
  { projectId }: SenderProject,
  sender: string,
): Promise<MetricSender | undefined> {
  const row = await db
    .selectFrom('metric_senders')
    .select(['sender', 'service', 'version', 'seen_at', 'state', 'pending'])
    .where('project_id', '=', projectId)
    .where('sender', '=', sender)
    .executeTakeFirst();
  return row && { ...row, seenAt: row.seen_at };
}

/** Services of a project whose processes have sent metrics since then, in milliseconds. */
export async function listMetricServices(db: Queries, projectId: string, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('metric_senders')
    .select('service')
    .distinct()
    .where('project_id', '=', projectId)
    .where('seen_at', '>=', since)
    .execute();
  return rows.map(({ service }) => service);
}

/**
 * Stores a sender in place of the version before it.
 * @returns false when another request stored one meanwhile; nothing was changed then
 */
export async function saveMetricSender(
  db: Queries,
  { organizationId, projectId }: SenderProject,
  { sender, service, version, seenAt, state, pending }: MetricSender,
): Promise<boolean> {
  const values = { service, version, seen_at: seenAt, state, pending };
  if (version > 1) {
    const { numUpdatedRows } = await db
      .updateTable('metric_senders')
      .set(values)
      .where('project_id', '=', projectId)
      .where('sender', '=', sender)
      .where('version', '=', version - 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('metric_senders')
    .values({ ...values, organization_id: organizationId, project_id: projectId, sender })
    .onConflict((conflict) => conflict.columns(['project_id', 'sender']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Notes that the calls of a sender's export are stored, unless another export came since. */
export async function settleMetricSender(
  db: Queries,
  { projectId }: SenderProject,
  { sender, version }: Pick<MetricSender, 'sender' | 'version'>,
): Promise<void> {
  await db
    .updateTable('metric_senders')
    .set({ pending: null })
    .where('project_id', '=', projectId)
    .where('sender', '=', sender)
    .where('version', '=', version)
    .execute();
}

/** How many senders a project has. */
export async function countMetricSenders(db: Queries, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('metric_senders')
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets the senders of a project that were not seen since then. */
export async function forgetMetricSenders(db: Queries, projectId: string, before: number): Promise<void> {
  await db.deleteFrom('metric_senders').where('project_id', '=', projectId).where('seen_at', '<', before).execute();
}
