import { STATUSES, type Impact, type IncidentStatus, type Status } from '@upriver/contract';
import { INCIDENT_STATUSES, IMPACTS } from '@upriver/contract';
import { isRecord, recordAt, textAt, type JsonRecord } from '../reading/json-value.ts';
import { parseJsonPath } from './json-path.ts';

/** A vendor's status document, described in a few lines by an organization. Paths are those of `json-path.ts`. */
export interface DeclarativePage {
  /** Absolute URL of the JSON document. */
  readonly url: string;
  /** The overall status that the page reports. */
  readonly status: DeclarativeStatus;
  readonly components?: DeclarativeComponents;
  readonly incidents?: DeclarativeIncidents;
}

export interface DeclarativeStatus {
  readonly path: string;
  /** Maps reported statuses to ours. Any other reported status is `unknown`. */
  readonly values: Readonly<Record<string, Status>>;
}

/** `path` gives the rows; the other paths begin at a row. */
export interface DeclarativeComponents {
  readonly path: string;
  readonly id?: string;
  readonly name: string;
  readonly status: string;
  /** Those of the page's own status when absent. */
  readonly values?: Readonly<Record<string, Status>>;
}

export interface DeclarativeIncidents {
  readonly path: string;
  readonly id: string;
  readonly title: string;
  /** Path to the phase; a row without one is open until it has an end. */
  readonly status?: string;
  readonly statusValues?: Readonly<Record<string, IncidentStatus>>;
  readonly impact?: string;
  readonly impactValues?: Readonly<Record<string, Impact>>;
  readonly startedAt: string;
  readonly resolvedAt?: string;
  readonly url?: string;
  readonly updates?: {
    readonly path: string;
    readonly body: string;
    readonly createdAt: string;
    readonly status?: string;
  };
}

/** What is wrong with a description, and where. */
export interface DeclarativeProblem {
  /** For example `components.name`. */
  readonly field: string;
  readonly message: string;
}

export type ParsedDeclarativePage =
  | { readonly page: DeclarativePage; readonly problems?: undefined }
  | { readonly page?: undefined; readonly problems: readonly DeclarativeProblem[] };

/** Maximum number of entries of one mapping. */
const VALUES_MAX = 100;

/** Checks a description that somebody wrote; every problem is named, not only the first. */
export function parseDeclarativePage(value: unknown): ParsedDeclarativePage {
  const problems: DeclarativeProblem[] = [];
  if (!isRecord(value)) return { problems: [{ field: '', message: 'The description must be an object.' }] };
  const url = textAt(value, 'url');
  if (url === undefined || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    problems.push({ field: 'url', message: 'Must be the absolute http or https URL of the JSON document.' });
  }
  checkKeys(value, ['url', 'status', 'components', 'incidents'], '', problems);
  checkStatus(value, problems);
  checkComponents(value, problems);
  checkIncidents(value, problems);
  return problems.length > 0 ? { problems } : { page: asPage(value) };
}

function checkStatus(value: JsonRecord, problems: DeclarativeProblem[]): void {
  const status = recordAt(value, 'status');
  if (status === undefined) {
    problems.push({
      field: 'status',
      message: 'Is required: { "path": "…", "values": { "<reported status>": "<status>" } }.',
    });
    return;
  }
  checkKeys(status, ['path', 'values'], 'status.', problems);
  checkPath(status, 'path', 'status.', true, problems);
  checkValues(status, 'values', 'status.', STATUSES, true, problems);
}

function checkComponents(value: JsonRecord, problems: DeclarativeProblem[]): void {
  if (!('components' in value)) return;
  const components = recordAt(value, 'components');
  if (components === undefined) {
    problems.push({ field: 'components', message: 'Must be an object with path, name and status.' });
    return;
  }
  checkKeys(components, ['path', 'id', 'name', 'status', 'values'], 'components.', problems);
  for (const key of ['path', 'name', 'status']) checkPath(components, key, 'components.', true, problems);
  checkPath(components, 'id', 'components.', false, problems);
  checkValues(components, 'values', 'components.', STATUSES, false, problems);
}

function checkIncidents(value: JsonRecord, problems: DeclarativeProblem[]): void {
  if (!('incidents' in value)) return;
  const incidents = recordAt(value, 'incidents');
  if (incidents === undefined) {
    problems.push({ field: 'incidents', message: 'Must be an object with path, id, title and startedAt.' });
    return;
  }
  const optional = ['status', 'impact', 'resolvedAt', 'url'];
  const required = ['path', 'id', 'title', 'startedAt'];
  checkKeys(incidents, [...required, ...optional, 'statusValues', 'impactValues', 'updates'], 'incidents.', problems);
  for (const key of required) checkPath(incidents, key, 'incidents.', true, problems);
  for (const key of optional) checkPath(incidents, key, 'incidents.', false, problems);
  checkValues(incidents, 'statusValues', 'incidents.', INCIDENT_STATUSES, false, problems);
  checkValues(incidents, 'impactValues', 'incidents.', IMPACTS, false, problems);
  if (!('status' in incidents) && !('resolvedAt' in incidents)) {
    problems.push({
      field: 'incidents',
      message: 'Needs status or resolvedAt: without either nothing says when an incident is over.',
    });
  }
  checkUpdates(incidents, problems);
}

function checkUpdates(incidents: JsonRecord, problems: DeclarativeProblem[]): void {
  if (!('updates' in incidents)) return;
  const updates = recordAt(incidents, 'updates');
  if (updates === undefined) {
    problems.push({ field: 'incidents.updates', message: 'Must be an object with path, body and createdAt.' });
    return;
  }
  checkKeys(updates, ['path', 'body', 'createdAt', 'status'], 'incidents.updates.', problems);
  for (const key of ['path', 'body', 'createdAt']) checkPath(updates, key, 'incidents.updates.', true, problems);
  checkPath(updates, 'status', 'incidents.updates.', false, problems);
}

function checkKeys(record: JsonRecord, known: readonly string[], prefix: string, problems: DeclarativeProblem[]): void {
  for (const key of Object.keys(record)) {
    if (!known.includes(key))
      problems.push({ field: prefix + key, message: `Is not a known field; known are ${known.join(', ')}.` });
  }
}

function checkPath(
  record: JsonRecord,
  key: string,
  prefix: string,
  isRequired: boolean,
  problems: DeclarativeProblem[],
): void {
  const value = record[key];
  if (value === undefined) {
    if (isRequired)
      problems.push({ field: prefix + key, message: 'Is required: a path such as "data.items[*].name".' });
    return;
  }
  if (typeof value !== 'string' || parseJsonPath(value) === undefined) {
    problems.push({
      field: prefix + key,
      message: 'Is not a path. Write member names between dots, [0] for an item and [*] for all: "data.items[*].name".',
    });
  }
}

function checkValues(
  record: JsonRecord,
  key: string,
  prefix: string,
  meanings: readonly string[],
  isRequired: boolean,
  problems: DeclarativeProblem[],
): void {
  if (record[key] === undefined && !isRequired) return;
  const values = recordAt(record, key);
  if (values === undefined || Object.keys(values).length === 0 || Object.keys(values).length > VALUES_MAX) {
    problems.push({
      field: prefix + key,
      message: `Must be an object of 1 to ${VALUES_MAX} reported values and their meanings (${meanings.join(', ')}).`,
    });
    return;
  }
  for (const [reported, meaning] of Object.entries(values)) {
    if (typeof meaning !== 'string' || !meanings.includes(meaning)) {
      problems.push({ field: `${prefix}${key}.${reported}`, message: `Must be one of ${meanings.join(', ')}.` });
    }
  }
}

/** Safe: every member was checked just before, and unknown ones are refused. */
function asPage(value: JsonRecord): DeclarativePage {
  return value as unknown as DeclarativePage;
}
