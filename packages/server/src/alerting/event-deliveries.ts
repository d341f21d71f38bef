import { channelOf } from '../channels/list.ts';
import type { NewDelivery } from '../domain/alert.ts';
import { deriveIdentifier } from '../domain/identifiers.ts';
import { eventsOf } from '../rules/webhook-events.ts';
import type { ChangeContext, Named } from '../rules/webhook-events.ts';
import { listChannels } from '../store/alerts/channels.ts';
import type { StoredChange } from '../store/changes/change-log.ts';
import type { Database } from '../store/database.ts';
import { listDetectors } from '../store/detection/detectors.ts';
import { listProjects } from '../store/organizations/projects.ts';
import { listLinks } from '../store/services/links.ts';

/**
 * Deliveries of changes to channels that take events. Their identifiers come from channel, change and event, so that a repetition adds
 * nothing.
 * @param touched services by organization that the changes are about
 */
export async function listEventDeliveries(
  database: Database,
  changes: readonly StoredChange[],
  touched: ReadonlyMap<string, ReadonlySet<string>>,
  now: number,
): Promise<NewDelivery[]> {
  const deliveries: NewDelivery[] = [];
  for (const [organizationId, serviceIds] of touched) {
    const channels = (await listChannels(database.kysely, organizationId)).flatMap(
      ({ id, kind, enabled, settings }) => {
        const events = channelOf(kind).eventsOf?.(settings);
        return enabled && events !== undefined && events.length > 0 ? [{ id, events }] : [];
      },
    );
    if (channels.length === 0) continue;
    const contextOf = await readContexts(database, organizationId, [...serviceIds]);
    for (const stored of changes) {
      const { change } = stored;
      // What late calls show of the past is no event of now.
      if (change.kind === 'change' || change.kind === 'ledger' || change.kind === 'override') continue;
      if (!serviceIds.has(change.serviceId)) continue;
      if ((change.organizationId ?? organizationId) !== organizationId || stored.service === null) continue;
      const projectId = change.kind === 'verdict' ? change.payload.projectId : undefined;
      for (const event of eventsOf(change, contextOf(stored.service, projectId)))
        for (const channel of channels.filter(({ events }) => events.includes(event.event)))
          deliveries.push({
            id: deriveIdentifier(
              'dlv',
              channel.id,
              String(stored.id),
              event.event,
              JSON.stringify(event.data['project'] ?? null),
            ),
            organizationId,
            channelId: channel.id,
            subjectKey: change.serviceId,
            content: { type: 'event', event },
            createdAt: now,
          });
    }
  }
  return deliveries;
}

async function readContexts(
  database: Database,
  organizationId: string,
  serviceIds: readonly string[],
): Promise<(service: Named, projectId: string | undefined) => ChangeContext> {
  const db = database.kysely;
  const projects = new Map(
    (await listProjects(db, organizationId)).map(({ id, name, slug }) => [id, { id, name, slug }]),
  );
  const links = await listLinks(db, organizationId, { serviceIds });
  const measured = new Set(
    (await listDetectors(db, organizationId, { serviceIds, since: 0 })).map(
      ({ projectId, serviceId }) => `${projectId} ${serviceId}`,
    ),
  );
  return (service, projectId) => ({
    service,
    project: projectId === undefined ? undefined : projects.get(projectId),
    unmeasuredProjects: links.flatMap((link) => {
      const isUnmeasured = link.serviceId === service.id && !measured.has(`${link.projectId} ${link.serviceId}`);
      const project = projects.get(link.projectId);
      return isUnmeasured && project !== undefined ? [project] : [];
    }),
  });
}
