import type { IncidentChangeWord } from '@upriver/contract';
import type { IncidentChange } from '../../domain/change.ts';
import type { Writing } from '../database.ts';
import { nameIncidentChange, summarizeIncident } from '../incidents/incident-changes.ts';
import { keepRevision } from '../incidents/update-revisions.ts';
import type { IdentifiedIncident } from './identify-observed.ts';
import { prepare } from '../prepared.ts';
import { isDifferent } from './row-difference.ts';
import type { Tables } from '../schema/tables.ts';

/**
 * Writes the incidents that a page reports.
 * @returns what happened to them since the check before
 */
export async function applyIncidents(
  db: Writing,
  serviceId: string,
  incidents: readonly IdentifiedIncident[],
  at: number,
  checkBefore: number | null,
): Promise<IncidentChange['payload'][]> {
  const changes: IncidentChange['payload'][] = [];
  for (const identified of incidents) {
    const change = await applyIncident(db, serviceId, identified, at, checkBefore);
    if (change !== undefined) changes.push({ change, id: identified.id, ...summarizeIncident(identified.incident) });
  }
  return changes;
}

/** Forgets all incidents of a service, for they are derived again. */
export async function deleteIncidents(db: Writing, serviceId: string): Promise<void> {
  const incidents = db.selectFrom('incidents').select('id').where('service_id', '=', serviceId);
  await db.deleteFrom('incident_updates').where('incident_id', 'in', incidents).execute();
  await db.deleteFrom('incident_update_revisions').where('incident_id', 'in', incidents).execute();
  await db.deleteFrom('incident_components').where('incident_id', 'in', incidents).execute();
  await db.deleteFrom('incidents').where('service_id', '=', serviceId).execute();
}

async function applyIncident(
  db: Writing,
  serviceId: string,
  { id, incident, updates, componentIds }: IdentifiedIncident,
  at: number,
  checkBefore: number | null,
): Promise<IncidentChangeWord | undefined> {
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
  const [known] = await selectIncident(db, { id });
  if (known === undefined) await insertIncident(db, { ...said, id, serviceId, externalId: incident.externalId, at });
  else if (isDifferent(known, said)) await updateIncident(db, { ...said, id, serviceId, at });
  const isNew = known === undefined;
  const hasNewUpdate = await applyUpdates(db, id, isNew, updates, at);
  await applyAffected(db, id, isNew, componentIds);
  return nameIncidentChange(known, said, hasNewUpdate, checkBefore);
}

/** @returns whether one is new */
async function applyUpdates(
  db: Writing,
  incident: string,
  isNew: boolean,
  updates: IdentifiedIncident['updates'],
  at: number,
): Promise<boolean> {
  const known = new Map((isNew ? [] : await selectUpdates(db, { incident })).map((row) => [row.id, row]));
  let hasNew = false;
  for (const { id, update } of updates) {
    const row = known.get(id);
    known.delete(id);
    const said = { status: update.status, body: update.body, created_at: update.createdAt };
    hasNew ||= row === undefined;
    if (row === undefined) await insertUpdate(db, { ...said, id, incident, externalId: update.externalId, at });
    else if (row.gone_at !== null || isDifferent(row, said)) {
      if (isDifferent(row, said)) await keepRevision(db, row, at);
      await updateUpdate(db, { ...said, id, incident });
    }
  }
  // A document that carries no updates at all says nothing about the known ones.
  if (updates.length === 0) return hasNew;
  for (const row of known.values())
    if (row.gone_at === null)
      await db
        .updateTable('incident_updates')
        .set({ gone_at: at })
        .where('id', '=', row.id)
        .where('incident_id', '=', incident)
        .execute();
  return hasNew;
}

async function applyAffected(
  db: Writing,
  incident: string,
  isNew: boolean,
  componentIds: readonly string[] | undefined,
): Promise<void> {
  if (componentIds === undefined) return;
  const wanted = new Set(componentIds);
  for (const { component_id: id } of isNew ? [] : await selectAffected(db, { incident }))
    if (!wanted.delete(id))
      await db
        .deleteFrom('incident_components')
        .where('incident_id', '=', incident)
        .where('component_id', '=', id)
        .execute();
  for (const id of wanted) await insertAffected(db, { incident_id: incident, component_id: id });
}

const selectIncident = prepare((db, { id }: { readonly id: string }) =>
  db.selectFrom('incidents').selectAll().where('id', '=', id),
);

type IncidentSaid = Omit<Tables['incidents'], 'id' | 'service_id' | 'external_id' | 'first_seen_at' | 'changed_at'>;
type ChangedIncident = IncidentSaid & { readonly id: string; readonly serviceId: string; readonly at: number };

const insertIncident = prepare(
  (db, { id, serviceId, externalId, at, ...said }: ChangedIncident & { readonly externalId: string }) =>
    db
      .insertInto('incidents')
      .values({ id, service_id: serviceId, external_id: externalId, ...said, first_seen_at: at, changed_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(said)),
);

const updateIncident = prepare((db, { id, serviceId, at, ...said }: ChangedIncident) =>
  db
    .updateTable('incidents')
    .set({ ...said, changed_at: at })
    .where('id', '=', id)
    .where('service_id', '=', serviceId),
);

type UpdateSaid = Pick<Tables['incident_updates'], 'status' | 'body' | 'created_at'>;
type ChangedUpdate = UpdateSaid & { readonly id: string; readonly incident: string };
type NewUpdate = ChangedUpdate & { readonly externalId: string; readonly at: number };

const insertUpdate = prepare((db, { id, incident, externalId, at, ...said }: NewUpdate) =>
  db
    .insertInto('incident_updates')
    .values({ id, incident_id: incident, external_id: externalId, ...said, first_seen_at: at, gone_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said)),
);

const updateUpdate = prepare((db, { id, incident, ...said }: ChangedUpdate) =>
  db
    .updateTable('incident_updates')
    .set({ ...said, gone_at: null })
    .where('id', '=', id)
    .where('incident_id', '=', incident),
);

const insertAffected = prepare((db, row: Tables['incident_components']) =>
  db.insertInto('incident_components').values(row),
);

const selectUpdates = prepare((db, { incident }: { readonly incident: string }) =>
  db.selectFrom('incident_updates').selectAll().where('incident_id', '=', incident),
);

const selectAffected = prepare((db, { incident }: { readonly incident: string }) =>
  db.selectFrom('incident_components').select('component_id').where('incident_id', '=', incident),
);
