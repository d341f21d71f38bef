import type { Impact, Status } from '@upriver/contract';
import type { PageDocument } from '../../adapter.ts';
import type { ObservedIncident, Reading } from '../../observation.ts';
import { makeIncident, observed, unreadable } from '../../reading/observed.ts';
import { toPlainText } from '../../reading/plain-text.ts';
import { shareOfDown, worstOfOpen, worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter } from '../../reading/single-document.ts';
import { readReported, readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { absoluteLink } from '../../reading/target-url.ts';

/** What stands at the top of a page. */
const STATES: ReportedTable<Status> = {
  all_systems_operational: 'operational',
  degraded_performance: 'degraded',
  service_disruption: 'partial_outage',
  service_unavailable: 'major_outage',
  maintenance: 'maintenance',
};

/** What the classes of components say on older pages. One that is still watched or informed of is not called healthy. */
const COMPONENT_STATES: ReportedTable<Status> = {
  available: 'operational',
  informational: 'degraded',
  monitored: 'degraded',
  identified: 'degraded',
  investigating: 'degraded',
  degraded: 'degraded',
  maintenance: 'maintenance',
  unavailable: 'major_outage',
};

/** Classes of incidents by what they mean. */
const IMPACTS: ReportedTable<Impact> = { degraded: 'minor', disruption: 'major', unavailable: 'critical' };
/** Those of incidents that only inform, and affect nothing. A class of tomorrow is trouble. */
const INFORMS: readonly string[] = ['available', 'informational', 'information', 'none', 'normal', 'operational'];

/** Phases of incidents: whether one is over. */
const ARE_OVER: ReportedTable<boolean> = { inprogress: false, future: false, resolved: true, completed: true };

const TITLE = /<h1\b[^>]{0,300}\bclass="[^"]{0,200}\bsc-hero__title\b[^"]{0,200}"[^>]{0,300}>([^<]{1,200})</;
const ROW =
  /class="[^"]{0,300}\bincident-body\b[^"]{0,300}\bincident-type-(\w{1,40})\b[^"]{0,300}\bincident-status-(\w{1,40})\b[^"]{0,300}\bincident-mostsevere-status-(\w{1,40})\b/g;
/** Classes of a component of an older page, one of which is its state. */
const COMPONENT = /class="([^"]{0,200}\bstatus-list-component-status-text\b[^"]{0,200})"/g;
const COMPONENT_STATE = /(?:^|\s)component-(\S{1,40})/;
const HTML_LENGTH_MAX = 2_000_000;

/** StatusCast: a page in HTML, whose classes say what is in progress. Some of its customers refuse clients that are no browser. */
export const statuscast = createSingleDocumentAdapter({
  name: 'statuscast',
  title: 'StatusCast',
  isHostedByProvider: true,
  path: '',
  readDocument,
  recognises: (document) => titleOf(document) !== undefined || componentStatesOf(document).length > 0,
});

/** Nothing of a page that was cut short. */
function wholePage({ text }: PageDocument): string {
  const page = text.slice(0, HTML_LENGTH_MAX);
  return /<\/(?:body|html)>\s*$/i.test(page) ? page : '';
}

/** Undefined for another page, or an older one. */
function titleOf(document: PageDocument): string | undefined {
  return TITLE.exec(wholePage(document))?.[1]?.trim();
}

/** What an older page says of each of its components, without their names; undefined for one of which it says nothing. */
function componentStatesOf(document: PageDocument): readonly (string | undefined)[] {
  return [...wholePage(document).matchAll(COMPONENT)].map(([, classes = '']) => COMPONENT_STATE.exec(classes)?.[1]);
}

function readComponentStates(states: readonly (string | undefined)[]): Reading {
  const unknownStatuses = new Set<string>();
  const statuses = states.map((state) => readStatus(COMPONENT_STATES, state, unknownStatuses));
  return observed({ status: shareOfDown(statuses), incidents: [], listsAllUnresolved: false }, unknownStatuses);
}

function readDocument(document: PageDocument, _target: unknown, now: number): Reading {
  const rawStatus = titleOf(document);
  if (rawStatus === undefined) {
    const states = componentStatesOf(document);
    if (states.length > 0) return readComponentStates(states);
    return unreadable('The page is not one of StatusCast, or it was cut short.');
  }
  const unknownStatuses = new Set<string>();
  const told = readStatus(STATES, rawStatus, unknownStatuses);
  const incidents = readRows(document, now, unknownStatuses);
  const open = worstOfOpen(incidents);
  // A row in a phase of tomorrow may be in progress.
  const calm = told === 'operational' && unknownStatuses.size > 0 ? 'unknown' : told;
  return observed(
    { status: open === undefined ? calm : worstStatus([calm, open]), rawStatus, incidents, listsAllUnresolved: false },
    unknownStatuses,
  );
}

function readRows({ text, url }: PageDocument, now: number, unknownStatuses: Set<string>): readonly ObservedIncident[] {
  const page = text.slice(0, HTML_LENGTH_MAX);
  const rows = [...page.matchAll(ROW)];
  return rows.flatMap((row, place): ObservedIncident[] => {
    const [, type = '', lifecycle = '', severity = ''] = row;
    const impact = Object.hasOwn(IMPACTS, severity) ? IMPACTS[severity] : 'minor';
    const isMaintenance = type === 'scheduledmaintenance';
    // What only informs is no incident, and what is over stays on the page.
    if (!isMaintenance && (INFORMS.includes(severity) || type === 'informational')) return [];
    const isOver = readReported(ARE_OVER, lifecycle, unknownStatuses);
    if (isOver !== false) return [];
    const part = page.slice(row.index, Math.min(rows[place + 1]?.index ?? page.length, row.index + 10_000));
    const path = /href="(\/incident\/\d{1,20})"/.exec(part)?.[1];
    const title = /aria-label="Incident Title"[^>]{0,200}>([^<]{1,500})</.exec(part)?.[1];
    return [
      makeIncident(
        {
          externalId: path?.split('/').at(-1),
          kind: isMaintenance ? 'maintenance' : 'incident',
          title: title === undefined ? undefined : toPlainText(title),
          impact,
          status: isMaintenance ? (lifecycle === 'future' ? 'scheduled' : 'in_progress') : 'investigating',
          startedAt: undefined,
          url: absoluteLink(path, url),
          rawStatus: lifecycle,
          rawImpact: severity,
        },
        now,
      ),
    ];
  });
}
