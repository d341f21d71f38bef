import type { Impact, Status } from '@upriver/contract';
import type { PageDocument } from '../../adapter.ts';
import type { ObservedIncident, Reading } from '../../observation.ts';
import {
  idAt,
  isRecord,
  listAt,
  recordAt,
  recordsAt,
  textAt,
  pastTimeAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, makeIncident, nameOr, observed, unreadable } from '../../reading/observed.ts';
import { impactOfStatus, worstOfOpen, worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { COMMON_PHASES, readReported, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { newestOf, readUpdates, type UpdateFields } from '../../reading/update.ts';
import { readTurboStream } from './turbo-stream.ts';

const STATES: ReportedTable<Status> = {
  operational: 'operational',
  no_impact: 'operational',
  degraded_performance: 'degraded',
  partial_outage: 'partial_outage',
  major_outage: 'major_outage',
  maintenance: 'maintenance',
};

const UPDATE_FIELDS: UpdateFields = {
  time: ['createdAt', 'started'],
  text: 'message',
  status: ['status'],
  phases: { ...COMMON_PHASES, update: 'investigating' },
};

/** OnlineOrNot: a page in HTML with the data that it was made from. There is no document without a key. */
export const onlineornot = createSingleDocumentAdapter({
  name: 'onlineornot',
  title: 'OnlineOrNot',
  isHostedByProvider: true,
  path: '',
  readDocument,
  recognises: (document) => findData(document) !== undefined,
});

interface PageData {
  readonly components: readonly JsonRecord[];
  readonly active: readonly JsonRecord[];
}

/** Components stand in the data of the root, incidents in that of the first page. */
function findData({ text }: PageDocument): PageData | undefined {
  if (!text.includes('streamController.enqueue')) return undefined;
  const stream = readTurboStream(text);
  const loaded = isRecord(stream) ? recordAt(stream, 'loaderData') : undefined;
  const root = recordAt(recordAt(loaded ?? {}, 'root') ?? {}, 'result') ?? {};
  const index = recordAt(recordAt(loaded ?? {}, 'routes/_index') ?? {}, 'result') ?? {};
  const components = listAt(root, 'components');
  const active = listAt(index, 'activeIncidents');
  if (components === undefined || components.length === 0 || active === undefined) return undefined;
  if (![...components, ...active].every((row) => isRecord(row))) return undefined;
  return { components: recordsAt(root, 'components'), active: recordsAt(index, 'activeIncidents') };
}

function readDocument(document: PageDocument, _target: unknown, now: number): Reading {
  const data = findData(document);
  if (data === undefined) return unreadable('The page is not one of OnlineOrNot, or it was cut short.');
  const unknownStatuses = new Set<string>();
  const components = data.components.map((row, position) => {
    const id = idAt(row, 'id');
    const name = nameOr(textAt(row, 'name'), id, position);
    const rawStatus = textAt(row, 'status');
    return makeComponent({
      externalId: id ?? name,
      name,
      status: readStatus(STATES, rawStatus, unknownStatuses),
      rawStatus,
      position,
    });
  });
  const incidents = data.active.map((row) => readIncident(row, now, unknownStatuses));
  const open = worstOfOpen(incidents);
  return observed(
    {
      status: worstStatus([...components.map(({ status }) => status), ...(open === undefined ? [] : [open])]),
      components,
      incidents,
      listsAllUnresolved: true,
    },
    unknownStatuses,
  );
}

function readIncident(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const updates = readUpdates(recordsAt(row, 'updates'), UPDATE_FIELDS, unknownStatuses);
  const rawImpact = textAt(row, 'impact');
  const known = readReported(STATES, rawImpact, unknownStatuses);
  const impact: Impact = known === undefined ? 'minor' : impactOfStatus(known);
  const endedAt = pastTimeAt(row, 'ended', now);
  return makeIncident(
    {
      externalId: idAt(row, 'id'),
      title: textAt(row, 'title'),
      impact,
      status: newestOf(updates)?.status ?? 'investigating',
      isOpen: endedAt === undefined,
      startedAt: timeAt(row, 'started'),
      resolvedAt: endedAt,
      updates,
      rawImpact,
    },
    now,
  );
}
