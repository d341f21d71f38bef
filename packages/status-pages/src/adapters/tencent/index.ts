import type { Status } from '@upriver/contract';
import type { Adapter, PageDocument, PageTarget } from '../../adapter.ts';
import type { ObservedIncident, Reading } from '../../observation.ts';
import {
  idAt,
  isListOfRecords,
  isRecord,
  parsePageJson,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, makeIncident, nameOr, observed, unreadable } from '../../reading/observed.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { impactOfStatus, statusOfMany, worstStatus } from '../../reading/severity.ts';
import { originUrl } from '../../reading/target-url.ts';

const STATES: ReportedTable<Status> = {
  normal: 'operational',
  notify: 'degraded',
  abnormal: 'partial_outage',
};

/**
 * Tencent Cloud, the page for the world: its regions, and the notice about what happens now. A region says whether anything happened in
 * it today, which may be over, so such a region is `unknown`, as is the whole without the notice. The shape is the page's own and was described by several of its readers.
 */
export const tencent: Adapter = {
  name: 'tencent',
  title: 'Tencent Cloud',
  hosts: ['status.tencentcloud.com'],
  requests: (target) => [
    { key: 'regions', url: originUrl(target, '/v1/api/status/DescribeRegions?BelongSite=1') },
    { key: 'notice', url: noticeUrl(target), optional: true },
  ],
  read(documents, _target, now) {
    const regions = [...documents.values()].map(dataOf).find(isRegions);
    if (regions === undefined) return unreadable('The JSON is not a document of Tencent Cloud.');
    return read(regions, dataOf(documents.get('notice')) ?? {}, now);
  },
  recognises: (document) => isRegions(dataOf(document)),
};

function noticeUrl({ url }: PageTarget): string {
  const path = '/v1/api/status/DescribeHappening?BelongSite=1';
  return URL.canParse(url) ? new URL(url).origin + path : url + path;
}

function isRegions(data: JsonRecord | undefined): data is JsonRecord {
  return (
    isListOfRecords(data?.['AreaDetailList']) &&
    data['AreaDetailList'].every((area) => isListOfRecords(area['RegionList']))
  );
}

/** What the answer of an action holds; nothing of an error. */
function dataOf(document: PageDocument | undefined): JsonRecord | undefined {
  const parsed = parsePageJson(document?.text ?? '');
  if (parsed.kind === 'unreadable' || !isRecord(parsed.value)) return undefined;
  const response = recordAt(parsed.value, 'Response');
  return response === undefined || 'Error' in response ? undefined : recordAt(response, 'Data');
}

function read(regions: JsonRecord, notice: JsonRecord, now: number): Reading {
  const unknownStatuses = new Set<string>();
  const components = recordsAt(regions, 'AreaDetailList')
    .flatMap((area) => recordsAt(area, 'RegionList'))
    .map((row, position) =>
      makeComponent({
        externalId: idAt(row, 'RegionId') ?? String(position),
        name: nameOr(textAt(row, 'RegionName'), idAt(row, 'RegionId'), position),
        status: row['EventsIn'] === false ? 'operational' : 'unknown',
      }),
    );
  const isShown = notice['IsShow'];
  const rawStatus = textAt(notice, 'Status');
  const reported = readStatus(STATES, rawStatus, unknownStatuses);
  const said = isShown === false ? 'operational' : isShown === true ? reported : 'unknown';
  const status = worstStatus([said, statusOfMany(components.map((component) => component.status))]);
  return observed(
    {
      status,
      rawStatus,
      components,
      incidents: said === 'operational' || said === 'unknown' ? [] : [readNotice(notice, said, now)],
      listsAllUnresolved: said !== 'unknown',
      pageName: 'Tencent Cloud',
    },
    unknownStatuses,
  );
}

function readNotice(notice: JsonRecord, status: Status, now: number): ObservedIncident {
  return makeIncident(
    {
      externalId: idAt(notice, 'Id'),
      title: textAt(notice, 'Title', 'Desc'),
      impact: impactOfStatus(status),
      status: 'investigating',
      startedAt: undefined,
      rawImpact: textAt(notice, 'Status'),
    },
    now,
  );
}
