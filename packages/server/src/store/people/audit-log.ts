import type { AuditActorKind } from '@upriver/contract';
import type { Selectable } from 'kysely';
import type { Queries, Writing } from '../database.ts';
import type { AuditLogTable } from '../schema/people.ts';

/** One change that somebody made. */
export interface StoredAuditEntry {
  readonly id: string;
  readonly organizationId: string;
  readonly at: number;
  readonly actor: {
    readonly kind: AuditActorKind;
    readonly id: string | null;
    /** As it was then. */
    readonly name: string;
    readonly address: string | null;
  };
  /** Noun and verb, such as `token.create`. */
  readonly action: string;
  readonly subject: { readonly id: string; readonly name: string | null };
  /** Without secrets. Null for nothing. */
  readonly before: unknown;
  readonly after: unknown;
  readonly requestId: string | null;
}

/** An entry at its place in the log, which counts up. */
export type ListedAuditEntry = StoredAuditEntry & { readonly position: number };

/** What the log is asked for; absent means everything. */
export interface AuditFilter {
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly subjectId?: string | undefined;
  /** Entries before this position, which ended the page before. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Beyond this a value is recorded by its length. */
const VALUE_CHARACTERS_MAX = 10_000;

/** Appends an entry in the transaction of the change, so that there is none without the other. */
export async function appendAuditEntry(db: Writing, entry: StoredAuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: entry.id,
      organization_id: entry.organizationId,
      at: entry.at,
      actor_kind: entry.actor.kind,
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      address: entry.actor.address,
      action: entry.action,
      subject_id: entry.subject.id,
      subject_name: entry.subject.name,
      before: toText(entry.before),
      after: toText(entry.after),
      request_id: entry.requestId,
    })
    .execute();
}

/** Newest first. */
export async function listAuditEntries(
  db: Queries,
  organizationId: string,
  { actorId, action, subjectId, before, limit }: AuditFilter,
): Promise<ListedAuditEntry[]> {
  let query = db.selectFrom('audit_log').selectAll().where('organization_id', '=', organizationId);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (action !== undefined) query = query.where('action', '=', action);
  if (subjectId !== undefined) query = query.where('subject_id', '=', subjectId);
  if (before !== undefined) query = query.where('position', '<', before);
  const rows = await query.orderBy('position', 'desc').limit(limit).execute();
  return rows.map(toEntry);
}

/** Deletes some entries from before a moment. @returns how many */
export async function expireAuditEntries(db: Queries, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('position', 'in', (oldest) =>
      oldest.selectFrom('audit_log').select('position').where('at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = JSON.stringify(value);
  return text.length > VALUE_CHARACTERS_MAX ? JSON.stringify({ characters: text.length }) : text;
}

function toEntry(row: Selectable<AuditLogTable>): ListedAuditEntry {
  return {
    position: row.position,
    id: row.id,
    organizationId: row.organization_id,
    at: row.at,
    actor: {
      // Safe: only kinds of the vocabulary are written.
      kind: row.actor_kind as AuditActorKind,
      id: row.actor_id,
      name: row.actor_name,
      address: row.address,
    },
    action: row.action,
    subject: { id: row.subject_id, name: row.subject_name },
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
    requestId: row.request_id,
  };
}
