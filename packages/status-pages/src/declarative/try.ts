// Tries an organization's own description of a page on a saved response, and says what is wrong with it, and where.
import { IMPACTS } from '@upriver/contract';
import type { Observation } from '../observation.ts';
import { createDeclarativeAdapter } from './adapter.ts';
import { parseJsonPath, valuesAt } from './json-path.ts';
import { parseDeclarativePage } from './description.ts';
import type { DeclarativePage, DeclarativeProblem } from './description.ts';
import { COMMON_PHASES, normalizeReported } from '../reading/reported-status.ts';

/** What would be recorded, or what stands in the way; problems beside an observation are paths that lead nowhere. */
export interface DeclarativeTrial {
  readonly observation: Observation | undefined;
  readonly problems: readonly DeclarativeProblem[];
}

/** @param response the document as text, as the vendor serves it */
export function tryDeclarative(description: unknown, response: string, now: number): DeclarativeTrial {
  const { page, problems } = parseDeclarativePage(description);
  if (page === undefined) return { observation: undefined, problems };
  const document = { key: 'page', url: page.url, contentType: 'application/json', text: response };
  const target = { url: page.url, options: {} };
  const reading = createDeclarativeAdapter(page).read(new Map([[document.key, document]]), target, now);
  if (reading.kind === 'unreadable')
    return { observation: undefined, problems: [{ field: 'response', message: reading.reason }] };
  const value: unknown = JSON.parse(response);
  return {
    observation: reading.observation,
    problems: [...listDeadPaths(page, value), ...listUnknownValues(page, value)],
  };
}

/** Reported values that the description does not map, each with the field that should map it. */
function listUnknownValues(page: DeclarativePage, value: unknown): DeclarativeProblem[] {
  const { status, components, incidents } = page;
  const tables = [
    { field: 'status.values', known: status.values, rows: [value], path: status.path },
    components === undefined
      ? undefined
      : {
          field: 'components.values',
          known: components.values ?? status.values,
          rows: rowsOf([value], components.path),
          path: components.status,
        },
    incidents?.status === undefined
      ? undefined
      : {
          field: 'incidents.statusValues',
          known: { ...COMMON_PHASES, ...incidents.statusValues },
          rows: rowsOf([value], incidents.path),
          path: incidents.status,
        },
    incidents?.impact === undefined
      ? undefined
      : {
          field: 'incidents.impactValues',
          known: incidents.impactValues ?? Object.fromEntries(IMPACTS.map((impact) => [impact, impact])),
          rows: rowsOf([value], incidents.path),
          path: incidents.impact,
        },
  ];
  return tables
    .filter((table) => table !== undefined)
    .flatMap(({ field, known, rows, path }) => {
      const given = new Set(Object.keys(known).map(normalizeReported));
      const values = rows
        .flatMap((row) => valuesAt(row, pathOf(path)))
        .filter((reported) => ['string', 'number', 'boolean'].includes(typeof reported))
        .map((reported) => String(reported).trim());
      return [...new Set(values)]
        .filter((reported) => reported !== '' && !given.has(normalizeReported(reported)))
        .map((reported) => ({
          field: `${field}.${reported}`,
          message: 'The response contains this value, which the description does not map.',
        }));
    });
}

/** Paths that lead to nothing in this response. An empty list says nothing about the paths of its rows. */
function listDeadPaths(page: DeclarativePage, value: unknown): DeclarativeProblem[] {
  const { status, components, incidents } = page;
  return [
    ...dead('status.path', [value], status.path),
    ...(components === undefined ? [] : rowsProblems('components', [value], components, ['id', 'name', 'status'])),
    ...(incidents === undefined
      ? []
      : rowsProblems('incidents', [value], incidents, ['id', 'title', 'status', 'impact', 'startedAt', 'url'])),
    ...(incidents?.updates === undefined
      ? []
      : rowsProblems('incidents.updates', rowsOf([value], incidents.path), incidents.updates, ['body', 'createdAt'])),
  ];
}

function rowsProblems(
  field: string,
  parents: readonly unknown[],
  description: object & { readonly path: string },
  members: readonly string[],
): DeclarativeProblem[] {
  // An empty list is a list; one whose way there is missing is none.
  const [way = ''] = description.path.split('[*]');
  if (!parents.some((parent) => valuesAt(parent, pathOf(way)).length > 0))
    return parents.length === 0 ? [] : dead(`${field}.path`, parents, description.path);
  const rows = rowsOf(parents, description.path);
  return members.flatMap((member) => {
    const path = new Map<string, unknown>(Object.entries(description)).get(member);
    return typeof path === 'string' ? dead(`${field}.${member}`, rows, path) : [];
  });
}

/** A problem when the path leads to something in none of the rows. */
function dead(field: string, rows: readonly unknown[], path: string): DeclarativeProblem[] {
  const leads = rows.some((row) => valuesAt(row, pathOf(path)).some((value) => value !== undefined && value !== null));
  return leads || rows.length === 0 ? [] : [{ field, message: `"${path}" matches nothing in this response.` }];
}

function rowsOf(parents: readonly unknown[], path: string): readonly unknown[] {
  return parents.flatMap((parent) =>
    valuesAt(parent, pathOf(path)).flatMap((row): readonly unknown[] => (Array.isArray(row) ? row : [row])),
  );
}

/** Paths were checked when the description was. */
function pathOf(path: string): NonNullable<ReturnType<typeof parseJsonPath>> {
  return parseJsonPath(path) ?? [];
}
