import type { Impact, IncidentStatus, Status } from '@upriver/contract';
import type { ObservedComponent, ObservedIncident, ObservedUpdate, Reading } from '../observation.ts';
import type { Adapter } from '../adapter.ts';
import { isRecord } from '../reading/json-value.ts';
import { makeComponent, makeIncident, observed } from '../reading/observed.ts';
import { parseTime } from '../reading/parse-time.ts';
import { toPlainText } from '../reading/plain-text.ts';
import { jsonReader, readFirst, type ReadContext } from '../reading/single-document.ts';
import { absoluteLink } from '../reading/target-url.ts';
import { COMMON_PHASE_WORDS, normalizeWord, readWord, type WordTable } from '../reading/words.ts';
import { parseJsonPath, valueAt, valuesAt, type JsonPath } from './json-path.ts';
import type { DeclarativeComponents, DeclarativeIncidents, DeclarativePage } from './description.ts';
import { updateOf } from '../reading/update.ts';

const IMPACTS: WordTable<Impact> = { none: 'none', minor: 'minor', major: 'major', critical: 'critical' };

/** An adapter from a description. Words that the description does not name are `unknown`, and are noted. */
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
  const unknownStatuses = new Set<string>();
  const word = wordAt(value, page.status.path);
  const incidents = page.incidents === undefined ? [] : readIncidents(page.incidents, value, context, unknownStatuses);
  return observed(
    {
      status: readWord(tableOf(page.status.words), word, unknownStatuses) ?? 'unknown',
      rawStatus: word,
      components:
        page.components === undefined ? undefined : readComponents(page.components, page, value, unknownStatuses),
      incidents,
      // Nobody has promised that the list is whole; an incident ends by its own word.
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
  const words: WordTable<Status> = tableOf(description.words ?? page.status.words);
  return rowsAt(value, description.path).flatMap((row, position) => {
    const name = wordAt(row, description.name);
    if (name === undefined) return [];
    const externalId = description.id === undefined ? name : (wordAt(row, description.id) ?? name);
    const rawStatus = wordAt(row, description.status);
    return [
      makeComponent({
        externalId,
        name,
        status: readWord(words, rawStatus, unknownStatuses) ?? 'unknown',
        rawStatus,
        position,
      }),
    ];
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
  const rawStatus = optionalWordAt(row, description.status);
  const rawImpact = optionalWordAt(row, description.impact);
  const resolvedAt = timeAtPath(row, description.resolvedAt);
  const known = readWord(phases, rawStatus, unknownStatuses);
  const impactWords: WordTable<Impact> = tableOf(description.impactWords ?? IMPACTS);
  return makeIncident(
    {
      externalId: wordAt(row, description.id),
      kind:
        known === 'scheduled' || known === 'in_progress' || known === 'verifying' || known === 'completed'
          ? 'maintenance'
          : 'incident',
      title: toPlainText(wordAt(row, description.title) ?? ''),
      impact: readWord(impactWords, rawImpact, unknownStatuses),
      status: known ?? 'investigating',
      isOpen: known === undefined ? resolvedAt === undefined : undefined,
      startedAt: timeAtPath(row, description.startedAt),
      resolvedAt,
      url: absoluteLink(optionalWordAt(row, description.url), context.url),
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
  phases: WordTable<IncidentStatus>,
): readonly ObservedUpdate[] {
  const { updates } = description;
  if (updates === undefined) return [];
  return rowsAt(row, updates.path).flatMap((update) => {
    const rawStatus = optionalWordAt(update, updates.status);
    return updateOf({
      createdAt: timeAtPath(update, updates.createdAt),
      html: wordAt(update, updates.body),
      status: readWord(phases, rawStatus, new Set()) ?? 'investigating',
      rawStatus,
    });
  });
}

function phasesOf(description: DeclarativeIncidents): WordTable<IncidentStatus> {
  return { ...COMMON_PHASE_WORDS, ...tableOf(description.statusWords ?? {}) };
}

/** Words are compared without regard to case and to the marks between their parts. */
function tableOf<T>(words: Readonly<Record<string, T>>): WordTable<T> {
  return Object.fromEntries(Object.entries(words).map(([word, meaning]) => [normalizeWord(word), meaning]));
}

/** The rows of a list; a path that ends at the list itself means its items. */
function rowsAt(value: unknown, path: string): readonly unknown[] {
  return valuesAt(value, pathOf(path)).flatMap((row): readonly unknown[] => (Array.isArray(row) ? row : [row]));
}

/** A text, a number or a truth value, as text. */
function wordAt(value: unknown, path: string): string | undefined {
  const found = valueAt(value, pathOf(path));
  if (typeof found === 'string') return found.trim() === '' ? undefined : found.trim();
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : undefined;
}

function optionalWordAt(value: unknown, path: string | undefined): string | undefined {
  return path === undefined ? undefined : wordAt(value, path);
}

function timeAtPath(value: unknown, path: string | undefined): number | undefined {
  return path === undefined ? undefined : parseTime(valueAt(value, pathOf(path)));
}

/** Paths were checked when the description was; one that is none leads nowhere. */
function pathOf(path: string): JsonPath {
  return parseJsonPath(path) ?? [{ kind: 'item', index: Number.MAX_SAFE_INTEGER }];
}
