import type { Status } from '@upriver/contract';
import type { ObservedComponent, Reading } from '../../observation.ts';
import {
  isListOfRecords,
  isRecord,
  listAt,
  recordAt,
  recordsAt,
  textAt,
  type JsonRecord,
} from '../../reading/json-value.ts';
import { customerOf } from '../../reading/named-documents.ts';
import { makeComponent, nameOr, observed } from '../../reading/observed.ts';
import { worstStatus } from '../../reading/severity.ts';
import { createSingleDocumentAdapter, jsonMatches, jsonReader } from '../../reading/single-document.ts';
import { readStatus, type ReportedTable } from '../../reading/reported-status.ts';
import { resolvePath } from '../../reading/target-url.ts';

/** For the whole, `incident` is some of the parts, and `outage` and `down` all of them. */
const STATES: ReportedTable<Status> = {
  up: 'operational',
  maintenance: 'maintenance',
  incident: 'partial_outage',
  partialoutage: 'partial_outage',
  outage: 'major_outage',
  down: 'major_outage',
};

/**
 * Hyperping: the status of the whole at `/status.json`. https://hyperping.com/docs/status-page/status-page-json
 * Its older form lists the parts too, and the configuration of a page (`/api/config`) has the status of the whole.
 */
export const hyperping = createSingleDocumentAdapter({
  name: 'hyperping',
  title: 'Hyperping',
  isHostedByProvider: true,
  path: '/status.json',
  readDocument: jsonReader('Hyperping', isDocument, read),
  recognises: (document) => jsonMatches(document, isDocument),
  findDocuments: (html, pageUrl) =>
    customerOf(pageUrl, 'hyperping.app') !== undefined || /hyperping/i.test(html.slice(0, 200_000))
      ? [resolvePath(pageUrl, '/status.json'), ...configUrl(pageUrl)]
      : [],
});

function configUrl(pageUrl: string): readonly string[] {
  if (!URL.canParse(pageUrl)) return [];
  const { origin, hostname } = new URL(pageUrl);
  return [`${origin}/api/config?hostname=${hostname}`];
}

function isDocument(value: unknown): value is JsonRecord {
  if (!isRecord(value)) return false;
  if (textAt(configStatus(value), 'status') !== undefined) return true;
  return textAt(value, 'indicator') !== undefined && ('uptime' in value || isListOfRecords(value['services']));
}

function configStatus(value: JsonRecord): JsonRecord {
  return recordAt(recordAt(value, 'globals') ?? {}, 'topLevelStatus') ?? {};
}

function read(value: JsonRecord): Reading {
  const unknownStatuses = new Set<string>();
  const rawStatus = textAt(value, 'indicator') ?? textAt(configStatus(value), 'status');
  const whole = readStatus(STATES, rawStatus, unknownStatuses);
  const components =
    listAt(value, 'services') === undefined
      ? undefined
      : recordsAt(value, 'services').map((row, position) => readService(row, position, unknownStatuses));
  // A word that nobody knows may be one for trouble.
  const isUnclear =
    whole === 'operational' &&
    components !== undefined &&
    worstStatus(components.map((component) => component.status)) === 'unknown';
  const status = isUnclear ? 'unknown' : whole;
  return observed({ status, rawStatus, components, incidents: [], listsAllUnresolved: false }, unknownStatuses);
}

function readService(row: JsonRecord, position: number, unknownStatuses: Set<string>): ObservedComponent {
  const name = nameOr(textAt(row, 'name'), textAt(row, 'url'), position);
  const rawStatus = textAt(row, 'indicator');
  const status = readStatus(STATES, rawStatus, unknownStatuses);
  return makeComponent({ externalId: textAt(row, 'url') ?? name, name, status, rawStatus, position });
}
