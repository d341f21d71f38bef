import type { AlertItem, AlertKind } from '@upriver/contract';
import type { Subject, SubjectState } from '../../domain/alert.ts';
import type { Queries, Writing } from '../database.ts';
import { inChunks } from '../chunks.ts';
import { joinedText } from '../dialect/joined-text.ts';
import type { SubjectTable } from '../schema/alerts.ts';

/** Somebody else has written the subject since it was read, or has opened another one about the same thing. */
export class SubjectConflict extends Error {}

/** Subjects of an organization that are open, were closed after a time, or have something that is still to be told. */
export async function listSubjects(db: Queries, organizationId: string, closedAfter: number): Promise<Subject[]> {
  return (await selectSubjects(db, organizationId, closedAfter).selectAll().execute()).map(toSubject);
}

/** The same, as identifiers and versions: what these were read as before, a subject still is. */
export async function listSubjectVersions(
  db: Queries,
  organizationId: string,
  closedAfter: number,
): Promise<{ readonly id: string; readonly version: number }[]> {
  return selectSubjects(db, organizationId, closedAfter).select(['id', 'version']).execute();
}

/** Some subjects as they are now, by identifier. */
export async function readSubjects(db: Queries, ids: readonly string[]): Promise<Map<string, Subject>> {
  const subjects = new Map<string, Subject>();
  for (const chunk of inChunks(ids))
    for (const row of await db.selectFrom('subjects').selectAll().where('id', 'in', chunk).execute())
      subjects.set(row.id, toSubject(row));
  return subjects;
}

function selectSubjects(db: Queries, organizationId: string, closedAfter: number) {
  return db
    .selectFrom('subjects')
    .where('organization_id', '=', organizationId)
    .where((where) =>
      where.or([where('closed_at', 'is', null), where('closed_at', '>', closedAfter), where('due_at', 'is not', null)]),
    )
    .orderBy('opened_at')
    .orderBy('id');
}

/** Subjects that rules reported, newest first. */
export async function listAlerts(
  db: Queries,
  organizationId: string,
  filter: {
    readonly isOpen?: boolean | undefined;
    /** Only those that were open at some time from here on, milliseconds. */
    readonly from?: number | undefined;
    /** Only those that were open at some time before. */
    readonly to?: number | undefined;
    readonly after?: { readonly openedAt: number; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<Subject[]> {
  let query = db
    .selectFrom('subjects')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(filter.limit);
  if (filter.isOpen !== undefined) query = query.where('closed_at', filter.isOpen ? 'is' : 'is not', null);
  const { from, to, after } = filter;
  if (from !== undefined)
    query = query.where((where) => where.or([where('closed_at', 'is', null), where('closed_at', '>=', from)]));
  if (to !== undefined) query = query.where('opened_at', '<', to);
  if (after !== undefined)
    query = query.where((where) =>
      where.or([
        where('opened_at', '<', after.openedAt),
        where.and([where('opened_at', '=', after.openedAt), where('id', '>', after.id)]),
      ]),
    );
  return (await query.execute()).map(toSubject);
}

export async function findSubject(db: Queries, organizationId: string, id: string): Promise<Subject | undefined> {
  const row = await db
    .selectFrom('subjects')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toSubject(row);
}

/** Subjects whose review is due, of whatever organizations: which parts of which organization. */
export async function listDueSubjects(db: Queries, now: number, limit: number): Promise<Subject[]> {
  const rows = await db
    .selectFrom('subjects')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(toSubject);
}

/**
 * Writes a subject as it is now, with its parts while it is open.
 * @param before the subject as it was read in the version that is written, of which a part list that is the same object is not written again
 * @throws SubjectConflict when it was written since it was read
 */
export async function putSubject(db: Writing, subject: Subject, before?: Subject): Promise<void> {
  const { organizationId, id, version } = subject;
  const row = { ...toRow(subject), state: joinedText(db, stateTexts(subject)) };
  if (version === 0) await db.insertInto('subjects').values(row).execute();
  else {
    const result = await db
      .updateTable('subjects')
      .set(row)
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) throw new SubjectConflict(id);
  }
  const isOpen = subject.closedAt === null;
  if (before?.parts === subject.parts && (before.closedAt === null) === isOpen) return;
  // What is stored is what was read: it has that version.
  await putParts(db, subject, before === undefined ? await listParts(db, id) : openParts(before));
}

async function listParts(db: Writing, subjectId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('subject_parts').select('part').where('subject_id', '=', subjectId).execute();
  return rows.map(({ part }) => part);
}

/** Parts of a subject that can be of no other one: of one that is open. */
function openParts({ kind, parts, closedAt }: Subject): readonly string[] {
  if (closedAt !== null) return [];
  // A maintenance names its service, too, which may belong to a trouble at the same time.
  return kind === 'maintenance' ? parts.slice(0, 1) : parts;
}

/** Writes which parts a subject has: a large one has hundreds, of which few change at a time. */
async function putParts(db: Writing, subject: Subject, before: readonly string[]): Promise<void> {
  const { organizationId, id } = subject;
  const known = new Set(before);
  const wanted = new Set(openParts(subject));
  for (const gone of inChunks([...known].filter((part) => !wanted.has(part))))
    await db.deleteFrom('subject_parts').where('subject_id', '=', id).where('part', 'in', gone).execute();
  for (const added of inChunks([...wanted].filter((part) => !known.has(part)))) {
    const result = await db
      .insertInto('subject_parts')
      .values(added.map((part) => ({ organization_id: organizationId, part, subject_id: id })))
      .onConflict((conflict) => conflict.columns(['organization_id', 'part']).doNothing())
      .executeTakeFirst();
    if (result.numInsertedOrUpdatedRows !== BigInt(added.length)) throw new SubjectConflict(id);
  }
}

/** Forgets subjects that were closed before a time, a few at a time. @returns how many */
export async function expireSubjects(db: Queries, before: number, limit: number): Promise<number> {
  const rows = await db.selectFrom('subjects').select('id').where('closed_at', '<', before).limit(limit).execute();
  for (const ids of inChunks(rows.map(({ id }) => id)))
    await db.deleteFrom('subjects').where('id', 'in', ids).execute();
  return rows.length;
}

/** Subjects and parts are stored together: the parts of a closed one stay in its state. */
type StoredState = SubjectState & { readonly parts: readonly string[] };

function toRow(subject: Subject): Omit<SubjectTable, 'state'> {
  return {
    id: subject.id,
    organization_id: subject.organizationId,
    kind: subject.kind,
    opened_at: subject.openedAt,
    closed_at: subject.closedAt,
    due_at: subject.dueAt,
    acknowledged_at: subject.acknowledgedAt,
    acknowledged_by: subject.acknowledgedBy,
    snoozed_until: subject.snoozedUntil,
    version: subject.version + 1,
  };
}

/** Its state as JSON, in pieces. What rules matched is most of it, of which little is another than when it was written last. */
function stateTexts({ state: { alerts, ...state }, parts }: Subject): readonly string[] {
  const rest: Omit<StoredState, 'alerts'> = { ...state, parts };
  const texts = [openList(rest, 'alerts')];
  for (const [place, { items, ...alert }] of alerts.entries()) {
    texts.push(place === 0 ? '' : ',', openList(alert, 'items'));
    items.forEach((item, at) => texts.push(at === 0 ? '' : ',', itemText(item)));
    texts.push(']}');
  }
  texts.push(']}');
  return texts;
}

/** An object as JSON up to a list at its end. */
function openList(object: object, name: string): string {
  return `${JSON.stringify(object).slice(0, -1)},"${name}":[`;
}

const ITEM_TEXTS = new WeakMap<AlertItem, string>();

function itemText(item: AlertItem): string {
  let text = ITEM_TEXTS.get(item);
  if (text === undefined) ITEM_TEXTS.set(item, (text = JSON.stringify(item)));
  return text;
}

function toSubject(row: SubjectTable): Subject {
  // Safe: only `putSubject` writes these columns.
  const { parts, ...state } = JSON.parse(row.state) as StoredState;
  return {
    id: row.id,
    organizationId: row.organization_id,
    kind: row.kind as AlertKind,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    dueAt: row.due_at,
    acknowledgedAt: row.acknowledged_at,
    acknowledgedBy: row.acknowledged_by,
    snoozedUntil: row.snoozed_until,
    version: row.version,
    parts,
    state,
  };
}
