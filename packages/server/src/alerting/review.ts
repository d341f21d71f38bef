// From what changed to messages: the log of changes is the outbox. Each change names services, which are read as they are now; what
// rules say of them is decided by `rules/`, and written with its deliveries in one transaction. A crash at any point repeats a review,
// which then finds that everybody knows already.
import { channelOf } from '../channels/list.ts';
import type { Subject } from '../domain/alert.ts';
import { REOPENED_WITHIN_MS, reviewOrganization, servicesOf } from '../rules/review-organization.ts';
import type { ReviewedChannel } from '../rules/review-subject.ts';
import { countLostCalls, listConcerns, listTimedServices } from '../store/alerts/concerned.ts';
import { listChannels } from '../store/alerts/channels.ts';
import type { StoredChannel } from '../store/alerts/channels.ts';
import { insertDeliveries } from '../store/alerts/deliveries.ts';
import { listRules } from '../store/alerts/rules.ts';
import { SubjectConflict, listDueSubjects, listSubjects, putSubject } from '../store/alerts/subjects.ts';
import { findLastChangeId, listChanges } from '../store/changes/change-log.ts';
import type { StoredChange } from '../store/changes/change-log.ts';
import type { Database } from '../store/database.ts';
import { findMeta, putMeta } from '../store/meta.ts';
import { listEventDeliveries } from './event-deliveries.ts';
import { readSituations } from './read-situations.ts';
import type { SituationOptions } from './read-situations.ts';

export interface ReviewOptions extends Omit<SituationOptions, 'now'> {
  readonly database: Database;
  readonly publicUrl: string | null;
}

const POSITION = 'alerts_reviewed_to';
const CHANGES_PER_READ = 200;
const SUBJECTS_PER_READ = 200;
const ATTEMPTS_MAX = 3;
/** Subjects so young may still be joined by other services. */
const YOUNG_MS = 10 * 60_000;

/** Reviews what changed since the last review. @returns whether there may be more */
export async function reviewChanges(options: ReviewOptions, now: number): Promise<boolean> {
  const { database } = options;
  const db = database.kysely;
  const known = await findMeta(db, POSITION);
  if (known === undefined) {
    await putMeta(db, POSITION, String(await findLastChangeId(db)));
    return true;
  }
  const changes = await listChanges(db, Number(known), CHANGES_PER_READ);
  const last = changes.at(-1);
  if (last === undefined) return false;
  const touched = await listTouched(options, changes);
  for (const [organizationId, serviceIds] of touched) await reviewServices(options, organizationId, serviceIds, now);
  const events = await listEventDeliveries(database, changes, touched, now);
  await database.transaction(async (writing) => {
    await insertDeliveries(writing, events);
    await putMeta(writing, POSITION, String(last.id));
  });
  return changes.length === CHANGES_PER_READ;
}

/** Reviews subjects whose time has come. @returns whether there may be more */
export async function reviewDue(options: ReviewOptions, now: number): Promise<boolean> {
  const due = await listDueSubjects(options.database.kysely, now, SUBJECTS_PER_READ);
  for (const [organizationId, subjects] of Map.groupBy(due, (subject) => subject.organizationId))
    await reviewServices(options, organizationId, new Set(subjects.flatMap(servicesOf)), now);
  return due.length === SUBJECTS_PER_READ;
}

/** Reviews what time alone can change: announced maintenances and pages that cannot be read. */
export async function reviewTimed(options: ReviewOptions, now: number): Promise<void> {
  const serviceIds = await listTimedServices(options.database);
  const concerns = await listConcerns(options.database.kysely, serviceIds);
  for (const [organizationId, list] of Map.groupBy(concerns, (concern) => concern.organizationId)) {
    const rules = await listRules(options.database.kysely, organizationId);
    const isTimed = rules.some(
      ({ enabled, definition }) =>
        enabled && (definition.maintenanceAheadHours !== null || definition.pageUnreadableMinutes !== null),
    );
    if (isTimed) await reviewServices(options, organizationId, new Set(list.map(({ serviceId }) => serviceId)), now);
  }
}

/** Services by organization that some changes are about. */
async function listTouched(
  { database }: ReviewOptions,
  changes: readonly StoredChange[],
): Promise<Map<string, Set<string>>> {
  const touched = new Map<string, Set<string>>();
  const touch = (organizationId: string, serviceId: string): void => {
    const services = touched.get(organizationId) ?? new Set();
    touched.set(organizationId, services.add(serviceId));
  };
  const shared = new Set<string>();
  for (const { change } of changes) {
    if (change.serviceId === null) continue;
    if (change.organizationId === null) shared.add(change.serviceId);
    else touch(change.organizationId, change.serviceId);
  }
  for (const { organizationId, serviceId } of await listConcerns(database.kysely, [...shared]))
    touch(organizationId, serviceId);
  return touched;
}

async function reviewServices(
  options: ReviewOptions,
  organizationId: string,
  touched: ReadonlySet<string>,
  now: number,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await reviewOnce(options, organizationId, touched, now);
      return;
    } catch (error) {
      // Somebody acknowledged it, or another node reviewed it, in this moment: it is read again.
      if (!(error instanceof SubjectConflict) || attempt === ATTEMPTS_MAX) throw error;
    }
}

async function reviewOnce(
  options: ReviewOptions,
  organizationId: string,
  touched: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const { database } = options;
  const db = database.kysely;
  const rules = await listRules(db, organizationId);
  const known = await listSubjects(db, organizationId, now - REOPENED_WITHIN_MS);
  const subjects = known.filter((subject) => isConcerned(subject, touched, now));
  const serviceIds = [...new Set([...touched, ...subjects.flatMap(servicesOf)])];
  const situations = await readSituations(database, organizationId, serviceIds, { ...options, now });
  const channels = (await listChannels(db, organizationId)).filter(({ enabled }) => enabled).map(toReviewed);
  const lost = await readLostCalls(options, organizationId, subjects);
  const review = reviewOrganization(
    { organizationId, subjects, situations, callsLost: (_services, since) => lost.get(since) ?? null },
    { now, rules, channels, publicUrl: options.publicUrl },
  );
  if (review.subjects.length === 0 && review.deliveries.length === 0) return;
  await database.transaction(async (writing) => {
    for (const subject of review.subjects) await putSubject(writing, subject);
    await insertDeliveries(writing, review.deliveries);
  });
}

function isConcerned(subject: Subject, touched: ReadonlySet<string>, now: number): boolean {
  const isYoung = subject.closedAt === null && now - subject.openedAt < YOUNG_MS;
  return isYoung || servicesOf(subject).some((id) => touched.has(id));
}

/** Lost calls of each open trouble, by its beginning. */
async function readLostCalls(
  { database }: ReviewOptions,
  organizationId: string,
  subjects: readonly Subject[],
): Promise<Map<number, number>> {
  const lost = new Map<number, number>();
  for (const { kind, parts, openedAt, closedAt } of subjects) {
    if (kind !== 'trouble' || closedAt !== null) continue;
    const calls = await countLostCalls(database.kysely, organizationId, parts, openedAt);
    if (calls !== null) lost.set(openedAt, calls);
  }
  return lost;
}

function toReviewed({ id, kind }: StoredChannel): ReviewedChannel {
  return { id, isTold: channelOf(kind).isTold };
}
