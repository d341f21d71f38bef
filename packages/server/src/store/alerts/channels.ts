import type { ChannelKind } from '@upriver/contract';
import type { Queries } from '../database.ts';
import type { ChannelTable } from '../schema/alerts.ts';

/** Where messages are sent. */
export interface StoredChannel {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly kind: ChannelKind;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Encrypted; '' for none. */
  readonly secrets: string;
  readonly secretNames: readonly string[];
  readonly enabled: boolean;
  readonly failingSince: number | null;
  readonly disabledReason: string | null;
  readonly createdAt: number;
}

export async function insertChannel(db: Queries, channel: StoredChannel): Promise<void> {
  await db.insertInto('channels').values(toRow(channel)).execute();
}

/** Channels of an organization, oldest first. */
export async function listChannels(db: Queries, organizationId: string): Promise<StoredChannel[]> {
  const rows = await db
    .selectFrom('channels')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toChannel);
}

export async function findChannel(db: Queries, organizationId: string, id: string): Promise<StoredChannel | undefined> {
  const row = await db
    .selectFrom('channels')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toChannel(row);
}

/** @returns false when there is no such channel any more */
export async function updateChannel(db: Queries, channel: StoredChannel): Promise<boolean> {
  const result = await db
    .updateTable('channels')
    .set(toRow(channel))
    .where('organization_id', '=', channel.organizationId)
    .where('id', '=', channel.id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes a channel away with everything that was to be sent to it. @returns false when there is none */
export async function deleteChannel(db: Queries, organizationId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('channels')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) return false;
  const deliveries = db.selectFrom('deliveries').select('id').where('channel_id', '=', id);
  await db.deleteFrom('delivery_attempts').where('delivery_id', 'in', deliveries).execute();
  await db.deleteFrom('deliveries').where('channel_id', '=', id).execute();
  await db.deleteFrom('channel_threads').where('channel_id', '=', id).execute();
  return true;
}

/** Notes that a delivery to a channel failed. @returns since when deliveries fail */
export async function noteFailing(db: Queries, channelId: string, now: number): Promise<number> {
  await db
    .updateTable('channels')
    .set({ failing_since: now })
    .where('id', '=', channelId)
    .where('failing_since', 'is', null)
    .execute();
  const row = await db.selectFrom('channels').select('failing_since').where('id', '=', channelId).executeTakeFirst();
  return row?.failing_since ?? now;
}

/** Notes that a delivery to a channel succeeded. */
export async function noteWorking(db: Queries, channelId: string): Promise<void> {
  await db
    .updateTable('channels')
    .set({ failing_since: null })
    .where('id', '=', channelId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Switches a channel off. @returns false when it was off already */
export async function disableChannel(db: Queries, channelId: string, reason: string): Promise<boolean> {
  const result = await db
    .updateTable('channels')
    .set({ enabled: 0, disabled_reason: reason })
    .where('id', '=', channelId)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** What the receiver calls a thread; undefined before it said so. */
export async function findThreadReference(
  db: Queries,
  channelId: string,
  subjectKey: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('channel_threads')
    .select('reference')
    .where('channel_id', '=', channelId)
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst();
  return row?.reference;
}

export async function putThreadReference(
  db: Queries,
  thread: { readonly channelId: string; readonly subjectKey: string; readonly reference: string },
): Promise<void> {
  const { channelId, subjectKey, reference } = thread;
  await db
    .insertInto('channel_threads')
    .values({ channel_id: channelId, subject_key: subjectKey, reference })
    .onConflict((conflict) => conflict.columns(['channel_id', 'subject_key']).doUpdateSet({ reference }))
    .execute();
}

function toRow(channel: StoredChannel): ChannelTable {
  return {
    id: channel.id,
    organization_id: channel.organizationId,
    name: channel.name,
    kind: channel.kind,
    settings: JSON.stringify(channel.settings),
    secrets: channel.secrets,
    secret_names: JSON.stringify(channel.secretNames),
    enabled: Number(channel.enabled),
    failing_since: channel.failingSince,
    disabled_reason: channel.disabledReason,
    created_at: channel.createdAt,
  };
}

function toChannel(row: ChannelTable): StoredChannel {
  return {
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    // Safe: only `toRow` writes these columns.
    kind: row.kind as ChannelKind,
    settings: JSON.parse(row.settings) as Record<string, unknown>,
    secrets: row.secrets,
    secretNames: JSON.parse(row.secret_names) as string[],
    enabled: row.enabled === 1,
    failingSince: row.failing_since,
    disabledReason: row.disabled_reason,
    createdAt: row.created_at,
  };
}
