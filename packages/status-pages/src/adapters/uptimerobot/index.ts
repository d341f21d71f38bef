import type { Status } from '@upriver/contract';
import type { ObservedComponent, Reading } from '../../observation.ts';
import type { PageTarget } from '../../adapter.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  listAt,
  numberAt,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { customerOf, findNamed } from '../../reading/named-documents.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { shareOfDown } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';

const CLASSES: ReportedTable<Status> = {
  success: 'operational',
  warning: 'degraded',
  danger: 'major_outage',
  info: 'maintenance',
  paused: 'unknown',
  black: 'unknown',
};

/** Statuses of a monitor that is paused or not checked yet; they do not affect the overall status. */
const UNWATCHED = new Set(['paused', 'black']);

const readDocument = jsonReader('UptimeRobot', isMonitorList, read);

/** UptimeRobot. Option `key` is the page's own (`<user>-<page>`); without it the last part of the URL is. */
export const uptimerobot = createSingleDocumentAdapter({
  name: 'uptimerobot',
  title: 'UptimeRobot',
  isHostedByProvider: true,
  key: 'monitors',
  path: listUrl,
  readDocument,
  recognises: (document) => jsonMatches(document, isMonitorList),
  findDocuments: (html, pageUrl) => [
    ...(customerOf(pageUrl, 'uptimerobot.com') === 'stats' ? [listUrl({ url: pageUrl, options: {} })] : []),
    ...findNamed(
      html,
      /https:\/\/stats\.uptimerobot\.com\/api\/getMonitorList\/([\w-]{1,60})/g,
      ([key = '']) => `https://stats.uptimerobot.com/api/getMonitorList/${key}?page=1`,
    ),
  ],
});

function listUrl(target: PageTarget): string {
  if (target.options['exact'] === 'yes' || target.url.includes('/api/getMonitorList/') || !URL.canParse(target.url))
    return target.url;
  const { origin, pathname } = new URL(target.url);
  const key = target.options['key'] ?? pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return key === '' ? target.url : `${origin}/api/getMonitorList/${encodeURIComponent(key)}?page=1`;
}

function isMonitorList(value: unknown): value is JsonRecord {
  if (!isRecord(value) || !isListOfRecords(value['data'] ?? recordAt(value, 'psp')?.['monitors'])) return false;
  if ('status' in value && value['status'] !== 'ok') return false;
  return rowsOf(value).some((row) => 'statusClass' in row && textAt(row, 'name') !== undefined);
}

function rowsOf(value: JsonRecord): readonly JsonRecord[] {
  const older = recordAt(value, 'psp') ?? {};
  return listAt(value, 'data') === undefined ? recordsAt(older, 'monitors') : recordsAt(value, 'data');
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const components = rowsOf(value).map((row, position) => readMonitor(row, position, unknownStatuses));
  const watched = components.filter(({ rawStatus }) => !UNWATCHED.has(rawStatus ?? ''));
  const status = shareOfDown(watched.map((component) => component.status));
  return observed(
    {
      status: status === 'operational' ? withoutOtherPages(value, components.length) : status,
      components,
      incidents: [],
      listsAllUnresolved: false,
    },
    unknownStatuses,
  );
}

/** A long list comes in pages. The counts beside it are of all monitors; without them one page cannot speak for the others. */
function withoutOtherPages(value: JsonRecord, count: number): Status {
  const counts = recordAt(recordAt(value, 'statistics') ?? {}, 'counts') ?? {};
  const down = numberAt(counts, 'down');
  if (down !== undefined && down > 0) return 'partial_outage';
  const total = numberAt(recordAt(value, 'psp') ?? {}, 'totalMonitors') ?? numberAt(counts, 'total') ?? count;
  return total > count && down === undefined ? 'unknown' : 'operational';
}

function readMonitor(row: JsonRecord, position: number, unknownStatuses: Set<string>): ObservedComponent {
  const name = nameOr(textAt(row, 'name'), idAt(row, 'monitorId', 'id'), position);
  const rawStatus = textAt(row, 'statusClass');
  return makeComponent({
    externalId: idAt(row, 'monitorId', 'id') ?? name,
    name,
    groupName: textAt(row, 'groupName'),
    status: readStatus(CLASSES, rawStatus, unknownStatuses),
    rawStatus,
    position,
  });
}
