import type { Impact, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, Reading } from '../../observation.ts';
import {
  areListsOfRecords,
  isListOfRecords,
  isRecord,
  listAt,
  recordsAt,
  textAt,
  timeAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { makeComponent, makeIncident, nameOr, observed } from '../../reading/observed.ts';
import {
  createSingleDocumentAdapter,
  jsonMatches,
  jsonReader,
  type ReadContext,
} from '../../reading/single-document.ts';
import { absoluteLink, below } from '../../reading/target-url.ts';
import { readStatus, readReported, type ReportedTable } from '../../reading/reported-status.ts';

/** `notice` is informational: a flag is up, so the page does not call itself healthy. */
const STATES: ReportedTable<Status> = {
  ok: 'operational',
  notice: 'degraded',
  disrupted: 'partial_outage',
  down: 'major_outage',
};
const IMPACTS: ReportedTable<Impact> = { ok: 'none', notice: 'none', disrupted: 'major', down: 'critical' };

/** cState, a static page. */
export const cstate = createSingleDocumentAdapter({
  name: 'cstate',
  title: 'cState',
  path: '/index.json',
  readDocument: jsonReader('cState', isIndex, read),
  recognises: (document) => jsonMatches(document, isIndex),
  probes: { rank: 50, urls: below('/index.json') },
});

function isIndex(value: unknown): value is JsonRecord {
  return (
    isRecord(value) &&
    textAt(value, 'summaryStatus') !== undefined &&
    isListOfRecords(value['systems']) &&
    areListsOfRecords(value, 'pinnedIssues') &&
    recordsAt(value, 'systems').every((system) => areListsOfRecords(system, 'unresolvedIssues'))
  );
}

function read(value: JsonRecord, context: ReadContext): Reading {
  const unknownStatuses = new Set<string>();
  const systems = recordsAt(value, 'systems');
  const rawStatus = textAt(value, 'summaryStatus');
  const issues = [
    ...recordsAt(value, 'pinnedIssues'),
    ...systems.flatMap((system) => recordsAt(system, 'unresolvedIssues')),
  ];
  const incidents = issues.map((issue) => readIssue(issue, context, unknownStatuses));
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  return observed(
    {
      status: systems.length === 0 && status === 'operational' ? 'unknown' : status,
      rawStatus,
      components: systems.map((system, position) => readSystem(system, position, unknownStatuses)),
      incidents: [...new Map(incidents.map((incident) => [incident.externalId, incident])).values()],
      listsAllUnresolved: true,
      pageName: textAt(value, 'title'),
    },
    unknownStatuses,
  );
}

function readSystem(row: JsonRecord, position: number, unknownStatuses: Set<string>): ObservedComponent {
  const name = nameOr(textAt(row, 'name'), undefined, position);
  const rawStatus = textAt(row, 'status');
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  return makeComponent({ externalId: name, name, groupName: textAt(row, 'category'), status, rawStatus, position });
}

function readIssue(row: JsonRecord, context: ReadContext, unknownStatuses: Set<string>): ObservedIncident {
  const isResolved = row['resolved'] === true;
  const rawImpact = textAt(row, 'severity');
  return makeIncident(
    {
      externalId: textAt(row, 'permalink', 'filename'),
      title: textAt(row, 'title'),
      impact: readReported(IMPACTS, rawImpact, unknownStatuses),
      status: isResolved ? 'resolved' : 'investigating',
      startedAt: timeAt(row, 'createdAt', 'date'),
      resolvedAt: timeAt(row, 'resolvedAt', 'lastMod'),
      url: absoluteLink(textAt(row, 'permalink'), context.url),
      componentIds: (listAt(row, 'affected') ?? []).filter((name) => typeof name === 'string'),
      rawImpact,
    },
    context.now,
  );
}
