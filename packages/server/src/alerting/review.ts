// From what changed to messages: the log of changes is the outbox. Each change names services, which are read as they are now; what
// rules say of them is decided by `rules/`, and written with its deliveries in one transaction. A crash at any point repeats a review,
// which then finds that everybody knows already.
import { channelOf } from '../channels/list.ts';
import type { Subject } from '../domain/alert.ts';
import type { Log } from '../domain/log.ts';
import { REOPENED_WITHIN_MS, isConcerned, reviewOrganization, servicesOf } from '../rules/review-organization.ts';
import type { ReviewContext, ReviewedChannel } from '../rules/review-subject.ts';
import { countLostCalls, listConcerns, listTimedServices } from '../store/alerts/concerned.ts';
import { listChannels } from '../store/alerts/channels.ts';
import type { StoredChannel } from '../store/alerts/channels.ts';
import { insertDeliveries } from '../store/alerts/deliveries.ts';
import { listRules } from '../store/alerts/rules.ts';
import { SubjectConflict, listDueSubjects, putSubject } from '../store/alerts/subjects.ts';
import { findLastChangeId, listChanges } from '../store/changes/change-log.ts';
import type { StoredChange } from '../store/changes/change-log.ts';
import type { Database, Queries, Writing } from '../store/database.ts';
import { findMeta, putMeta } from '../store/meta.ts';
import { listEventDeliveries } from './event-deliveries.ts';
import { readSituations } from './read-situations.ts';
import type { SituationOptions } from './read-situations.ts';

export interface ReviewOptions extends Omit<SituationOptions, 'now'> {
  readonly database: Database;
  readonly publicUrl: string | null;
  readonly log: Log;
}

/** Services by organization. */
type Touched = ReadonlyMap<string, ReadonlySet<string>>;

const POSITION = 'alerts_reviewed_to';
/** What could not be reviewed, as JSON: services by organization. */
const OWED = 'alerts_owed';
const CHANGES_PER_READ = 200;
const SUBJECTS_PER_READ = 200;
const ATTEMPTS_MAX = 3;

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
  const owed = await reviewAll(options, touched, now);
  const events = await listEventDeliveries(database, changes, touched, now);
  await database.transaction(async (writing) => {
    await insertDeliveries(writing, events);
    await putMeta(writing, POSITION, String(last.id));
    if (owed.size > 0) await putOwed(writing, [...(await readOwed(writing)), ...owed]);
  });
  return changes.length === CHANGES_PER_READ;
}

/** Reviews what could not be reviewed before. */
export async function reviewOwed(options: ReviewOptions, now: number): Promise<void> {
  const { database } = options;
  const owed = await readOwed(database.kysely);
  if (owed.length === 0) return;
  const rest = await reviewAll(options, new Map(owed), now);
  if (rest.size < owed.length) await database.transaction((writing) => putOwed(writing, [...rest]));
}

async function readOwed(db: Queries): Promise<[string, Set<string>][]> {
  // Safe: only `putOwed` writes it.
  const stored = JSON.parse((await findMeta(db, OWED)) ?? '{}') as Readonly<Record<string, readonly string[]>>;
  return Object.entries(stored).map(([organizationId, serviceIds]) => [organizationId, new Set(serviceIds)]);
}

async function putOwed(db: Writing, owed: readonly (readonly [string, ReadonlySet<string>])[]): Promise<void> {
  const all = new Map<string, Set<string>>();
  for (const [organizationId, ids] of owed)
    all.set(organizationId, new Set([...(all.get(organizationId) ?? []), ...ids]));
  await putMeta(db, OWED, JSON.stringify(Object.fromEntries([...all].map(([id, ids]) => [id, [...ids]]))));
}

/** Reviews one organization after the other. @returns those that could not be: they keep no other one waiting */
async function reviewAll(options: ReviewOptions, touched: Touched, now: number): Promise<Touched> {
  const owed = new Map<string, ReadonlySet<string>>();
  for (const [organizationId, serviceIds] of touched)
    try {
      await reviewServices(options, organizationId, serviceIds, now);
    } catch (error) {
      options.log.error(
        { err: error, organization: organizationId },
        'alerts could not be reviewed; it is tried again',
      );
      owed.set(organizationId, serviceIds);
    }
  return owed;
}

/** Reviews subjects whose time has come. @returns whether there may be more */
export async function reviewDue(options: ReviewOptions, now: number): Promise<boolean> {
  const due = await listDueSubjects(options.database.kysely, now, SUBJECTS_PER_READ);
  const touched = Map.groupBy(due, (subject) => subject.organizationId);
  const services = [...touched].map(([id, subjects]) => [id, new Set(subjects.flatMap(servicesOf))] as const);
  const owed = await reviewAll(options, new Map(services), now);
  return due.length === SUBJECTS_PER_READ && owed.size === 0;
}

/** Reviews what time alone can change: announced maintenances and pages that cannot be read. */
export async function reviewTimed(options: ReviewOptions, now: number): Promise<void> {
  const serviceIds = await listTimedServices(options.database);
  const concerns = await listConcerns(options.database.kysely, serviceIds);
  const timed = new Map<string, ReadonlySet<string>>();
  for (const [organizationId, list] of Map.groupBy(concerns, (concern) => concern.organizationId)) {
    const rules = await listRules(options.database.kysely, organizationId);
    const isTimed = rules.some(
      ({ enabled, definition }) =>
        enabled && (definition.maintenanceAheadHours !== null || definition.pageUnreadableMinutes !== null),
    );
    if (isTimed) timed.set(organizationId, new Set(list.map(({ serviceId }) => serviceId)));
  }
  await reviewAll(options, timed, now);
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
  const context = await readContext(options, organizationId, now);
  const known = await database.keptSubjects.list(organizationId, now - REOPENED_WITHIN_MS);
  const subjects = known.filter((subject) => isConcerned(subject, touched, now));
  const serviceIds = [...new Set([...touched, ...subjects.flatMap(servicesOf)])].sort();
  const situations = await readSituations(database, organizationId, serviceIds, { ...options, now });
  const inputs = { organizationId, subjects, situations };
  // What was lost is told at the end of a trouble only, so it is read once somebody asks for it.
  const ending = new Set<string>();
  const callsLost = ({ id }: Subject): null => {
    ending.add(id);
    return null;
  };
  let review = reviewOrganization({ ...inputs, callsLost }, context);
  if (ending.size > 0) {
    const ended = subjects.filter(({ id }) => ending.has(id));
    const lost = await readLostCalls(options, organizationId, ended);
    review = reviewOrganization({ ...inputs, callsLost: ({ id }) => lost.get(id) ?? null }, context);
  }
  if (review.subjects.length === 0 && review.deliveries.length === 0) return;
  const before = new Map(known.map((subject) => [subject.id, subject]));
  await database.transaction(async (writing) => {
    for (const subject of review.subjects) await putSubject(writing, subject, before.get(subject.id));
    await insertDeliveries(writing, review.deliveries);
  });
  database.keptSubjects.keep(review.subjects.map((subject) => ({ ...subject, version: subject.version + 1 })));
}

/** What reviews of one organization have in common. */
export async function readContext(
  { database, publicUrl }: ReviewOptions,
  organizationId: string,
  now: number,
): Promise<ReviewContext> {
  const rules = await listRules(database.kysely, organizationId);
  const channels = (await listChannels(database.kysely, organizationId)).filter(({ enabled }) => enabled);
  return { now, rules, channels: channels.map(toReviewed), publicUrl };
}

/** Lost calls of open troubles, by their identifiers. */
async function readLostCalls(
  { database }: ReviewOptions,
  organizationId: string,
  subjects: readonly Subject[],
): Promise<Map<string, number>> {
  const lost = new Map<string, number>();
  for (const { id, kind, parts, openedAt, closedAt } of subjects) {
    if (kind !== 'trouble' || closedAt !== null) continue;
    const calls = await countLostCalls(database.kysely, organizationId, parts, openedAt);
    if (calls !== null) lost.set(id, calls);
  }
  return lost;
}

function toReviewed({ id, kind }: StoredChannel): ReviewedChannel {
  return { id, isTold: channelOf(kind).isTold };
}
