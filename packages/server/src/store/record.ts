import type { IncidentChangeWord, Status } from '@upriver/contract';
import type { IncidentChange, StatusChange } from '../domain/change.ts';
import { deriveIdentifier } from '../domain/identifiers.ts';
import type { Observation, ObservedIncident } from '../domain/observation.ts';
import { tidyObservation } from '../domain/tidy-observation.ts';
import { wordValidMs } from '../domain/uptime.ts';
import { appendChange } from './changes.ts';
import type { Database, Dialect, Queries, Writing } from './database.ts';
import { nameIncidentChange, sayIncident } from './incident-changes.ts';
import { noteLookTime } from './look-times.ts';
import { noteObservation, readObservations } from './observations.ts';
import { dropPageStates, keepPageState, remakePageStates } from './page-states.ts';
import { applyComponents, componentId } from './record-components.ts';
import { isDifferent } from './row-difference.ts';
import type { IncidentTable } from './schema.ts';

/** How long a look's word counts where the poller does not say: as with the interval that is set by default. */
const VALID_FOR_MS_DEFAULT = wordValidMs(180_000);

/** What changed for those who listen. */
export interface RecordedChange {
  /** The look was the newest and said something else than the one before. */
  readonly changed: boolean;
  readonly statusBefore: string;
  readonly status: string;
}

/**
 * Records one look, all or nothing. Rows are derived from what was observed, so recording the same thing twice changes nothing,
 * and looks that arrive in another order than they were made end in the same rows.
 */
export async function recordObservation(
  database: Database,
  serviceId: string,
  observed: Observation,
  at: number,
  validForMs = VALID_FOR_MS_DEFAULT,
): Promise<RecordedChange> {
  const observation = tidyObservation(observed, at);
  return database.grouped(async (db) => {
    const service = await lockService(db, serviceId, database.dialect);
    const statusBefore = service?.current_status ?? 'unknown';
    // A vendor of an organization's own may have been taken away while its page was fetched.
    if (service === undefined) return { changed: false, statusBefore, status: statusBefore };
    const changed = await noteObservation(db, serviceId, at, observation);
    await noteLookTime(db, serviceId, { at, validForMs });
    if (service.last_checked_at !== null && at < service.last_checked_at) {
      if (changed) await replay(db, serviceId, at);
      return { changed: false, statusBefore, status: statusBefore };
    }
    if (changed || service.last_checked_at === null) {
      if (at === service.last_checked_at) await dropPageStates(db, serviceId, at);
      const incidentChanges = await applyObservation(db, serviceId, observation, at, service.last_checked_at);
      await keepPageState(db, serviceId, at);
      await noteChanges(db, serviceId, at, { from: statusBefore as Status, to: observation.status }, incidentChanges);
    } else await setLastChecked(db, serviceId, at);
    return { changed, statusBefore, status: observation.status };
  });
}

/** A look that found nothing new was made all the same. */
export async function touchService(
  database: Database,
  serviceId: string,
  at: number,
  validForMs = VALID_FOR_MS_DEFAULT,
): Promise<void> {
  await database.grouped(async (db) => {
    await lockService(db, serviceId, database.dialect);
    await noteLookTime(db, serviceId, { at, validForMs });
    await setLastChecked(db, serviceId, at);
  });
}

/** Two pollers that record looks at one page do so one after the other: what each writes follows from what it read. */
async function lockService(db: Writing, serviceId: string, dialect: Dialect) {
  const service = db.selectFrom('services').select(['current_status', 'last_checked_at']).where('id', '=', serviceId);
  // SQLite has one writer, so the transaction is the lock.
  return (dialect === 'postgres' ? service.forUpdate() : service).executeTakeFirst();
}

async function setLastChecked(db: Queries, serviceId: string, at: number): Promise<void> {
  await db
    .updateTable('services')
    .set({ last_checked_at: at })
    .where('id', '=', serviceId)
    .where((where) => where.or([where('last_checked_at', 'is', null), where('last_checked_at', '<', at)]))
    .execute();
}

/** A late look falls between others: what follows from all of them is made again, in their order. */
async function replay(db: Writing, serviceId: string, from: number): Promise<void> {
  await remakePageStates(db, serviceId, from);
  const { last_checked_at: lastCheckedAt } = await db
    .selectFrom('services')
    .select('last_checked_at')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const incidents = db.selectFrom('incidents').select('id').where('service_id', '=', serviceId);
  await db.deleteFrom('incident_updates').where('incident_id', 'in', incidents).execute();
  await db.deleteFrom('incident_components').where('incident_id', 'in', incidents).execute();
  await db.deleteFrom('incidents').where('service_id', '=', serviceId).execute();
  await db.deleteFrom('component_changes').where('service_id', '=', serviceId).execute();
  await db.deleteFrom('components').where('service_id', '=', serviceId).execute();
  for await (const { observation, at } of readObservations(db, serviceId, 0, Number.MAX_SAFE_INTEGER))
    await applyObservation(db, serviceId, observation, at, null);
  // Looks that said the same as the one before are not among the points, but the last of them was still made then.
  await db.updateTable('services').set({ last_checked_at: lastCheckedAt }).where('id', '=', serviceId).execute();
}

/** Tells those who listen. Comes last, see `appendChange`. */
async function noteChanges(
  db: Writing,
  serviceId: string,
  at: number,
  status: StatusChange['payload'],
  incidents: readonly IncidentChange['payload'][],
): Promise<void> {
  const common = { at, serviceId, organizationId: null };
  if (status.from !== status.to) await appendChange(db, { ...common, kind: 'status', payload: status });
  for (const payload of incidents) await appendChange(db, { ...common, kind: 'incident', payload });
}

/** @returns what happened to incidents, compared with the look before */
async function applyObservation(
  db: Writing,
  serviceId: string,
  observation: Observation,
  at: number,
  lookBefore: number | null,
): Promise<IncidentChange['payload'][]> {
  await db
    .updateTable('services')
    .set({
      current_status: observation.status,
      raw_status: observation.rawStatus ?? null,
      last_checked_at: at,
    })
    .where('id', '=', serviceId)
    .execute();
  if (observation.components !== undefined) await applyComponents(db, serviceId, observation.components, at);
  const changes: IncidentChange['payload'][] = [];
  for (const incident of observation.incidents) {
    const change = await applyIncident(db, serviceId, incident, at, lookBefore);
    if (change !== undefined)
      changes.push({ change, id: incidentId(serviceId, incident.externalId), ...sayIncident(incident) });
  }
  return changes;
}

async function applyIncident(
  db: Writing,
  serviceId: string,
  incident: ObservedIncident,
  at: number,
  lookBefore: number | null,
): Promise<IncidentChangeWord | undefined> {
  const id = incidentId(serviceId, incident.externalId);
  const said = {
    kind: incident.kind,
    title: incident.title,
    impact: incident.impact,
    status: incident.status,
    started_at: incident.startedAt,
    resolved_at: incident.resolvedAt,
    scheduled_for: incident.scheduledFor ?? null,
    scheduled_until: incident.scheduledUntil ?? null,
    url: incident.url ?? null,
    raw_status: incident.rawStatus ?? null,
    raw_impact: incident.rawImpact ?? null,
  };
  const known = await db.selectFrom('incidents').selectAll().where('id', '=', id).executeTakeFirst();
  if (known === undefined)
    await db
      .insertInto('incidents')
      .values({
        id,
        service_id: serviceId,
        external_id: incident.externalId,
        ...said,
        first_seen_at: at,
        changed_at: at,
      })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
      .execute();
  else if (isDifferent(known, said))
    await db
      .updateTable('incidents')
      .set({ ...said, changed_at: at })
      .where('id', '=', id)
      .execute();
  const hasNewUpdate = await applyUpdates(db, id, incident, at);
  await applyAffected(db, serviceId, id, incident.componentIds);
  return nameIncidentChange(known, said, hasNewUpdate, lookBefore);
}

/** @returns whether one is new */
async function applyUpdates(db: Writing, incident: string, observed: ObservedIncident, at: number): Promise<boolean> {
  const known = new Map(
    (await db.selectFrom('incident_updates').selectAll().where('incident_id', '=', incident).execute()).map((row) => [
      row.id,
      row,
    ]),
  );
  let hasNew = false;
  for (const update of observed.updates) {
    const id = deriveIdentifier('upd', incident, update.externalId);
    const row = known.get(id);
    known.delete(id);
    const said = { status: update.status, body: update.body, created_at: update.createdAt };
    hasNew ||= row === undefined;
    if (row === undefined)
      await db
        .insertInto('incident_updates')
        .values({
          id,
          incident_id: incident,
          external_id: update.externalId,
          ...said,
          first_seen_at: at,
          gone_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
        .execute();
    else if (row.gone_at !== null || isDifferent(row, said))
      await db
        .updateTable('incident_updates')
        .set({ ...said, gone_at: null })
        .where('id', '=', id)
        .execute();
  }
  // A document that carries no updates at all says nothing about the known ones.
  if (observed.updates.length === 0) return hasNew;
  for (const row of known.values())
    if (row.gone_at === null)
      await db.updateTable('incident_updates').set({ gone_at: at }).where('id', '=', row.id).execute();
  return hasNew;
}

async function applyAffected(
  db: Writing,
  serviceId: string,
  incident: string,
  componentIds: readonly string[] | undefined,
): Promise<void> {
  if (componentIds === undefined) return;
  const wanted = new Set(componentIds.map((externalId) => componentId(serviceId, externalId)));
  const known = await db
    .selectFrom('incident_components')
    .select('component_id')
    .where('incident_id', '=', incident)
    .execute();
  for (const { component_id: id } of known)
    if (!wanted.delete(id))
      await db
        .deleteFrom('incident_components')
        .where('incident_id', '=', incident)
        .where('component_id', '=', id)
        .execute();
  for (const id of wanted)
    await db.insertInto('incident_components').values({ incident_id: incident, component_id: id }).execute();
}

/** Identifier of an incident, the same wherever and whenever it is seen. */
export function incidentId(serviceId: string, externalId: string): string {
  return deriveIdentifier('inc', serviceId, externalId);
}

/** Incidents and maintenances of a service that nothing has closed yet. */
export async function listUnresolved(db: Queries, serviceId: string): Promise<IncidentTable[]> {
  return db
    .selectFrom('incidents')
    .selectAll()
    .where('service_id', '=', serviceId)
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .execute();
}
