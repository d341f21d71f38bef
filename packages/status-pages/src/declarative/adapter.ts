import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../observation.ts';
import type { Adapter } from '../adapter.ts';
import { isRecord } from '../reading/json-value.ts';
import { makeComponent, makeIncident, nameOr, observed, unreadable } from '../reading/observed.ts';
import { parseTime } from '../reading/parse-time.ts';
import { toPlainText } from '../reading/plain-text.ts';
import { jsonReader, readFirst, type ReadContext } from '../reading/single-document.ts';
import { absoluteLink } from '../reading/target-url.ts';
import { COMMON_PHASES, normalizeReported, readReported, type ReportedTable } from '../reading/reported-status.ts';
import { parseJsonPath, valueAt, valuesAt, type JsonPath } from './json-path.ts';
import type { DeclarativeComponents, DeclarativeIncidents, DeclarativePage } from './description.ts';
import { updateOf } from '../reading/update.ts';

const IMPACTS: ReportedTable<Impact> = { none: 'none', minor: 'minor', major: 'major', critical: 'critical' };

/** An adapter from a description. Reported statuses that the description does not map are `unknown`, and are recorded. */
export function createDeclarativeAdapter(page: DeclarativePage): Adapter {
  const readDocument = jsonReader('this description', isDocument, (value, context) => read(page, value, context));
  return {
    name: 'declarative',
    title: 'JSON document described by hand',
    requests: () => [{ key: 'page', url: page.url }],
    read: (documents, target, now) => readFirst(documents, target, now, readDocument),
  };
}

function isDocument(value: unknown): value is object {
  return isRecord(value) || Array.isArray(value);
}

function read(page: DeclarativePage, value: unknown, context: ReadContext): Reading {
  if ([page.components, page.incidents].some((list) => list !== undefined && isOddList(value, list.path)))
    return unreadable('What stands in the place of a list is none.');
  const unknownStatuses = new Set<string>();
  const reported = reportedTextAt(value, page.status.path);
  const incidents = page.incidents === undefined ? [] : readIncidents(page.incidents, value, context, unknownStatuses);
  return observed(
    {
      status: readReported(tableOf(page.status.values), reported, unknownStatuses) ?? 'unknown',
      rawStatus: reported,
      components:
        page.components === undefined ? undefined : readComponents(page.components, page, value, unknownStatuses),
      incidents,
      // The list can be incomplete, so an incident ends only when the page reports its end.
      listsAllUnresolved: false,
    },
    unknownStatuses,
  );
}

function readComponents(
  description: DeclarativeComponents,
  page: DeclarativePage,
  value: unknown,
  unknownStatuses: Set<string>,
): readonly ObservedComponent[] {
  const values: ReportedTable<Status> = tableOf(description.values ?? page.status.values);
  return rowsAt(value, description.path).map((row, position) => {
    const id = optionalTextAt(row, description.id);
    const name = nameOr(reportedTextAt(row, description.name), id, position);
    const externalId = id ?? name;
    const rawStatus = reportedTextAt(row, description.status);
    return makeComponent({
      externalId,
      name,
      status: readReported(values, rawStatus, unknownStatuses) ?? 'unknown',
      rawStatus,
      position,
    });
  });
}

function readIncidents(
  description: DeclarativeIncidents,
  value: unknown,
  context: ReadContext,
  unknownStatuses: Set<string>,
): readonly ObservedIncident[] {
  const incidents = rowsAt(value, description.path).map((row) =>
    readIncident(description, row, context, unknownStatuses),
  );
  return [...new Map(incidents.map((incident) => [incident.externalId, incident])).values()];
}

function readIncident(
  description: DeclarativeIncidents,
  row: unknown,
  context: ReadContext,
  unknownStatuses: Set<string>,
): ObservedIncident {
  const phases = phasesOf(description);
  const rawStatus = optionalTextAt(row, description.status);
  const rawImpact = optionalTextAt(row, description.impact);
  const resolvedAt = timeAtPath(row, description.resolvedAt);
  const known = readReported(phases, rawStatus, unknownStatuses);
  const impactValues: ReportedTable<Impact> = tableOf(description.impactValues ?? IMPACTS);
  return makeIncident(
    {
      externalId: reportedTextAt(row, description.id),
      kind:
        known === 'scheduled' || known === 'in_progress' || known === 'verifying' || known === 'completed'
          ? 'maintenance'
          : 'incident',
      title: toPlainText(reportedTextAt(row, description.title) ?? ''),
      impact: readReported(impactValues, rawImpact, unknownStatuses),
      status: known ?? 'investigating',
      isOpen: known === undefined ? resolvedAt === undefined || resolvedAt > context.now : undefined,
      startedAt: timeAtPath(row, description.startedAt),
      resolvedAt,
      url: absoluteLink(optionalTextAt(row, description.url), context.url),
      updates: readUpdates(description, row, phases),
      rawStatus,
      rawImpact,
    },
    context.now,
  );
}

function readUpdates(
  description: DeclarativeIncidents,
  row: unknown,
  phases: ReportedTable<IncidentStatus>,
): readonly ObservedUpdate[] {
  const { updates } = description;
  if (updates === undefined) return [];
  return rowsAt(row, updates.path).flatMap((update) => {
    const rawStatus = optionalTextAt(update, updates.status);
    return updateOf({
      createdAt: timeAtPath(update, updates.createdAt),
      html: reportedTextAt(update, updates.body),
      status: readReported(phases, rawStatus, new Set()) ?? 'investigating',
      rawStatus,
    });
  });
}

function phasesOf(description: DeclarativeIncidents): ReportedTable<IncidentStatus> {
  return { ...COMMON_PHASES, ...tableOf(description.statusValues ?? {}) };
}

/** Reported values are compared without regard to case, spaces, hyphens and underscores. */
function tableOf<T>(values: Readonly<Record<string, T>>): ReportedTable<T> {
  return Object.fromEntries(
    Object.entries(values).map(([reported, meaning]) => [normalizeReported(reported), meaning]),
  );
}

/** The rows of a list; a path that ends at the list itself means its items, and null there is a list without any. */
function rowsAt(value: unknown, path: string): readonly unknown[] {
  const steps = pathOf(path);
  const isList = steps.at(-1)?.kind !== 'all';
  return valuesAt(value, steps).flatMap((row): readonly unknown[] => {
    if (Array.isArray(row)) return row;
    return row === null && isList ? [] : [row];
  });
}

/** Whether items are sought in what has none, such as a text: it may tell of all the trouble. What is absent or null is an empty list. */
function isOddList(value: unknown, path: string): boolean {
  const steps = pathOf(path);
  return steps.some(
    ({ kind }, place) =>
      kind === 'all' &&
      valuesAt(value, steps.slice(0, place)).some((holder) => holder !== null && typeof holder !== 'object'),
  );
}

/** A text, a number or a truth value, as text. */
function reportedTextAt(value: unknown, path: string): string | undefined {
  const found = valueAt(value, pathOf(path));
  if (typeof found === 'string') return found.trim() === '' ? undefined : found.trim();
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : undefined;
}

function optionalTextAt(value: unknown, path: string | undefined): string | undefined {
  return path === undefined ? undefined : reportedTextAt(value, path);
}

function timeAtPath(value: unknown, path: string | undefined): number | undefined {
  return path === undefined ? undefined : parseTime(valueAt(value, pathOf(path)));
}

/** Paths were checked when the description was; one that is none leads nowhere. */
function pathOf(path: string): JsonPath {
  return parseJsonPath(path) ?? [{ kind: 'item', index: Number.MAX_SAFE_INTEGER }];
}
