import type { Status } from '@upriver/contract';
import type { PageTarget } from '../../adapter.ts';
import type { ObservedIncident, Reading } from '../../observation.ts';
import {
  idAt,
  isRecord,
  listAt,
  numberAt,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { findNamed } from '../../reading/named-documents.ts';
import { makeComponent, makeIncident, nameOr, observed } from '../../reading/observed.ts';
import { impactOfStatus, worstOfOpen, worstStatus } from '../../reading/severity.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { resolvePath } from '../../reading/target-url.ts';
import {
  COMMON_PHASES,
  COMMON_STATUSES,
  readReported,
  readStatus,
  type ReportedTable,
} from '../../reading/reported-status.ts';
import { newestOf, updateOf } from '../../reading/update.ts';

const STATES: ReportedTable<Status> = { ...COMMON_STATUSES, degraded: 'degraded' };
const PHASES = { ...COMMON_PHASES, ongoing: 'in_progress' } as const;
const SECOND_MS = 1000;

/**
 * Flashduty: a page's components, and the changes that are active now, each with the status of those that it affects. Option `pageId` is the
 * page's number; without it the URL is that of the document. The shape is the page's own and was described by several of its readers.
 */
export const flashduty = createSingleDocumentAdapter({
  name: 'flashduty',
  title: 'Flashduty',
  isHostedByProvider: true,
  path: summaryUrl,
  readDocument: jsonReader('Flashduty', isSummary, read),
  recognises: (document) => jsonMatches(document, isSummary),
  findDocuments: (html, pageUrl) =>
    /flashduty|flashcat/i.test(html.slice(0, 500_000))
      ? findNamed(html, /\\?"page_id\\?"\s*:\s*(\d{6,20})/g, ([id = '']) =>
          summaryUrl({ url: new URL(pageUrl).origin, options: { pageId: id } }),
        )
      : [],
});

function summaryUrl(target: PageTarget): string {
  const pageId = target.options['pageId'];
  if (pageId === undefined || target.url.includes('/summary/active')) return target.url;
  return resolvePath(target.url, `/api/status-page/${encodeURIComponent(pageId)}/summary/active`);
}

function isSummary(value: unknown): value is JsonRecord {
  const data = isRecord(value) ? recordAt(value, 'data') : undefined;
  const components = listAt(recordAt(data ?? {}, 'page') ?? {}, 'components');
  return (
    data !== undefined &&
    components !== undefined &&
    components.length > 0 &&
    components.every((row) => isRecord(row) && idAt(row, 'component_id') !== undefined) &&
    listAt(data, 'active_changes')?.every(
      (row) => isRecord(row) && listAt(row, 'affected_components') !== undefined,
    ) === true
  );
}

function read(value: JsonRecord, { now }: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const data = recordAt(value, 'data') ?? {};
  const page = recordAt(data, 'page') ?? {};
  const changes = recordsAt(data, 'active_changes');
  const incidents = changes.map((row) => readChange(row, now, unknownStatuses));
  const begun = changes.filter(
    (_row, place) => incidents[place]?.resolvedAt === null && incidents[place].status !== 'scheduled',
  );
  const sections = new Map(recordsAt(page, 'sections').map((row) => [idAt(row, 'section_id'), textAt(row, 'name')]));
  const components = recordsAt(page, 'components').map((row, position) => {
    const id = idAt(row, 'component_id') ?? '';
    const affected = begun
      .flatMap((change) => recordsAt(change, 'affected_components'))
      .filter((part) => idAt(part, 'component_id') === id);
    const statuses = affected.map((part) => readStatus(STATES, textAt(part, 'status'), unknownStatuses));
    return makeComponent({
      externalId: id,
      name: nameOr(textAt(row, 'name'), id, position),
      groupName: sections.get(idAt(row, 'section_id')),
      // A component that no change names is as it should be.
      status: statuses.length === 0 ? 'operational' : worstStatus(statuses),
      position,
    });
  });
  const open = worstOfOpen(incidents);
  return observed(
    {
      status: worstStatus([...components.map(({ status }) => status), ...(open === undefined ? [] : [open])]),
      components,
      incidents,
      listsAllUnresolved: true,
      pageName: textAt(page, 'name'),
    },
    unknownStatuses,
  );
}

function readChange(row: JsonRecord, now: number, unknownStatuses: Set<string>): ObservedIncident {
  const isMaintenance = textAt(row, 'type') === 'maintenance';
  const affected = recordsAt(row, 'affected_components');
  const worst = worstStatus(affected.map((part) => readStatus(STATES, textAt(part, 'status'), unknownStatuses)));
  const updates = recordsAt(row, 'updates').flatMap((update) => {
    const seconds = numberAt(update, 'at_seconds');
    const rawStatus = textAt(update, 'status');
    return updateOf({
      externalId: idAt(update, 'update_id'),
      createdAt: seconds === undefined ? undefined : seconds * SECOND_MS,
      html: textAt(update, 'description'),
      status: readReported(PHASES, rawStatus, unknownStatuses) ?? 'investigating',
      rawStatus,
    });
  });
  const rawStatus = textAt(row, 'status');
  const startedAt = numberAt(row, 'start_at_seconds');
  const endedAt = numberAt(row, 'close_at_seconds');
  return makeIncident(
    {
      externalId: idAt(row, 'change_id'),
      kind: isMaintenance ? 'maintenance' : 'incident',
      title: textAt(row, 'title'),
      impact: isMaintenance ? 'none' : impactOfStatus(worst),
      status: readReported(PHASES, rawStatus, unknownStatuses) ?? newestOf(updates)?.status ?? 'investigating',
      startedAt: startedAt === undefined ? undefined : startedAt * SECOND_MS,
      resolvedAt: endedAt === undefined ? undefined : endedAt * SECOND_MS,
      scheduledFor: isMaintenance && startedAt !== undefined ? startedAt * SECOND_MS : undefined,
      updates,
      componentIds: affected.flatMap((part) => idAt(part, 'component_id') ?? []),
      rawStatus,
    },
    now,
  );
}
